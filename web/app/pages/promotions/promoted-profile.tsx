import { OrderOutcome } from '../../features/orders/order-outcome.tsx'
import { usePromotionOptions } from '../../features/promotions/promotions.queries.ts'
import { formatDay } from '../../lib/format.ts'
import { myId, useSession } from '../../lib/session.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** Back from paying to be among the Premium Users. */
export function PromotedProfile() {
  const session = useSession()
  return (
    <OrderOutcome
      callBack="profilepremium"
      again={() => pathTo('promoteProfilePayment')}
      given={() => <Given />}
      next={() => (
        <>
          <ButtonLink to={`${pathTo('home')}#premium-users`}>See it on the home page</ButtonLink>
          {session?.userRole === 'user' ? (
            <ButtonLink to={pathTo('premiumUser', { id: myId() })} look="secondary">
              See my page
            </ButtonLink>
          ) : null}
        </>
      )}
    />
  )
}

function Given() {
  const until = usePromotionOptions({ what: 'profile' }).data?.promotedUntil
  return <>You are among the Premium Users{until ? ` until ${formatDay(until)}` : ''}.</>
}
