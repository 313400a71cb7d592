import { OrderOutcome } from '../../features/orders/order-outcome.tsx'
import { GivenPackage } from '../../features/subscriptions/given-package.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'

export const meta = () => privateMeta('Package payment')

/** Back from paying for a package. */
export default function SubscriptionPaymentPage() {
  return (
    <>
      <PageHeader title="Payment">Your package, and the status of its payment.</PageHeader>
      <OrderOutcome
        callBack="propertysubscription"
        again={(order) => pathTo('paymentCheckout', { packageid: order.subjectId })}
        given={(order) => <GivenPackage orderId={order.id} />}
        next={() => <ButtonLink to={pathTo('myPackages')}>See my packages</ButtonLink>}
      />
    </>
  )
}
