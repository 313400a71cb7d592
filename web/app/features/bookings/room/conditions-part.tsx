import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { conditionKinds } from '@properysearch/contract/bookings/facts'
import { CircleCheck, CircleMinus, CircleX, Clock } from 'lucide-react'
import { formatDay } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Part } from '../../../ui/part.tsx'
import { StateBadge, type StateLook } from '../../../ui/state-badge.tsx'
import { theOther } from './deal-words.ts'
import type { Condition } from './dues.ts'
import { type OnPress, wordsGiven } from './press.ts'

const looks: Record<'open' | NonNullable<Condition['outcome']>, StateLook & { name: string }> = {
  open: { icon: Clock, className: 'bg-marigold-wash text-marigold-ink', name: 'Open' },
  met: { icon: CircleCheck, className: 'bg-good-wash text-good', name: 'Met' },
  waived: { icon: CircleMinus, className: 'bg-sunken text-ink', name: 'Waived' },
  failed: { icon: CircleX, className: 'bg-danger-wash text-danger', name: 'Failed' },
}

/** What the sale depends on. Before it is booked they are only named; their days count from the booking. */
export function ConditionsPart({ room, onPress }: { room: BookingRoom; onPress?: OnPress }) {
  const { terms, conditions, bookingData } = room
  if (terms.kind !== 'sale' || terms.conditions.length === 0) return null
  const isOpen = bookingData.state === 'booked'
  return (
    <Part
      folds={!isOpen}
      title="Conditions"
      note="The buyer says when one is met. If both sides agree that one has failed, the deal ends and everything that was paid is refunded."
    >
      <ul className="divide-y divide-line">
        {conditions.length > 0
          ? conditions.map((condition) => (
              <li key={condition.id} className="grid gap-2 py-3 first:pt-0 last:pb-0">
                <ConditionRow condition={condition} room={room} onPress={isOpen && onPress ? onPress : null} />
              </li>
            ))
          : terms.conditions.map((kind) => (
              <li key={kind} className="flex flex-wrap justify-between gap-x-4 py-3 text-sm first:pt-0 last:pb-0">
                <span className="font-medium">{conditionKinds[kind].label}</span>
                <span className="figures text-soft-ink">{conditionKinds[kind].days} days from the booking</span>
              </li>
            ))}
      </ul>
      {isOpen && onPress ? <Words room={room} onPress={onPress} /> : null}
    </Part>
  )
}

function ConditionRow({
  condition,
  room,
  onPress,
}: {
  condition: Condition
  room: BookingRoom
  onPress: OnPress | null
}) {
  const isBuyer = room.bookingData.side === 'buyer'
  const failed = wordsGiven(room, `fail-condition:${condition.kind}`)
  const { label } = conditionKinds[condition.kind]
  const look = looks[condition.outcome ?? 'open']
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p>
          <span className="font-medium">{label}</span>
          {condition.outcome === null ? (
            <span className="figures block text-soft-ink text-sm">by {formatDay(condition.dueOn)}</span>
          ) : null}
        </p>
        <StateBadge look={look} name={look.name} />
      </div>
      {onPress && condition.outcome === null && (failed.mine || failed.theirs) ? (
        <p className="max-w-prose text-soft-ink text-sm">
          {failed.mine
            ? `You said that it has failed. The deal ends once ${theOther(room.bookingData)} agrees.`
            : 'The other side says that it has failed. If you agree, the deal ends and everything is refunded.'}
        </p>
      ) : null}
      {condition.note ? <p className="max-w-prose text-soft-ink text-sm">“{condition.note}”</p> : null}
      {onPress && condition.outcome === null ? (
        <div className="flex flex-wrap gap-2">
          {/* Conditions protect the buyer. */}
          {isBuyer ? (
            <>
              <Button
                look="secondary"
                className="text-sm"
                aria-label={`It is met: ${label}`}
                onClick={() => onPress({ do: 'met', condition })}
              >
                It is met
              </Button>
              <Button
                look="quiet"
                className="text-sm"
                aria-label={`Waive it: ${label}`}
                onClick={() => onPress({ do: 'waived', condition })}
              >
                Waive it
              </Button>
            </>
          ) : null}
          {failed.mine ? null : (
            <Button
              look="quiet"
              className="text-sm"
              aria-label={`${failed.theirs ? 'Yes, it has failed' : 'It has failed'}: ${label}`}
              onClick={() => onPress({ do: 'failed', condition })}
            >
              {failed.theirs ? 'Yes, it has failed' : 'It has failed'}
            </Button>
          )}
        </div>
      ) : null}
    </>
  )
}

/** Once each is decided, both give their word. */
function Words({ room, onPress }: { room: BookingRoom; onPress: OnPress }) {
  if (room.conditions.some(({ outcome }) => outcome === null)) return null
  const { mine, theirs } = wordsGiven(room, 'clear')
  const other = theOther(room.bookingData)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4 text-sm">
      <p>
        {mine
          ? `You have confirmed that all conditions are met. Waiting for ${other}.`
          : theirs
            ? `The other side has confirmed that all conditions are met.`
            : 'Each condition is decided. Both sides confirm it now.'}
      </p>
      {mine ? null : (
        <Button look="secondary" className="text-sm" onClick={() => onPress({ do: 'clear' })}>
          All conditions are met
        </Button>
      )}
    </div>
  )
}
