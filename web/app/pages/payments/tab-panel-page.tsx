import { TransactionTabs } from '../../features/orders/transaction-tabs.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { PageHeader } from '../../ui/card.tsx'

export const meta = () => privateMeta('Transactions')

/** The tabs of the payment history alone. */
export default function TabPanelPage() {
  return (
    <>
      <PageHeader title="Transactions">Your payments, by what they were for.</PageHeader>
      <TransactionTabs />
    </>
  )
}
