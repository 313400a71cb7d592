import { mostSlots, visitConsent } from '@properysearch/contract/visits/facts'
import { type FormEvent, useState } from 'react'
import { api } from '../../lib/api.ts'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { Form } from '../../ui/form.tsx'
import { Modal } from '../../ui/modal.tsx'
import { SlotFields } from '../../ui/slot-fields.tsx'
import { useOffer } from '../../ui/use-offer.ts'
import { WordsField } from '../../ui/words-field.tsx'
import { useForgetVisits } from './visits.queries.ts'

interface AskVisitDialogProps {
  property: { id: number; title: string }
  onClose: () => void
}

/** Up to three times at which I could come, and what I agree to. */
export default function AskVisitDialog({ property, onClose }: AskVisitDialogProps) {
  const offer = useOffer({
    fields: ['consent'],
    shown: mostSlots,
    done: 'Your request has been sent. We will notify you of the answer.',
    forget: useForgetVisits(),
    onClose,
  })
  const [hasAgreed, setAgreed] = useState(false)
  const { errors } = offer
  const send = (event: FormEvent) => {
    const wrong = hasAgreed ? {} : { consent: 'Tick the box to agree' }
    void offer.send(event, wrong, (given) => api.visits.ask({ propertyId: property.id, ...given, consent: true }))
  }
  return (
    <Modal isWide hasCross onClose={onClose} title="Ask for a visit" text={<p className="text-sm">{property.title}</p>}>
      <Form
        onSubmit={send}
        isBusy={offer.isBusy}
        failure={errors.other ?? null}
        action="Ask for the visit"
        busyAction="Asking…"
      >
        <SlotFields
          legend="When could you come?"
          most={mostSlots}
          values={offer.slots}
          error={errors.slots}
          onChange={offer.setSlots}
        />
        <WordsField
          help="How many of you will come, and what you want to look at."
          error={errors.words}
          value={offer.words}
          onChange={offer.setWords}
        />
        <CheckboxField
          label={visitConsent}
          error={errors.consent}
          checked={hasAgreed}
          onChange={({ target }) => setAgreed(target.checked)}
        />
      </Form>
    </Modal>
  )
}
