import { lazy, Suspense, useState } from 'react'
import type { Settling } from '../../features/mandates/commission-acts.tsx'
import { CommissionRequests } from '../../features/mandates/commission-requests.tsx'

const SettleCommission = lazy(() => import('./settle-commission.tsx'))

/** What my agents ask for, above the bookings it is about. */
export function AgentsRequests({ side }: { side: 'buyer' | 'seller' }) {
  const [settling, setSettling] = useState<Settling | null>(null)
  return (
    <div className="mb-6 empty:hidden">
      <CommissionRequests side={side} onSettle={setSettling} />
      {settling ? (
        <Suspense>
          <SettleCommission settling={settling} onClose={() => setSettling(null)} />
        </Suspense>
      ) : null}
    </div>
  )
}
