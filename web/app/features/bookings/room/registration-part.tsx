import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { registrationMonths, sideName } from '@properysearch/contract/bookings/facts'
import { CircleCheck, Hourglass } from 'lucide-react'
import { formatDay } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Facts, Part } from '../../../ui/part.tsx'
import { StateBadge } from '../../../ui/state-badge.tsx'
import { exact } from './deal-words.ts'
import type { OnPress } from './press.ts'

/** The registered agreement, from when it can be recorded. */
export function RegistrationPart({ room, onPress }: { room: BookingRoom; onPress?: OnPress }) {
  const { registration, bookingData } = room
  const { state, side, kind } = bookingData
  const isOpen = state === (kind === 'sale' ? 'cleared' : 'booked')
  if (!registration && !isOpen) return null
  const isMine = registration?.recordedBy === side
  return (
    <Part
      folds={registration?.isConfirmed === true}
      title="Registration"
      note={
        registration
          ? null
          : kind === 'rental'
            ? 'Sign the leave and licence agreement and register it. By law the owner has it registered; the two sides agree on who pays for it.'
            : `Sign the agreement and register it within ${registrationMonths} months of signing. Until then it gives no right in the property.`
      }
      aside={
        registration ? (
          registration.isConfirmed ? (
            <StateBadge look={{ icon: CircleCheck, className: 'bg-good-wash text-good' }} name="Confirmed by both" />
          ) : (
            <StateBadge look={{ icon: Hourglass, className: 'bg-leaf-wash text-leaf' }} name="To be confirmed" />
          )
        ) : null
      }
    >
      {room.rental ? (
        <p className="figures text-sm">
          At the counter: {exact(room.rental.licence.stampDuty)} stamp duty and{' '}
          {exact(room.rental.licence.registrationFee)} registration fee.
        </p>
      ) : null}
      {registration ? (
        <Facts
          facts={[
            { name: 'Document number', value: registration.documentNumber },
            { name: 'Sub-registrar', value: registration.office },
            ...(registration.grn ? [{ name: 'GRN', value: registration.grn }] : []),
            { name: 'Signed on', value: formatDay(registration.signedOn) },
            { name: 'Registered on', value: formatDay(registration.registeredOn) },
            ...(registration.startsOn ? [{ name: 'The licence begins', value: formatDay(registration.startsOn) }] : []),
            {
              name: 'Recorded by',
              value: isMine && onPress ? 'You' : `The ${sideName(registration.recordedBy, kind)}`,
            },
          ]}
        />
      ) : null}
      {isOpen && onPress ? (
        <div className="flex flex-wrap gap-2">
          {registration && !isMine ? (
            <Button look="secondary" className="text-sm" onClick={() => onPress({ do: 'confirm-registration' })}>
              Confirm the registration
            </Button>
          ) : null}
          <Button
            look={registration ? 'quiet' : 'secondary'}
            className="text-sm"
            onClick={() => onPress({ do: 'register' })}
          >
            {registration ? 'Correct it' : 'Record the registration'}
          </Button>
        </div>
      ) : null}
    </Part>
  )
}
