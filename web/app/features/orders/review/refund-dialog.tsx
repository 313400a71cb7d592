import { shortestReason } from '@properysearch/contract/backoffice/facts'
import { formatRupees } from '@properysearch/contract/values/money'
import { type FormEvent, useState } from 'react'
import { DecisionButtons } from '../../../ui/decision-buttons.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { ReasonField } from '../../../ui/reason-field.tsx'

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
export function RefundDialog({ isOpen, ...props }: RefundDialogProps) {
  if (!isOpen) return null
  return (
    <Modal title="Refund money" onClose={props.onClose} isWide>
      <RefundForm {...props} />
    </Modal>
  )
}

function RefundForm({ refundable, isBusy, failure, onRefund, onClose }: Omit<RefundDialogProps, 'isOpen'>) {
  const [amount, setAmount] = useState(refundable.toFixed(2))
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<{ amount?: string; reason?: string }>({})
  const rupees = Number(amount)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found: typeof errors = {}
    if (!/^\d{1,9}(\.\d{1,2})?$/.test(amount) || rupees <= 0) found.amount = 'Enter an amount such as 250 or 99.50'
    else if (rupees > refundable) found.amount = `At most ${formatRupees(refundable, 2)} is left of this order`
    if (reason.trim().length < shortestReason) found.reason = 'Give the reason in a sentence'
    setErrors(found)
    if (!found.amount && !found.reason) onRefund({ amount: rupees, reason: reason.trim() })
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p className="text-soft-ink text-sm">
        {rupees === refundable
          ? 'All that is left is refunded, and what was bought is withdrawn.'
          : 'A part is refunded. The payer keeps what was bought.'}{' '}
        A credit note is issued.
      </p>
      <TextField
        label="Amount in rupees, tax included"
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        onChange={(event) => setAmount(event.target.value.trim())}
        error={errors.amount}
      />
      <ReasonField
        help="The payer will read this word for word. It is printed on the credit note."
        error={errors.reason ?? failure ?? undefined}
        value={reason}
        onChange={setReason}
      />
      <DecisionButtons action="Refund" isDangerous isBusy={isBusy} onCancel={onClose} />
    </form>
  )
}
