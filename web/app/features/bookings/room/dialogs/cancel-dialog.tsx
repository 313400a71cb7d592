import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { sideName } from '@properysearch/contract/bookings/facts'
import { api, messageOf } from '../../../../lib/api.ts'
import { FailedPart } from '../../../../ui/failed-part.tsx'
import { Skeleton } from '../../../../ui/states.tsx'
import { useCancelPreview } from '../../deal.queries.ts'
import { capital, disputedText, exact, owedText, theOther } from '../deal-words.ts'
import { wordsGiven } from '../press.ts'
import { ReasonStep } from './reason-step.tsx'

/** What comes back, and by whose table, before anybody decides. */
export function CancelDialog({ room, onClose }: { room: BookingRoom; onClose: () => void }) {
  const { id, acts } = room.bookingData
  const preview = useCancelPreview(id)
  const isTogether = acts.includes('cancel-together')
  const other = theOther(room.bookingData)
  const isLast = wordsGiven(room, 'cancel-together').theirs
  const action = isTogether ? (isLast ? 'Agree to cancel' : 'Propose to cancel') : 'Cancel the booking'
  return (
    <ReasonStep
      title={action}
      text={
        <div className="grid gap-3">
          <Preview room={room} preview={preview} />
          {isTogether ? (
            <p>
              {isLast
                ? `${capital(other)} proposed it: the deal ends when you confirm.`
                : `${capital(other)} is asked, and the deal ends only when they agree.`}
            </p>
          ) : (
            <p>The deal ends at once, the property is available again, and {other} will be told.</p>
          )}
        </div>
      }
      action={action}
      keep="Keep the deal"
      readBy={`${capital(other)} reads this word for word.`}
      done={isTogether && !isLast ? `Proposed. The deal ends when ${other} agrees.` : 'The deal has ended.'}
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
      <FailedPart onRetry={() => void refetch()}>The refund could not be worked out. {messageOf(error)}</FailedPart>
    ) : (
      <div role="status">
        <span className="sr-only">Working out the refund</span>
        <Skeleton className="h-20" />
      </div>
    )
  }
  const isBuyer = room.bookingData.side === 'buyer'
  return (
    <div className="grid gap-1 rounded-control bg-sunken p-4 text-ink">
      <p>
        {isBuyer ? 'You get back' : `${capital(theOther(room.bookingData))} gets back`}{' '}
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
      {data.owed > 0 ? <p className="text-sm">{owedText(data, room.bookingData)}</p> : null}
    </div>
  )
}

/** Whose table decides, and what it says today. */
function keptText({ kept, whose }: { kept: number; whose: string }, { bookingData }: BookingRoom): string {
  if (bookingData.acts.includes('cancel-together')) return 'When both sides agree, nothing is kept.'
  const [payer, payee] = [sideName('buyer', bookingData.kind), sideName('seller', bookingData.kind)]
  if (bookingData.side === 'seller') return `When the ${payee} cancels, the ${payer} gets everything back.`
  return kept === 0 ? `Today nothing is kept, by ${whose}.` : `The ${payee} keeps ${exact(kept)} today, by ${whose}.`
}
