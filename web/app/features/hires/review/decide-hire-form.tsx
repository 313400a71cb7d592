import { shortestReason } from '@properysearch/contract/backoffice/facts'
import { answerDays } from '@properysearch/contract/disputes/facts'
import type { ReviewedHire } from '@properysearch/contract/hires/deciding-calls'
import { formatRupees } from '@properysearch/contract/values/money'
import { type FormEvent, useState } from 'react'
import { api, messageOf } from '../../../lib/api.ts'
import { formatDay } from '../../../lib/format.ts'
import { readAmount } from '../../../lib/read-amount.ts'
import { useDecision } from '../../../lib/use-decision.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ReasonField } from '../../../ui/reason-field.tsx'
import { toast } from '../../../ui/toast.tsx'

const dayMs = 24 * 60 * 60 * 1000

/** All of the fee is shared out: what goes back is typed, the rest is paid out. Both sides read why. */
export function DecideHireForm({ hire }: { hire: ReviewedHire }) {
  const { id, held, mayDecide, dispute } = hire
  const [toClient, setToClient] = useState('')
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<{ amount?: string; reason?: string }>({})
  const deciding = useDecision((decision: Parameters<typeof api.hires.decide>[0]) => api.hires.decide(decision))
  const back = toClient.trim() === '' ? undefined : readAmount(toClient)
  const rest = back === undefined ? undefined : (Math.round(held * 100) - Math.round(back * 100)) / 100
  const isTooMuch = rest !== undefined && rest < 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = {
      ...(back === undefined ? { amount: 'Enter an amount such as 5,000, or 0' } : {}),
      ...(isTooMuch ? { amount: `Only ${formatRupees(held, 2)} is held` } : {}),
      ...(reason.trim().length < shortestReason ? { reason: 'Give the reason in a sentence' } : {}),
    }
    setWrong(found)
    if (Object.keys(found).length > 0 || back === undefined || rest === undefined) return
    const decision = { id, toClient: back, toProfessional: rest, reason: reason.trim() }
    deciding.mutate(decision, { onSuccess: () => toast.success('Decided. Both sides have been told.') })
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <h2 className="text-lg">Decide</h2>
      {dispute.answeredAt ? null : (
        <Notice>
          {mayDecide
            ? 'The other side has not answered.'
            : `The other side has until ${formatDay(new Date(Date.parse(dispute.raisedAt) + answerDays * dayMs).toISOString())} to answer. You can decide then, or as soon as they have answered.`}
        </Notice>
      )}
      <TextField
        label="Back to the client (₹)"
        inputMode="decimal"
        autoComplete="off"
        className="figures"
        value={toClient}
        onChange={(event) => setToClient(event.target.value)}
        error={wrong.amount}
      />
      <p className="flex justify-between gap-4 text-sm" aria-live="polite">
        <span className="text-soft-ink">To the professional, before what is kept back</span>
        <span className="figures font-medium">{rest === undefined || isTooMuch ? '—' : formatRupees(rest, 2)}</span>
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
