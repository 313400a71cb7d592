import { BalanceTable } from '../../features/ledger/balance-table.tsx'
import { CheckButton, CheckResult } from '../../features/ledger/check-result.tsx'
import { useLedger } from '../../features/ledger/ledger.queries.ts'
import { MovementList } from '../../features/ledger/movement-list.tsx'
import { messageOf } from '../../lib/api.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { PageHeader } from '../../ui/card.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'

export const meta = () => privateMeta('Ledger')

export default function AdminLedgerPage() {
  const { data, error, refetch } = useLedger()
  const isRunning = data?.lastCheck ? !data.lastCheck.finishedAt : false
  return (
    <>
      <PageHeader title="Ledger" action={data ? <CheckButton isRunning={isRunning} /> : null}>
        Every rupee that moved, in double entry. Nothing here can be changed.
      </PageHeader>
      {data ? (
        <div className="grid gap-8">
          <CheckResult check={data.lastCheck} />
          <section aria-labelledby="balances" className="grid gap-3">
            <h2 id="balances" className="text-lg">
              Balances
            </h2>
            <BalanceTable balances={data.balances} />
          </section>
        </div>
      ) : error ? (
        <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-72" />
      )}
      <section aria-labelledby="movements" className="mt-8 grid gap-3">
        <h2 id="movements" className="text-lg">
          Last movements
        </h2>
        <MovementList />
      </section>
    </>
  )
}
