import { shortestReason } from '@properysearch/contract/backoffice/facts'
import type { ReviewedHire } from '@properysearch/contract/hires/deciding-calls'
import { formatRupees } from '@properysearch/contract/values/money'
import { type FormEvent, useState } from 'react'
import { api, messageOf } from '../../../lib/api.ts'
import { readAmount } from '../../../lib/read-amount.ts'
import { useDecision } from '../../../lib/use-decision.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ReasonField } from '../../../ui/reason-field.tsx'
import { toast } from '../../../ui/toast.tsx'

/** What goes back to the client; all the rest goes to the professional. Both read why. */
export function DecideHireForm({ hire }: { hire: ReviewedHire }) {
  const { id, held, mayDecide, dispute } = hire
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<{ back?: string; reason?: string }>({})
  const deciding = useDecision((decision: Parameters<typeof api.hires.decide>[0]) => api.hires.decide(decision))
  const back = typed.trim() === '' ? undefined : readAmount(typed)
  const rest = back === undefined ? undefined : (Math.round(held * 100) - Math.round(back * 100)) / 100
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found: typeof wrong = {}
    if (back === undefined || rest === undefined) found.back = 'Enter an amount such as 60,000, or 0'
    else if (rest < 0) found.back = `Only ${formatRupees(held, 2)} is held`
    if (reason.trim().length < shortestReason) found.reason = 'Give the reason in a sentence'
    setWrong(found)
    if (Object.keys(found).length > 0 || back === undefined || rest === undefined) return
    const decision = { id, toClient: back, toProfessional: rest, reason: reason.trim() }
    deciding.mutate(decision, { onSuccess: () => toast.success('Decided. Both have been told.') })
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <h2 className="text-lg">Decide</h2>
      {dispute.answeredAt ? null : (
        <Notice>
          {mayDecide
            ? 'The other side has not answered in 7 days.'
            : 'The other side has 7 days to answer. You can decide then, or as soon as they have answered.'}
        </Notice>
      )}
      <TextField
        label="Back to the client (₹)"
        help={`Of ${formatRupees(held, 2)}`}
        inputMode="decimal"
        autoComplete="off"
        className="figures"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={wrong.back}
      />
      <p className="flex justify-between gap-4 text-sm" aria-live="polite">
        <span className="text-soft-ink">Paid out to the professional</span>
        <span className="figures font-medium">{rest === undefined || rest < 0 ? '—' : formatRupees(rest, 2)}</span>
      </p>
      <ReasonField
        help="Both sides read this word for word."
        error={wrong.reason ?? (deciding.error ? messageOf(deciding.error) : undefined)}
        value={reason}
        onChange={setReason}
      />
      <div>
        <Button type="submit" disabled={deciding.isPending || !mayDecide}>
          Decide
        </Button>
      </div>
    </form>
  )
}
