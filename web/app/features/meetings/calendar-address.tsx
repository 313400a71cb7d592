import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { formatDay } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FailedPart } from '../../ui/failed-part.tsx'
import { controlClass } from '../../ui/field.tsx'
import { Part } from '../../ui/part.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { useFeed, useForgetMeetings } from './meetings.queries.ts'

const title = 'Your own calendar'
const note =
  'A private address shows your meetings and visits in Google Calendar, Outlook or your phone, and keeps them up to date. Anyone who has the address can read them, so do not share it.'

/** A private address at which one's own calendar reads the meetings and visits. */
export function CalendarAddress() {
  const id = useId()
  const { data, error, refetch } = useFeed()
  const forget = useForgetMeetings()
  const [asking, setAsking] = useState<'renew' | 'end' | null>(null)
  const [address, setAddress] = useState<string | null>(null)
  const onError = (failure: unknown) => toast.error(messageOf(failure))
  const renew = useMutation({
    mutationFn: () => api.meetings.renewFeed(),
    onSuccess: ({ data: made }) => {
      setAddress(made.address)
      setAsking(null)
      return forget()
    },
    onError,
  })
  const end = useMutation({
    mutationFn: () => api.meetings.endFeed(),
    onSuccess: () => {
      setAddress(null)
      setAsking(null)
      toast.success('Ended. Calendars that had the address no longer see your meetings.')
      return forget()
    },
    onError,
  })
  if (!data) {
    return (
      <Part title={title} note={note}>
        {error ? (
          <FailedPart onRetry={() => void refetch()}>{messageOf(error)}</FailedPart>
        ) : (
          <Skeleton className="h-11 w-60" />
        )}
      </Part>
    )
  }
  const { since } = data
  return (
    <Part title={title} note={note}>
      {address ? (
        <div className="grid gap-2">
          <label htmlFor={id} className="font-medium text-sm">
            Your calendar address
          </label>
          <div className="flex flex-wrap gap-2">
            <input
              id={id}
              readOnly
              value={address}
              onFocus={({ target }) => target.select()}
              className={`${controlClass} min-w-0 grow basis-60`}
            />
            <Button
              look="secondary"
              onClick={() =>
                navigator.clipboard.writeText(address).then(
                  () => toast.success('Copied.'),
                  () => toast.error('Select the address and copy it.'),
                )
              }
            >
              Copy
            </Button>
          </div>
          <p className="max-w-prose text-soft-ink text-sm">
            Copy it now: it is shown only this once. In your calendar, choose “Add calendar from URL” or “Subscribe”.
          </p>
        </div>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        {since === null ? (
          <Button look="secondary" disabled={renew.isPending} onClick={() => renew.mutate()}>
            Make my calendar address
          </Button>
        ) : (
          <>
            <p className="text-sm">You have had an address since {formatDay(since)}.</p>
            <Button look="secondary" className="text-sm" onClick={() => setAsking('renew')}>
              Make a new one
            </Button>
            <Button look="danger" className="text-sm" onClick={() => setAsking('end')}>
              End it
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        isOpen={asking === 'renew'}
        title="Make a new address?"
        action="Make a new address"
        look="primary"
        isBusy={renew.isPending}
        onConfirm={() => renew.mutate()}
        onClose={() => setAsking(null)}
      >
        The one you have ends at once. Calendars that use it will need the new one.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asking === 'end'}
        title="End the address?"
        action="End the address"
        isBusy={end.isPending}
        onConfirm={() => end.mutate()}
        onClose={() => setAsking(null)}
      >
        Calendars that use it no longer see your meetings. You can make a new one at any time.
      </ConfirmDialog>
    </Part>
  )
}
