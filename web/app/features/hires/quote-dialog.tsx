import { type Hire, quoteHireInput, type TaxProfileOnWire } from '@properysearch/contract/hires/calls'
import { mostHireDays } from '@properysearch/contract/hires/facts'
import {
  mostMandateDays,
  tailDays,
  usualAgreementShare,
  usualMandateDays,
} from '@properysearch/contract/mandates/facts'
import { addDays } from '@properysearch/contract/values/days'
import { api } from '../../lib/api.ts'
import { dayInIndia } from '../../lib/day-in-india.ts'
import { readAmount } from '../../lib/read-amount.ts'
import { readPercent } from '../../lib/read-percent.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { controlClass, Field, TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { TaxedAsFields } from '../../ui/taxed-as-fields.tsx'
import { toast } from '../../ui/toast.tsx'
import { useForgetHires, useTaxProfile } from './hires.queries.ts'
import { QuotePreview } from './quote-preview.tsx'

interface QuoteDialogProps {
  hire: Hire
  onClose: () => void
}

/** What it costs, what is delivered and in how many days; how the professional is taxed is remembered. */
export function QuoteDialog({ hire, onClose }: QuoteDialogProps) {
  const { data: tax, error } = useTaxProfile()
  return (
    <Modal
      isWide
      hasCross
      onClose={onClose}
      title="Send a quote"
      text={
        <p className="text-sm">
          {hire.client.name} pays before you begin. The fee is held for you until the work is accepted.
        </p>
      }
    >
      {tax === undefined && !error ? (
        <Skeleton className="h-96" />
      ) : (
        <QuoteForm hire={hire} tax={tax ?? null} onClose={onClose} />
      )}
    </Modal>
  )
}

function QuoteForm({ hire, tax, onClose }: QuoteDialogProps & { tax: TaxProfileOnWire | null }) {
  const forget = useForgetHires()
  const today = dayInIndia(new Date().toISOString())
  const hasMandate = hire.kind === 'agent' && hire.propertydata !== null
  const { form, field, submit, failure, isSubmitting } = useContractForm({
    schema: quoteHireInput,
    start: {
      id: hire.id,
      scope: hire.scope ?? '',
      ...(tax ? { isIndividual: tax.isIndividual, gstin: tax.gstin ?? undefined } : {}),
    },
    send: async ({ rate, agreementShare, expiresOn, ...values }) => {
      const mandate = rate ? { rate, agreementShare, ...(expiresOn ? { expiresOn } : {}) } : {}
      await api.hires.quote({ ...values, ...mandate })
      toast.success(`Sent. ${hire.client.name} has seven days to pay.`)
      await forget()
      onClose()
    },
  })
  const [fee, gstin, rate, isIndividual] = form.watch(['fee', 'gstin', 'rate', 'isIndividual'])
  const { error: scopeError, ...scope } = field('scope')
  return (
    <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Send the quote" busyAction="Sending…">
      <Field
        label="What you will deliver"
        help="Your client’s words: change them to what you promise."
        error={scopeError}
      >
        {(control) => <textarea {...control} {...scope} rows={5} maxLength={2000} className={controlClass} />}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Fee before GST (₹)"
          help={hire.kind === 'evaluator' ? 'An amount: it may not depend on the value' : 'Such as 15,000 or 1 lakh'}
          className="figures"
          autoComplete="off"
          {...field('fee', readAmount)}
        />
        <TextField
          label="Days for the work"
          help={`From your acceptance, at most ${mostHireDays}`}
          inputMode="numeric"
          className="figures"
          autoComplete="off"
          {...field('days', Number)}
        />
      </div>
      {hasMandate ? (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              label={
                <>
                  Commission on a deal (%) <span className="font-normal text-soft-ink">(optional)</span>
                </>
              }
              help="Of the price, besides the fee; at most 10"
              inputMode="decimal"
              className="figures"
              autoComplete="off"
              {...field('rate', (typed) => (typed === '' ? undefined : readPercent(typed)))}
            />
            {rate ? (
              <TextField
                label="Share of it due at the agreement (%)"
                help="The rest at the deed and the keys"
                inputMode="decimal"
                className="figures"
                autoComplete="off"
                defaultValue={String(usualAgreementShare / 100)}
                {...field('agreementShare', (typed) => readPercent(typed) ?? Number.NaN)}
              />
            ) : null}
          </div>
          {rate ? (
            <TextField
              label="You represent the listing until"
              help={`A deal within ${tailDays} days after it still earns the commission.`}
              type="date"
              defaultValue={addDays(today, usualMandateDays)}
              min={addDays(today, 1)}
              max={addDays(today, mostMandateDays)}
              {...field('expiresOn', (typed) => typed || undefined)}
            />
          ) : null}
        </>
      ) : null}
      <TaxedAsFields
        who={field('isIndividual')}
        isIndividual={isIndividual as boolean | undefined}
        onChoose={(chosen) => {
          form.setValue('isIndividual', chosen)
          form.clearErrors('isIndividual')
        }}
        gstin={hire.kind === 'lawyer' ? null : field('gstin', (typed) => typed.trim() || undefined)}
        gstinHelp="GST then comes on top of your fee. Such as 27AAPFU0939F1ZV"
      />
      <QuotePreview kind={hire.kind} fee={Number(fee)} isRegistered={Boolean(gstin)} day={today} />
    </Form>
  )
}
