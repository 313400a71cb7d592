import { givenBackWithinHours } from '@properysearch/contract/contacts/facts'
import type { NumberHolder } from '@properysearch/contract/reveals/calls'
import type { RevealWay } from '@properysearch/contract/reveals/facts'
import { messageOf } from '../../lib/api.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { useStopSharing } from './reveals.queries.ts'

/** What ends it is called, what it brings about, and what is said afterwards. */
export const stopWords: Record<
  RevealWay,
  { action: string; title: (name: string) => string; text: (name: string) => string; done: (name: string) => string }
> = {
  contact: {
    action: 'Stop sharing',
    title: (name) => `Stop sharing your number with ${name}?`,
    text: (name) =>
      `${name} will no longer see your number and email here, cannot unlock this listing again, and will be told so. If they unlocked it less than ${givenBackWithinHours} hours ago, one contact is returned to them.`,
    done: (name) => `${name} no longer sees your number.`,
  },
  enquiry: {
    action: 'Close request',
    title: () => 'Close what you told agents?',
    text: (name) =>
      `${name}, and any other agent who unlocked this request, will no longer see your number, and will be told so. No other agent can unlock it.`,
    done: () => 'The request is closed. No agent sees your number through it any more.',
  },
  visit: {
    action: 'Cancel visit',
    title: (name) => `Cancel the visit with ${name}?`,
    text: (name) =>
      `${name} sees your number because a time is agreed on. When you cancel the visit, it is hidden at once and ${name} is told.`,
    done: (name) => `The visit is cancelled. ${name} no longer sees your number.`,
  },
}

/** Says what ending it can do and what it cannot, and asks once. */
export function StopDialog({ holder, onClose }: { holder: NumberHolder | null; onClose: () => void }) {
  const stop = useStopSharing()
  if (!holder) return null
  const words = stopWords[holder.way]
  const { name } = holder.holder
  return (
    <ConfirmDialog
      isOpen
      title={words.title(name)}
      action={words.action}
      isBusy={stop.isPending}
      onConfirm={() =>
        stop.mutate(holder, {
          onSuccess: () => toast.success(words.done(name)),
          onError: (error) => toast.error(messageOf(error)),
          onSettled: onClose,
        })
      }
      onClose={onClose}
    >
      <div className="grid gap-3 text-sm">
        <p>{words.text(name)}</p>
        <p>We cannot take back what they have written down. Only you can share your number with them again.</p>
      </div>
    </ConfirmDialog>
  )
}
