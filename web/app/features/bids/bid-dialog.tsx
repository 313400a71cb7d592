import { type Bid, placeBidInput } from '@properysearch/contract/bids/calls'
import { bidDays, bidNoteLength, bidPromise } from '@properysearch/contract/bids/facts'
import { postedByNames } from '@properysearch/contract/listings/facts'
import { writeRupees } from '@properysearch/contract/values/money'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Form } from '../../ui/form.tsx'
import { Modal } from '../../ui/modal.tsx'
import { toast } from '../../ui/toast.tsx'
import { BidAdvice } from './bid-advice.tsx'
import { type Biddable, offerText } from './bid-words.ts'
import { usePlaceBid } from './bids.queries.ts'
import { AmountField, NoteField, readOffer } from './offer-fields.tsx'

interface BidDialogProps {
  property: Biddable
  /** The open bid that is changed. */
  bid?: Bid | undefined
  onClose: () => void
}

/** Makes a bid, or changes the open one. */
export default function BidDialog({ property, bid, onClose }: BidDialogProps) {
  const { id, title, price, listedIn } = property
  const noun = postedByNames[property.postedBy].toLowerCase()
  const place = usePlaceBid()
  const { form, field, submit, failure, isSubmitting } = useContractForm({
    schema: placeBidInput,
    start: { propertyId: id, note: bid?.note ?? '' },
    send: async (values) => {
      await place.mutateAsync(values)
      toast.success(
        bid
          ? `Your bid has been changed. The ${noun} has been told.`
          : `Your bid has been sent. The ${noun} has been told.`,
      )
      onClose()
    },
  })
  const amount = form.watch('amount')
  return (
    <Modal
      isWide
      hasCross
      onClose={onClose}
      title={bid ? 'Change my bid' : 'Make a bid'}
      text={
        <p className="text-sm">
          {title}. Asking price <span className="figures font-semibold text-ink">{offerText(price, listedIn)}</span>.
        </p>
      }
    >
      <Form
        onSubmit={submit}
        isBusy={isSubmitting}
        failure={failure}
        action={bid ? 'Change my bid' : 'Send bid'}
        busyAction="Sending…"
      >
        <AmountField
          label="Your bid"
          rupees={amount}
          listedIn={listedIn}
          control={{
            ...field('amount', readOffer),
            ...(bid ? { defaultValue: writeRupees(bid.amount) } : {}),
          }}
        />
        <BidAdvice propertyId={id} amount={amount} />
        <NoteField
          help={`Optional, at most ${bidNoteLength} characters. Only the ${noun} reads it.`}
          control={field('note')}
        />
        <p className="text-soft-ink text-xs">
          The {noun} has {bidDays} days to answer, and you can change or withdraw your bid until then. {bidPromise}
        </p>
      </Form>
    </Modal>
  )
}
