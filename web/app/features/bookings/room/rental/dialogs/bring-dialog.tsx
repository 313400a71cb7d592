import { deductionKinds } from '@properysearch/contract/bookings/rental'
import type { Deduction } from '@properysearch/contract/bookings/rental-room'
import { disputes } from '@properysearch/contract/disputes/calls'
import { answerDays, decisionDays } from '@properysearch/contract/disputes/facts'
import { useState } from 'react'
import { api } from '../../../../../lib/api.ts'
import { newKey } from '../../../../../lib/new-key.ts'
import { useContractForm } from '../../../../../lib/use-contract-form.ts'
import { controlClass, Field } from '../../../../../ui/field.tsx'
import { Form } from '../../../../../ui/form.tsx'
import { Modal } from '../../../../../ui/modal.tsx'
import { useAfterStep } from '../../../deal.queries.ts'
import { exact } from '../../deal-words.ts'

/** Where the two do not agree about a deduction, our team decides, with the words of both. */
export function BringDialog({ deduction, onClose }: { deduction: Deduction; onClose: () => void }) {
  const after = useAfterStep(onClose)
  const [key] = useState(newKey)
  const { id, kind, amount } = deduction
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: disputes.raiseOverDeduction.input,
    start: { deductionId: id, key },
    send: (values) =>
      after(api.disputes.raiseOverDeduction(values), 'Our team is asked. The other side has been told.'),
  })
  const { error, ...reason } = field('reason')
  return (
    <Modal
      hasCross
      isWide
      onClose={onClose}
      title={`Have our team decide about ${exact(amount)} for ${deductionKinds[kind].toLowerCase()}`}
      text={
        <p className="text-sm">
          The other side has {answerDays} days to answer, and our team decides within {decisionDays} days how much the
          owner keeps. Until then only this part stays with the owner: the rest of the deposit is due. You can add files
          afterwards.
        </p>
      }
    >
      <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Ask our team" busyAction="Sending…">
        <Field label="How you see it" help="The other side and our team read this word for word." error={error}>
          {(control) => <textarea {...control} {...reason} rows={5} maxLength={2000} className={controlClass} />}
        </Field>
      </Form>
    </Modal>
  )
}
