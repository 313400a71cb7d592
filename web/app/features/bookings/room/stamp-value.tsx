import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { Button } from '../../../ui/button.tsx'
import { exact } from './deal-words.ts'
import type { OnPress } from './press.ts'

const closed = ['settled', 'completed', 'rejected', 'cancelled', 'expired']

/** The ready reckoner's value, on which the tax may depend. */
export function StampValue({ room: { money, bookingData }, onPress }: { room: BookingRoom; onPress: OnPress }) {
  if (bookingData.kind !== 'sale') return null
  // Once all is paid, nothing is left to deduct tax from.
  const isOpen = !closed.includes(bookingData.state) && money.left > 0
  if (!isOpen && money.stampValue === null) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
      <p className="max-w-prose">
        Stamp value:{' '}
        <span className="figures font-semibold">
          {money.stampValue === null ? 'not noted' : exact(money.stampValue)}
        </span>
        <span className="block text-soft-ink">
          If the ready reckoner values the property above the price, the tax is worked out on that value.
        </span>
      </p>
      {isOpen ? (
        <Button look="secondary" className="text-sm" onClick={() => onPress({ do: 'stamp-value' })}>
          {money.stampValue === null ? 'Note the stamp value' : 'Change the stamp value'}
        </Button>
      ) : null}
    </div>
  )
}
