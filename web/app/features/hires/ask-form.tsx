import { askForServiceInput, askHireInput, type Hire } from '@properysearch/contract/hires/calls'
import type { HireKind } from '@properysearch/contract/hires/facts'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { controlClass, Field, TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { useForgetHires } from './hires.queries.ts'

interface AskFormProps {
  kind: HireKind
  professionalId: number
  propertyId?: number
  bookingId?: number
  /** What they offer at a fee of its own; without one, a quote is asked for. */
  serviceId?: number
  onAsked: (hire: Hire) => void
}

/** What is needed from a professional, before anything is paid. */
export function AskForm({ kind, serviceId, onAsked, ...about }: AskFormProps) {
  const forget = useForgetHires()
  const [key] = useState(() => crypto.randomUUID())
  const start = { ...about, key, scope: '', ...(serviceId === undefined ? { title: '' } : { serviceId }) }
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: (serviceId === undefined ? askHireInput : askForServiceInput) as typeof askHireInput,
    start: start as never,
    send: async (values) => {
      const { data } =
        serviceId === undefined
          ? await api.hires.ask(values)
          : await api.hires.askForService({ ...values, serviceId } as Parameters<typeof api.hires.askForService>[0])
      await forget()
      onAsked(data)
    },
  })
  const { error, ...scope } = field('scope')
  const optional = (typed: string) => typed?.trim() || undefined
  return (
    <Form
      onSubmit={submit}
      isBusy={isSubmitting}
      failure={failure}
      action={serviceId === undefined ? 'Ask for a quote' : 'Go on to the price'}
      busyAction="Sending…"
    >
      {serviceId === undefined ? (
        <TextField label="What you need" help={examples[kind]} autoComplete="off" maxLength={100} {...field('title')} />
      ) : null}
      <Field
        label={serviceId === undefined ? 'What is to be done' : 'What they should know'}
        help="Only you and they read this. Leave phone numbers out."
        error={error}
      >
        {(control) => <textarea {...control} {...scope} rows={5} maxLength={2000} className={controlClass} />}
      </Field>
      {kind === 'evaluator' ? (
        <>
          <TextField
            label="What the value is for"
            help="Such as a home loan, a sale or a family partition"
            autoComplete="off"
            {...field('purpose', optional)}
          />
          <TextField
            label="Address to be inspected"
            help="They visit it before they write their report."
            autoComplete="off"
            {...field('address', optional)}
          />
          <TextField
            label={
              <>
                Bank <span className="font-normal text-soft-ink">(if one asked for it)</span>
              </>
            }
            help="Ask them whether they are on its panel."
            autoComplete="off"
            {...field('bank', optional)}
          />
        </>
      ) : null}
    </Form>
  )
}

const examples: Record<HireKind, string> = {
  agent: 'Such as: sell my flat in Baner',
  lawyer: 'Such as: title search for a flat in Baner',
  evaluator: 'Such as: market value of a flat in Baner',
}
