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
      title={`Take your number back from ${name}`}
      action={isBlocked ? 'Take back and block' : 'Take number back'}
      isBusy={revoke.isPending}
      onConfirm={confirm}
      onClose={close}
    >
      {request ? (
        <div className="grid gap-3">
          <p>
            {name} will no longer see your number and email here, cannot unlock this listing again, and is told so. They
            may still have your number written down. Only you can share it with them again.
          </p>
          <p>
            {request.givenBackUntil === null
              ? 'They got a contact back the last time you took your number back, so they get nothing more.'
              : new Date(request.givenBackUntil) > now
                ? `They unlocked it less than ${givenBackWithinHours} hours ago, so they get a contact back to use for another owner.`
                : `They have had it for more than ${givenBackWithinHours} hours, so they get nothing back.`}
          </p>
          <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-edge p-3 text-ink has-checked:border-leaf has-checked:bg-leaf-wash">
            <input
              type="checkbox"
              className="mt-0.5 size-5 shrink-0 accent-leaf"
              checked={isBlocked}
              onChange={(event) => setBlocked(event.target.checked)}
            />
            <span>
              <span className="font-semibold">Also block {name}.</span> They lose your number for all your listings and
              cannot unlock any of them. You can unblock them later; they are not told that they are blocked.
            </span>
          </label>
        </div>
      ) : null}
    </ConfirmDialog>
  )
}
