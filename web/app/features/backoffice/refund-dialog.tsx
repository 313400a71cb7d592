import { shortestReason } from '@properysearch/contract/decision-facts'
import { formatRupees } from '@properysearch/contract/money'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { controlClass, Field, TextField } from '../../ui/field.tsx'

interface RefundDialogProps {
  isOpen: boolean
  /** What may still be given back, in rupees. */
  refundable: number
  isBusy: boolean
  failure: string | null
  onRefund: (asked: { amount: number; reason: string }) => void
  onClose: () => void
}

/** How much goes back, and why: the payer reads it. */
export function RefundDialog({ isOpen, refundable, isBusy, failure, onRefund, onClose }: RefundDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<{ amount?: string; reason?: string }>({})
  useEffect(() => {
    if (!isOpen) return dialog.current?.close()
    setAmount(refundable.toFixed(2))
    setReason('')
    setErrors({})
    dialog.current?.showModal()
  }, [isOpen, refundable])
  const rupees = Number(amount)
  const isWhole = rupees === refundable
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found: typeof errors = {}
    if (!/^\d{1,9}(\.\d{1,2})?$/.test(amount) || rupees <= 0) found.amount = 'Enter an amount such as 250 or 99.50'
    else if (rupees > refundable) found.amount = `At most ${formatRupees(refundable, 2)} is left of this order`
    if (reason.trim().length < shortestReason) found.reason = 'Say why, in a sentence'
    setErrors(found)
    if (!found.amount && !found.reason) onRefund({ amount: rupees, reason: reason.trim() })
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
            Give money back
          </h2>
          <p className="mt-1 text-soft-ink text-sm">
            {isWhole
              ? 'All that is left goes back, and what was bought is taken back with it.'
              : 'A part goes back. What was bought stays with the payer.'}{' '}
            A credit note is issued.
          </p>
        </div>
        <TextField
          label="Amount in rupees, tax included"
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onChange={(event) => setAmount(event.target.value.trim())}
          error={errors.amount}
        />
        <Field
          label="Reason"
          help="The payer reads this, word for word. It stands on the credit note."
          error={errors.reason ?? failure ?? undefined}
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
          <Button type="submit" look="danger" disabled={isBusy}>
            Give back
          </Button>
        </div>
      </form>
    </dialog>
  )
}
