import { aadhaarOtpInput } from '@properysearch/contract/kyc/calls'
import { kycConsents } from '@properysearch/contract/kyc/consents'
import { api } from '../../lib/api.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { useRefreshKyc } from './kyc.queries.ts'
import { TestNumbers, type Trial } from './test-numbers.tsx'

interface AadhaarNumberFormProps {
  /** How to try it, when it is simulated. */
  trial: Trial | null
  onSent: (number: string) => void
}

export function AadhaarNumberForm({ trial, onSent }: AadhaarNumberFormProps) {
  const refresh = useRefreshKyc()
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: aadhaarOtpInput,
    send: async (input) => {
      await api.kyc.sendAadhaarOtp(input)
      await refresh()
      onSent(input.number)
    },
  })
  return (
    <>
      {trial ? <TestNumbers trial={trial} /> : null}
      <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Send code" busyAction="Sending code...">
        <TextField
          label="Aadhaar number"
          help="12 digits. We will send a code to the mobile number linked to it."
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          className="figures max-w-72 text-lg tracking-wider"
          {...field('number')}
        />
        <CheckboxField label={kycConsents.aadhaar} {...field('consent')} />
        <p className="text-soft-ink text-sm">To post a property, Aadhaar is optional: PAN alone is enough.</p>
      </Form>
    </>
  )
}
