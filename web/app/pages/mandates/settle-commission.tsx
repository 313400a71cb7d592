import { ApproveDialog } from '../../features/bookings/room/dialogs/approve-dialog.tsx'
import type { Settling } from '../../features/mandates/commission-acts.tsx'
import { formatExact } from '../../lib/format.ts'
import { PayInDeal } from '../bookings/pay-in-deal.tsx'

interface SettleCommissionProps {
  settling: Settling
  onClose: () => void
}

/** The code that approves a commission out of the held money, or the payment to the partner. */
export default function SettleCommission({ settling: { do: how, commission }, onClose }: SettleCommissionProps) {
  const { id, total, payout, release } = commission
  const kept = Math.round((total - payout) * 100) / 100
  if (how === 'approve' && release) {
    return (
      <ApproveDialog
        release={{ ...release, amount: payout }}
        text={
          <p>
            <span className="figures font-semibold text-ink">{formatExact(total)}</span> leaves the money held for you:{' '}
            <span className="figures">{formatExact(payout)}</span> is paid to your agent,{' '}
            <span className="figures font-semibold text-ink">{release.account ?? 'to their account'}</span>, and{' '}
            <span className="figures">{formatExact(kept)}</span> is their taxes and our fee. This cannot be undone.
          </p>
        }
        onClose={onClose}
      />
    )
  }
  return (
    <PayInDeal
      wanted={{ purpose: 'agent-commission', subjectId: id }}
      title={`Pay ${formatExact(total)} to your agent`}
      text={`The payment partner passes it on: ${formatExact(payout)} to the agent, ${formatExact(kept)} of their taxes and our fee. You pay nothing on top.`}
      onClose={onClose}
    />
  )
}
