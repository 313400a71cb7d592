import type { Release } from '@properysearch/contract/releases/calls'
import { type ReleaseState, releaseGraph } from '@properysearch/contract/releases/facts'
import { CircleCheck, CircleSlash, CircleX, Clock, Hourglass, Send } from 'lucide-react'
import { formatDay } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Facts, Part } from '../../../ui/part.tsx'
import { StateBadge, type StateLook } from '../../../ui/state-badge.tsx'
import type { Deal } from '../deal.queries.ts'
import { exact } from './deal-words.ts'
import { isHeld, mayRefuse, toSeller, wholeOf } from './dues.ts'
import type { OnPress } from './press.ts'

const over = 'bg-sunken text-ink'
const onItsWay = 'bg-leaf-wash text-leaf'
const looks: Record<ReleaseState, StateLook> = {
  asked: { icon: Hourglass, className: 'bg-marigold-wash text-marigold-ink' },
  approved: { icon: Clock, className: onItsWay },
  sent: { icon: Send, className: onItsWay },
  unknown: { icon: Hourglass, className: onItsWay },
  paid: { icon: CircleCheck, className: 'bg-good-wash text-good' },
  refused: { icon: CircleX, className: over },
  withdrawn: { icon: CircleSlash, className: over },
  lapsed: { icon: Clock, className: over },
}

/** From when held money may be asked for. */
const releasable = ['agreed', 'paying', 'settled', 'completed']

export function ReleasesPart({ deal: { room, money }, onPress }: { deal: Deal; onPress: OnPress }) {
  if (!isHeld(room)) return null
  const { state, side, kind } = room.bookingData
  const isRental = kind === 'rental'
  const isOpen = releasable.includes(state)
  const releases = toSeller(money.releases)
  if (releases.length === 0 && (isRental || !isOpen || money.held === 0)) return null
  return (
    <Part
      title={isRental ? 'Passed on to the owner' : 'Release of the held money'}
      note={
        isRental
          ? 'The payment partner pays the owner the deposit at the keys, and each rent as soon as it has come in.'
          : 'The payment partner pays the seller when the buyer has approved the amount and the account with a code.'
      }
    >
      <Facts
        facts={[
          { name: 'Held', value: exact(money.held) },
          ...(isRental ? [] : [{ name: 'Can be asked for now', value: exact(money.available) }]),
        ]}
      />
      {releases.length > 0 ? (
        <ul className="divide-y divide-line border-line border-y">
          {releases.map((release) => (
            <li key={release.id} className="py-3">
              <ReleaseRow
                release={release}
                isRental={isRental}
                whole={wholeOf(release, money.releases)}
                mayRefuse={mayRefuse(release, money.releases)}
                onPress={onPress}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-soft-ink text-sm">
          {side === 'seller' ? 'You have asked for nothing yet.' : 'The seller has asked for nothing yet.'}
        </p>
      )}
      {side === 'seller' && money.notPayable ? <Notice look="attention">{money.notPayable}</Notice> : null}
      {side === 'seller' && isOpen && !isRental && money.available > 0 && !money.notPayable ? (
        <div>
          <Button look="secondary" className="text-sm" onClick={() => onPress({ do: 'ask-release' })}>
            Ask for a release
          </Button>
        </div>
      ) : null}
    </Part>
  )
}

/** Those that nobody has to approve. */
function ruledWhy(kind: Release['kind'], isRental: boolean): string | null {
  if (kind === 'decided') return `The ${isRental ? 'owner' : 'seller'}’s by the decision about a dispute`
  if (kind !== 'kept') return null
  return isRental ? 'The owner’s, by the terms of the deal' : 'Stays with the seller by the terms of the deal'
}

interface ReleaseRowProps {
  release: Release
  isRental: boolean
  whole: Release | null
  mayRefuse: boolean
  onPress: OnPress
}

function ReleaseRow({ release, isRental, whole, mayRefuse, onPress }: ReleaseRowProps) {
  const { amount, state, side, account, reason, kind, askedAt, changedAt, lapsesAt, partOf, waitsFor } = release
  const isWaiting = state === 'asked'
  const shown = exact(amount)
  const isFirst = release.askId === release.id
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div>
          <p className="figures font-semibold">{shown}</p>
          <p className="figures text-soft-ink text-xs">
            {ruledWhy(kind, isRental) ?? `Asked for on ${formatDay(askedAt)}`}
            {partOf ? ` · the part of ${partOf}` : ''}
            {account ? ` · to ${account}` : ''}
            {isWaiting && lapsesAt ? ` · lapses on ${formatDay(lapsesAt)}` : ''}
            {state === 'paid' ? ` · paid out on ${formatDay(changedAt)}` : ''}
          </p>
        </div>
        <StateBadge look={looks[state]} name={releaseGraph.states[state]} />
      </div>
      {reason && state === 'refused' ? <p className="max-w-prose text-soft-ink text-sm">“{reason}”</p> : null}
      {isWaiting && partOf && !account ? (
        <p className="max-w-prose text-sm">
          Stays held for {partOf} until they register with the number you named and have a bank account verified.
        </p>
      ) : null}
      {whole && (release.hasPayerApproved || waitsFor.length > 0) ? (
        <p className="max-w-prose text-sm">
          {release.hasPayerApproved ? 'Approved by the person who acts for this side. ' : ''}
          {waitsFor.length > 0 ? `Waiting for the code of ${waitsFor.join(', ')}.` : ''}
        </p>
      ) : null}
      {whole && side === 'payer' && !release.hasPayerApproved ? (
        <div className="flex flex-wrap gap-2">
          <Button
            look="secondary"
            className="text-sm"
            aria-label={`Approve ${exact(whole.amount)} with a code`}
            onClick={() => onPress({ do: 'approve', release: whole })}
          >
            Approve with a code
          </Button>
          {mayRefuse ? (
            <Button
              look="quiet"
              className="text-sm"
              aria-label={`Refuse ${exact(whole.amount)}`}
              onClick={() => onPress({ do: 'refuse-release', release: whole })}
            >
              Refuse
            </Button>
          ) : null}
        </div>
      ) : null}
      {isWaiting && isFirst && side === 'payee' && kind === 'asked' ? (
        <div>
          <Button
            look="quiet"
            className="-ms-4 text-sm"
            aria-label={`Withdraw the request for ${shown}`}
            onClick={() => onPress({ do: 'withdraw-release', release })}
          >
            Withdraw
          </Button>
        </div>
      ) : null}
    </div>
  )
}
