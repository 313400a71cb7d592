import { BlockedPeople } from '../../features/contacts/blocked-people.tsx'
import { ContactRequests } from '../../features/contacts/contact-requests.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'

export const meta = () => privateMeta('Contact Requests')

export default function ContactRequestsPage() {
  return (
    <>
      <PageHeader
        title="Contact Requests"
        action={
          <ButtonLink look="secondary" to={pathTo('ownerProperties')}>
            My Properties
          </ButtonLink>
        }
      >
        Who has your number, since when and through which listing. You can stop sharing it at any time.
      </PageHeader>
      <ContactRequests />
      <BlockedPeople />
    </>
  )
}
