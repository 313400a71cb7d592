import { type InventoryMoment, inventoryMoments, itemConditions, meters } from '@properysearch/contract/bookings/rental'
import type { Inventory } from '@properysearch/contract/bookings/rental-room'
import { Button } from '../../../../ui/button.tsx'
import { type Column, DataTable } from '../../../../ui/data-table.tsx'
import { Facts, Part } from '../../../../ui/part.tsx'
import { InventoryPhotos } from './inventory-photos.tsx'
import type { RentalPartProps } from './rental-parts.tsx'
import { inventoryAt, isNoted, readingText } from './rental-words.ts'

/** When each can be written down: until both have confirmed it. */
const openIn: Record<InventoryMoment, readonly string[]> = {
  in: ['booked', 'registered'],
  out: ['active', 'notice'],
}
/** Before that there is nothing to look at yet. */
const emptyShownIn: Record<InventoryMoment, readonly string[]> = { in: ['registered'], out: ['notice'] }

type Item = Inventory['items'][number]

/** The home as it was handed over, or as it was given back. */
export function InventoryPart({ room, rental, at, onPress }: RentalPartProps & { at: InventoryMoment }) {
  const { state, side, id } = room.bookingData
  const inventory = inventoryAt(rental, at)
  const isOpen = openIn[at].includes(state)
  if (!isNoted(inventory) && !emptyShownIn[at].includes(state)) return null
  return (
    <Part
      folds={!emptyShownIn[at].includes(state)}
      title={`Inventory: ${inventoryMoments[at].toLowerCase()}`}
      note={
        isOpen ? 'Both sides see it and can add to it. After a change, both confirm again.' : 'Confirmed by both sides.'
      }
    >
      {inventory && inventory.items.length > 0 ? <Items items={inventory.items} /> : null}
      {inventory && inventory.readings.length > 0 ? (
        <Facts
          facts={inventory.readings.map((row) => ({ name: `${meters[row.meter]} meter`, value: readingText(row) }))}
        />
      ) : null}
      {isNoted(inventory) ? null : <p className="text-soft-ink text-sm">Nothing has been written down yet.</p>}
      {isOpen || (inventory && inventory.photos.length > 0) ? (
        <InventoryPhotos bookingId={id} at={at} side={side} photos={inventory?.photos ?? []} isOpen={isOpen} />
      ) : null}
      {isOpen ? (
        <div>
          <Button look="secondary" className="text-sm" onClick={() => onPress({ do: 'inventory', at })}>
            {isNoted(inventory) ? 'Change the inventory' : 'Write the inventory'}
          </Button>
        </div>
      ) : null}
    </Part>
  )
}

const columns: Column<Item>[] = [
  {
    label: 'What',
    isBare: true,
    cell: ({ name, note }) => (
      <>
        <span className="break-words font-medium">{name}</span>
        {note ? <span className="block break-words text-soft-ink text-xs">{note}</span> : null}
      </>
    ),
  },
  { label: 'How many', isNumber: true, cell: ({ count }) => count },
  { label: 'Condition', cell: ({ condition }) => itemConditions[condition] },
]

function Items({ items }: { items: readonly Item[] }) {
  return <DataTable caption="Inventory" columns={columns} rows={items} keyOf={({ name, note }) => `${name} ${note}`} />
}
