import { panInput } from '@properysearch/contract/kyc/calls'
import { kycConsents } from '@properysearch/contract/kyc/consents'
import { api } from '../../lib/api.ts'
import { useSession } from '../../lib/session.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { FlowFrame } from './flow-frame.tsx'
import { useRefreshKyc } from './kyc.queries.ts'
import { TestNumbers, type Trial } from './test-numbers.tsx'

interface PanFormProps {
  trial: Trial | null
  onBack: () => void
  onDone: () => void
}

export function PanForm({ trial, onBack, onDone }: PanFormProps) {
  const refresh = useRefreshKyc()
  const session = useSession()
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: panInput,
    start: { nameOnPan: `${session?.firstName ?? ''} ${session?.lastName ?? ''}`.trim() },
    send: async (input) => {
      try {
        await api.kyc.verifyPan(input)
        onDone()
      } finally {
        await refresh()
      }
    },
  })
  return (
    <FlowFrame title="Verify your PAN" onBack={onBack}>
      {trial ? <TestNumbers trial={trial} /> : null}
      <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Verify PAN" busyAction="Verifying PAN...">
        <TextField
          label="PAN"
          help="Ten letters and digits, as on the card"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          className="figures max-w-60 text-lg uppercase tracking-wider"
          {...field('pan')}
        />
        <TextField
          label="Name on the card"
          help="Exactly as it is printed"
          autoComplete="name"
          {...field('nameOnPan')}
        />
        <TextField
          label="Date of birth"
          help="Compared once, not kept"
          type="date"
          autoComplete="bday"
          className="max-w-60"
          {...field('bornOn')}
        />
        <CheckboxField label={kycConsents.pan} {...field('consent')} />
      </Form>
    </FlowFrame>
  )
}
