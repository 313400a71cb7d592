import { hraRules, inForceOn } from '@properysearch/contract/bookings/law'
import type { RentalRoom } from '@properysearch/contract/bookings/rental-room'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { api, messageOf } from '../../../../lib/api.ts'
import { dayInIndia } from '../../../../lib/day-in-india.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { Button } from '../../../../ui/button.tsx'
import { Part } from '../../../../ui/part.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { useDownload } from '../../deal.queries.ts'
import { exact } from '../deal-words.ts'
import type { Payment } from '../dues.ts'
import { financialYear } from './rental-words.ts'

/** Of one month, for the tenant’s employer. */
export function RentReceipt({ payment: { id }, label }: { payment: Payment; label: string }) {
  return (
    <Receipt
      label={`Rent receipt: ${label}`}
      fetchFile={() => api.bookings.downloadRentReceipt({ paymentId: id })}
      fileName={`rent-receipt-${id}.pdf`}
    >
      Rent receipt
    </Receipt>
  )
}

/** A whole financial year on one sheet. */
export function ReceiptsPart({ bookingId, rental }: { bookingId: number; rental: RentalRoom }) {
  if (rental.receiptYears.length === 0) return null
  const { panAbovePaise } = inForceOn(hraRules, dayInIndia(new Date().toISOString()))
  return (
    <Part
      folds
      title="Rent receipts"
      note={`For claiming house rent allowance (HRA). Above ${exact(panAbovePaise / 100)} a year the receipt shows the owner’s PAN.`}
    >
      <div className="flex flex-wrap gap-2">
        {rental.receiptYears.map((year) => {
          const name = financialYear(year)
          return (
            <Receipt
              key={year}
              isButton
              label={`Receipt for ${name}`}
              fetchFile={() => api.bookings.downloadRentYear({ id: bookingId, year })}
              fileName={`rent-receipt-${name}.pdf`}
            >
              Receipt for {name}
            </Receipt>
          )
        })}
      </div>
    </Part>
  )
}

interface ReceiptProps {
  label: string
  fileName: string
  fetchFile: () => Promise<Blob>
  isButton?: boolean
  children: ReactNode
}

function Receipt({ label, fileName, fetchFile, isButton = false, children }: ReceiptProps) {
  const download = useDownload(fetchFile)
  const save = () =>
    download.mutate(undefined, {
      onSuccess: (file) => saveFile(file, fileName),
      onError: (error) => toast.error(messageOf(error)),
    })
  return (
    <Button
      look={isButton ? 'secondary' : 'quiet'}
      className={isButton ? 'text-sm' : '-ms-2 min-h-9 px-2 py-1 text-sm'}
      aria-label={label}
      disabled={download.isPending}
      onClick={save}
    >
      <Download aria-hidden className="size-4 shrink-0" />
      {children}
    </Button>
  )
}
