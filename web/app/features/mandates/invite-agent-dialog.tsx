import type { BookingKind } from '@properysearch/contract/bookings/facts'
import { inviteAgentInput } from '@properysearch/contract/mandates/calls'
import {
  invitationDays,
  mostMandateDays,
  tailDays,
  usualAgreementShare,
  usualMandateDays,
} from '@properysearch/contract/mandates/facts'
import { addDays } from '@properysearch/contract/values/days'
import { IndianRupee, Percent } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { dayInIndia } from '../../lib/day-in-india.ts'
import { readAmount } from '../../lib/read-amount.ts'
import { readPercent } from '../../lib/read-percent.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Modal } from '../../ui/modal.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { toast } from '../../ui/toast.tsx'
import { costOf } from './commission-cost.ts'
import { CostOfAgent } from './cost-of-agent.tsx'
import { useForgetMandates } from './mandates.queries.ts'

export interface DealToRepresent {
  bookingId: number
  side: 'buyer' | 'seller'
  kind: BookingKind
  /** Rupees; of a rental, the rent of a month. */
  price: number
}

/** One of the two has to be there: which one is chosen above them. */
const schemas = {
  rate: inviteAgentInput.extend({ rate: inviteAgentInput.shape.rate.unwrap() }),
  amount: inviteAgentInput.extend({ amount: inviteAgentInput.shape.amount.unwrap() }),
}

/** What an agent will cost is agreed, and shown, before they are asked. */
export default function InviteAgentDialog({ deal, onClose }: { deal: DealToRepresent; onClose: () => void }) {
  const forget = useForgetMandates()
  const today = dayInIndia(new Date().toISOString())
  const isRental = deal.kind === 'rental'
  const [way, setWay] = useState<'rate' | 'amount'>(isRental ? 'amount' : 'rate')
  const { form, field, submit, failure, isSubmitting } = useContractForm({
    schema: schemas[way] as typeof inviteAgentInput,
    start: {
      bookingId: deal.bookingId,
      agentMobile: '',
      expiresOn: addDays(today, usualMandateDays),
    },
    send: async (values) => {
      const { data } = await api.mandates.invite(values)
      toast.success(`${data.agent.name} has been invited, and has ${invitationDays} days to answer.`)
      await forget()
      onClose()
    },
  })
  const choose = (chosen: 'rate' | 'amount') => {
    form.setValue(chosen === 'rate' ? 'amount' : 'rate', undefined)
    form.clearErrors(['rate', 'amount'])
    setWay(chosen)
  }
  const [rate, amount, agreementShare] = form.watch(['rate', 'amount', 'agreementShare'])
  const cost = costOf({
    price: deal.price,
    kind: deal.kind,
    rate: way === 'rate' ? (rate as number | undefined) : undefined,
    amount: way === 'amount' ? amount : undefined,
    agreementShare: Number(agreementShare ?? usualAgreementShare),
    day: today,
  })
  return (
    <Modal
      isWide
      hasCross
      onClose={onClose}
      title="Invite an agent"
      text={
        <p className="text-sm">
          They represent you in this deal only. They can read it, without the papers, and only you can act in it.
        </p>
      }
    >
      <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Invite agent" busyAction="Inviting…">
        <TextField
          label="Mobile number of the agent"
          help="10 digits, as registered here"
          type="tel"
          autoComplete="off"
          {...field('agentMobile')}
        />
        {isRental ? null : (
          <RadioCards
            legend="Commission"
            name="way"
            chosen={way}
            onChange={({ target }) => choose(target.value as 'rate' | 'amount')}
            cards={[
              { value: 'rate', icon: Percent, title: 'A share of the price', text: 'Usual: 1 or 2 per cent' },
              { value: 'amount', icon: IndianRupee, title: 'A fixed amount', text: 'Whatever the price' },
            ]}
          />
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          {way === 'rate' ? (
            <TextField
              key="rate"
              label="Per cent of the price"
              help="At most 10"
              inputMode="decimal"
              className="figures"
              autoComplete="off"
              {...field('rate', readPercent)}
            />
          ) : (
            <TextField
              key="amount"
              label="Commission before GST (₹)"
              help={isRental ? 'Usual: a month’s rent; at most two' : 'Such as 75,000 or 1 lakh'}
              className="figures"
              autoComplete="off"
              {...field('amount', readAmount)}
            />
          )}
          <TextField
            label="Share of it due at the agreement (%)"
            help={isRental ? 'The rest when the keys are handed over' : 'The rest at the deed and the keys'}
            inputMode="decimal"
            className="figures"
            autoComplete="off"
            {...field('agreementShare', (typed) => readPercent(typed) ?? Number.NaN)}
            defaultValue={String(usualAgreementShare / 100)}
          />
        </div>
        <TextField
          label="The mandate lasts until"
          help={`An agreement within ${tailDays} days after it still earns the commission.`}
          type="date"
          min={addDays(today, 1)}
          max={addDays(today, mostMandateDays)}
          {...field('expiresOn')}
        />
        <CostOfAgent cost={cost} kind={deal.kind} />
      </Form>
    </Modal>
  )
}
