import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { CircleAlert, CircleCheck, Clock, Hourglass } from 'lucide-react'
import { formatDay } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { StateBadge } from '../../../ui/state-badge.tsx'
import { exact } from './deal-words.ts'
import { type Instalment, instalmentDue, isHeld, isPaid, waitingPayment } from './dues.ts'
import type { OnPress } from './press.ts'

interface InstalmentTableProps {
  room: BookingRoom
  /** One below the heading above it. */
  heading?: 'h2' | 'h3'
  /** Absent: to read only. */
  onPress?: OnPress
}

/** What is due and when; the buyer pays or either side records it here. */
export function InstalmentTable({ room, heading: Heading = 'h3', onPress }: InstalmentTableProps) {
  const isWaiting = ({ id }: Instalment) => waitingPayment(room)?.instalmentId === id
  const columns: Column<Instalment>[] = [
    { label: 'Instalment', cell: ({ number }) => <span className="font-medium">{number}</span> },
    { label: 'Due on', cell: ({ dueOn }) => <span className="figures whitespace-nowrap">{formatDay(dueOn)}</span> },
    { label: 'Amount', isNumber: true, cell: ({ gross }) => exact(gross) },
    { label: 'Status', cell: (row) => <InstalmentState row={row} isWaiting={isWaiting(row)} /> },
  ]
  const offer = onPress ? offered(room, onPress) : null
  if (offer) columns.push({ label: 'Action', isBare: true, cell: (row) => (isWaiting(row) ? null : offer(row)) })
  return (
    <div className="grid gap-2">
      <Heading className="font-semibold text-base">Instalments</Heading>
      <DataTable caption="Instalments" columns={columns} rows={room.money.instalments} keyOf={({ id }) => id} />
    </div>
  )
}

function InstalmentState({ row, isWaiting }: { row: Instalment; isWaiting: boolean }) {
  if (isPaid(row)) return <StateBadge look={{ icon: CircleCheck, className: 'bg-good-wash text-good' }} name="Paid" />
  if (isWaiting) {
    return <StateBadge look={{ icon: Hourglass, className: 'bg-leaf-wash text-leaf' }} name="To be confirmed" />
  }
  if (row.isLate) {
    return <StateBadge look={{ icon: CircleAlert, className: 'bg-danger-wash text-danger' }} name="Late" />
  }
  return <StateBadge look={{ icon: Clock, className: 'bg-sunken text-ink' }} name="Due" />
}

function offered(room: BookingRoom, onPress: OnPress) {
  const { state, side } = room.bookingData
  if (state !== 'agreed' && state !== 'paying') return null
  const isPayable = isHeld(room)
  if (isPayable && side === 'seller') return null
  return (row: Instalment) => {
    if (isPaid(row)) return null
    const due = instalmentDue(room, row)
    return (
      <Button
        look="secondary"
        className="text-sm max-md:w-full"
        aria-label={`${isPayable ? 'Pay' : 'Record'} instalment ${row.number}`}
        onClick={() => onPress(isPayable ? { do: 'pay', due } : { do: 'record-payment', due })}
      >
        {isPayable ? 'Pay' : 'Record'}
      </Button>
    )
  }
}
