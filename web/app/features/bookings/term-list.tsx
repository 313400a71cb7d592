import type { BookingTerms } from '@properysearch/contract/bookings/terms'
import { termRows } from './booking-words.ts'

interface TermRow {
  label: string
  text: string
}

interface TermListProps {
  terms: BookingTerms
  before?: readonly TermRow[]
  after?: readonly TermRow[]
}

/** Terms as a statement: what, and how much of it. */
export function TermList({ terms, before = [], after = [] }: TermListProps) {
  return (
    <dl className="figures divide-y divide-line border-line border-y text-sm">
      {[...before, ...termRows(terms), ...after].map(({ label, text }) => (
        <div key={label} className="grid gap-x-6 py-2 sm:grid-cols-[14rem_minmax(0,1fr)]">
          <dt className="text-soft-ink">{label}</dt>
          <dd className="whitespace-pre-line break-words">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
