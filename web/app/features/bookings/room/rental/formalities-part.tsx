import { formatDay } from '../../../../lib/format.ts'
import { Button } from '../../../../ui/button.tsx'
import { Facts, Part } from '../../../../ui/part.tsx'
import type { RentalPartProps } from './rental-parts.tsx'

const shownFrom = ['booked', 'registered', 'active', 'notice', 'exiting', 'completed']
/** Also after the keys: what was to wait is made up for. */
const openIn = ['booked', 'registered', 'active', 'notice']

/** Who was told that there is a tenant: the owner’s duties. */
export function FormalitiesPart({ room, rental: { police, society }, onPress }: RentalPartProps) {
  const { state, side } = room.bookingData
  if (!shownFrom.includes(state)) return null
  const mayWrite = side === 'seller' && openIn.includes(state)
  return (
    <Part
      folds={!mayWrite || (police !== null && society !== null)}
      title="Police and society"
      note="The owner tells the police who the tenant is, and hands in the society’s form."
    >
      <Facts
        className="sm:grid-cols-2"
        facts={[
          {
            name: 'Police intimation',
            value: police ? police.number : 'Not yet',
            under: police ? `Police informed on ${formatDay(police.intimatedOn)}` : undefined,
          },
          {
            name: 'Society’s form',
            value: society ? `Done on ${formatDay(society.submittedOn)}` : 'Not yet',
            under: society?.note || undefined,
          },
        ]}
      />
      {mayWrite ? (
        <div className="flex flex-wrap gap-2">
          <Button look={police ? 'quiet' : 'secondary'} className="text-sm" onClick={() => onPress({ do: 'police' })}>
            {police ? 'Correct the intimation number' : 'Record the police intimation'}
          </Button>
          <Button look={society ? 'quiet' : 'secondary'} className="text-sm" onClick={() => onPress({ do: 'society' })}>
            {society ? 'Correct the society’s form' : 'Record the society’s form'}
          </Button>
        </div>
      ) : null}
    </Part>
  )
}
