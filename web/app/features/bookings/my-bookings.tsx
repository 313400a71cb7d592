import type { ListedBooking } from '@properysearch/contract/bookings/calls'
import type { PropertyItem } from '@properysearch/contract/listings/property'
import { type ReactNode, useState } from 'react'
import { messageOf } from '../../lib/api.ts'
import { BesideListing, BesideListingSkeleton } from '../../ui/beside-listing.tsx'
import { Pager } from '../../ui/pager.tsx'
import { FailedState } from '../../ui/states.tsx'
import { ActDialog } from './act-dialog.tsx'
import { BookingCard } from './booking-card.tsx'
import { type ListAct, useMyBookings } from './booking-lists.queries.ts'

interface MyBookingsProps {
  page: number
  onPage: (page: number) => void
  empty: ReactNode
  renderCard: (item: PropertyItem) => ReactNode
}

/** What I booked or asked to book, the newest first. */
export function MyBookings({ page, onPage, empty, renderCard }: MyBookingsProps) {
  const { data, error, refetch, isPlaceholderData } = useMyBookings(page)
  const [asked, setAsked] = useState<{ act: ListAct; item: ListedBooking } | null>(null)
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <BesideListingSkeleton label="Loading your bookings" />
  if (data.total === 0) return empty
  return (
    <div>
      <ul aria-busy={isPlaceholderData} className="grid gap-8 xl:gap-6">
        {data.data.map((item) => (
          <li key={item.bookingData.id}>
            <BesideListing listing={renderCard(item)}>
              <BookingCard
                booking={item.bookingData}
                title={item.propertydata.title}
                onAct={(act) => setAsked({ act, item })}
              />
            </BesideListing>
          </li>
        ))}
      </ul>
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={onPage} />
      <ActDialog asked={asked} onClose={() => setAsked(null)} />
    </div>
  )
}
