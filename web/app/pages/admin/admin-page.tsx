import { QueueCards } from '../../features/backoffice/queue-cards.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { PageHeader } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'

export const meta = () => privateMeta('Back office')

export default function AdminPage() {
  return (
    <>
      <PageHeader title="Back office">
        What is waiting for a decision. Every decision has a reason, which the person concerned reads.
      </PageHeader>
      <QueueCards />
      <p className="mt-8 flex flex-wrap gap-x-6 gap-y-2 font-semibold text-leaf">
        <Link to={pathTo('adminOrders')} className="py-2 hover:underline">
          Orders
        </Link>
        <Link to={pathTo('adminUsers')} className="py-2 hover:underline">
          People
        </Link>
        <Link to={pathTo('adminLedger')} className="py-2 hover:underline">
          Ledger
        </Link>
        <Link to={pathTo('adminAudit')} className="py-2 hover:underline">
          Audit log
        </Link>
      </p>
    </>
  )
}
