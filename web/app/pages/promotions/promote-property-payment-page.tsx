import { useSearchParams } from 'react-router'
import { PropertyBrief } from '../../features/listings/cards/property-brief.tsx'
import { useMyPropertyView } from '../../features/listings/property-page/property-page.queries.ts'
import { useOrderId } from '../../features/orders/order-outcome.tsx'
import { usePromotionOptions } from '../../features/promotions/promotions.queries.ts'
import { MarkButton } from '../../features/shortlists/mark-button.tsx'
import { isFailure, messageOf } from '../../lib/api.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { EmptyState, FailedState } from '../../ui/states.tsx'
import { ChooseListing } from './choose-listing.tsx'
import { PromotedListing } from './promoted-listing.tsx'
import { PromotionForm } from './promotion-form.tsx'
import { PromotionLoading } from './promotion-loading.tsx'

export const meta = () => privateMeta('Promote a listing')

export default function PromotePropertyPaymentPage() {
  const [query] = useSearchParams()
  const orderId = useOrderId()
  const propertyId = Math.trunc(Number(query.get('propertyId'))) || 0
  return (
    <>
      <PageHeader title="Promote a listing">
        A Featured listing comes first in lists unless people choose another order, and appears in the carousel on the
        home page, where the order changes every day. It always says that it is paid for.
      </PageHeader>
      {orderId ? <PromotedListing /> : propertyId > 0 ? <OneListing propertyId={propertyId} /> : <ChooseListing />}
    </>
  )
}

function OneListing({ propertyId }: { propertyId: number }) {
  const { data, error, refetch } = usePromotionOptions({ what: 'property', propertyId })
  if (isFailure(error) && error.http < 500) return <NotPromoted message={messageOf(error)} />
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <PromotionLoading />
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <PromotionForm
        promoted={{ what: 'property', propertyId }}
        options={data}
        badge="Featured"
        wanted={{ purpose: 'promote-property', subjectId: propertyId }}
        wayBack={<ButtonLink to={pathTo('ownerProperties')}>My Properties</ButtonLink>}
      />
      <Preview propertyId={propertyId} isPromoted={data.promotedUntil !== null} />
    </div>
  )
}

function Preview({ propertyId, isPromoted }: { propertyId: number; isPromoted: boolean }) {
  const { data } = useMyPropertyView(String(propertyId))
  if (!data) return null
  const { property } = data
  const item = { ...property, propertydata: { ...property.propertydata, promotePropertyStatus: 1 as const } }
  return (
    <section aria-labelledby="preview" className="grid gap-3 max-lg:order-first">
      <p id="preview" className="text-soft-ink text-sm max-lg:sr-only">
        {isPromoted ? 'How people see it' : 'How people will see it'}
      </p>
      <PropertyBrief
        item={item}
        size="tall"
        mark={<MarkButton kind="favourites" property={item.propertydata} look="round" />}
      />
    </section>
  )
}

function NotPromoted({ message }: { message: string }) {
  return (
    <EmptyState
      picture={<div className="picture picture-empty-plot aspect-3/2 w-56 rounded-card" />}
      title="This listing cannot be promoted"
      action={<ButtonLink to={pathTo('ownerProperties')}>My Properties</ButtonLink>}
    >
      {message} A listing of your own can be promoted while it is live.
    </EmptyState>
  )
}
