import type { ContactState } from '@properysearch/contract/contacts/calls'
import type { ContactPurpose } from '@properysearch/contract/contacts/facts'
import { Navigate, useSearchParams } from 'react-router'
import { ContactPanel } from '../../features/contacts/contact-panel.tsx'
import { contactTitle, payAddress, posterNoun } from '../../features/contacts/contact-words.ts'
import { useOwnerDetails, useUnlock } from '../../features/contacts/contacts.queries.ts'
import { PropertyBrief } from '../../features/listings/cards/property-brief.tsx'
import { Checkout } from '../../features/orders/checkout.tsx'
import { useOrderId } from '../../features/orders/order-outcome.tsx'
import { MarkButton } from '../../features/shortlists/mark-button.tsx'
import { isFailure, messageOf } from '../../lib/api.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card, PageHeader } from '../../ui/card.tsx'
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { ContactOutcome } from './contact-outcome.tsx'
import { ListingGone } from './listing-gone.tsx'
import { WhatYouGet } from './what-you-get.tsx'

/** Paying for the contact behind a listing: for a sale or a rental, each at its own address. */
export function ContactPayment({ purpose, title }: { purpose: ContactPurpose; title: string }) {
  const [query] = useSearchParams()
  const orderId = useOrderId()
  const propertyId = query.get('propertyId')
  if (orderId) return <ContactOutcome purpose={purpose} title={title} />
  if (!propertyId) return <NoListing title={title} />
  return <OfListing id={propertyId} purpose={purpose} title={title} />
}

function OfListing({ id, purpose, title }: { id: string; purpose: ContactPurpose; title: string }) {
  const { data, error, refetch } = useOwnerDetails(id)
  const unlock = useUnlock()
  if (isFailure(error) && [400, 404].includes(error.http)) return <ListingGone title={title} />
  if (!data) {
    return (
      <>
        <PageHeader title={title} />
        {error ? <FailedState message={messageOf(error)} onRetry={() => void refetch()} /> : <Loading />}
      </>
    )
  }
  const { contactData, propertydata, posterData } = data
  const noun = posterNoun(posterData.postedBy)
  const mark = <MarkButton kind="favourites" property={propertydata} look="round" />
  // The kind of the listing decides which of the two pays for it.
  if (contactData.payment && contactData.payment.purpose !== purpose) {
    return <Navigate to={payAddress(contactData.payment)} replace />
  }
  return (
    <>
      <PageHeader title={purpose === 'owner-contact' ? contactTitle(posterData.postedBy) : title}>
        {sentenceOf(contactData, noun)}
      </PageHeader>
      {contactData.standing === 'payment' ? (
        <Checkout wanted={{ purpose, subjectId: propertydata.id }} wayBack={<BackToListing id={propertydata.id} />}>
          <PropertyBrief item={data} size="wide" heading="h3" mark={mark} />
          <WhatYouGet noun={noun} />
        </Checkout>
      ) : (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <PropertyBrief item={data} size="wide" mark={mark} />
          <Card>
            <ContactPanel
              state={contactData}
              noun={noun}
              isBusy={unlock.isPending}
              onUnlock={() => unlock.mutate(propertydata.id, { onError: (failure) => toast.error(messageOf(failure)) })}
            />
          </Card>
        </div>
      )}
    </>
  )
}

function sentenceOf({ standing }: ContactState, noun: string): string {
  if (standing === 'unlocked') return `You can already see the ${noun}’s number. There is nothing to pay.`
  if (standing === 'package') return `Your package has contacts left, so there is nothing to pay.`
  if (standing === 'payment') return `The ${noun}’s mobile number and email. You pay once.`
  return ''
}

function BackToListing({ id }: { id: number }) {
  return (
    <ButtonLink look="secondary" to={pathTo('myPropertyView', { id })}>
      Back to the property
    </ButtonLink>
  )
}

function NoListing({ title }: { title: string }) {
  return (
    <>
      <h1 className="mb-6 text-2xl">{title}</h1>
      <EmptyState
        picture={<div className="picture picture-letter-box aspect-3/2 w-56 rounded-card" />}
        title="Whose contact would you like?"
        action={<ButtonLink to={pathTo('propertyList')}>Search properties</ButtonLink>}
      >
        Open a property and press “Contact owner”. What it costs is shown before you pay.
      </EmptyState>
    </>
  )
}

function Loading() {
  return (
    <div role="status" className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <span className="sr-only">Loading the price</span>
      <Skeleton className="h-52 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </div>
  )
}
