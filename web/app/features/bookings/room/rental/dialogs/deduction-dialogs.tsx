import { deductionKinds } from '@properysearch/contract/bookings/rental'
import { rentals } from '@properysearch/contract/bookings/rental-calls'
import type { Deduction } from '@properysearch/contract/bookings/rental-room'
import type { ComponentProps } from 'react'
import { api } from '../../../../../lib/api.ts'
import { readAmount } from '../../../../../lib/read-amount.ts'
import { useContractForm } from '../../../../../lib/use-contract-form.ts'
import { controlClass, Field, SelectField, TextField } from '../../../../../ui/field.tsx'
import { Form } from '../../../../../ui/form.tsx'
import { Modal } from '../../../../../ui/modal.tsx'
import { useAfterStep } from '../../../deal.queries.ts'
import { exact } from '../../deal-words.ts'
import type { RentalDialogProps } from './formality-dialogs.tsx'

/** What the owner would like to keep, and for what. */
export function DeductionDialog({ room, rental, onClose }: RentalDialogProps) {
  const after = useAfterStep(onClose)
  const { deposit, openRent } = rental
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: rentals.proposeDeduction.input,
    start: { id: room.bookingData.id, kind: openRent > 0 ? 'rent' : 'repairs', note: '' },
    send: (values) => after(api.bookings.proposeDeduction(values), 'Proposed. The tenant has been told.'),
  })
  const { error: wrong, ...note } = field('note')
  return (
    <Modal
      hasCross
      onClose={onClose}
      title="Propose a deduction"
      text={
        <p className="text-sm">
          The tenant accepts or disputes it. Until then this part of the deposit need not be returned.
          {openRent > 0 ? ` ${exact(openRent)} of the rent is still unpaid.` : ''}
        </p>
      }
    >
      <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Propose" busyAction="Sending…">
        <SelectField label="For" {...field('kind')}>
          {Object.entries(deductionKinds).map(([kind, name]) => (
            <option key={kind} value={kind}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Amount (₹)"
          help={`At most ${exact(deposit.toReturn)}`}
          className="figures"
          inputMode="decimal"
          autoComplete="off"
          {...field('amount', readAmount)}
        />
        <Field label="What it is for" help="Such as what was damaged, or the readings of a meter" error={wrong}>
          {(control) => (
            <textarea
              {...control}
              {...(note as ComponentProps<'textarea'>)}
              rows={3}
              maxLength={500}
              className={controlClass}
            />
          )}
        </Field>
      </Form>
    </Modal>
  )
}

/** The tenant answers the lower amount again. */
export function LowerDialog({ deduction, onClose }: { deduction: Deduction; onClose: () => void }) {
  const after = useAfterStep(onClose)
  const { id, kind, amount } = deduction
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: rentals.lowerDeduction.input,
    start: { deductionId: id },
    send: (values) => after(api.bookings.lowerDeduction(values), 'Lowered. The tenant has been told.'),
  })
  return (
    <Modal
      hasCross
      onClose={onClose}
      title={`${deductionKinds[kind]}: ask for less`}
      text={<p className="text-sm">The tenant then answers again.</p>}
    >
      <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Lower amount" busyAction="Saving…">
        <TextField
          label="New amount (₹)"
          help={`Less than ${exact(amount)}`}
          className="figures"
          inputMode="decimal"
          autoComplete="off"
          {...field('amount', readAmount)}
        />
      </Form>
    </Modal>
  )
}
