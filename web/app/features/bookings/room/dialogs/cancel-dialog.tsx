import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { api, messageOf } from '../../../../lib/api.ts'
import { Button } from '../../../../ui/button.tsx'
import { Skeleton } from '../../../../ui/states.tsx'
import { useCancelPreview } from '../../deal.queries.ts'
import { disputedText, exact, owedText, theOther } from '../deal-words.ts'
import { wordsGiven } from '../press.ts'
import { ReasonStep } from './reason-step.tsx'

/** What comes back, and by whose table, before anybody decides. */
export function CancelDialog({ room, onClose }: { room: BookingRoom; onClose: () => void }) {
  const { id, acts, side } = room.bookingData
  const preview = useCancelPreview(id)
  const isTogether = acts.includes('cancel-together')
  const other = theOther(room.bookingData)
  const isLast = wordsGiven(room, 'cancel-together').theirs
  return (
    <ReasonStep
      title={isTogether ? 'Agree to cancel' : 'Cancel the booking'}
      text={
        <div className="grid gap-3">
          <Preview room={room} preview={preview} />
          {isTogether ? (
            <p>
              {isLast
                ? `${other === 'the seller' ? 'The seller' : 'The buyer'} has agreed already: the deal ends when you confirm.`
                : `The deal ends only when ${other} agrees too.`}
            </p>
          ) : (
            <p>The deal ends at once, the property is available again, and {other} will be told.</p>
          )}
        </div>
      }
      action={isTogether ? 'Agree to cancel' : 'Cancel the booking'}
      keep="Keep the deal"
      readBy={`${side === 'buyer' ? 'The seller' : 'The buyer'} reads this word for word.`}
      done={isTogether && !isLast ? `Noted. The deal ends when ${other} agrees too.` : 'The deal has ended.'}
      isReady={preview.data !== undefined}
      take={(reason) => api.bookings.cancel({ id, reason })}
      onClose={onClose}
    />
  )
}

function Preview({ room, preview }: { room: BookingRoom; preview: ReturnType<typeof useCancelPreview> }) {
  const { data, error, refetch } = preview
  if (!data) {
    return error ? (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>What comes back could not be worked out. {messageOf(error)}</p>
        <Button look="secondary" onClick={() => void refetch()}>
          Retry
        </Button>
      </div>
    ) : (
      <div role="status">
        <span className="sr-only">Working out what comes back</span>
        <Skeleton className="h-20" />
      </div>
    )
  }
  const isBuyer = room.bookingData.side === 'buyer'
  return (
    <div className="grid gap-1 rounded-control bg-sunken p-4 text-ink">
      <p>
        {isBuyer ? 'You get back' : 'The buyer gets back'}{' '}
        <span className="figures font-bold text-lg">{exact(data.refund + data.owed)}</span>
      </p>
      <p className="text-sm">{keptText(data, room)}</p>
      {data.tds > 0 ? (
        <p className="text-sm">
          {exact(data.tds)} deducted as tax is claimed back from the tax department, in{' '}
          {isBuyer ? 'your' : 'the buyer’s'} return.
        </p>
      ) : null}
      {data.disputed > 0 ? <p className="text-sm">{disputedText(data)}</p> : null}
      {data.owed > 0 ? <p className="text-sm">{owedText(data, room.bookingData.side)}</p> : null}
    </div>
  )
}

/** Whose table decides, and what it says today. */
function keptText({ kept, whose }: { kept: number; whose: string }, { bookingData }: BookingRoom): string {
  if (bookingData.acts.includes('cancel-together')) return 'When both sides agree, nothing is kept.'
  if (bookingData.side === 'seller') return 'When the seller cancels, the buyer gets everything back.'
  return kept === 0 ? `Today nothing is kept, by ${whose}.` : `The seller keeps ${exact(kept)} today, by ${whose}.`
}
