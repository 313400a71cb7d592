import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { lastDayOfMonth } from '@properysearch/contract/values/days'
import { CircleAlert, CircleCheck, CircleMinus, Clock, Hourglass } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import { StateBadge, type StateLook } from '../../../ui/state-badge.tsx'
import { YearsTable } from '../../../ui/years-table.tsx'
import { exact } from './deal-words.ts'
import {
  type Instalment,
  instalmentDue,
  instalmentNames,
  interestDue,
  isDueCollected,
  isPaid,
  isPayableNow,
  type Payment,
  waitingPayments,
} from './dues.ts'
import type { OnPress } from './press.ts'

interface InstalmentTableProps {
  room: BookingRoom
  /** One below the heading above it. */
  heading?: 'h2' | 'h3'
  /** Absent: to read only. */
  onPress?: OnPress
}

/** A line of the schedule: an instalment, or the interest on one that was late. */
interface Line {
  instalment: Instalment
  isInterest: boolean
}

const looks = {
  paid: { icon: CircleCheck, className: 'bg-good-wash text-good', name: 'Paid' },
  waiting: { icon: Hourglass, className: 'bg-leaf-wash text-leaf', name: 'To be confirmed' },
  late: { icon: CircleAlert, className: 'bg-danger-wash text-danger', name: 'Late' },
  due: { icon: Clock, className: 'bg-sunken text-ink', name: 'Due' },
  growing: { icon: Clock, className: 'bg-marigold-wash text-marigold-ink', name: 'If paid today' },
  waived: { icon: CircleMinus, className: 'bg-sunken text-ink', name: 'Waived' },
} satisfies Record<string, StateLook & { name: string }>

/** What is due and when; the buyer pays or either side records it here. */
export function InstalmentTable({ room, heading: Heading = 'h3', onPress }: InstalmentTableProps) {
  const [isWhole, setWhole] = useState(false)
  const isRental = room.bookingData.kind === 'rental'
  const title = isRental ? 'Deposit and rent' : 'Instalments'
  const waiting = waitingPayments(room)
  const { instalments } = room.money
  const now = onPress && !isWhole ? aroundNow(instalments) : instalments
  const lines: Line[] = now.flatMap((instalment) => [
    { instalment, isInterest: false },
    ...(instalment.interest ? [{ instalment, isInterest: true }] : []),
  ])
  const columns: Column<Line>[] = [
    {
      label: isRental ? 'For' : 'Instalment',
      isBare: isRental,
      cell: ({ instalment, isInterest }) =>
        isInterest ? (
          <>Interest on {instalment.number}</>
        ) : (
          <span className="font-medium">{isRental ? rentalName(instalment) : instalment.number}</span>
        ),
    },
    {
      label: 'Due on',
      cell: ({ instalment: { dueOn }, isInterest }) =>
        isInterest ? <>Late payment</> : <span className="figures whitespace-nowrap">{formatDay(dueOn)}</span>,
    },
    {
      label: 'Amount',
      isNumber: true,
      cell: ({ instalment: { gross, interest }, isInterest }) => exact(isInterest ? (interest?.amount ?? 0) : gross),
    },
    {
      label: 'Status',
      cell: (line) => {
        const look = looks[statusOf(line, waiting)]
        return <StateBadge look={look} name={look.name} />
      },
    },
  ]
  const offer = onPress ? offered(room, onPress) : null
  if (offer) {
    columns.push({ label: 'Action', isBare: true, cell: (line) => (isWaiting(line, waiting) ? null : offer(line)) })
  }
  return (
    <div className="grid gap-2">
      <Heading className="font-semibold text-base">{title}</Heading>
      <YearsTable
        caption={title}
        columns={columns}
        rows={lines}
        keyOf={({ instalment, isInterest }) => `${instalment.id}${isInterest ? ' interest' : ''}`}
        dayOf={({ instalment }) => instalment.dueOn}
        now={lines.find(({ instalment }) => isToPay(instalment))}
        isOver={({ instalment }) => !isToPay(instalment)}
        sumOf={yearText}
      />
      {onPress && (isWhole || now.length < instalments.length) ? (
        <Button
          look="quiet"
          className="-ms-4 justify-self-start text-sm"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `Show all ${instalments.length}`}
        </Button>
      ) : null}
    </div>
  )
}

