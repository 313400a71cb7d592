import { shortestReason } from '@properysearch/contract/decision-facts'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { controlClass, Field } from './field.tsx'

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
export function ReasonDialog(props: ReasonDialogProps) {
  const { isOpen, title, text, action, isDangerous, readBy, isBusy, failure, onDecide, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  useEffect(() => {
    if (!isOpen) return dialog.current?.close()
    setReason('')
    setError(undefined)
    dialog.current?.showModal()
  }, [isOpen])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim().length < shortestReason) return setError('Say why, in a sentence')
    setError(undefined)
    onDecide(reason.trim())
  }
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      className="m-auto w-[min(32rem,calc(100vw-2rem))] rounded-card border border-line bg-card p-6 text-ink shadow-raised backdrop:bg-black/50"
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <div>
          <h2 id={`${id}-title`} className="text-lg">
            {title}
          </h2>
          <p className="mt-1 text-soft-ink text-sm">{text}</p>
        </div>
        <Field
          label="Reason"
          help={readBy ?? 'The person it concerns reads this, word for word.'}
          error={error ?? failure ?? undefined}
        >
          {(control) => (
            <textarea
              {...control}
              value={reason}
              maxLength={1000}
              rows={4}
              onChange={(event) => setReason(event.target.value)}
              className={controlClass}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look={isDangerous ? 'danger' : 'primary'} disabled={isBusy}>
            {action}
          </Button>
        </div>
      </form>
    </dialog>
  )
}
