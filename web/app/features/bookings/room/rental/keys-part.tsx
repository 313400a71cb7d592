import { beforeKeys, beforeKeysNames } from '@properysearch/contract/bookings/rental'
import { CircleCheck, Clock } from 'lucide-react'
import { formatDay } from '../../../../lib/format.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Facts, Part } from '../../../../ui/part.tsx'
import { StateBadge } from '../../../../ui/state-badge.tsx'
import { capital, theOther } from '../deal-words.ts'
import { wordsGiven } from '../press.ts'
import type { RentalPartProps } from './rental-parts.tsx'
import { namesOf } from './rental-words.ts'

const there = { icon: CircleCheck, className: 'bg-good-wash text-good' }
const notThere = { icon: Clock, className: 'bg-marigold-wash text-marigold-ink' }

/** What the keys wait for, and whose word is given; afterwards the term. */
export function KeysPart(props: RentalPartProps) {
  const { state } = props.room.bookingData
  if (state === 'registered') return <BeforeKeysPart {...props} />
  if (['active', 'notice', 'exiting', 'completed'].includes(state)) return <TermPart {...props} />
  return null
}

function BeforeKeysPart({ room, rental: { missing }, onPress }: RentalPartProps) {
  const given = wordsGiven(room, 'move-in')
  const other = theOther(room.bookingData)
  return (
    <Part
      title="Before the keys"
      note="The deposit goes to the owner when the keys are handed over. The owner can hand them over without the rest, after a warning."
    >
      <ul className="divide-y divide-line">
        {beforeKeysNames.map((name) => {
          const isMissing = missing.includes(name)
          return (
            <li
              key={name}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 text-sm first:pt-0 last:pb-0"
            >
              <span className="font-medium">{beforeKeys[name].label}</span>
              <StateBadge look={isMissing ? notThere : there} name={isMissing ? 'Still open' : 'Done'} />
            </li>
          )
        })}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4 text-sm">
        <p>
          {given.mine
            ? `You have confirmed the keys. Waiting for ${other}.`
            : given.theirs
              ? `${capital(other)} has confirmed the keys.`
              : 'Both sides confirm when the keys change hands.'}
        </p>
        {given.mine ? null : (
          <Button
            look="secondary"
            className="text-sm"
            disabled={missing.includes('deposit')}
            onClick={() => onPress({ do: 'keys' })}
          >
            Confirm the keys
          </Button>
        )}
      </div>
    </Part>
  )
}

function TermPart({ room, rental }: RentalPartProps) {
  const { startsOn, endsOn, movedInOn, leavesOn, without, missing } = rental
  const open = without.filter((name) => missing.includes(name))
  const { terms } = room
  return (
    <Part folds={open.length === 0} title="The licence">
      <Facts
        facts={[
          ...(startsOn ? [{ name: 'From', value: formatDay(startsOn) }] : []),
          ...(endsOn ? [{ name: 'To', value: formatDay(endsOn) }] : []),
          ...(movedInOn ? [{ name: 'Keys handed over on', value: formatDay(movedInOn) }] : []),
          ...(leavesOn ? [{ name: 'Last day', value: formatDay(leavesOn) }] : []),
          ...(terms.kind === 'rental'
            ? [
                {
                  name: 'Rent rises by',
                  value: terms.yearlyRise === 0 ? 'Nothing' : `${terms.yearlyRise / 100}% a year`,
                },
                { name: 'Maintenance', value: `Paid by the ${terms.maintenanceBy}` },
              ]
            : []),
        ]}
      />
      {open.length > 0 && room.bookingData.state !== 'completed' ? (
        <Notice look="attention">The keys were handed over without: {namesOf(open)}. This can still be done.</Notice>
      ) : null}
    </Part>
  )
}
