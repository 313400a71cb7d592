import { counterBidInput, type ReceivedBid } from '@properysearch/contract/bids/calls'
import { bidDays, bidNoteLength } from '@properysearch/contract/bids/facts'
import { writeRupees } from '@properysearch/contract/values/money'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Form } from '../../ui/form.tsx'
import { Modal } from '../../ui/modal.tsx'
import { toast } from '../../ui/toast.tsx'
import { fromAskingText, offerText } from './bid-words.ts'
import { useCounterBid } from './bids.queries.ts'
import { AmountField, NoteField, readOffer } from './offer-fields.tsx'

/** The owner answers a bid with another amount. */
export default function CounterDialog({ received, onClose }: { received: ReceivedBid; onClose: () => void }) {
  const { propertydata, bidData, userData } = received
  const { price, listedIn, title } = propertydata
  const counter = useCounterBid()
  const { form, field, submit, failure, isSubmitting } = useContractForm({
    schema: counterBidInput,
    start: { id: bidData.id, note: bidData.counter?.note ?? '' },
    send: async (values) => {
      await counter.mutateAsync(values)
      toast.success('Your counter-offer has been sent. The bidder has been told.')
      onClose()
    },
  })
  const amount = form.watch('amount')
  return (
    <Modal
      isWide
      hasCross
      onClose={onClose}
      title="Make a counter-offer"
      text={
        <p className="text-sm">
          {userData.name} bids{' '}
          <span className="figures font-semibold text-ink">{offerText(bidData.amount, listedIn)}</span> for {title}; you
          ask <span className="figures font-semibold text-ink">{offerText(price, listedIn)}</span>.
        </p>
      }
    >
      <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Send counter-offer" busyAction="Sending…">
        <div>
          <AmountField
            label="The price you would take"
            rupees={amount}
            listedIn={listedIn}
            control={{
              ...field('amount', readOffer),
              ...(bidData.counter ? { defaultValue: writeRupees(bidData.counter.amount) } : {}),
            }}
          />
          <p className="figures min-h-6 text-soft-ink text-sm">{amount ? `${fromAskingText(amount, price)}.` : null}</p>
        </div>
        <NoteField
          help={`Optional, at most ${bidNoteLength} characters. Only this bidder reads it.`}
          control={field('note')}
        />
        <p className="text-soft-ink text-xs">
          The bidder has {bidDays} days to accept it or to change the bid. If they accept, you keep this price for them
          for {bidDays} days more.
        </p>
      </Form>
    </Modal>
  )
}
