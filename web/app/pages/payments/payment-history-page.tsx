import { useOrderId } from '../../features/orders/order-outcome.tsx'
import { TransactionTabs } from '../../features/orders/transaction-tabs.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { useSession } from '../../lib/session.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { PaidInDeal } from './paid-in-deal.tsx'

export const meta = () => privateMeta('Payments')

export default function PaymentHistoryPage() {
  const canBuy = useSession()?.userRole !== 'admin'
  const orderId = useOrderId()
  if (orderId) {
    return (
      <>
        <PageHeader title="Payment">What became of it, and the way back to your deal.</PageHeader>
        <PaidInDeal orderId={orderId} />
      </>
    )
  }
  return (
    <>
      <PageHeader
        title="Payments"
        action={
          canBuy ? (
            <ButtonLink look="secondary" to={pathTo('myPackages')}>
              My packages
            </ButtonLink>
          ) : null
        }
      >
        What you ordered, its status and its invoices.
      </PageHeader>
      <TransactionTabs />
    </>
  )
}