const isToPay = (row: Instalment) => !isPaid(row) || row.interest?.status === 'due'

/** What is paid of a year, and what is not. */
function yearText(lines: readonly Line[]): string {
  const rows = lines.filter(({ isInterest }) => !isInterest).map(({ instalment }) => instalment)
  const left = rows.reduce((sum, { gross, paid }) => sum + Math.round((gross - paid) * 100), 0) / 100
  const all = rows.reduce((sum, { gross }) => sum + Math.round(gross * 100), 0) / 100
  if (left === 0) return `${exact(all)}, all paid`
  return left === all ? `${exact(all)} to pay` : `${exact(left)} of ${exact(all)} to pay`
}

/** Of a long schedule: what is late, what comes next, what was paid last, and interest that is due. */
function aroundNow(instalments: readonly Instalment[]): readonly Instalment[] {
  const firstOpen = instalments.findIndex((instalment) => !isPaid(instalment))
  const from = Math.max(0, firstOpen === -1 ? instalments.length - 3 : firstOpen - 1)
  const lastLate = instalments.findLastIndex(({ isLate }) => isLate)
  const to = Math.max(from + 4, lastLate + 3)
  const shown = instalments.filter((row, i) => (i >= from && i < to) || row.interest?.status === 'due')
  // A button for one more line would take the place of that line.
  return instalments.length - shown.length > 1 ? shown : instalments
}

/** With the days, where they are not the whole month. */
function rentalName(instalment: Instalment): string {
  const { label } = instalmentNames(instalment)
  const { period } = instalment
  if (!period || (period.from.endsWith('-01') && period.to === lastDayOfMonth(period.to))) return label
  return `${label}, ${Number(period.from.slice(8))} to ${formatDay(period.to)}`
}

function isWaiting({ instalment, isInterest }: Line, waiting: readonly Payment[]): boolean {
  return waiting.some((row) => row.instalmentId === instalment.id && (row.what === 'interest') === isInterest)
}

function statusOf(line: Line, waiting: readonly Payment[]): keyof typeof looks {
  const { instalment, isInterest } = line
  if (isWaiting(line, waiting)) return 'waiting'
  if (isInterest) return instalment.interest?.status ?? 'due'
  if (isPaid(instalment)) return 'paid'
  return instalment.isLate ? 'late' : 'due'
}

function offered(room: BookingRoom, onPress: OnPress) {
  const { side } = room.bookingData
  const isOpen = (instalment: Instalment) =>
    isPayableNow(room, instalment) && (!isPaid(instalment) || instalment.interest?.status === 'due')
  const open = room.money.instalments.filter(isOpen)
  if (open.length === 0) return null
  const isRecorded = open.some((row) => !isPaid(row) && !isDueCollected(room, instalmentDue(room, row)))
  const hasInterest = room.money.instalments.some(({ interest }) => interest?.status === 'due')
  if (side === 'seller' && !isRecorded && !hasInterest) return null
  return ({ instalment, isInterest }: Line) => {
    const due = isInterest ? interestDue(instalment) : isPaid(instalment) ? null : instalmentDue(room, instalment)
    if (!due || !isPayableNow(room, instalment)) return null
    const isPayable = isDueCollected(room, due)
    if (isPayable && side === 'seller' && !isInterest) return null
    return (
      <div className="flex flex-wrap gap-1 max-md:grid">
        {isPayable && side === 'seller' ? null : (
          <Button
            look="secondary"
            className="text-sm"
            aria-label={`${isPayable ? 'Pay' : 'Record'} ${due.name}`}
            onClick={() => onPress(isPayable ? { do: 'pay', due } : { do: 'record-payment', due })}
          >
            {isPayable ? 'Pay' : 'Record'}
          </Button>
        )}
        {isInterest && side === 'seller' ? (
          <Button
            look="quiet"
            className="text-sm"
            aria-label={`Waive ${due.name}`}
            onClick={() => onPress({ do: 'waive-interest', instalment })}
          >
            Waive
          </Button>
        ) : null}
      </div>
    )
  }
}
