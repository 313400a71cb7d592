import { deductionKinds } from '@properysearch/contract/bookings/rental'
import type { Deduction, RentalRoom } from '@properysearch/contract/bookings/rental-room'
import { CircleCheck, CircleSlash, CircleX, Hourglass, Scale } from 'lucide-react'
import { dayInIndia } from '../../../../lib/day-in-india.ts'
import { formatDay } from '../../../../lib/format.ts'
import { useNow } from '../../../../lib/use-now.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { Part } from '../../../../ui/part.tsx'
import { StateBadge, type StateLook } from '../../../../ui/state-badge.tsx'
import { exact } from '../deal-words.ts'
import type { OnPress } from '../press.ts'
import type { RentalPartProps } from './rental-parts.tsx'

const looks: Record<Deduction['state'], StateLook & { name: string }> = {
  proposed: { icon: Hourglass, className: 'bg-marigold-wash text-marigold-ink', name: 'To be answered' },
  accepted: { icon: CircleCheck, className: 'bg-good-wash text-good', name: 'Accepted' },
  disputed: { icon: CircleX, className: 'bg-danger-wash text-danger', name: 'Disputed' },
  brought: { icon: Scale, className: 'bg-leaf-wash text-leaf', name: 'With our team' },
  decided: { icon: CircleCheck, className: 'bg-good-wash text-good', name: 'Decided' },
  withdrawn: { icon: CircleSlash, className: 'bg-sunken text-ink', name: 'Withdrawn' },
}

/** What comes back of the deposit: every line, and the sum. */
export function DepositPart({ room, rental, onPress }: RentalPartProps) {
  const { state, side } = room.bookingData
  const today = dayInIndia(useNow().toISOString())
  const isOpen = state === 'exiting'
  if (!isOpen && !(state === 'completed' && rental.deposit.paid > 0)) return null
  const { deductions, deductionsUntil, deposit, openRent } = rental
  const mayPropose = isOpen && side === 'seller' && deposit.toReturn > 0 && today <= (deductionsUntil ?? '')
  return (
    <Part title={isOpen ? 'Settling the deposit' : 'The deposit, settled'} note={isOpen ? noteOf(rental, side) : null}>
      {deposit.isLate ? (
        <Notice look="attention">
          {side === 'seller'
            ? 'The return is late. Pay what is not in dispute now.'
            : 'The return is late. Remind the owner.'}
        </Notice>
      ) : null}
      <Sum rental={rental} isOpen={isOpen} />
      {deductions.length > 0 ? (
        <ul aria-label="Deductions" className="divide-y divide-line border-line border-y">
          {deductions.map((deduction) => (
            <li key={deduction.id} className="py-3">
              <DeductionRow deduction={deduction} side={side} onPress={isOpen ? onPress : null} />
            </li>
          ))}
        </ul>
      ) : isOpen ? (
        <p className="text-soft-ink text-sm">
          {side === 'seller' ? 'You have proposed no deductions.' : 'The owner has proposed no deductions.'}
        </p>
      ) : null}
      {isOpen && openRent > 0 ? (
        <p className="figures max-w-prose text-sm">
          {exact(openRent)} of the rent is still unpaid. It can be paid, or taken from the deposit if the tenant agrees.
        </p>
      ) : null}
      {mayPropose ? (
        <div>
          <Button look="secondary" className="text-sm" onClick={() => onPress({ do: 'deduct' })}>
            Propose a deduction
          </Button>
        </div>
      ) : null}
    </Part>
  )
}

function noteOf({ deductionsUntil }: RentalRoom, side: 'buyer' | 'seller'): string {
  const until = deductionsUntil ? ` until ${formatDay(deductionsUntil)}` : ''
  return side === 'seller'
    ? `You can propose deductions${until}. The tenant accepts or disputes each one; the rest is then due to them.`
    : `The owner can propose deductions${until}. You accept or dispute each one; the rest is then due to you.`
}

interface Line {
  name: string
  amount: number
  isSum?: true
}

