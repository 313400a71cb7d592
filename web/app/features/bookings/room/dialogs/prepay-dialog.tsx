import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { deals } from '@properysearch/contract/bookings/deal-calls'
import { type FormEvent, useState } from 'react'
import { api } from '../../../../lib/api.ts'
import { dayInIndia } from '../../../../lib/day-in-india.ts'
import { readAmount } from '../../../../lib/read-amount.ts'
import { useContractForm } from '../../../../lib/use-contract-form.ts'
import { TextField } from '../../../../ui/field.tsx'
import { Form } from '../../../../ui/form.tsx'
import { Modal } from '../../../../ui/modal.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { useForgetDeal } from '../../deal.queries.ts'
import { exact } from '../deal-words.ts'
import { isCollected, partsAfter, prepaymentDue } from '../dues.ts'
import type { OnPress } from '../press.ts'

interface PrepayDialogProps {
  room: BookingRoom
  onPress: OnPress
  onClose: () => void
}

/** A part of the price before its day: what it makes of the instalments is said before it is paid. */
export function PrepayDialog({ room, onPress, onClose }: PrepayDialogProps) {
  return (
    <Modal
      hasCross
      onClose={onClose}
      title={room.bookingData.side === 'buyer' ? 'Pay a part ahead' : 'Record a part paid ahead'}
      text={<p className="text-sm">Every remaining instalment becomes smaller. The due dates stay the same.</p>}
    >
      {isCollected(room, 'prepayment') ? (
        <AmountToPay room={room} onPress={onPress} />
      ) : (
        <RecordedAhead room={room} onClose={onClose} />
      )}
    </Modal>
  )
}

const amountField = ({ bookingData: { side } }: BookingRoom) => ({
  label: 'Amount (₹)',
  help: `Such as 5 lakh or 5,00,000, with the tax that ${side === 'buyer' ? 'you deduct' : 'the buyer deducts'} from it`,
  className: 'figures',
  autoComplete: 'off',
})

/** Then to the payment partner. */
function AmountToPay({ room, onPress }: Pick<PrepayDialogProps, 'room' | 'onPress'>) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const amount = readAmount(typed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!amount) setError('Enter the amount in rupees')
    else if (!partsAfter(room, amount))
      setError('Enter less than what is left. To pay everything, pay the instalments.')
    else onPress({ do: 'pay', due: prepaymentDue(room, amount) })
  }
  return (
    <Form onSubmit={submit} isBusy={false} failure={null} action="Go on to pay" busyAction="">
      <TextField
        {...amountField(room)}
        name="amount"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setError(undefined)
        }}
        error={error}
      />
      <Effect room={room} amount={amount} />
    </Form>
  )
}

/** Paid to the seller already, by bank transfer or cheque. */
function RecordedAhead({ room, onClose }: Pick<PrepayDialogProps, 'room' | 'onClose'>) {
  const forget = useForgetDeal()
  const today = dayInIndia(new Date().toISOString())
  const { form, field, submit, failure, isSubmitting } = useContractForm({
    schema: deals.recordPrepayment.input,
    start: { id: room.bookingData.id, paidOn: today, reference: '' },
    send: async (values) => {
      await api.bookings.recordPrepayment(values)
      toast.success('Recorded. The other side has been asked to confirm it.')
      await forget()
      onClose()
    },
  })
  return (
    <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Record payment" busyAction="Recording…">
      <TextField {...amountField(room)} {...field('amount', readAmount)} />
      <Effect room={room} amount={form.watch('amount')} />
      <TextField label="Day of the payment" type="date" max={today} {...field('paidOn')} />
      <TextField
        label="UTR or cheque number"
        help="So that the other side can find it"
        autoComplete="off"
        {...field('reference')}
      />
    </Form>
  )
}

function Effect({ room, amount }: { room: BookingRoom; amount: number | undefined }) {
  const after = amount ? partsAfter(room, amount) : null
  return (
    <p className="figures min-h-12 max-w-prose text-sm" aria-live="polite">
      {after && amount ? effectText(room, amount, after) : null}
    </p>
  )
}

function effectText(
  room: BookingRoom,
  amount: number,
  { count, each, last }: NonNullable<ReturnType<typeof partsAfter>>,
) {
  const { tds, cash } = prepaymentDue(room, amount)
  const isBuyer = room.bookingData.side === 'buyer'
  const split = isBuyer
    ? `${exact(cash)} to pay and ${exact(tds)} of tax that you deduct. `
    : `${exact(cash)} reaches you, and the buyer deducts ${exact(tds)} of tax. `
  const tax = tds > 0 ? split : ''
  if (count === 1) return `${tax}The one instalment that is left becomes ${exact(each)}.`
  const lastOne = last === each ? '' : `, the last ${exact(last)}`
  return `${tax}The ${count} instalments that are left become ${exact(each)} each${lastOne}.`
}
