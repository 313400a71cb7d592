import { type Hire, quoteHireInput } from '@properysearch/contract/hires/calls'
import { mostHireDays, quoteDays } from '@properysearch/contract/hires/facts'
import { tailDays, usualMandateDays } from '@properysearch/contract/mandates/facts'
import { addDays } from '@properysearch/contract/values/days'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { dayInIndia } from '../../lib/day-in-india.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { readAmount } from '../../lib/read-amount.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { controlClass, Field, TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { useForgetHires } from './hires.queries.ts'
import { TaxFields } from './tax-fields.tsx'

export function QuoteDialog({ hire, onClose }: { hire: Hire; onClose: () => void }) {
  const { data, isPending } = useQuery({
    queryKey: [...queryKeys.hires, 'taxed-as'],
    queryFn: async () => (await api.hires.getTaxProfile({})).data,
  })
  return (
    <Modal
      isWide
      hasCross
      onClose={onClose}
      title="Send a quote"
      text={
        <p className="text-sm">
          {hire.client.name} reads it before paying. It holds for {quoteDays} days.
        </p>
      }
    >
      {isPending ? <Skeleton className="h-64" /> : <QuoteForm hire={hire} tax={data ?? null} onClose={onClose} />}
    </Modal>
  )
}

interface QuoteFormProps {
  hire: Hire
  tax: { gstin: string | null; isIndividual: boolean } | null
  onClose: () => void
}

const percentOf = (typed: string) => {
  const plain = typed.replace(/[\s%]/g, '')
  if (plain === '') return undefined
  return /^\d{1,2}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN
}

function QuoteForm({ hire, tax, onClose }: QuoteFormProps) {
  const forget = useForgetHires()
  const today = dayInIndia(new Date().toISOString())
  const isMandate = hire.kind === 'agent' && hire.propertydata !== null
  const { form, field, submit, failure, isSubmitting } = useContractForm({
    schema: quoteHireInput,
    start: {
      id: hire.id,
      scope: hire.scope ?? '',
      ...(tax ? { isIndividual: tax.isIndividual, ...(tax.gstin ? { gstin: tax.gstin } : {}) } : {}),
      ...(isMandate ? { expiresOn: addDays(today, usualMandateDays) } : {}),
    },
    send: async (values) => {
      await api.hires.quote(values)
      toast.success('Your quote was sent.')
      await forget()
      onClose()
    },
  })
  const { error: whoError } = field('isIndividual')
  const { error: scopeError, ...scope } = field('scope')
  return (
    <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Send the quote" busyAction="Sending…">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Fee before GST (₹)"
          help={hire.kind === 'evaluator' ? 'An amount: never a part of the value' : 'Such as 15,000'}
          className="figures"
          inputMode="decimal"
          autoComplete="off"
          {...field('fee', readAmount)}
        />
        <TextField
          label="Days you need"
          help={`1 to ${mostHireDays}, from the day you accept`}
          className="figures"
          inputMode="numeric"
          autoComplete="off"
          {...field('days', (typed) => (typed === '' ? undefined : Number(typed)))}
        />
      </div>
      <Field label="What you will deliver" help="They decide by this, and so do we in a dispute." error={scopeError}>
        {(control) => <textarea {...control} {...scope} rows={4} maxLength={2000} className={controlClass} />}
      </Field>
      {isMandate ? (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={
              <>
                Commission in per cent <span className="font-normal text-soft-ink">(if any)</span>
              </>
            }
            help="Of the price, if it is sold or let while you represent it"
            className="figures"
            inputMode="decimal"
            autoComplete="off"
            {...field('rate', percentOf)}
          />
          <TextField
            label="You represent it until"
            help={`An agreement within ${tailDays} days after it still earns the commission.`}
            type="date"
            {...field('expiresOn')}
          />
        </div>
      ) : null}
      <TaxFields
        isIndividual={form.watch('isIndividual') as boolean | undefined}
        onIndividual={(isIndividual) => {
          form.setValue('isIndividual', isIndividual)
          form.clearErrors('isIndividual')
        }}
        error={whoError}
        gstin={field('gstin', (typed) => typed?.trim() || undefined)}
      />
    </Form>
  )
}
