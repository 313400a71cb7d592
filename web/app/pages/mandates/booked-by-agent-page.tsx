import { PropertyCard } from '../../features/listings/cards/property-card.tsx'
import { DealsOfAgent } from '../../features/mandates/deals-of-agent.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { usePageNumber } from '../../lib/use-page-number.ts'
import { PageHeader } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/states.tsx'

export const meta = () => privateMeta('Booked Properties')

export default function BookedByAgentPage() {
  const [page, setPage] = usePageNumber()
  return (
    <>
      <PageHeader title="Booked Properties">
        The deals in which you represent a side or are asked to, with what is due to you.
      </PageHeader>
      <DealsOfAgent
        page={page}
        onPage={setPage}
        renderCard={(item) => <PropertyCard item={item} size="small" heading="h2" />}
        empty={
          <EmptyState
            picture={<div className="picture picture-letter-box aspect-3/2 w-56 rounded-card" />}
            title="No deals yet"
          >
            A buyer or an owner can ask you to represent them in their deal, by your mobile number and for a commission
            that is agreed in advance. Their invitation appears here, and we notify you.
          </EmptyState>
        }
      />
    </>
  )
}
