import { Hourglass } from 'lucide-react'
import { formatDay } from '../../../../lib/format.ts'
import { Button } from '../../../../ui/button.tsx'
import { Facts, Part } from '../../../../ui/part.tsx'
import { StateBadge } from '../../../../ui/state-badge.tsx'
import { exact } from '../deal-words.ts'
import type { RentalPartProps } from './rental-parts.tsx'

/** Another term is another registered licence: recorded by one side, confirmed by the other. */
export function RenewalPart({ room, rental: { renewal }, onPress }: RentalPartProps) {
  const { state, side } = room.bookingData
  if (state !== 'active') return null
  const isMine = renewal?.recordedBy === side
  return (
    <Part
      folds={!renewal || isMine}
      title="Renewal"
      note="A licence is renewed by registering another one. The new term follows the old one without a gap."
      aside={
        renewal ? (
          <StateBadge look={{ icon: Hourglass, className: 'bg-leaf-wash text-leaf' }} name="To be confirmed" />
        ) : null
      }
    >
      {renewal ? (
        <Facts
          facts={[
            { name: 'For', value: `${renewal.months} months` },
            { name: 'Rent', value: `${exact(renewal.rent)} /month` },
            { name: 'Document number', value: renewal.documentNumber },
            { name: 'Sub-registrar', value: renewal.office },
            { name: 'Signed on', value: formatDay(renewal.signedOn) },
            { name: 'Registered on', value: formatDay(renewal.registeredOn) },
          ]}
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        {renewal && !isMine ? (
          <Button look="secondary" className="text-sm" onClick={() => onPress({ do: 'confirm-renewal' })}>
            Confirm the renewal
          </Button>
        ) : null}
        <Button look={renewal ? 'quiet' : 'secondary'} className="text-sm" onClick={() => onPress({ do: 'renew' })}>
          {renewal ? 'Correct it' : 'Record a renewal'}
        </Button>
      </div>
    </Part>
  )
}
