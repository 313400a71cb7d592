import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import type { Dispute } from '@properysearch/contract/disputes/calls'
import { decisionDays } from '@properysearch/contract/disputes/facts'
import { lazy, Suspense, useState } from 'react'
import { messageOf } from '../../../../lib/api.ts'
import { Button } from '../../../../ui/button.tsx'
import { Part } from '../../../../ui/part.tsx'
import { FailedState, Skeleton } from '../../../../ui/states.tsx'
import { useDisputes } from '../../deal.queries.ts'
import { theOther } from '../deal-words.ts'
import { isHeld } from '../dues.ts'
import { DisputeCard } from './dispute-card.tsx'

const DisputeDialog = lazy(() => import('./dispute-dialog.tsx'))

/** What a party can press here. */
export type DisputePress = { do: 'raise'; atMost: number } | { do: 'answer' | 'withdraw'; dispute: Dispute }

/** Money that the two sides do not agree about. Nothing is shown while there is none and none can be raised. */
export function DisputesPart({ room }: { room: BookingRoom }) {
  const isOfDeposit = room.rental !== null && room.rental.deductions.length > 0
  return isOfDeposit || (isHeld(room) && room.bookingData.bookedOn !== null) ? <Disputes room={room} /> : null
}

function Disputes({ room }: { room: BookingRoom }) {
  const { id } = room.bookingData
  const { data, error, refetch } = useDisputes(id)
  const [press, setPress] = useState<DisputePress | null>(null)
  if (data && data.disputes.length === 0 && data.disputable === 0) return null
  return (
    <Part
      folds={data?.disputes.length === 0}
      title="Disputes"
      note={data?.disputes.length ? null : invitation(theOther(room.bookingData))}
    >
      {data ? (
        <>
          {data.disputes.length > 0 ? (
            <ul className="divide-y divide-line border-line border-y">
              {data.disputes.map((dispute) => (
                <li key={dispute.id} className="py-4">
                  <DisputeCard dispute={dispute} booking={room.bookingData} onPress={setPress} />
                </li>
              ))}
            </ul>
          ) : null}
          {data.disputable > 0 ? (
            <div>
              <Button
                look="secondary"
                className="text-sm"
                onClick={() => setPress({ do: 'raise', atMost: data.disputable })}
              >
                Raise a dispute
              </Button>
            </div>
          ) : null}
        </>
      ) : error ? (
        <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <div role="status">
          <span className="sr-only">Loading the disputes</span>
          <Skeleton className="h-24" />
        </div>
      )}
      {press ? (
        <Suspense>
          <DisputeDialog press={press} booking={room.bookingData} onClose={() => setPress(null)} />
        </Suspense>
      ) : null}
    </Part>
  )
}

const invitation = (other: string) =>
  `If you and ${other} do not agree about some of the held money, you can have it frozen. Both of you are heard, and our team decides within ${decisionDays} days.`
