import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { type BookingSide, sideName } from '@properysearch/contract/bookings/facts'
import { BadgeCheck, Landmark } from 'lucide-react'
import type { ReactNode } from 'react'
import { Part } from '../../../ui/part.tsx'
import { SimulationChip } from '../../../ui/simulation-note.tsx'
import { channelWords } from '../channel-words.ts'
import { capital, otherSide } from './deal-words.ts'

/** Who holds the money: said before anything is paid. */
export function ChannelPart({ room }: { room: BookingRoom }) {
  const { channel, kind } = room.bookingData
  const how = channelWords(channel, kind)
  return (
    <Part
      folds={room.bookingData.bookedOn !== null}
      title="Who holds the money"
      aside={channel === 'sandbox' ? <SimulationChip /> : null}
    >
      <div className="flex items-start gap-3 text-sm">
        <Landmark aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
        <p>
          <span className="block font-semibold">{how.label}</span>
          <span className="text-soft-ink">{how.means}</span>
        </p>
      </div>
    </Part>
  )
}

interface PeoplePartProps {
  room: BookingRoom
  /** Whose side it is looked at from: mine, or that of somebody I represent. */
  own?: { name: string; isVerified: boolean }
  renderAgent?: (side: BookingSide) => ReactNode
}

export function PeoplePart({ room, own = { name: 'You', isVerified: false }, renderAgent }: PeoplePartProps) {
  const { side, kind } = room.bookingData
  const people = [
    { of: side, role: capital(sideName(side, kind)), ...own },
    { of: otherSide(side), role: capital(sideName(otherSide(side), kind)), ...room.userData },
  ]
  return (
    <Part folds title="People">
      <dl className="grid gap-3 text-sm">
        {people.map(({ of, role, name, isVerified }) => (
          <div key={role} className="flex flex-wrap items-center justify-between gap-x-4">
            <dt className="text-soft-ink">{role}</dt>
            <dd className="inline-flex items-center gap-1.5 font-medium">
              {name}
              {isVerified ? (
                <>
                  <BadgeCheck aria-hidden className="size-4.5 text-leaf" />
                  <span className="font-normal text-soft-ink">Verified</span>
                </>
              ) : null}
            </dd>
            {renderAgent ? <dd className="basis-full text-end text-soft-ink empty:hidden">{renderAgent(of)}</dd> : null}
          </div>
        ))}
      </dl>
      {room.terms.includes ? (
        <p className="border-line border-t pt-3 text-sm">
          <span className="block text-soft-ink">Included</span>
          {room.terms.includes}
        </p>
      ) : null}
    </Part>
  )
}
