import type { ReceivedBid } from '@properysearch/contract/bids/calls'
import type { PropertyItem } from '@properysearch/contract/listings/property'
import { lazy, type ReactNode, Suspense, useState } from 'react'
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
import { AnswerDialog, type Asked } from './answer-dialog.tsx'
import { BidCard, EndedBid } from './bid-card.tsx'
import { useReceivedBids } from './bids.queries.ts'
import { ModeChoice } from './mode-choice.tsx'

const CounterDialog = lazy(() => import('./counter-dialog.tsx'))

/** The bids for all of my listings, or for the one that the address names. */
export function ReceivedBids({ renderCard }: { renderCard: (item: PropertyItem) => ReactNode }) {
  const [query] = useSearchParams()
  const propertyId = Math.max(0, Math.trunc(Number(query.get('property'))) || 0)
  const [page, setPage] = usePageNumber()
  const { data, error, refetch, isPlaceholderData } = useReceivedBids(propertyId, page)
  const [asked, setAsked] = useState<{ act: Asked; item: ReceivedBid } | null>(null)
  const [countered, setCountered] = useState<ReceivedBid | null>(null)
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <BesideListingSkeleton label="Loading the bids" />
  const isOne = propertyId > 0
  const [newest] = data.data
  return (
    <div className="grid gap-6">
      {isOne ? (
        <p className="text-sm">
          Only for <span className="font-semibold">{newest?.propertydata.title ?? `listing ${propertyId}`}</span>.{' '}
          <Link to={pathTo('bidRequests')} className="text-leaf underline underline-offset-2">
            Show all listings
          </Link>
        </p>
      ) : null}
      {data.mode ? <ModeChoice propertyId={propertyId} mode={data.mode} /> : null}
      {data.total === 0 ? (
        <NothingReceived
          title={isOne ? 'No bids for this listing yet' : 'No bids yet'}
          all={isOne ? 'bidRequests' : null}
        >
          When someone bids for a listing of yours, you can accept the bid, decline it or make a counter-offer here. We
          also notify you.
        </NothingReceived>
      ) : null}
      <ListGroups items={data.data} isBusy={isPlaceholderData}>
        {(items, group) =>
          group === 'ended' ? (
            <EndedList>
              {items.map((item) => (
                <EndedBid key={item.bidData.id} item={item} side="owner" other={item.userData.name} />
              ))}
            </EndedList>
          ) : (
            <ul className="grid gap-6">
              {byListing(items).map((group) => (
                <li key={group[0].bidData.id}>
                  <BesideListing
                    item={group[0]}
                    listing={renderCard(group[0])}
                    link={isOne ? null : <OnlyThis property={group[0].propertydata} />}
                  >
                    {group.map((item) => (
                      <BidCard
                        key={item.bidData.id}
                        bid={item.bidData}
                        property={item.propertydata}
                        side="owner"
                        other={item.userData.name}
                        bidder={<Party {...item.userData} />}
                        onAct={(act) => {
                          if (act === 'counter') setCountered(item)
                          else if (act !== 'revise') setAsked({ act, item })
                        }}
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
      <AnswerDialog asked={asked} onClose={() => setAsked(null)} />
      {countered ? (
        <Suspense>
          <CounterDialog received={countered} onClose={() => setCountered(null)} />
        </Suspense>
      ) : null}
    </div>
  )
}

function OnlyThis({ property: { id, title } }: { property: PropertyItem['propertydata'] }) {
  return (
    <Link
      to={`${pathTo('bidRequests')}?property=${id}`}
      aria-label={`What bidders may see: ${title}`}
      className="inline-flex min-h-11 items-center ps-1 font-semibold text-leaf text-sm underline underline-offset-2"
    >
      What bidders may see
    </Link>
  )
}
