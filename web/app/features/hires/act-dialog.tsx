import type { Hire } from '@properysearch/contract/hires/calls'
import { type FormEvent, useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { DecisionButtons } from '../../ui/decision-buttons.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ReasonField } from '../../ui/reason-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { type PressedAct, wordsOf } from './act-words.ts'
import { useHireStep } from './hires.queries.ts'

interface ActDialogProps {
  act: PressedAct
  hire: Hire
  onClose: () => void
}

/** Says what follows, asks once, and why where the other side reads it. */
export function ActDialog({ act, hire, onClose }: ActDialogProps) {
  const { label, text, done, reason: why, isDangerous } = wordsOf(act, hire)
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<string>()
  const step = useHireStep(() =>
    api.hires.act({
      id: hire.id,
      act,
      ...(reason.trim() ? { reason: reason.trim() } : {}),
    }),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (why?.isNeeded && reason.trim().length < 3) return setWrong('Say why, in a sentence')
    setWrong(undefined)
    step.mutate(undefined, {
      onSuccess: () => {
        toast.success(done)
        onClose()
      },
    })
  }
  return (
    <Modal title={label} text={<p className="text-sm">{text}</p>} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        {why ? (
          <ReasonField
            label={why.label}
            help="At least a few words."
            error={wrong}
            value={reason}
            onChange={setReason}
          />
        ) : null}
        {step.error ? (
          <Notice look="danger" role="alert">
            {messageOf(step.error)}
          </Notice>
        ) : null}
        <DecisionButtons action={label} isDangerous={isDangerous} isBusy={step.isPending} onCancel={onClose} />
      </form>
    </Modal>
  )
}
