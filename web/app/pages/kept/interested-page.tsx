import { ContactCard } from '../../features/contacts/contact-card.tsx'
import { TakenBackList } from '../../features/contacts/taken-back-list.tsx'
import { ContactLink } from '../../features/listings/cards/contact-link.tsx'
import { InterestedList } from '../../features/shortlists/interested-list.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { usePageNumber } from '../../lib/use-page-number.ts'
import { PageHeader } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { CardWithHeart } from '../property/card-with-heart.tsx'
import { SearchLink } from './search-link.tsx'

export const meta = () => privateMeta("Owner's Contacts")

export default function InterestedPage() {
  const [page, setPage] = usePageNumber()
  return (
    <>
      <PageHeader title="Owner's Contacts">
        Owners whose contact you have, and properties you are interested in.
      </PageHeader>
      <InterestedList
        page={page}
        onPage={setPage}
        renderCard={(item) => <CardWithHeart item={item} size="wide" heading="h2" />}
        renderContact={(item) => <ContactLink property={item.propertydata} />}
        contactOf={({ contactData }) => (contactData ? <ContactCard contact={contactData} /> : null)}
        empty={
          <EmptyState
            picture={<div className="picture picture-letter-box aspect-3/2 w-56 rounded-card" />}
            title="Nothing here yet"
            action={<SearchLink />}
          >
            Open a property and press “Contact owner”: the number is kept here. Or press “I am interested”: the owner is
            told that someone is, but not who.
          </EmptyState>
        }
      />
      <TakenBackList />
    </>
  )
}
