import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { type BookingKind, sideName } from '@properysearch/contract/bookings/facts'
import { CircleCheck, CircleX, Hourglass } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import { StateBadge, type StateLook } from '../../../ui/state-badge.tsx'
import { YearsTable } from '../../../ui/years-table.tsx'
import { exact } from './deal-words.ts'
import { maySetChallan, type Payment, paymentLabel, receiverOf } from './dues.ts'
import type { OnPress } from './press.ts'
import { RentReceipt } from './rental/rent-receipts.tsx'

const looks: Record<Payment['status'], StateLook & { name: string }> = {
  confirmed: { icon: CircleCheck, className: 'bg-good-wash text-good', name: 'Confirmed' },
  waiting: { icon: Hourglass, className: 'bg-leaf-wash text-leaf', name: 'To be confirmed' },
  refused: { icon: CircleX, className: 'bg-danger-wash text-danger', name: 'Not received' },
}

interface PaymentTableProps {
  room: BookingRoom
  /** One below the heading above it. */
  heading?: 'h2' | 'h3'
  /** Absent: to read only. */
  onPress?: OnPress
}

/** Of years of payments the room shows the last few; the statement shows them all. */
const newest = 3

/** Somebody has to say something about it yet. */
const isOpen = ({ status, tds, challan }: Payment) =>
  status === 'waiting' || (status === 'confirmed' && tds > 0 && !challan?.isConfirmed)

/** Every payment with its tax, and what is still to be said about it. */
export function PaymentTable({ room, heading: Heading = 'h3', onPress }: PaymentTableProps) {
  const [isWhole, setWhole] = useState(false)
  const { payments } = room.money
  const isLong = onPress !== undefined && payments.length > newest + 1
  const shown =
    isLong && !isWhole ? payments.filter((row, i) => isOpen(row) || i >= payments.length - newest) : payments
  const hasTax = payments.some(({ tds }) => tds > 0)
  const columns: Column<Payment>[] = [
    {
      label: 'Payment',
      isBare: true,
      cell: (row) => (
        <>
          <p className="font-medium">{paymentLabel(room, row)}</p>
          <p className="figures text-soft-ink text-xs">
            {formatDay(row.paidOn)} · {referenceOf(row)}
          </p>
          {row.toLender === undefined ? null : <p className="text-soft-ink text-xs">{loanWords(row.toLender)}</p>}
          <div className="mt-1.5 grid justify-items-start gap-1">
            <StateBadge look={looks[row.status]} name={looks[row.status].name} />
            {row.refusedWhy ? <p className="text-soft-ink text-xs">“{row.refusedWhy}”</p> : null}
            <Answer row={row} room={room} onPress={onPress} />
            {row.what === 'rent' && row.status === 'confirmed' ? (
              <RentReceipt payment={row} label={paymentLabel(room, row)} />
            ) : null}
          </div>
        </>
      ),
    },
    { label: 'Amount', isNumber: true, cell: ({ gross }) => exact(gross) },
    ...(hasTax
      ? [
          { label: 'Tax', isNumber: true, cell: ({ tds }: Payment) => exact(tds) },
          { label: 'Transferred', isNumber: true, cell: ({ cash }: Payment) => exact(cash) },
          { label: 'Challan', cell: (row: Payment) => <Challan row={row} room={room} onPress={onPress} /> },
        ]
      : []),
  ]
  return (
    <div className="grid gap-2">
      <Heading className="font-semibold text-base">Payments</Heading>
      <YearsTable
        caption="Payments"
        columns={columns}
        rows={shown}
        keyOf={({ id }) => id}
        dayOf={({ paidOn }) => paidOn}
        now={shown.at(-1)}
        sumOf={yearText}
      />
      {shown.length < payments.length ? (
        <Button look="quiet" className="-ms-4 justify-self-start text-sm" onClick={() => setWhole(true)}>
          Show all {payments.length} payments
        </Button>
      ) : null}
    </div>
  )
}

