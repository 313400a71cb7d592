import type { OwnBid } from '@properysearch/contract/bids/calls'
import type { PropertyItem } from '@properysearch/contract/listings/property'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { messageOf } from '../../lib/api.ts'
import { BesideListing, BesideListingSkeleton } from '../../ui/beside-listing.tsx'
import { EndedList, ListGroups } from '../../ui/list-groups.tsx'
import { Pager } from '../../ui/pager.tsx'
import { FailedState } from '../../ui/states.tsx'
import { AnswerDialog, type Asked } from './answer-dialog.tsx'
import { BidCard, EndedBid } from './bid-card.tsx'
import { useMyBids } from './bids.queries.ts'

const BidDialog = lazy(() => import('./bid-dialog.tsx'))

interface MyBidsProps {
  page: number
  onPage: (page: number) => void
  empty: ReactNode
  renderCard: (item: PropertyItem) => ReactNode
  /** What an accepted bid leads to. */
  renderBook: (item: PropertyItem) => ReactNode
}

const pagerNames = { before: 'Previous', after: 'Next' }

/** What I offered, what waits for me first, with what can be done about it. */
export function MyBids({ page, onPage, empty, renderCard, renderBook }: MyBidsProps) {
  const { data, error, refetch, isPlaceholderData } = useMyBids(page)
  const [asked, setAsked] = useState<{ act: Asked; item: OwnBid } | null>(null)
  const [changed, setChanged] = useState<OwnBid | null>(null)
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <BesideListingSkeleton label="Loading the bids" />
  if (data.total === 0) return empty
  return (
    <div>
      <ListGroups items={data.data} isBusy={isPlaceholderData}>
        {(items, group) =>
          group === 'ended' ? (
            <EndedList>
              {items.map((item) => (
                <EndedBid key={item.bidData.id} item={item} side="buyer" />
              ))}
            </EndedList>
          ) : (
            <ul className="grid gap-6">
              {items.map((item) => (
                <li key={item.bidData.id}>
                  <BesideListing item={item} listing={renderCard(item)}>
                    <BidCard
                      bid={item.bidData}
                      property={item.propertydata}
                      side="buyer"
                      other="The owner"
                      next={item.bidData.state === 'accepted' ? renderBook(item) : null}
                      onAct={(act) => {
                        if (act === 'revise') setChanged(item)
                        else if (act !== 'counter') setAsked({ act, item })
                      }}
                    />
                  </BesideListing>
                </li>
              ))}
            </ul>
          )
        }
      </ListGroups>
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={onPage} names={pagerNames} />
      <AnswerDialog asked={asked} onClose={() => setAsked(null)} />
      {changed ? (
        <Suspense>
          <BidDialog property={changed.propertydata} bid={changed.bidData} onClose={() => setChanged(null)} />
        </Suspense>
      ) : null}
    </div>
  )
}
