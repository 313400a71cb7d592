import type { ListedBooking } from '@properysearch/contract/bookings/calls'
import type { PropertyItem } from '@properysearch/contract/listings/property'
import { type ReactNode, useState } from 'react'
import { messageOf } from '../../lib/api.ts'
import { BesideListing, BesideListingSkeleton } from '../../ui/beside-listing.tsx'
import { EndedList, ListGroups } from '../../ui/list-groups.tsx'
import { Pager } from '../../ui/pager.tsx'
import { FailedState } from '../../ui/states.tsx'
import { ActDialog } from './act-dialog.tsx'
import { BookingCard, EndedBooking } from './booking-card.tsx'
import { type ListAct, useMyBookings } from './booking-lists.queries.ts'

interface MyBookingsProps {
  page: number
  onPage: (page: number) => void
  empty: ReactNode
  renderCard: (item: PropertyItem) => ReactNode
}

const pagerNames = { before: 'Previous', after: 'Next' }

/** What I booked or asked to book: what waits for me, what goes on, what has ended. */
export function MyBookings({ page, onPage, empty, renderCard }: MyBookingsProps) {
  const { data, error, refetch, isPlaceholderData } = useMyBookings(page)
  const [asked, setAsked] = useState<{ act: ListAct; item: ListedBooking } | null>(null)
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <BesideListingSkeleton label="Loading your bookings" />
  if (data.total === 0) return empty
  return (
    <div>
      <ListGroups items={data.data} isBusy={isPlaceholderData}>
        {(items, group) =>
          group === 'ended' ? (
            <EndedList>
              {items.map((item) => (
                <EndedBooking key={item.bookingData.id} item={item} />
              ))}
            </EndedList>
          ) : (
            <ul className="grid gap-6">
              {items.map((item) => (
                <li key={item.bookingData.id}>
                  <BesideListing item={item} listing={renderCard(item)}>
                    <BookingCard
                      booking={item.bookingData}
                      title={item.propertydata.title}
                      waitsForMe={group === 'my-turn'}
                      onAct={(act) => setAsked({ act, item })}
                    />
                  </BesideListing>
                </li>
              ))}
            </ul>
          )
        }
      </ListGroups>
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={onPage} names={pagerNames} />
      <ActDialog asked={asked} onClose={() => setAsked(null)} />
    </div>
  )
}
