import { Landmark } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { SimulationChip } from '../../ui/simulation-note.tsx'
import { CheckStateBadge } from './check-state-badge.tsx'
import { type BankAccount, useMakePrimary, useRemoveBankAccount } from './kyc.queries.ts'

export function BankAccountRow({ account }: { account: BankAccount }) {
  const [isAsking, setAsking] = useState(false)
  const remove = useRemoveBankAccount()
  const makePrimary = useMakePrimary()
  const error = remove.error ?? makePrimary.error
  const name = `${account.ifsc.slice(0, 4)} account ending in ${account.accountNumber.slice(-4)}`
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4">
      <Landmark aria-hidden className="mt-1 size-6 shrink-0 text-soft-ink" />
      <div className="grid min-w-0 grow basis-48 gap-1">
        <p className="figures flex flex-wrap items-center gap-x-3 gap-y-1.5 font-medium tracking-wide">
          {account.accountNumber}
          <CheckStateBadge state={account.state} />
          {account.isPrimary ? (
            <span className="rounded-full bg-leaf-wash px-2.5 py-0.5 text-leaf text-xs">Receives payments</span>
          ) : null}
          {account.isSimulated ? <SimulationChip /> : null}
        </p>
        <p className="figures break-words text-soft-ink text-sm">
          {account.holderName} · IFSC {account.ifsc}
        </p>
        {account.message ? <p className="text-sm">{account.message}</p> : null}
        {error ? (
          <p role="alert" className="text-danger text-sm">
            {messageOf(error)}
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        {account.state === 'verified' && !account.isPrimary ? (
          <Button
            look="secondary"
            className="text-sm"
            aria-label={`Use for payments: ${name}`}
            disabled={makePrimary.isPending}
            onClick={() => makePrimary.mutate(account.id)}
          >
            Use for payments
          </Button>
        ) : null}
        <Button look="quiet" className="text-sm" aria-label={`Remove the ${name}`} onClick={() => setAsking(true)}>
          Remove
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title="Remove this account?"
        action={remove.isPending ? 'Removing...' : 'Remove account'}
        keep="Keep account"
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(account.id, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      >
        {account.isPrimary
          ? 'Money will go to your next verified account. If you have none, it will wait until you add another.'
          : 'We delete the account number and the record of its check.'}
      </ConfirmDialog>
    </li>
  )
}
