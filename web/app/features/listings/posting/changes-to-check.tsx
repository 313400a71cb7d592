import type { OwnListing } from '@properysearch/contract/listings/calls'
import { changedNames, checkedWhileLive } from '@properysearch/contract/listings/checks'
import { type ChangedRow, changedRows } from '../../../lib/checked-words.ts'
import { formatDay } from '../../../lib/format.ts'
import { Notice } from '../../../ui/notice.tsx'

export interface ChangesToCheck {
  /** It is live: what is saved now is seen at once. */
  isLive: boolean
  rows: ChangedRow[]
  /** Saving takes the badge that it has now. */
  takesBadge: boolean
  /** Saving brings back what was verified. */
  bringsBack: boolean
}

/** What the form says differently than what was verified, before it is saved. */
export function changesToCheck(listing: OwnListing, values: OwnListing['fields']): ChangesToCheck {
  const isLive = checkedWhileLive.includes(listing.state)
  const { verification, papers, beingCheckedSince } = listing
  const rows = isLive ? changedRows(verification?.fields ?? listing.fields, values) : []
  const isAsVerified = verification !== null && changedNames(verification, { fields: values, papers }).length === 0
  return {
    isLive,
    rows,
    takesBadge: rows.length > 0 && beingCheckedSince === null,
    bringsBack: isLive && beingCheckedSince !== null && isAsVerified,
  }
}

/** Beside the save button: what will be checked, or what is being checked. */
export function ChangesNote({ listing, changes }: { listing: OwnListing; changes: ChangesToCheck }) {
  const { rows, takesBadge, bringsBack } = changes
  if (bringsBack) {
    return (
      <Notice look="good" role="status">
        This matches what we verified. When you save, the verified badge returns.
      </Notice>
    )
  }
  if (rows.length === 0) return null
  return (
    <Notice look="attention" role="status">
      <p className="font-semibold">
        {takesBadge || listing.beingCheckedSince === null
          ? 'These changes will be checked again'
          : `Being checked since ${formatDay(listing.beingCheckedSince)}`}
      </p>
      <ChangedList rows={rows} />
    </Notice>
  )
}

/** Carpet area: 745 sqft → 801 sqft */
export function ChangedList({ rows }: { rows: readonly ChangedRow[] }) {
  return (
    <ul className="figures mt-1 grid gap-0.5">
      {rows.map(({ label, before, after }) => (
        <li key={label} className="break-words">
          {label}: {before} <span aria-hidden>→</span>
          <span className="sr-only">becomes</span> <span className="font-semibold">{after}</span>
        </li>
      ))}
    </ul>
  )
}
