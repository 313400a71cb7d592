import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { SimulationNote } from '../../ui/simulation-note.tsx'
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx'
import { BankAccountForm } from './bank-account-form.tsx'
import { BankAccountRow } from './bank-account-row.tsx'
import { useBankAccounts, useKyc } from './kyc.queries.ts'

/** Where money is paid to: the list, or the form that adds to it. */
export function BankAccounts() {
  const { data: accounts, error, refetch } = useBankAccounts()
  const simulation = useKyc().data?.simulation ?? null
  const [isAdding, setAdding] = useState(false)
  if (error && !accounts) return <FailedState message={messageOf(error)} onRetry={refetch} />
  if (!accounts) {
    return (
      <div role="status" className="grid gap-3">
        <span className="sr-only">Loading your bank accounts</span>
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
    )
  }
  const add = () => setAdding(true)
  if (isAdding) return <BankAccountForm trial={simulation?.bank ?? null} onClose={() => setAdding(false)} />
  if (accounts.length === 0) {
    return (
      <EmptyState
        picture={<Landmark aria-hidden className="size-9 text-leaf" />}
        title="No bank account yet"
        action={<Button onClick={add}>Add a bank account</Button>}
      >
        Rent, sale proceeds and refunds are paid into an account in your name. We check it before any money goes there.
      </EmptyState>
    )
  }
  return (
    <>
      {simulation ? <SimulationNote>Accounts here are checked by a simulation: no money moves.</SimulationNote> : null}
      <ul className="divide-y divide-line border-line border-y">
        {accounts.map((account) => (
          <BankAccountRow key={account.id} account={account} />
        ))}
      </ul>
      <div>
        <Button look="secondary" onClick={add}>
          Add a bank account
        </Button>
      </div>
    </>
  )
}
