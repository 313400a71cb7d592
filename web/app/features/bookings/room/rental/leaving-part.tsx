import { addDays } from '@properysearch/contract/values/days'
import { dayInIndia } from '../../../../lib/day-in-india.ts'
import { formatDay } from '../../../../lib/format.ts'
import { useNow } from '../../../../lib/use-now.ts'
import { Button } from '../../../../ui/button.tsx'
import { Facts, Part } from '../../../../ui/part.tsx'
import type { RentalPartProps } from './rental-parts.tsx'

/** How the rental ends: when notice can be given, or that it was given. */
export function LeavingPart({ room, rental, onPress }: RentalPartProps) {
  const { state, side } = room.bookingData
  const { notice, leavesOn, noticeBy, endsOn } = rental
  const today = dayInIndia(useNow().toISOString())
  if (state === 'notice' && leavesOn) {
    return (
      <Part title="Notice">
        <Facts
          facts={[
            { name: 'Given by', value: noticeBy === side ? 'You' : noticeBy === 'buyer' ? 'The tenant' : 'The owner' },
            { name: 'Last day', value: formatDay(leavesOn) },
          ]}
        />
        <p className="max-w-prose text-soft-ink text-sm">
          Rent is due up to the last day; that month is charged by the day.
        </p>
      </Part>
    )
  }
  if (state !== 'active' || !notice) return null
  const isLockedIn = today < notice.from
  return (
    <Part
      folds
      title="Moving out"
      note={isLockedIn ? `The lock-in lasts until ${formatDay(addDays(notice.from, -1))}.` : null}
    >
      <p className="max-w-prose text-sm">{noticeText(rental, isLockedIn)}</p>
      {endsOn ? (
        <p className="max-w-prose text-soft-ink text-sm">
          Without notice or a renewal, the licence ends on {formatDay(endsOn)}.
        </p>
      ) : null}
      {isLockedIn ? null : (
        <div>
          <Button look="danger" className="text-sm" onClick={() => onPress({ do: 'give-notice' })}>
            Give notice
          </Button>
        </div>
      )}
    </Part>
  )
}

function noticeText({ notice }: RentalPartProps['rental'], isLockedIn: boolean): string {
  if (!notice) return ''
  const earliest = formatDay(notice.earliestLeaving)
  return isLockedIn
    ? `From ${formatDay(notice.from)} on either side can give notice. The earliest last day is then ${earliest}.`
    : `Either side can give notice. If it is given today, the earliest last day is ${earliest}.`
}