/** As a sum on paper: what there was, what goes off it, what is left. */
function Sum({ rental: { deposit }, isOpen }: { rental: RentalRoom; isOpen: boolean }) {
  const lines: Line[] = [
    { name: 'Deposit', amount: deposit.paid },
    ...(deposit.rentBack > 0 ? [{ name: 'Rent paid for days after the last day', amount: deposit.rentBack }] : []),
    ...(deposit.taxBack > 0 ? [{ name: 'Tax paid on top of the rent', amount: deposit.taxBack }] : []),
    ...(deposit.accepted > 0 ? [{ name: 'Deductions accepted or decided', amount: -deposit.accepted }] : []),
    ...(deposit.open > 0 ? [{ name: 'Deductions still open', amount: -deposit.open }] : []),
    ...(deposit.returned > 0 && isOpen ? [{ name: 'Returned already', amount: -deposit.returned }] : []),
    ...(deposit.onItsWay > 0 ? [{ name: 'Returned, to be confirmed', amount: -deposit.onItsWay }] : []),
    isOpen
      ? { name: 'To be returned', amount: deposit.toReturn, isSum: true }
      : { name: 'Returned to the tenant', amount: deposit.returned, isSum: true },
  ]
  return (
    <dl className="figures grid gap-1.5 text-sm">
      {lines.map(({ name, amount, isSum }) => (
        <div
          key={name}
          className={classNames(
            'flex items-baseline justify-between gap-4',
            isSum && 'border-line border-t pt-2 font-bold text-base',
          )}
        >
          <dt>{name}</dt>
          <dd>{amount < 0 ? `− ${exact(-amount)}` : exact(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}

interface DeductionRowProps {
  deduction: Deduction
  side: 'buyer' | 'seller'
  onPress: OnPress | null
}

function DeductionRow({ deduction, side, onPress }: DeductionRowProps) {
  const { kind, amount, note, state, answer, kept } = deduction
  const label = `${deductionKinds[kind]}, ${exact(amount)}`
  const isWaiting = state === 'proposed' || state === 'disputed'
  const bring = { do: 'bring-deduction', name: 'Have our team decide', isShown: state === 'disputed' } as const
  const acts =
    side === 'buyer'
      ? ([
          { do: 'accept-deduction', name: 'Accept', isShown: isWaiting },
          { do: 'dispute-deduction', name: 'Dispute', isShown: state === 'proposed' },
          bring,
        ] as const)
      : ([
          { do: 'lower-deduction', name: 'Lower the amount', isShown: isWaiting },
          { do: 'withdraw-deduction', name: 'Withdraw', isShown: isWaiting },
          bring,
        ] as const)
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="figures font-semibold">
            {deductionKinds[kind]} · {exact(amount)}
          </p>
          <p className="max-w-prose break-words text-soft-ink text-sm">“{note}”</p>
        </div>
        <StateBadge look={looks[state]} name={looks[state].name} />
      </div>
      {answer ? (
        <p className="max-w-prose break-words text-sm">
          {side === 'buyer' ? 'You' : 'The tenant'}: “{answer}”
        </p>
      ) : null}
      {state === 'brought' ? (
        <p className="max-w-prose text-sm">Our team decides. What each of you says about it is under Disputes.</p>
      ) : null}
      {kept === null ? null : (
        <p className="figures max-w-prose text-sm">
          Our team decided: {kept > 0 ? `${exact(kept)} stays with the owner` : 'nothing of it stays with the owner'}
          {kept < amount ? `, ${exact(Math.round((amount - kept) * 100) / 100)} goes back to the tenant` : ''}. Why is
          under Disputes.
        </p>
      )}
      {onPress && isWaiting ? (
        <div className="flex flex-wrap gap-2">
          {acts.map(({ do: what, name, isShown }, i) =>
            isShown ? (
              <Button
                key={what}
                look={i === 0 ? 'secondary' : 'quiet'}
                className="text-sm"
                aria-label={`${name}: ${label}`}
                onClick={() => onPress({ do: what, deduction })}
              >
                {name}
              </Button>
            ) : null,
          )}
        </div>
      ) : null}
    </div>
  )
}
