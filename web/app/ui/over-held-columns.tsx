import { formatRupees } from '@properysearch/contract/values/money'
import { formatDay } from '../lib/format.ts'
import type { Column } from './data-table.tsx'

interface OverHeld {
  amount: number
  until: string
  daysOver: number
}

const overText = (days: number) => (days === 0 ? 'Today is the last day' : days === 1 ? '1 day' : `${days} days`)

export const amountHeld: Column<OverHeld> = {
  label: 'Amount held',
  isNumber: true,
  cell: ({ amount }) => formatRupees(amount, 2),
}

/** Until when money might be held, and for how long it is held too long. */
export const heldTooLong: Column<OverHeld>[] = [
  { label: 'Could be held until', cell: ({ until }) => <span className="figures">{formatDay(until)}</span> },
  {
    label: 'Days over',
    cell: ({ daysOver }) => <span className="figures text-danger">{overText(daysOver)}</span>,
  },
]
