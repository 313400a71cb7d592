import type { ContactPurpose } from '@properysearch/contract/contacts/facts'
import { contactStandings } from '@properysearch/contract/contacts/facts'
import type { CallBackName } from '@properysearch/contract/orders/facts'
import { ContactCard } from '../../features/contacts/contact-card.tsx'
import { ContactFailed, ContactLoading } from '../../features/contacts/contact-states.tsx'
import { payAddress } from '../../features/contacts/contact-words.ts'
import { useContactState } from '../../features/contacts/contacts.queries.ts'
import { OrderOutcome } from '../../features/orders/order-outcome.tsx'
import { messageOf } from '../../lib/api.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'

const callBacks: Record<ContactPurpose, CallBackName> = { 'owner-contact': 'contact', 'rent-contact': 'rentcontact' }

/** Back from paying: what became of it, and the contact once it is paid. */
export function ContactOutcome({ purpose, title }: { purpose: ContactPurpose; title: string }) {
  return (
    <>
      <PageHeader title={title} />
      <OrderOutcome
        callBack={callBacks[purpose]}
        again={({ subjectId }) => payAddress({ purpose, subjectId })}
        given={({ subjectId }) => <Given propertyId={subjectId} />}
        next={({ subjectId }) => (
          <ButtonLink to={pathTo('ownerDetails', { id: subjectId })}>See the listing again</ButtonLink>
        )}
      />
    </>
  )
}

function Given({ propertyId }: { propertyId: number }) {
  const { data, error, refetch } = useContactState(propertyId)
  if (data?.contact) {
    return (
      <div className="mt-3 rounded-card bg-ground p-4 text-ink">
        <ContactCard contact={data.contact} />
      </div>
    )
  }
  if (data) return <Notice look="attention">{contactStandings[data.standing]}</Notice>
  if (error) return <ContactFailed noun="owner" message={messageOf(error)} onRetry={() => void refetch()} />
  return <ContactLoading />
}
