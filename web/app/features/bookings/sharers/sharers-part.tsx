import type { Booking } from '@properysearch/contract/bookings/calls'
import { channels, sideName } from '@properysearch/contract/bookings/facts'
import type { Sharer, Sharers } from '@properysearch/contract/bookings/sharer-calls'
import { mostSharers } from '@properysearch/contract/bookings/sharers'
import { lazy, Suspense, useState } from 'react'
import { api, messageOf } from '../../../lib/api.ts'
import { formatDay } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Part } from '../../../ui/part.tsx'
import { StateBadge } from '../../../ui/state-badge.tsx'
import { FailedState, Skeleton } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useStep } from '../deal.queries.ts'
import { capital } from '../room/deal-words.ts'
import { percent, roleOf, shareStates } from './share-words.ts'
import { useSharers } from './sharers.queries.ts'
import { TaxPairs } from './tax-pairs.tsx'

const NameSharerDialog = lazy(() => import('./name-sharer-dialog.tsx'))

type Seen = Pick<Booking, 'id' | 'side' | 'kind' | 'channel'>

/** Who has which share of each side, who has confirmed it, and for whom the deal waits. */
export function SharersPart({ booking }: { booking: Seen }) {
  const { data, error, refetch } = useSharers(booking.id)
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <Part title="Shares">
        <Skeleton className="h-16 w-full" />
      </Part>
    )
  }
  if (!data.canChange && data.sharers.length === 0) return null
  return <Shares booking={booking} data={data} />
}

function Shares({ booking, data }: { booking: Seen; data: Sharers }) {
  const { side, kind } = booking
  const [isNaming, setNaming] = useState(false)
  const left = data.ownShares[side]
  const count = data.sharers.filter((sharer) => sharer.side === side).length
  const waits = data.sharers.filter(({ state }) => state !== 'confirmed')
  const role = roleOf(side, kind)
  return (
    <Part
      folds={waits.length === 0}
      title="Shares"
      note={
        data.sharers.length === 0
          ? `Is there a ${role}? Each confirms the deal and their share with a code sent to their own mobile. They need no account.`
          : undefined
      }
    >
      {data.canChange && waits.length > 0 ? (
        <Notice look="attention" role="status">
          The next step waits for {waits.map(({ name }) => name).join(', ')}.
        </Notice>
      ) : null}
      {data.sharers.length > 0 ? (
        <ul className="divide-y divide-line border-line border-y">
          {(['seller', 'buyer'] as const).map((one) => (
            <SideShares key={one} of={one} booking={booking} data={data} />
          ))}
        </ul>
      ) : null}
      <TaxPairs pairs={data.taxPairs} />
      {data.canChange && left > 0 && count < mostSharers ? (
        <div>
          <Button look="secondary" className="text-sm" onClick={() => setNaming(true)}>
            Add a {role}
          </Button>
        </div>
      ) : null}
      {isNaming ? (
        <Suspense>
          <NameSharerDialog booking={booking} left={left} onClose={() => setNaming(false)} />
        </Suspense>
      ) : null}
    </Part>
  )
}

function SideShares({ of, booking, data }: { of: 'buyer' | 'seller'; booking: Seen; data: Sharers }) {
  const { side, kind } = booking
  const named = data.sharers.filter((sharer) => sharer.side === of)
  if (named.length === 0) return null
  const isMine = of === side
  const isPaidOut = of === 'seller' && channels[booking.channel] && ['sandbox', 'partner'].includes(booking.channel)
  return (
    <>
      <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-3 text-sm">
        <span className="font-medium">
          {isMine ? 'You' : data.names[of]}
          <span className="font-normal text-soft-ink"> · {capital(sideName(of, kind))}</span>
        </span>
        <span className="figures font-semibold">{percent(data.ownShares[of])}</span>
      </li>
      {named.map((sharer) => (
        <li key={sharer.id} className="grid gap-2 py-3 text-sm">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <span className="min-w-0 break-words font-medium">
              {sharer.name}
              <span className="font-normal text-soft-ink"> · {capital(roleOf(of, kind))}</span>
            </span>
            <span className="figures font-semibold">{percent(sharer.share)}</span>
          </div>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-soft-ink text-xs">
            <StateBadge look={shareStates[sharer.state].look} name={shareStates[sharer.state].name} />
            {sharer.state === 'confirmed' && sharer.confirmedAt ? (
              <span>on {formatDay(sharer.confirmedAt)}</span>
            ) : null}
            {sharer.mobile && sharer.state === 'waiting' ? (
              <span className="figures">Code goes to {sharer.mobile}</span>
            ) : null}
          </p>
          {sharer.attorney ? (
            <p className="text-soft-ink text-xs">
              {sharer.attorney.name} acts for them by power of attorney {sharer.attorney.documentNumber} of{' '}
              {formatDay(sharer.attorney.dated)}, {sharer.attorney.office}.
            </p>
          ) : null}
          {isPaidOut && sharer.state === 'confirmed' && sharer.hasAccount === false ? (
            <p className="text-soft-ink text-xs">
              No verified bank account here yet: their share of what is paid out stays held until they have one.
            </p>
          ) : null}
          {isMine && data.canChange ? <SharerActs sharer={sharer} /> : null}
        </li>
      ))}
    </>
  )
}

function SharerActs({ sharer }: { sharer: Sharer }) {
  const [isRemoving, setRemoving] = useState(false)
  const remind = useStep((sharerId: number) => api.bookings.remindSharer({ sharerId }))
  const remove = useStep((sharerId: number) => api.bookings.removeSharer({ sharerId }))
  const tellFailure = (error: unknown) => toast.error(messageOf(error))
  return (
    <div className="-ms-4 flex flex-wrap gap-2">
      {sharer.state === 'waiting' ? (
        <Button
          look="quiet"
          className="text-sm"
          aria-label={`Send the link again: ${sharer.name}`}
          disabled={remind.isPending}
          onClick={() =>
            remind.mutate(sharer.id, {
              onSuccess: () => toast.success('The link was sent again.'),
              onError: tellFailure,
            })
          }
        >
          Send the link again
        </Button>
      ) : null}
      <Button look="quiet" className="text-sm" aria-label={`Remove ${sharer.name}`} onClick={() => setRemoving(true)}>
        Remove
      </Button>
      <ConfirmDialog
        isOpen={isRemoving}
        title={`Remove ${sharer.name}?`}
        action="Remove"
        isBusy={remove.isPending}
        onClose={() => setRemoving(false)}
        onConfirm={() =>
          remove.mutate(sharer.id, {
            onSettled: () => setRemoving(false),
            onError: tellFailure,
          })
        }
      >
        Their share goes back to you. Everyone else named on your side has to confirm again.
      </ConfirmDialog>
    </div>
  )
}
