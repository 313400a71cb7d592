import { ReceivedBookings } from '../../features/bookings/received-bookings.tsx'
import { PropertyCard } from '../../features/listings/cards/property-card.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { AgentsRequests } from '../mandates/agents-requests.tsx'

export const meta = () => privateMeta('Booking requests')

export default function BookingRequestsPage() {
  return (
    <>
      <PageHeader
        title="Booking requests"
        action={
          <ButtonLink look="secondary" to={pathTo('ownerProperties')}>
            My Properties
          </ButtonLink>
        }
      >
        Who would like to book your listings. Accept or decline a request, then follow the deal to its end.
      </PageHeader>
      <AgentsRequests side="seller" />
      <ReceivedBookings renderCard={(item) => <PropertyCard item={item} size="small" heading="h3" />} />
    </>
  )
}
