import type { Booking } from '@properysearch/contract/bookings/calls'
import { sideName } from '@properysearch/contract/bookings/facts'
import { deductionKinds } from '@properysearch/contract/bookings/rental'
import type { Dispute } from '@properysearch/contract/disputes/calls'
import { type DisputeState, disputeGraph, hasEnded } from '@properysearch/contract/disputes/facts'
import { CircleCheck, CircleSlash, Hourglass, Scale } from 'lucide-react'
import { formatDay } from '../../../../lib/format.ts'
import { Button } from '../../../../ui/button.tsx'
import { Facts } from '../../../../ui/part.tsx'
import { StateBadge, type StateLook } from '../../../../ui/state-badge.tsx'
import { exact, otherSide } from '../deal-words.ts'
import { DisputeFiles } from './dispute-files.tsx'
import type { DisputePress } from './disputes-part.tsx'

const looks: Record<DisputeState, StateLook> = {
  raised: { icon: Hourglass, className: 'bg-marigold-wash text-marigold-ink' },
  answered: { icon: Scale, className: 'bg-leaf-wash text-leaf' },
  decided: { icon: CircleCheck, className: 'bg-good-wash text-good' },
  withdrawn: { icon: CircleSlash, className: 'bg-sunken text-ink' },
}

interface DisputeCardProps {
  dispute: Dispute
  booking: Pick<Booking, 'side' | 'kind' | 'state'>
  onPress: (press: DisputePress) => void
}

/** What each side says, what they handed in, and what was decided. */
export function DisputeCard({ dispute, booking, onPress }: DisputeCardProps) {
  const { amount, state, raisedBy, raisedAt, answeredAt, decideBy, reason, answer, endedAt, deduction } = dispute
  const isMine = raisedBy === booking.side
  const isOpen = endedAt === null
  const isOver = hasEnded(booking.state)
  const shown = exact(amount)
  const nameOf = (side: Booking['side']) => (side === booking.side ? 'You' : `The ${sideName(side, booking.kind)}`)
  return (
    <article className="grid gap-3" aria-label={`Dispute over ${shown}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div>
          <p className="figures font-semibold">
            {shown}
            {deduction ? ` of the deposit, for ${deductionKinds[deduction.kind].toLowerCase()}` : null}
          </p>
          <p className="figures text-soft-ink text-xs">
            {isOpen
              ? `${deduction ? 'With our team' : 'Frozen'} since ${formatDay(raisedAt)} · decided by ${formatDay(decideBy)} at the latest`
              : `Raised on ${formatDay(raisedAt)} · ${state === 'decided' ? 'decided' : 'withdrawn'} on ${formatDay(endedAt)}`}
          </p>
        </div>
        <StateBadge look={looks[state]} name={disputeGraph.states[state]} />
      </div>
      <Words who={nameOf(raisedBy)} on={raisedAt} text={reason} />
      {answeredAt ? <Words who={nameOf(otherSide(raisedBy))} on={answeredAt} text={answer} /> : null}
      <DisputeFiles dispute={dispute} nameOf={nameOf} />
      <Decision dispute={dispute} booking={booking} />
      {isOpen && isOver ? (
        <p className="max-w-prose text-sm">The deal has ended, so our team decides who gets the money.</p>
      ) : null}
      {isOpen ? (
        <div className="flex flex-wrap gap-2">
          {state === 'raised' && !isMine ? (
            <Button look="secondary" className="text-sm" onClick={() => onPress({ do: 'answer', dispute })}>
              Answer
            </Button>
          ) : null}
          {isMine && !isOver ? (
            <Button
              look="quiet"
              className="-ms-4 text-sm"
              aria-label={`Withdraw the dispute over ${shown}`}
              onClick={() => onPress({ do: 'withdraw', dispute })}
            >
              Withdraw
            </Button>
          ) : null}
        </div>
      ) : null}
    </article>
  )
}

function Words({ who, on, text }: { who: string; on: string; text: string | null }) {
  return (
    <div className="text-sm">
      <p className="figures text-soft-ink text-xs">
        {who}, {formatDay(on)}
      </p>
      <p className="max-w-prose whitespace-pre-line break-words">
        {text === null ? <span className="text-soft-ink">Removed when the account was erased.</span> : text}
      </p>
    </div>
  )
}

/** Both sides read the same. */
function Decision({
  dispute: { decision, deduction },
  booking: { kind },
}: Pick<DisputeCardProps, 'dispute' | 'booking'>) {
  if (!decision) return null
  const parts = [
    { name: `Back to the ${sideName('buyer', kind)}`, rupees: decision.toBuyer },
    {
      name: deduction ? 'Stays with the owner' : `Paid out to the ${sideName('seller', kind)}`,
      rupees: decision.toSeller,
    },
    { name: 'Held for the deal as before', rupees: decision.stays },
  ]
  return (
    <div className="grid gap-3 rounded-control bg-sunken p-4">
      <h3 className="font-semibold text-sm">Our team’s decision</h3>
      <Facts
        facts={parts.filter(({ rupees }) => rupees > 0).map(({ name, rupees }) => ({ name, value: exact(rupees) }))}
      />
      <p className="max-w-prose whitespace-pre-line break-words text-sm">{decision.reason}</p>
    </div>
  )
}
