import { useParams } from 'react-router'
import { Checkout } from '../../features/orders/checkout.tsx'
import { BoughtPackage } from '../../features/subscriptions/bought-package.tsx'
import { usePackage } from '../../features/subscriptions/subscriptions.queries.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/states.tsx'

export const meta = () => privateMeta('Checkout')

export default function PaymentCheckoutPage() {
  const asked = Number(useParams().packageid)
  const packageId = Number.isSafeInteger(asked) && asked > 0 ? asked : 0
  const { data } = usePackage(packageId)
  const wayBack = (
    <ButtonLink look="secondary" to={pathTo('propertyPlans')}>
      See packages
    </ButtonLink>
  )
  return (
    <>
      <PageHeader title="Checkout">Check the price once more, then pay.</PageHeader>
      {packageId === 0 ? (
        <EmptyState title="No such package" action={wayBack}>
          There is no package at this address.
        </EmptyState>
      ) : (
        <Checkout
          wanted={{ purpose: 'subscription', subjectId: packageId }}
          wayBack={wayBack}
          aside={
            <ButtonLink look="quiet" wide to={pathTo('propertyPlans')}>
              Choose another package
            </ButtonLink>
          }
        >
          {data ? <BoughtPackage item={data} /> : null}
        </Checkout>
      )}
    </>
  )
}
