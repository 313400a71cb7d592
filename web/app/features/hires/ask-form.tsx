import { askHireInput, type Hire } from '@properysearch/contract/hires/calls'
import { type HireKind, quoteDays } from '@properysearch/contract/hires/facts'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { newKey } from '../../lib/new-key.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { controlClass, Field, TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { useForgetHires } from './hires.queries.ts'

export interface AskedOf {
  kind: HireKind
  professionalId: number
  name: string
  propertyId: number | undefined
  /** A service with a fee of its own; without one, a quote is asked for. */
  serviceId: number | undefined
}

interface AskFormProps {
  asked: AskedOf
  onAsked: (hire: Hire) => void
}

/** What the value is for and where to look is needed of an evaluator alone. */
const forEvaluator = askHireInput.extend({
  purpose: askHireInput.shape.purpose.unwrap(),
  address: askHireInput.shape.address.unwrap(),
})

const scopeHelps: Record<HireKind, string> = {
  agent: 'Such as: sell my flat, with photos, visits at the weekend and the negotiation.',
  lawyer: 'Such as: search the title over thirty years, and draft the agreement for sale.',
  evaluator: 'Such as: valuation of a two-room flat on the third floor, with a written report.',
}

/** What is to be done. A quote is asked for; a service with a fee of its own is quoted at once. */
export function AskForm({ asked, onAsked }: AskFormProps) {
  const { kind, professionalId, name, propertyId, serviceId } = asked
  const forget = useForgetHires()
  const [key] = useState(newKey)
  const schema = kind === 'evaluator' ? (forEvaluator as unknown as typeof askHireInput) : askHireInput
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: serviceId === undefined ? schema : (schema.omit({ title: true }) as unknown as typeof askHireInput),
    start: { professionalId, key, ...(propertyId === undefined ? {} : { propertyId }) },
    send: async ({ title, ...values }) => {
      const { data } =
        serviceId === undefined
          ? await api.hires.ask({ ...values, title })
          : await api.hires.askForService({ ...values, serviceId })
      await forget()
      onAsked(data)
    },
  })
  const { error: scopeError, ...scope } = field('scope')
  return (
    <Form
      onSubmit={submit}
      isBusy={isSubmitting}
      failure={failure}
      action={serviceId === undefined ? 'Ask for a quote' : 'Go on to the price'}
      busyAction="Sending…"
      aside={
        <p className="max-w-prose text-soft-ink text-xs">
          {serviceId === undefined
            ? `${name} has ${quoteDays} days to answer. You pay nothing yet.`
            : 'You pay nothing yet.'}
        </p>
      }
    >
      {serviceId === undefined ? (
        <TextField label="What you need, in a few words" maxLength={100} autoComplete="off" {...field('title')} />
      ) : null}
      <Field
        label={serviceId === undefined ? 'What is to be done' : 'What they should know'}
        help={serviceId === undefined ? scopeHelps[kind] : 'Which property, by when, and what matters to you.'}
        error={scopeError}
      >
        {(control) => <textarea {...control} {...scope} rows={5} maxLength={2000} className={controlClass} />}
      </Field>
      {kind === 'evaluator' ? (
        <>
          <TextField
            label="What the value is for"
            help="Such as: a home loan, a sale, income tax, a visa."
            maxLength={100}
            {...field('purpose')}
          />
          <TextField
            label="Address to be inspected"
            help="Only this evaluator reads it."
            autoComplete="street-address"
            maxLength={200}
            {...field('address')}
          />
          <TextField
            label={
              <>
                Bank that asks for it <span className="font-normal text-soft-ink">(optional)</span>
              </>
            }
            help="Banks accept reports of evaluators on their own panel: ask before you pay."
            maxLength={100}
            {...field('bank', (typed) => typed || undefined)}
          />
        </>
      ) : null}
    </Form>
  )
}
