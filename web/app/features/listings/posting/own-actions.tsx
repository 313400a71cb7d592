import { editableStates, listingGraph, type OwnerAct, ownerActsFor } from '@properysearch/contract/listings/acts'
import type { OwnRow } from '@properysearch/contract/listings/calls'
import { formatPrice, formatRupees } from '@properysearch/contract/values/money'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../../lib/api.ts'
import { formatDay } from '../../../lib/format.ts'
import { pathTo } from '../../../screens.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FailedPart } from '../../../ui/failed-part.tsx'
import { Link } from '../../../ui/link.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useAct, useConfirmAvailable, useDiscardDraft, usePriceHistory } from '../listings.queries.ts'
import { stepAddress } from './step-address.ts'

type Asked = OwnerAct | 'discard'

/** What each act does to the listing, said before it is done. */
const consequences: Record<Asked, string> = {
  withdraw: 'We stop checking the listing, and it becomes a draft again.',
  pause: 'No one can find it until you resume it. Its views and favourites are kept.',
  resume: 'People can find it again immediately.',
  'mark-sold': 'It is no longer shown, and this cannot be undone.',
  'mark-rented': 'It is no longer shown, and this cannot be undone.',
  archive: 'It is no longer shown. You can restore it as a draft; it is then checked again.',
  restore: 'It becomes a draft, which you can change and submit again.',
  discard: 'The draft is deleted with its pictures and papers. This cannot be undone.',
}
const done: Record<Asked, string> = {
  withdraw: 'It is a draft again.',
  pause: 'The listing is paused.',
  resume: 'The listing is live again.',
  'mark-sold': 'Marked as sold.',
  'mark-rented': 'Marked as rented.',
  archive: 'The listing is archived.',
  restore: 'It is a draft again.',
  discard: 'The draft has been discarded.',
}

const itemClass = 'flex min-h-11 w-full items-center rounded-control px-3 text-start text-sm hover:bg-sunken'

/** The next step as a button, the rest in a menu: only what its state allows. */
export function OwnActions({ row }: { row: OwnRow }) {
  const { id, state, listedIn, title } = row.propertydata
  const [asked, setAsked] = useState<Asked | null>(null)
  const act = useAct()
  const discard = useDiscardDraft()
  const acts = ownerActsFor(state, listedIn)
  const name = title ?? 'this draft'
  const run = () => {
    if (!asked) return
    const options = {
      onSuccess: () => toast.success(done[asked]),
      onError: (error: unknown) => toast.error(messageOf(error)),
      onSettled: () => setAsked(null),
    }
    if (asked === 'discard') discard.mutate(id, options)
    else act.mutate({ id, act: asked }, options)
  }
  return (
    <div className="order-5 col-span-2 flex items-center gap-2 lg:order-none lg:col-span-1 lg:justify-end">
      <NextStep row={row} />
      <Popover
        label={`More for ${name}`}
        button={<Ellipsis aria-hidden className="size-5" />}
        buttonClassName="grid size-11 place-items-center rounded-control border border-edge hover:bg-sunken"
        className="w-60 p-2"
      >
        {(close) => (
          <div className="grid">
            {state === 'verified' ? (
              <Link className={itemClass} to={`${pathTo('promotePropertyPayment')}?propertyId=${id}`}>
                {row.propertydata.promotePropertyStatus ? 'Featured: add days' : 'Promote'}
              </Link>
            ) : null}
            {row.propertydata.listedAt ? (
              <>
                <Link className={itemClass} to={pathTo('propertyRequests', { id })}>
                  All requests
                </Link>
                <Link className={itemClass} to={`${pathTo('bidRequests')}?property=${id}`}>
                  Bids
                </Link>
                <Link className={itemClass} to={`${pathTo('bookingRequests')}?property=${id}`}>
                  Bookings and terms
                </Link>
                <Link className={itemClass} to={`${pathTo('contactRequests')}?propertyId=${id}`}>
                  Who has my number
                </Link>
              </>
            ) : null}
            {editableStates.includes(state) && state !== 'draft' ? (
              <>
                <Link className={itemClass} to={pathTo('editProperty', { id })}>
                  Edit
                </Link>
                <Link className={itemClass} to={stepAddress(id, 'media')}>
                  Pictures
                </Link>
                <Link className={itemClass} to={stepAddress(id, 'papers')}>
                  Papers
                </Link>
              </>
            ) : null}
            {acts.map((offered) => (
              <button
                key={offered}
                type="button"
                className={itemClass}
                onClick={() => {
                  close()
                  setAsked(offered)
                }}
              >
                {listingGraph.acts[offered].label}
              </button>
            ))}
            {state === 'draft' ? (
              <button
                type="button"
                className={itemClass}
                onClick={() => {
                  close()
                  setAsked('discard')
                }}
              >
                Discard
              </button>
            ) : null}
            <Prices id={id} isRent={listedIn === 'rent'} />
          </div>
        )}
      </Popover>
      <ConfirmDialog
        isOpen={asked !== null}
        title={asked === null ? '' : `${asked === 'discard' ? 'Discard' : listingGraph.acts[asked].label}: ${name}`}
        action={asked === null ? '' : asked === 'discard' ? 'Discard' : listingGraph.acts[asked].label}
        look={asked === 'resume' || asked === 'restore' ? 'primary' : 'danger'}
        isBusy={act.isPending || discard.isPending}
        onClose={() => setAsked(null)}
        onConfirm={run}
      >
        {asked ? consequences[asked] : null}
      </ConfirmDialog>
    </div>
  )
}

function NextStep({ row }: { row: OwnRow }) {
  const { id, state } = row.propertydata
  const confirm = useConfirmAvailable()
  if (state === 'draft') {
    return (
      <ButtonLink look="secondary" className="text-sm" to={stepAddress(id, 'place')}>
        Continue
      </ButtonLink>
    )
  }
  if (state === 'rejected') {
    return (
      <ButtonLink look="secondary" className="text-sm" to={stepAddress(id, 'papers')}>
        Fix and submit
      </ButtonLink>
    )
  }
  if (state !== 'verified') return null
  return (
    <Button
      look="secondary"
      className="text-sm"
      disabled={confirm.isPending}
      onClick={() =>
        confirm.mutate(id, {
          onSuccess: () => toast.success('Confirmed. Buyers can see that it is still available.'),
          onError: (error) => toast.error(messageOf(error)),
        })
      }
    >
      Still available
    </Button>
  )
}

function Prices({ id, isRent }: { id: number; isRent: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = usePriceHistory(id, isOpen)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={`${itemClass} cursor-pointer`}>Price history</summary>
      {error && !data ? (
        <FailedPart onRetry={() => void refetch()}>The price history did not load. {messageOf(error)}</FailedPart>
      ) : null}
      <ul className="figures grid gap-1 px-3 pb-2 text-sm">
        {data?.length === 0 ? <li className="text-soft-ink">No price has been set yet.</li> : null}
        {data?.toReversed().map((step) => (
          <li key={step.since} className="flex justify-between gap-3">
            <span className="text-soft-ink">{formatDay(step.since)}</span>
            <span>{isRent ? formatRupees(step.price) : formatPrice(step.price)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
