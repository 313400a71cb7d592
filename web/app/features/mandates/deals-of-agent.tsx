import type { BookingByAgent } from '@properysearch/contract/mandates/calls'
import type { ReactNode } from 'react'
import { messageOf } from '../../lib/api.ts'
import { pathTo } from '../../screens.ts'
import { BesideListing, BesideListingSkeleton } from '../../ui/beside-listing.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Pager } from '../../ui/pager.tsx'
import { FailedState } from '../../ui/states.tsx'
import { MandateCard } from './mandate-card.tsx'
import { useDealsOfAgent } from './mandates.queries.ts'

interface DealsOfAgentProps {
  page: number
  onPage: (page: number) => void
  empty: ReactNode
  renderCard: (item: BookingByAgent) => ReactNode
}

/** The deals in which I represent a side or am asked to, the newest first, each beside its listing. */
export function DealsOfAgent({ page, onPage, empty, renderCard }: DealsOfAgentProps) {
  const { data, error, refetch, isPlaceholderData } = useDealsOfAgent(page)
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <BesideListingSkeleton label="Loading your deals" />
  if (data.total === 0) return empty
  return (
    <div>
      <ul aria-busy={isPlaceholderData} className="grid gap-8 xl:gap-6">
        {data.data.map((item) => (
          <li key={item.mandate.id}>
            <BesideListing item={item} heading="h2" listing={renderCard(item)}>
              <MandateCard
                mandate={item.mandate}
                title={item.propertydata.title}
                deal={item.bookingData}
                openDeal={
                  item.mandate.state === 'accepted' ? (
                    <ButtonLink
                      look="secondary"
                      className="text-sm"
                      to={pathTo('dealOfAgent', { id: item.mandate.id })}
                      aria-label={`Open the deal: ${item.propertydata.title}`}
                    >
                      Open the deal
                    </ButtonLink>
                  ) : null
                }
              />
            </BesideListing>
          </li>
        ))}
      </ul>
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={onPage} />
    </div>
  )
}
