import { TransactionTabs } from '../../features/orders/transaction-tabs.tsx'
import { privateMeta } from '../../lib/private-meta.ts'

export const meta = () => privateMeta('Transactions')

/** The tabs of the payment history alone. */
export default function TabPanelPage() {
  return (
    <>
      <h1 className="mb-6 text-2xl">Transactions</h1>
      <TransactionTabs />
    </>
  )
}
