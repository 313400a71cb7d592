import { OrderOutcome } from '../../features/orders/order-outcome.tsx'
import { usePromotionOptions } from '../../features/promotions/promotions.queries.ts'
import { formatDay } from '../../lib/format.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** Back from paying for a Featured listing. */
export function PromotedListing() {
  return (
    <OrderOutcome
      callBack="propertypromote"
      again={({ subjectId }) => `${pathTo('promotePropertyPayment')}?propertyId=${subjectId}`}
      given={({ subjectId }) => <Given propertyId={subjectId} />}
      next={({ subjectId }) => (
        <>
          <ButtonLink to={`${pathTo('home')}#featured`}>See it on the home page</ButtonLink>
          <ButtonLink look="secondary" to={pathTo('myPropertyView', { id: subjectId })}>
            Open the listing
          </ButtonLink>
        </>
      )}
    />
  )
}

function Given({ propertyId }: { propertyId: number }) {
  const until = usePromotionOptions({ what: 'property', propertyId }).data?.promotedUntil
  return <>Your listing is Featured{until ? ` until ${formatDay(until)}` : ''}.</>
}
