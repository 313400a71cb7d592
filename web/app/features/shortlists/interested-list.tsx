import { availabilityNames } from '@properysearch/contract/listings/facts'
import { CircleCheck, CirclePause, CircleSlash } from 'lucide-react'
import type { ReactNode } from 'react'
import { messageOf } from '../../lib/api.ts'
import { formatDay } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Pager } from '../../ui/pager.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { setMark, useIsMarked } from './marks.ts'
import { Removable } from './removable.tsx'
import { useInterested } from './shortlists.queries.ts'

type Interested = NonNullable<ReturnType<typeof useInterested>['data']>['data'][number]

interface InterestedListProps {
  page: number
  onPage: (page: number) => void
  empty: ReactNode
  renderCard: (item: Interested) => ReactNode
  /** The way to whoever posted it. */
  renderContact: (item: Interested) => ReactNode
  /** The contact behind a listing, where it is unlocked. */
  contactOf: (item: Interested) => ReactNode
}

/** What somebody is interested in or has the contact of, since when, and its status. */
export function InterestedList({ page, onPage, empty, renderCard, renderContact, contactOf }: InterestedListProps) {
  const { data, error, refetch, isPlaceholderData } = useInterested(page)
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton />
  if (data.total === 0) return empty
  return (
    <div className="grid gap-5">
      <ul aria-busy={isPlaceholderData} className="grid gap-5">
        {data.data.map((item) => (
          <li key={item.propertydata.id}>
            {item.contactData ? (
              // The contact stays, whether or not they are still interested.
              <Row item={item} card={renderCard(item)} contact={contactOf(item)} />
            ) : (
              <Removable kind="interested" property={item.propertydata} said="No longer interested in">
                <Row item={item} card={renderCard(item)} wayToContact={renderContact(item)} />
              </Removable>
            )}
          </li>
        ))}
      </ul>
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={onPage} />
    </div>
  )
}

interface RowProps {
  item: Interested
  card: ReactNode
  contact?: ReactNode
  wayToContact?: ReactNode
}

function Row({ item, card, contact, wayToContact }: RowProps) {
  const { propertydata, interestData } = item
  const isInterested = useIsMarked('interested', propertydata.id)
  const isToBeHad = propertydata.availability === 'available'
  const Icon = isToBeHad ? CircleCheck : propertydata.availability === 'on-hold' ? CirclePause : CircleSlash
  return (
    <div className="grid gap-2">
      <div className={classNames('grid gap-3', Boolean(contact) && 'xl:grid-cols-[minmax(0,1fr)_20rem]')}>
        {card}
        {contact ? <div className="rounded-card border border-line bg-card p-4">{contact}</div> : null}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 ps-1">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          {interestData.isInterested ? (
            <span className="text-soft-ink">Interested since {formatDay(interestData.since)}</span>
          ) : null}
          <span className="inline-flex items-center gap-1.5 font-medium">
            <Icon aria-hidden className={`size-4 ${isToBeHad ? 'text-good' : 'text-danger'}`} />
            {isToBeHad ? 'Still available' : availabilityNames[propertydata.availability]}
          </span>
        </p>
        <div className="-ms-4 flex flex-wrap">
          {contact ? null : wayToContact}
          {isInterested ? (
            <Button
              look="quiet"
              className="text-sm"
              aria-label={`Withdraw interest: ${propertydata.title}`}
              onClick={() => void setMark('interested', propertydata.id, false)}
            >
              Withdraw interest
            </Button>
          ) : null}
        </div>
      </div>
    </div>
  )
}

function RowsSkeleton() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">Loading</span>
      {[0, 1, 2].map((slot) => (
        <Skeleton key={slot} className="h-52 rounded-card" />
      ))}
    </div>
  )
}
