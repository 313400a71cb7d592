import { deals } from '@properysearch/contract/bookings/deal-calls'
import { inForceOn, rentTdsRules, saleTdsRules } from '@properysearch/contract/bookings/law'
import { api } from '../../../../lib/api.ts'
import { dayInIndia } from '../../../../lib/day-in-india.ts'
import { formatDay } from '../../../../lib/format.ts'
import { useContractForm } from '../../../../lib/use-contract-form.ts'
import { TextField } from '../../../../ui/field.tsx'
import { Form } from '../../../../ui/form.tsx'
import { Modal } from '../../../../ui/modal.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { useForgetDeal } from '../../deal.queries.ts'
import { exact } from '../deal-words.ts'
import type { Payment } from '../dues.ts'

/** The tax that the buyer deducted has reached the department. */
export function ChallanDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const forget = useForgetDeal()
  const today = dayInIndia(new Date().toISOString())
  const { paidOn } = payment
  const { form: name } = payment.what === 'rent' ? inForceOn(rentTdsRules, paidOn) : inForceOn(saleTdsRules, paidOn)
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: deals.recordChallan.input,
    start: {
      paymentId: payment.id,
      number: payment.challan?.number ?? '',
      paidOn: payment.challan?.paidOn ?? today,
    },
    send: async (values) => {
      await api.bookings.recordChallan(values)
      toast.success('The challan is recorded.')
      // What is shown behind it is the deal as it now stands.
      await forget()
      onClose()
    },
  })
  return (
    <Modal
      hasCross
      onClose={onClose}
      title={`${payment.challan ? 'Correct' : 'Record'} the challan of ${exact(payment.tds)}`}
      text={
        <p className="text-sm">
          You deducted this tax from the payment of {formatDay(payment.paidOn)}. Pay it on the income-tax portal with{' '}
          {name}
          {payment.fileBy ? ` by ${formatDay(payment.fileBy)}` : ''}, then enter its number here.
        </p>
      }
    >
      <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Record challan" busyAction="Recording…">
        <TextField label="Challan number" autoComplete="off" {...field('number')} />
        <TextField label="Paid on" type="date" max={today} {...field('paidOn')} />
      </Form>
    </Modal>
  )
}