function yearText(rows: readonly Payment[]): string {
  const confirmed = rows.filter(({ status }) => status === 'confirmed')
  const sum = confirmed.reduce((sum, { gross }) => sum + Math.round(gross * 100), 0) / 100
  return `${confirmed.length} ${confirmed.length === 1 ? 'payment' : 'payments'}, ${exact(sum)}`
}

/** How it can be found again: by our order, or by what the two sides wrote down. */
export function referenceOf({ orderId, reference }: Pick<Payment, 'orderId' | 'reference'>): string {
  return orderId === null ? (reference ?? 'No reference') : `Order ${orderId}`
}

const loanWords = (toLender: number) =>
  `Paid by the buyer’s bank${toLender > 0 ? `, ${exact(toLender)} of it to the seller’s lender` : ''}`

interface CellProps {
  row: Payment
  room: BookingRoom
  onPress?: OnPress | undefined
}

function Challan({ row, room, onPress }: CellProps) {
  if (row.tds === 0) return <>None</>
  if (row.challan) {
    return (
      <span className="figures">
        {row.challan.number}
        <span className="block text-soft-ink text-xs">{formatDay(row.challan.paidOn)}</span>
        <span className="block text-soft-ink text-xs">{challanStatus(row.challan, room.bookingData.kind)}</span>
        {onPress && maySetChallan(room) && !row.challan.isConfirmed ? (
          <Button
            look="quiet"
            className="-mx-2 min-h-9 px-2 py-1 text-sm"
            aria-label={`Correct it: challan of ${paymentLabel(room, row)}`}
            onClick={() => onPress({ do: 'challan', payment: row })}
          >
            Correct it
          </Button>
        ) : null}
        {onPress && room.bookingData.side === 'seller' && !row.challan.isConfirmed ? (
          <Button
            look="quiet"
            className="-mx-2 min-h-9 px-2 py-1 text-sm"
            aria-label={`Confirm: challan of ${paymentLabel(room, row)}`}
            onClick={() => onPress({ do: 'confirm-challan', payment: row })}
          >
            Confirm
          </Button>
        ) : null}
      </span>
    )
  }
  if (row.status !== 'confirmed') return <>Not yet</>
  return (
    <div className="grid gap-1 max-md:justify-items-end">
      {row.fileBy ? <span className="figures whitespace-nowrap text-xs">File by {formatDay(row.fileBy)}</span> : null}
      {onPress && maySetChallan(room) ? (
        <Button
          look="quiet"
          className="-mx-2 min-h-9 justify-self-start whitespace-nowrap px-2 py-1 text-sm"
          aria-label={`Record challan: ${paymentLabel(room, row)}`}
          onClick={() => onPress({ do: 'challan', payment: row })}
        >
          Record challan
        </Button>
      ) : null}
    </div>
  )
}

/** Whose word it is. */
export const challanStatus = ({ isConfirmed }: NonNullable<Payment['challan']>, kind: BookingKind) =>
  isConfirmed ? `Confirmed by the ${sideName('seller', kind)}` : `Recorded by the ${sideName('buyer', kind)}`

/** For whoever did not record it. */
function Answer({ row, room, onPress }: CellProps) {
  const { side } = room.bookingData
  if (!onPress || row.status !== 'waiting' || row.recordedBy === side) return null
  const label = paymentLabel(room, row)
  const refuse = side === receiverOf(row) ? 'Not received' : 'Not paid'
  return (
    <div className="flex flex-wrap gap-1">
      <Button
        look="secondary"
        className="text-sm"
        aria-label={`Confirm: ${label}`}
        onClick={() => onPress({ do: 'confirm-payment', payment: row })}
      >
        Confirm
      </Button>
      <Button
        look="quiet"
        className="text-sm"
        aria-label={`${refuse}: ${label}`}
        onClick={() => onPress({ do: 'refuse-payment', payment: row })}
      >
        {refuse}
      </Button>
    </div>
  )
}
