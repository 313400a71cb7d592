import { type FormEvent, type ReactNode, useState } from 'react'
import { messageOf } from '../../../../lib/api.ts'
import { Button } from '../../../../ui/button.tsx'
import { Modal } from '../../../../ui/modal.tsx'
import { ReasonField } from '../../../../ui/reason-field.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { useStep } from '../../deal.queries.ts'

interface ReasonStepProps {
  title: string
  /** What will happen. */
  text: ReactNode
  action: string
  keep: string
  /** Who reads the reason. */
  readBy: string
  done: string
  /** Something has to be known before it can be pressed. */
  isReady?: boolean
  take: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** As the contract wants it. */
const shortest = 3

/** A step that the other side needs a reason for. */
export function ReasonStep(props: ReasonStepProps) {
  const { title, text, action, keep, readBy, done, isReady = true, take, onClose } = props
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const step = useStep(take)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim().length < shortest) return setError('Say why, in a few words')
    setError(undefined)
    step.mutate(reason.trim(), {
      onSuccess: () => {
        toast.success(done)
        onClose()
      },
    })
  }
  return (
    <Modal title={title} text={text} onClose={onClose} isWide>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <ReasonField
          help={readBy}
          error={error ?? (step.error ? messageOf(step.error) : undefined)}
          value={reason}
          onChange={setReason}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {keep}
          </Button>
          <Button type="submit" look="danger" disabled={step.isPending || !isReady}>
            {action}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
