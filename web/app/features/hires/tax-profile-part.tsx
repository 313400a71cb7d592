import { type TaxProfileOnWire, taxProfileInput } from '@properysearch/contract/hires/calls'
import type { HireKind } from '@properysearch/contract/hires/facts'
import { api, messageOf } from '../../lib/api.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Form } from '../../ui/form.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { TaxedAsFields } from '../../ui/taxed-as-fields.tsx'
import { toast } from '../../ui/toast.tsx'
import { useForgetHires, useTaxProfile } from './hires.queries.ts'

/** Said before the first quote: only then can a service be paid for at once. */
export function TaxProfilePart({ kind }: { kind: HireKind }) {
  const { data, error, refetch } = useTaxProfile()
  return (
    <section aria-labelledby="tax-title" className="grid gap-4 border-line border-t pt-6">
      <h3 id="tax-title" className="font-semibold">
        How you are taxed
      </h3>
      <p className="max-w-prose text-soft-ink text-sm">
        {kind === 'lawyer'
          ? 'It decides what tax is deducted from your fees.'
          : 'It decides whether GST is added to your fees, and what tax is deducted from them.'}{' '}
        {data === null
          ? 'Until you tell us, clients who choose one of your services must wait for your quote before they can pay.'
          : 'It applies to hires from now on; a quote that you have sent stays as it is.'}
      </p>
      {error && data === undefined ? (
        <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton className="h-48" />
      ) : (
        <TaxProfileForm kind={kind} tax={data} />
      )}
    </section>
  )
}

function TaxProfileForm({ kind, tax }: { kind: HireKind; tax: TaxProfileOnWire | null }) {
  const forget = useForgetHires()
  const { form, field, submit, failure, isSubmitting } = useContractForm({
    schema: taxProfileInput,
    start: tax ? { isIndividual: tax.isIndividual, gstin: tax.gstin ?? undefined } : {},
    send: async (values) => {
      await api.hires.setTaxProfile(values)
      toast.success('How you are taxed is saved.')
      await forget()
    },
  })
  return (
    <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Save" busyAction="Saving...">
      <TaxedAsFields
        who={field('isIndividual')}
        isIndividual={form.watch('isIndividual') as boolean | undefined}
        onChoose={(chosen) => {
          form.setValue('isIndividual', chosen)
          form.clearErrors('isIndividual')
        }}
        gstin={kind === 'lawyer' ? null : field('gstin', (typed) => typed.trim() || undefined)}
        gstinHelp="GST then comes on top of your fee. Such as 27AAPFU0939F1ZV"
      />
    </Form>
  )
}
