import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { deals } from '@properysearch/contract/bookings/deal-calls'
import { sideName } from '@properysearch/contract/bookings/facts'
import { useState } from 'react'
import { api } from '../../../../lib/api.ts'
import { dayInIndia } from '../../../../lib/day-in-india.ts'
import { readAmount } from '../../../../lib/read-amount.ts'
import { useContractForm } from '../../../../lib/use-contract-form.ts'
import { CheckboxField } from '../../../../ui/checkbox-field.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { Form } from '../../../../ui/form.tsx'
import { Modal } from '../../../../ui/modal.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { useForgetDeal } from '../../deal.queries.ts'
import { exact } from '../deal-words.ts'
import type { Due } from '../dues.ts'

/** A payment that buyer and seller settled between them. */
export function RecordPaymentDialog({ room, due, onClose }: RecordPaymentDialogProps) {
  const forget = useForgetDeal()
  const { bookingData } = room
  const payee = sideName('seller', bookingData.kind)
  const today = dayInIndia(new Date().toISOString())
  const [isLoan, setLoan] = useState(false)
  const { form, field, submit, failure, isSubmitting } = useContractForm({
    schema: deals.recordPayment.input,
    start: {
      id: bookingData.id,
      paidOn: today,
      reference: '',
      ...(due.instalmentId === null ? {} : { instalmentId: due.instalmentId }),
      ...(due.what === 'interest' ? { isInterest: true } : {}),
    },
    send: async (values) => {
      await api.bookings.recordPayment(values)
      toast.success('Recorded. The other side has been asked to confirm it.')
      // What is shown behind it is the deal as it now stands.
      await forget()
      onClose()
    },
  })
  return (
    <Modal
      hasCross
      onClose={onClose}
      title={`Record ${due.name}`}
      text={
        <p className="text-sm">
          Paid by bank transfer or cheque; not in cash.{' '}
          {due.tds > 0
            ? `${exact(due.gross)} is due: ${exact(due.cash)} to the ${payee}, and ${exact(due.tds)} as tax to the department.`
            : ''}
        </p>
      }
    >
      <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Record payment" busyAction="Recording…">
        <TextField
          label={`Amount paid to the ${payee} (₹)`}
          className="figures"
          inputMode="decimal"
          autoComplete="off"
          {...field('amount', readAmount)}
          defaultValue={exact(due.cash).slice(1)}
        />
        <TextField label="Day of the payment" type="date" max={today} {...field('paidOn')} />
        {due.what === 'instalment' ? (
          <CheckboxField
            label="Paid by the buyer’s bank (home loan)"
            checked={isLoan}
            onChange={(event) => {
              setLoan(event.target.checked)
              form.setValue('toLender', event.target.checked ? 0 : undefined)
            }}
          />
        ) : null}
        {isLoan ? (
          <TextField
            label="Part of it paid to the seller’s lender (₹)"
            help="0 if all of it went to the seller"
            className="figures"
            inputMode="decimal"
            autoComplete="off"
            {...field('toLender', readAmount)}
          />
        ) : null}
        <TextField
          label="UTR or cheque number"
          help="So that the other side can find it"
          autoComplete="off"
          {...field('reference')}
        />
      </Form>
    </Modal>
  )
}

interface RecordPaymentDialogProps {
  room: BookingRoom
  due: Due
  onClose: () => void
}
