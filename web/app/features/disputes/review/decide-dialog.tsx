import { sideName } from '@properysearch/contract/bookings/facts'
import type { ReviewedDispute } from '@properysearch/contract/disputes/deciding-calls'
import { formatRupees } from '@properysearch/contract/values/money'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { saidBy } from './said-by.ts'

const rupees = (amount: number) => formatRupees(amount, 2)

interface DecideDialogProps {
  dispute: ReviewedDispute
  decision: { toBuyer: number; toSeller: number; reason: string }
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** What both sides say, where the money goes to the paisa, and the reason they read: looked at once more. */
export function DecideDialog({ dispute, decision, isBusy, onConfirm, onClose }: DecideDialogProps) {
  const { amount, deal, deduction } = dispute
  const { toBuyer, toSeller, reason } = decision
  const stays = (Math.round(amount * 100) - Math.round((toBuyer + toSeller) * 100)) / 100
  const lines = [
    { name: `Back to ${dispute.buyer.name}, the ${sideName('buyer', deal.kind)}`, amount: toBuyer },
    {
      name: `${deduction ? 'Stays with' : 'Paid out to'} ${dispute.seller.name}, the ${sideName('seller', deal.kind)}`,
      amount: toSeller,
    },
    ...(deal.hasEnded || deduction ? [] : [{ name: 'Stays held for the deal', amount: stays }]),
  ]
  return (
    <ConfirmDialog
      isOpen
      title={`Decide about ${rupees(amount)}?`}
      action={deduction ? 'Decide' : toBuyer + toSeller > 0 ? 'Decide and move the money' : 'Decide: no money moves'}
      keep="Change it"
      look="primary"
      isBusy={isBusy}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <div className="grid gap-4 text-sm">
        {saidBy(dispute).map(({ who, words }) => (
          <div key={who}>
            <p className="font-semibold text-ink">{who}</p>
            <p className="line-clamp-4 whitespace-pre-line break-words">{words}</p>
          </div>
        ))}
        <dl className="figures grid gap-2 rounded-control bg-sunken p-4 text-ink">
          {lines.map((line) => (
            <div key={line.name} className="flex justify-between gap-4">
              <dt>{line.name}</dt>
              <dd className="shrink-0 font-semibold">{rupees(line.amount)}</dd>
            </div>
          ))}
        </dl>
        <div>
          <p className="font-semibold text-ink">Your reason, as both sides read it</p>
          <p className="whitespace-pre-line break-words">{reason}</p>
        </div>
        <p>Both sides are told at once. A decision cannot be undone.</p>
      </div>
    </ConfirmDialog>
  )
}
