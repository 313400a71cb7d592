import { inForceOn, rentTdsRules } from '@properysearch/contract/bookings/law'
import { rentals } from '@properysearch/contract/bookings/rental-calls'
import type { YearTax } from '@properysearch/contract/bookings/rental-room'
import { api } from '../../../../../lib/api.ts'
import { dayInIndia } from '../../../../../lib/day-in-india.ts'
import { formatDay } from '../../../../../lib/format.ts'
import { useContractForm } from '../../../../../lib/use-contract-form.ts'
import { TextField } from '../../../../../ui/field.tsx'
import { Form } from '../../../../../ui/form.tsx'
import { Modal } from '../../../../../ui/modal.tsx'
import { useAfterStep } from '../../../deal.queries.ts'
import { exact } from '../../deal-words.ts'
import { financialYear } from '../rental-words.ts'

interface YearTaxDialogProps {
  bookingId: number
  tax: YearTax
  onClose: () => void
}

/** The tenant has paid the tax of a year to the department. */
export function YearTaxDialog({ bookingId, tax, onClose }: YearTaxDialogProps) {
  const after = useAfterStep(onClose)
  const today = dayInIndia(new Date().toISOString())
  const { year, amount, fileBy, challan } = tax
  const { form: name } = inForceOn(rentTdsRules, today)
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: rentals.recordYearTax.input,
    start: { id: bookingId, year, number: challan?.number ?? '', paidOn: challan?.paidOn ?? today },
    send: (values) => after(api.bookings.recordYearTax(values), 'The challan is recorded. The owner has been told.'),
  })
  return (
    <Modal
      hasCross
      onClose={onClose}
      title={`${challan ? 'Correct' : 'Record'} the challan of ${exact(amount)} for ${financialYear(year)}`}
      text={
        <p className="text-sm">
          Pay this tax on the income-tax portal with {name} by {formatDay(fileBy)}, in the owner’s name, then enter the
          number of its challan here.
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
