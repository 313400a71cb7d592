import { listed } from '@properysearch/contract/listings/checks'
import type { ListingToDecide, ShownListings } from '@properysearch/contract/listings/deciding-calls'
import { listedInNames, propertyStateNames } from '@properysearch/contract/listings/facts'
import { capital } from '../../../lib/checked-words.ts'
import { formatDay } from '../../../lib/format.ts'
import { usePageNumber } from '../../../lib/use-page-number.ts'
import { pathTo } from '../../../screens.ts'
import { AdminList } from '../../../ui/admin-list.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import { Link } from '../../../ui/link.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { useSubmitted } from './review.queries.ts'
import { priceInFull } from './review-words.ts'

const nameOf = ({ id, title }: ListingToDecide) => title ?? `Listing ${id}`

const columns: Column<ListingToDecide>[] = [
  {
    label: 'Listing',
    isBare: true,
    cell: (row) => (
      <>
        <Link to={pathTo('adminListing', row)} className="font-semibold text-leaf hover:underline">
          {nameOf(row)}
        </Link>
        <p className="figures text-soft-ink text-xs">
          #{row.id} · {[row.locality, row.city].filter(Boolean).join(', ')}
        </p>
      </>
    ),
  },
  {
    label: 'Asking price',
    cell: ({ price, listedIn }) => (
      <>
        <p className="figures">{priceInFull(price, listedIn) ?? 'No price'}</p>
        <p className="text-soft-ink text-xs">{listedInNames[listedIn]}</p>
      </>
    ),
  },
  { label: 'What to check', cell: (row) => <WhatToCheck row={row} /> },
  { label: 'Owner', cell: ({ owner }) => owner.name },
  { label: 'Pictures', isNumber: true, cell: ({ photoCount }) => photoCount },
  { label: 'Papers', isNumber: true, cell: ({ paperCount }) => paperCount },
  {
    label: 'Possible duplicates',
    cell: ({ duplicateCount }) =>
      duplicateCount > 0 ? <span className="font-semibold text-marigold-ink">{duplicateCount} to settle</span> : 'No',
  },
  {
    label: 'Waiting since',
    cell: ({ state, submittedAt, beingCheckedSince }) => {
      const since = beingCheckedSince ?? (state === 'submitted' ? submittedAt : null)
      return since ? formatDay(since) : propertyStateNames[state]
    },
  },
  {
    label: 'Action',
    isBare: true,
    cell: (row) => (
      <ButtonLink
        look="secondary"
        className="text-sm"
        to={pathTo('adminListing', row)}
        aria-label={`Review ${nameOf(row)}`}
      >
        Review
      </ButtonLink>
    ),
  },
]

/** A new listing, or what an owner changed after the last approval. */
function WhatToCheck({ row: { beingCheckedSince, changes } }: { row: ListingToDecide }) {
  const what = changes.length > 0 ? capital(listed(changes)) : null
  if (beingCheckedSince === null) return what ? `Was verified before. ${what}` : 'New listing'
  return (
    <>
      <p className="font-semibold text-marigold-ink">Changed while live</p>
      <p className="text-soft-ink text-xs">{what ?? 'No record of what was verified'}</p>
    </>
  )
}

export function ListingQueue({ show }: { show: ShownListings }) {
  const [page] = usePageNumber()
  return (
    <AdminList
      caption="Listings to verify"
      query={useSubmitted(show, page)}
      columns={columns}
      keyOf={(row) => row.id}
      names={{ before: 'Older', after: 'Newer' }}
      empty={
        show === 'duplicates' ? (
          <EmptyState title="No possible duplicates">
            A listing with the location or the pictures of another one appears here, even when it is live.
          </EmptyState>
        ) : show === 'changed' ? (
          <EmptyState title="No changed live listings">
            When an owner changes what we verified, the listing appears here. It stays on the site without its badge.
          </EmptyState>
        ) : (
          <EmptyState title="No listings waiting">When an owner submits a listing, it appears here.</EmptyState>
        )
      }
    />
  )
}
