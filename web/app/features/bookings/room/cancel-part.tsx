import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { Button } from '../../../ui/button.tsx'
import { Part } from '../../../ui/part.tsx'
import { capital, theOther } from './deal-words.ts'
import { type OnPress, wordsGiven } from './press.ts'

/** The ways out, while there are any. */
export function CancelPart({ room, onPress }: { room: BookingRoom; onPress: OnPress }) {
  const { acts, state, kind } = room.bookingData
  const until = kind === 'rental' ? 'the keys are handed over' : 'the agreement is registered'
  if (acts.includes('withdraw')) {
    return (
      <Way
        text={
          state === 'penny-paid'
            ? 'You can still withdraw. The ₹1 is refunded automatically.'
            : 'You can withdraw until the booking amount is paid.'
        }
        label="Withdraw my request"
        onClick={() => onPress({ do: 'withdraw' })}
      />
    )
  }
  if (acts.includes('call-off')) {
    return (
      <Way
        text="You can call it off until the booking amount is paid. The property is then available again."
        label="Call it off"
        onClick={() => onPress({ do: 'call-off' })}
      />
    )
  }
  if (acts.includes('cancel')) {
    return (
      <Way
        text={
          room.bookingData.side === 'buyer'
            ? `You can cancel until ${until}. You will see what is refunded before you decide.`
            : `You can cancel until ${until}. ${capital(theOther(room.bookingData))} then gets everything back.`
        }
        label="Cancel the booking"
        onClick={() => onPress({ do: 'cancel' })}
      />
    )
  }
  if (!acts.includes('cancel-together')) return null
  const { mine, theirs } = wordsGiven(room, 'cancel-together')
  const other = theOther(room.bookingData)
  return (
    <Way
      text={
        mine
          ? `You have proposed to cancel. The deal ends only if ${other} agrees.`
          : theirs
            ? `${capital(other)} would like to end the deal. It ends only if you agree, and everything that was paid is refunded.`
            : 'After the agreement, the deal ends only if both sides agree. Everything that was paid is then refunded.'
      }
      label={mine ? null : theirs ? 'Agree to cancel' : 'Propose to cancel'}
      onClick={() => onPress({ do: 'cancel' })}
    />
  )
}

function Way({ text, label, onClick }: { text: string; label: string | null; onClick: () => void }) {
  return (
    <Part folds={label !== null} title="Ending the deal" note={text}>
      {label ? (
        <div>
          <Button look="danger" className="text-sm" onClick={onClick}>
            {label}
          </Button>
        </div>
      ) : null}
    </Part>
  )
}
