import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { deals } from '@properysearch/contract/bookings/deal-calls'
import { api } from '../../../../lib/api.ts'
import { readAmount } from '../../../../lib/read-amount.ts'
import { useContractForm } from '../../../../lib/use-contract-form.ts'
import { TextField } from '../../../../ui/field.tsx'
import { Form } from '../../../../ui/form.tsx'
import { Modal } from '../../../../ui/modal.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { useForgetDeal } from '../../deal.queries.ts'
import { exact } from '../deal-words.ts'

export function StampValueDialog({ room, onClose }: { room: BookingRoom; onClose: () => void }) {
  const forget = useForgetDeal()
  const { stampValue } = room.money
  const { form, field, submit, failure, isSubmitting } = useContractForm({
    schema: deals.setStampValue.input,
    start: { id: room.bookingData.id },
    send: async (values) => {
      await api.bookings.setStampValue(values)
      toast.success('The stamp value is noted.')
      // What is shown behind it is the deal as it now stands.
      await forget()
      onClose()
    },
  })
  const amount = form.watch('amount')
  return (
    <Modal
      hasCross
      onClose={onClose}
      title="Stamp value"
      text={
        <p className="text-sm">
          The value of the property in the ready reckoner. If it is above the price, the tax is worked out on it; later
          payments then make up for the earlier ones.
        </p>
      }
    >
      <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Save stamp value" busyAction="Saving…">
        <div className="grid gap-1">
          <TextField
            label="Stamp value (₹)"
            help="Such as 80 lakh or 80,00,000"
            className="figures"
            autoComplete="off"
            {...field('amount', readAmount)}
            defaultValue={stampValue === null ? '' : exact(stampValue).slice(1)}
          />
          <p className="figures min-h-7 font-semibold" aria-live="polite">
            {amount ? exact(amount) : null}
          </p>
        </div>
      </Form>
    </Modal>
  )
}
