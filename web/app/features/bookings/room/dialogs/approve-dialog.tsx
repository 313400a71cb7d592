import type { Release } from '@properysearch/contract/releases/calls'
import type { ReactNode } from 'react'
import { api } from '../../../../lib/api.ts'
import { ApproveByCode } from '../../../../ui/approve-by-code.tsx'
import { useForgetDeal } from '../../deal.queries.ts'
import { exact } from '../deal-words.ts'

/** What is approved: how much, and where to. */
export type Approvable = Pick<Release, 'id' | 'amount' | 'account'>

interface ApproveDialogProps {
  release: Approvable
  /** What leaves the held money and for whom, where it is not the seller. */
  text?: ReactNode
  onClose: () => void
}

/** The payer's word to the partner: this amount to this account, and nothing else. */
export function ApproveDialog({ release, text, onClose }: ApproveDialogProps) {
  const { id, amount, account } = release
  return (
    <ApproveByCode
      title={`Approve ${exact(amount)}`}
      text={
        text ?? (
          <p>
            <span className="figures font-semibold text-ink">{exact(amount)}</span> leaves the held money and is paid to{' '}
            <span className="figures font-semibold text-ink">{account ?? 'the seller’s account'}</span>. This cannot be
            undone.
          </p>
        )
      }
      action="Approve"
      subject="this amount"
      send={async () => (await api.releases.sendOtp({ id })).data}
      approve={async (otp) => {
        const { waitsFor } = (await api.releases.approve({ id, otp })).data
        return waitsFor.length > 0
          ? `Approved. It is still waiting for ${waitsFor.join(', ')} to approve it.`
          : 'Approved. The payment partner has been told to pay.'
      }}
      forget={useForgetDeal()}
      onClose={onClose}
    />
  )
}
