import { shortestReason } from '@properysearch/contract/backoffice/facts'
import { type FormEvent, useState } from 'react'
import { DecisionButtons } from './decision-buttons.tsx'
import { Modal } from './modal.tsx'
import { ReasonField } from './reason-field.tsx'

/** Under the reason of a decision that the person hears of without it. */
export const logOnly = 'Kept in the audit log, and in the copy of their data.'

interface ReasonDialogProps {
  isOpen: boolean
  title: string
  /** What will happen. */
  text: string
  /** The verb of the act, on its button. */
  action: string
  isDangerous?: boolean
  /** Who reads the reason. */
  readBy?: string
  isBusy: boolean
  /** What the server said against it. */
  failure: string | null
  onDecide: (reason: string) => void
  onClose: () => void
}

/** A decision with its reason, which the person it concerns will read. */
export function ReasonDialog({ isOpen, ...props }: ReasonDialogProps) {
  if (!isOpen) return null
  return (
    <Modal title={props.title} text={props.text} onClose={props.onClose} isWide>
      <ReasonForm {...props} />
    </Modal>
  )
}

function ReasonForm(props: Omit<ReasonDialogProps, 'isOpen'>) {
  const { action, isDangerous, readBy, isBusy, failure, onDecide, onClose } = props
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim().length < shortestReason) return setError('Give the reason in a sentence')
    setError(undefined)
    onDecide(reason.trim())
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <ReasonField
        help={readBy ?? 'The person concerned will read this word for word.'}
        error={error ?? failure ?? undefined}
        value={reason}
        onChange={setReason}
      />
      <DecisionButtons action={action} isBusy={isBusy} onCancel={onClose} isDangerous={isDangerous} />
    </form>
  )
}
