import type { ContactRequest } from '@properysearch/contract/contacts/calls'
import { givenBackWithinHours } from '@properysearch/contract/contacts/facts'
import { useState } from 'react'
import { messageOf } from '../../lib/api.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { useRevoke } from './contacts.queries.ts'

interface TakeBackDialogProps {
  /** Null: closed. */
  request: ContactRequest | null
  now: Date
  onClose: () => void
}

/** Says what becomes of a number that is taken back, and asks once. */
export function TakeBackDialog({ request, now, onClose }: TakeBackDialogProps) {
  const revoke = useRevoke()
  const [isBlocked, setBlocked] = useState(false)
  const name = request?.userData.firstname ?? ''
  const close = () => {
    setBlocked(false)
    onClose()
  }
  const confirm = () => {
    if (!request) return
    revoke.mutate(
      { contactId: request.id, isBlocked },
      {
        onSuccess: () =>
          toast.success(
            isBlocked ? `${name} is blocked, and no longer sees your number.` : `${name} no longer sees your number.`,
          ),
        onError: (error) => toast.error(messageOf(error)),
        onSettled: close,
      },
    )
  }
  return (
    <ConfirmDialog
      isOpen={request !== null}
      title={`Stop sharing your number with ${name}`}
      action={isBlocked ? 'Stop sharing and block' : 'Stop sharing number'}
      isBusy={revoke.isPending}
      onConfirm={confirm}
      onClose={close}
    >
      {request ? (
        <div className="grid gap-3">
          <p>
            {name} will no longer see your number and email here, cannot unlock this listing again, and will be told so.
            They may have noted your number down. Only you can share it with them again.
          </p>
          <p>
            {request.givenBackUntil === null
              ? 'One contact was returned to them the last time you stopped sharing, so they do not get another.'
              : new Date(request.givenBackUntil) > now
                ? `They unlocked it less than ${givenBackWithinHours} hours ago, so one contact is returned to them.`
                : `They have had it for more than ${givenBackWithinHours} hours, so no contact is returned to them.`}
          </p>
          <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-edge p-3 text-ink has-checked:border-leaf has-checked:bg-leaf-wash">
            <input
              type="checkbox"
              className="mt-0.5 size-5 shrink-0 accent-leaf"
              checked={isBlocked}
              onChange={(event) => setBlocked(event.target.checked)}
            />
            <span>
              <span className="font-semibold">Also block {name}.</span> They will no longer see your number on any of
              your listings, and cannot unlock it again. We do not tell them that they are blocked. You can unblock them
              later.
            </span>
          </label>
        </div>
      ) : null}
    </ConfirmDialog>
  )
}
