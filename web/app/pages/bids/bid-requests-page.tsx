import { ReceivedBids } from '../../features/bids/received-bids.tsx'
import { PropertyCard } from '../../features/listings/cards/property-card.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'

export const meta = () => privateMeta('Bids received')

export default function BidRequestsPage() {
  return (
    <>
      <PageHeader
        title="Bids received"
        action={
          <ButtonLink look="secondary" to={pathTo('ownerProperties')}>
            My Properties
          </ButtonLink>
        }
      >
        What buyers offer for your listings. Accept a bid, decline it or make a counter-offer.
      </PageHeader>
      <ReceivedBids renderCard={(item) => <PropertyCard item={item} size="small" heading="h3" />} />
    </>
  )
}
