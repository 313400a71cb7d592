import type { Booking } from '@properysearch/contract/bookings/calls'
import { type Dispute, disputes } from '@properysearch/contract/disputes/calls'
import { answerDays, decisionDays } from '@properysearch/contract/disputes/facts'
import { useState } from 'react'
import { api, messageOf } from '../../../../lib/api.ts'
import { newKey } from '../../../../lib/new-key.ts'
import { readAmount } from '../../../../lib/read-amount.ts'
import { useContractForm } from '../../../../lib/use-contract-form.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { controlClass, Field, TextField } from '../../../../ui/field.tsx'
import { Form } from '../../../../ui/form.tsx'
import { Modal } from '../../../../ui/modal.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { useForgetDeal, useStep } from '../../deal.queries.ts'
import { capital, exact, theOther } from '../deal-words.ts'
import type { DisputePress } from './disputes-part.tsx'

interface DisputeDialogProps {
  press: DisputePress
  booking: Pick<Booking, 'id' | 'side' | 'kind'>
  onClose: () => void
}

/** The form or question behind each button of a dispute. */
export default function DisputeDialog({ press, booking, onClose }: DisputeDialogProps) {
  const other = theOther(booking)
  if (press.do === 'raise') {
    return <RaiseDialog bookingId={booking.id} atMost={press.atMost} other={other} onClose={onClose} />
  }
  if (press.do === 'answer') return <AnswerDialog id={press.dispute.id} other={other} onClose={onClose} />
  return <WithdrawDialog dispute={press.dispute} other={other} onClose={onClose} />
}

interface RaiseDialogProps {
  bookingId: number
  atMost: number
  other: string
  onClose: () => void
}

function RaiseDialog({ bookingId, atMost, other, onClose }: RaiseDialogProps) {
  const forget = useForgetDeal()
  const [key] = useState(newKey)
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: disputes.raise.input,
    start: { bookingId, key },
    send: async (values) => {
      await api.disputes.raise(values)
      toast.success(`Raised. The amount is frozen, and ${other} has been told.`)
      await forget()
      onClose()
    },
  })
  const { error, ...reason } = field('reason')
  return (
    <Modal
      hasCross
      isWide
      onClose={onClose}
      title="Raise a dispute"
      text={
        <p className="text-sm">
          The amount is frozen: nobody can pay it out or take it back. {capital(other)} has {answerDays} days to answer,
          and our team decides within {decisionDays} days. You can add files afterwards.
        </p>
      }
    >
      <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Raise dispute" busyAction="Raising…">
        <TextField
          label="Amount in dispute (₹)"
          help={`At most ${exact(atMost)}`}
          className="figures"
          autoComplete="off"
          {...field('amount', readAmount)}
        />
        <Field label="What is wrong" help={`${capital(other)} and our team read this word for word.`} error={error}>
          {(control) => <textarea {...control} {...reason} rows={5} maxLength={2000} className={controlClass} />}
        </Field>
      </Form>
    </Modal>
  )
}

function AnswerDialog({ id, other, onClose }: { id: number; other: string; onClose: () => void }) {
  const forget = useForgetDeal()
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: disputes.answer.input,
    start: { id },
    send: async (values) => {
      await api.disputes.answer(values)
      toast.success('Answered. Our team decides next.')
      await forget()
      onClose()
    },
  })
  const { error, ...answer } = field('answer')
  return (
    <Modal
      hasCross
      isWide
      onClose={onClose}
      title="Answer the dispute"
      text={<p className="text-sm">You can answer once. Files can be added until our team has decided.</p>}
    >
      <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Answer" busyAction="Sending…">
        <Field label="How you see it" help={`${capital(other)} and our team read this word for word.`} error={error}>
          {(control) => <textarea {...control} {...answer} rows={5} maxLength={2000} className={controlClass} />}
        </Field>
      </Form>
    </Modal>
  )
}

interface WithdrawDialogProps {
  dispute: Dispute
  other: string
  onClose: () => void
}

function WithdrawDialog({ dispute: { id, amount, deduction }, other, onClose }: WithdrawDialogProps) {
  const step = useStep(() => api.disputes.withdraw({ id }))
  return (
    <ConfirmDialog
      isOpen
      title="Withdraw the dispute"
      action="Withdraw dispute"
      keep="Keep it"
      isBusy={step.isPending}
      onClose={onClose}
      onConfirm={() =>
        step.mutate(undefined, {
          onSuccess: () => {
            toast.success(`Withdrawn. ${capital(other)} has been told.`)
            onClose()
          },
        })
      }
    >
      <p>
        {deduction
          ? 'Our team no longer decides. The deduction is disputed between the two of you as before.'
          : `${exact(amount)} is no longer frozen and is held for the deal as before.`}
      </p>
      {step.error ? (
        <p role="alert" className="text-danger">
          {messageOf(step.error)}
        </p>
      ) : null}
    </ConfirmDialog>
  )
}
