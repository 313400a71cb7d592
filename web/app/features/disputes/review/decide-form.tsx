import { shortestReason } from '@properysearch/contract/backoffice/facts'
import { sideName } from '@properysearch/contract/bookings/facts'
import type { ReviewedDispute } from '@properysearch/contract/disputes/deciding-calls'
import { answerDays } from '@properysearch/contract/disputes/facts'
import { formatRupees, readRupees } from '@properysearch/contract/values/money'
import { type FormEvent, useState } from 'react'
import { api, messageOf } from '../../../lib/api.ts'
import { formatDay } from '../../../lib/format.ts'
import { useDecision } from '../../../lib/use-decision.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ReasonField } from '../../../ui/reason-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { DecideDialog } from './decide-dialog.tsx'

const dayMs = 24 * 60 * 60 * 1000

interface Wrong {
  toBuyer?: string
  toSeller?: string
  reason?: string
}

type Decision = Omit<Parameters<typeof api.disputes.decide>[0], 'id'>

/** Who gets how much, and why: both sides read it, and the money moves once it is confirmed. */
export function DecideForm({ dispute }: { dispute: ReviewedDispute }) {
  const { id, amount, state, raisedAt, deal, deduction } = dispute
  // Nothing is held of it that could stay.
  const isAll = deal.hasEnded || deduction !== null
  const answerBy = new Date(Date.parse(raisedAt) + answerDays * dayMs).toISOString()
  const isTooSoon = state === 'raised' && Date.parse(answerBy) > Date.now()
  const [toBuyer, setToBuyer] = useState('')
  const [toSeller, setToSeller] = useState('')
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<Wrong>({})
  /** Looked at once more before it is sent. */
  const [checking, setChecking] = useState<Decision | null>(null)
  const deciding = useDecision((decision: Parameters<typeof api.disputes.decide>[0]) => api.disputes.decide(decision))
  const [back, out] = [rupeesOf(toBuyer), rupeesOf(toSeller)]
  const stays =
    back === undefined || out === undefined
      ? undefined
      : (Math.round(amount * 100) - Math.round((back + out) * 100)) / 100
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = wrongIn({ back, out, stays, reason, isAll, hasEnded: deal.hasEnded, amount })
    setWrong(found)
    if (Object.keys(found).length > 0 || back === undefined || out === undefined) return
    setChecking({ toBuyer: back, toSeller: out, reason: reason.trim() })
  }
  const [buyer, seller] = [sideName('buyer', deal.kind), sideName('seller', deal.kind)]
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <h2 className="text-lg">Decide</h2>
      {state === 'raised' ? (
        <Notice>
          {isTooSoon
            ? `The other side has until ${formatDay(answerBy)} to answer. You can decide then, or as soon as they have answered.`
            : 'The other side has not answered.'}
        </Notice>
      ) : null}
      <TextField
        label={`Back to the ${buyer} (₹)`}
        inputMode="decimal"
        autoComplete="off"
        className="figures"
        placeholder="0"
        value={toBuyer}
        onChange={(event) => setToBuyer(event.target.value)}
        error={wrong.toBuyer}
      />
      <TextField
        label={deduction ? 'Stays with the owner (₹)' : `Paid out to the ${seller} (₹)`}
        inputMode="decimal"
        autoComplete="off"
        className="figures"
        placeholder="0"
        value={toSeller}
        onChange={(event) => setToSeller(event.target.value)}
        error={wrong.toSeller}
      />
      <p className="flex justify-between gap-4 text-sm" aria-live="polite">
        <span className="text-soft-ink">{isAll ? 'Still to be given' : 'Stays held for the deal'}</span>
        <span className="figures font-medium">{stays === undefined || stays < 0 ? '—' : formatRupees(stays, 2)}</span>
      </p>
      <ReasonField
        help="Both sides read this word for word."
        error={wrong.reason ?? (deciding.error ? messageOf(deciding.error) : undefined)}
        value={reason}
        onChange={setReason}
      />
      <div>
        <Button type="submit" disabled={deciding.isPending || isTooSoon}>
          Check the decision
        </Button>
      </div>
      {checking ? (
        <DecideDialog
          dispute={dispute}
          decision={checking}
          isBusy={deciding.isPending}
          onConfirm={() =>
            deciding.mutate(
              { id, ...checking },
              {
                onSuccess: () => toast.success('Decided. Both sides have been told.'),
                onSettled: () => setChecking(null),
              },
            )
          }
          onClose={() => setChecking(null)}
        />
      ) : null}
    </form>
  )
}

/** Nothing typed is nothing; undefined while it cannot be read. */
function rupeesOf(typed: string): number | undefined {
  const plain = typed.replace(/[\s,₹]/g, '')
  if (plain === '') return 0
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? Number(plain) : readRupees(typed)
}

interface Entered {
  back: number | undefined
  out: number | undefined
  stays: number | undefined
  reason: string
  /** All of it goes to somebody. */
  isAll: boolean
  hasEnded: boolean
  amount: number
}

function wrongIn({ back, out, stays, reason, isAll, hasEnded, amount }: Entered): Wrong {
  const found: Wrong = {}
  const unread = 'Enter an amount such as 60,000 or 99.50'
  if (back === undefined) found.toBuyer = unread
  if (out === undefined) found.toSeller = unread
  if (stays !== undefined && stays < 0) found.toSeller = `Only ${formatRupees(amount, 2)} is in dispute`
  if (isAll && stays !== undefined && stays > 0) {
    found.toSeller = `${hasEnded ? 'The deal has ended: give' : 'Give'} all of it to one side, or share it between both`
  }
  if (reason.trim().length < shortestReason) found.reason = 'Give the reason in a sentence'
  return found
}
