import type { ListingReview } from '@properysearch/contract/listings/deciding-calls'
import { paperKinds } from '@properysearch/contract/listings/papers'
import { type ChangedRow, changedRows } from '../../../lib/checked-words.ts'
import { formatDay } from '../../../lib/format.ts'
import { Notice } from '../../../ui/notice.tsx'

/** What was verified and what the listing says now, side by side: only what differs. */
export function ChangesSince({ review: { listing, verifiedBy } }: { review: ListingReview }) {
  const { verification } = listing
  if (!verification) {
    return (
      <Notice look="attention">
        This listing was changed after its approval, and there is no record of what it said then. Compare all of it with
        the papers.
      </Notice>
    )
  }
  const rows = [...changedRows(verification.fields, listing.fields), ...paperRows(listing)]
  if (rows.length === 0) return <p className="text-soft-ink">The listing matches what was verified.</p>
  return (
    <table className="w-full table-fixed text-sm">
      <caption className="sr-only">What was verified, and what the listing says now</caption>
      <thead>
        <tr className="align-bottom">
          <th scope="col" className="w-1/4 py-2 text-start font-medium text-soft-ink">
            <span className="sr-only">What</span>
          </th>
          <th scope="col" className="px-2 py-2 text-start font-medium">
            As verified
            <span className="block font-normal text-soft-ink text-xs">
              {formatDay(verification.verifiedAt)}
              {verifiedBy ? `, by ${verifiedBy}` : ''}
            </span>
          </th>
          <th scope="col" className="px-2 py-2 text-start font-medium">
            Now
            <span className="block font-normal text-soft-ink text-xs">
              {listing.beingCheckedSince ? `Changed on ${formatDay(listing.beingCheckedSince)}` : 'As submitted'}
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, before, after }) => (
          <tr key={label} className="border-line border-t align-top">
            <th scope="row" className="py-2 pe-2 text-start font-normal text-soft-ink">
              {label}
            </th>
            <td className="figures break-words px-2 py-2">{before}</td>
            <td className="figures break-words bg-marigold-wash px-2 py-2 font-semibold">{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A paper that was added or removed since. */
function paperRows({ verification, papers }: ListingReview['listing']): ChangedRow[] {
  const before = verification?.papers ?? []
  const isIn = (all: readonly { id: number }[], id: number) => all.some((paper) => paper.id === id)
  return [
    ...before
      .filter((paper) => !isIn(papers, paper.id))
      .map(({ kind, fileName }) => ({ label: paperKinds[kind].name, before: fileName, after: 'Removed' })),
    ...papers
      .filter((paper) => !isIn(before, paper.id))
      .map(({ kind, fileName }) => ({ label: paperKinds[kind].name, before: 'None', after: fileName })),
  ]
}
