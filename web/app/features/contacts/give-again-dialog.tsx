import type { ContactRequest } from '@properysearch/contract/contacts/calls'
import { messageOf } from '../../lib/api.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { useGiveAgain } from './contacts.queries.ts'

/** A number once given is known, so it asks once. */
export function GiveAgainDialog({ request, onClose }: { request: ContactRequest | null; onClose: () => void }) {
  const give = useGiveAgain()
  const name = request?.userData.firstname ?? ''
  const confirm = () => {
    if (!request) return
    give.mutate(request.id, {
      onSuccess: () => toast.success(`${name} can see your number again.`),
      onError: (error) => toast.error(messageOf(error)),
      onSettled: onClose,
    })
  }
  return (
    <ConfirmDialog
      isOpen={request !== null}
      title={`Share your number with ${name} again`}
      action="Share number again"
      look="primary"
      isBusy={give.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      {request ? (
        <p>
          {name} will be able to see your number and email again, for {request.propertydata.title}, and will be told so.
          They pay nothing. You can stop sharing at any time.
        </p>
      ) : null}
    </ConfirmDialog>
  )
}
