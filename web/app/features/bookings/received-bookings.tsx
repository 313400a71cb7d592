import type { ListedBooking } from '@properysearch/contract/bookings/calls'
import type { PropertyItem } from '@properysearch/contract/listings/property'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { messageOf } from '../../lib/api.ts'
import { usePageNumber } from '../../lib/use-page-number.ts'
import { pathTo } from '../../screens.ts'
import { BesideListing, BesideListingSkeleton, byListing } from '../../ui/beside-listing.tsx'
import { Link } from '../../ui/link.tsx'
import { EndedList, ListGroups } from '../../ui/list-groups.tsx'
import { NothingReceived } from '../../ui/nothing-received.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Party } from '../../ui/party.tsx'
import { FailedState } from '../../ui/states.tsx'
import { ActDialog } from './act-dialog.tsx'
import { BookingCard, EndedBooking } from './booking-card.tsx'
import { type ListAct, useReceivedBookings } from './booking-lists.queries.ts'
import { TermsOfListing } from './terms-of-listing.tsx'

/** The bookings of all my listings, or of the one that the address names, with its terms. */
export function ReceivedBookings({ renderCard }: { renderCard: (item: PropertyItem) => ReactNode }) {
  const [query] = useSearchParams()
  const propertyId = Math.max(0, Math.trunc(Number(query.get('property'))) || 0)
  const [page, setPage] = usePageNumber()
  const { data, error, refetch, isPlaceholderData } = useReceivedBookings(propertyId, page)
  const [asked, setAsked] = useState<{ act: ListAct; item: ListedBooking } | null>(null)
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <BesideListingSkeleton label="Loading the bookings" />
  const isOne = propertyId > 0
  const [newest] = data.data
  return (
    <div className="grid gap-6">
      {isOne ? (
        <p className="text-sm">
          Only for <span className="font-semibold">{newest?.propertydata.title ?? `listing ${propertyId}`}</span>.{' '}
          <Link to={pathTo('bookingRequests')} className="text-leaf underline underline-offset-2">
            Show all listings
          </Link>
        </p>
      ) : null}
      {isOne ? <TermsOfListing propertyId={propertyId} /> : null}
      {data.total === 0 ? (
        <NothingReceived
          title={isOne ? 'No bookings of this listing yet' : 'No booking requests yet'}
          all={isOne ? 'bookingRequests' : null}
        >
          When someone asks to book a listing of yours, you have 72 hours to accept or decline here. We also notify you.
        </NothingReceived>
      ) : null}
      <ListGroups items={data.data} isBusy={isPlaceholderData}>
        {(items, group) =>
          group === 'ended' ? (
            <EndedList>
              {items.map((item) => (
                <EndedBooking key={item.bookingData.id} item={item} other={item.userData.name} />
              ))}
            </EndedList>
          ) : (
            <ul className="grid gap-6">
              {byListing(items).map((some) => (
                <li key={some[0].bookingData.id}>
                  <BesideListing
                    item={some[0]}
                    listing={renderCard(some[0])}
                    link={isOne ? null : <ItsTerms property={some[0].propertydata} />}
                  >
                    {some.map((item) => (
                      <BookingCard
                        key={item.bookingData.id}
                        booking={item.bookingData}
                        title={item.propertydata.title}
                        waitsForMe={group === 'my-turn'}
                        other={item.userData.name}
                        party={<Party {...item.userData} />}
                        onAct={(act) => setAsked({ act, item })}
                      />
                    ))}
                  </BesideListing>
                </li>
              ))}
            </ul>
          )
        }
      </ListGroups>
      <Pager
        page={data.page}
        pageSize={data.pageSize}
        total={data.total}
        onPage={setPage}
        names={{ before: 'Previous', after: 'Next' }}
      />
      <ActDialog asked={asked} onClose={() => setAsked(null)} />
    </div>
  )
}

function ItsTerms({ property: { id, title } }: { property: PropertyItem['propertydata'] }) {
  return (
    <Link
      to={`${pathTo('bookingRequests')}?property=${id}`}
      aria-label={`Booking terms: ${title}`}
      className="inline-flex min-h-11 items-center ps-1 font-semibold text-leaf text-sm underline underline-offset-2"
    >
      Booking terms
    </Link>
  )
}
