import { messageOf } from '../../../../lib/api.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { useStep } from '../../deal.queries.ts'

export interface Words {
  title: string
  action: string
  /** What will happen. */
  text: string
  done: string
  take: () => Promise<unknown>
  isDangerous?: true
}

/** Says what a step brings about, and asks once. */
export function ConfirmStep({ words, onClose }: { words: Words; onClose: () => void }) {
  const step = useStep(words.take)
  const confirm = () =>
    step.mutate(undefined, {
      onSuccess: () => toast.success(words.done),
      onError: (error) => toast.error(messageOf(error)),
      onSettled: onClose,
    })
  return (
    <ConfirmDialog
      isOpen
      title={words.title}
      action={words.action}
      keep="Not now"
      look={words.isDangerous ? 'danger' : 'primary'}
      isBusy={step.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  )
}
