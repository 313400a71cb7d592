import { mostSlots, visitConsent } from '@properysearch/contract/visits/facts'
import { type FormEvent, useState } from 'react'
import { api, isFailure, messageOf } from '../../lib/api.ts'
import { newKey } from '../../lib/new-key.ts'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { controlClass, Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Modal } from '../../ui/modal.tsx'
import { noSlots, SlotFields, toMoments } from '../../ui/slot-fields.tsx'
import { toast } from '../../ui/toast.tsx'
import { useForgetVisits } from './visits.queries.ts'

interface AskVisitDialogProps {
  property: { id: number; title: string }
  onClose: () => void
}

/** Up to three times at which I could come, and what I agree to. */
export default function AskVisitDialog({ property, onClose }: AskVisitDialogProps) {
  const forget = useForgetVisits()
  const [key] = useState(newKey)
  const [slots, setSlots] = useState(() => noSlots(mostSlots))
  const [words, setWords] = useState('')
  const [hasAgreed, setAgreed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<{ slots?: string; consent?: string; other?: string }>({})
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const chosen = toMoments(slots)
    if (chosen.length === 0) return setErrors({ slots: 'Choose a time' })
    if (!hasAgreed) return setErrors({ consent: 'Tick the box to agree' })
    setBusy(true)
    try {
      await api.visits.ask({ propertyId: property.id, slots: chosen, words, consent: true, key })
      toast.success('Asked. We notify you of the answer.')
      await forget()
      onClose()
    } catch (error) {
      const wrong = isFailure(error) ? error.body.errors?.slots : undefined
      setErrors(wrong ? { slots: wrong } : { other: messageOf(error) })
      setBusy(false)
    }
  }
  return (
    <Modal isWide hasCross onClose={onClose} title="Ask for a visit" text={<p className="text-sm">{property.title}</p>}>
      <Form
        onSubmit={(event) => void send(event)}
        isBusy={isBusy}
        failure={errors.other ?? null}
        action="Ask for the visit"
        busyAction="Asking…"
      >
        <SlotFields
          legend="When could you come?"
          most={mostSlots}
          values={slots}
          error={errors.slots}
          onChange={setSlots}
        />
        <Field label="A few words (optional)" help="How many you are, what you want to look at.">
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={500}
              value={words}
              onChange={({ target }) => setWords(target.value)}
              className={controlClass}
            />
          )}
        </Field>
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
