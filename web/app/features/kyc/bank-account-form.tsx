import { bankAccountInput } from '@properysearch/contract/kyc/calls'
import { kycConsents } from '@properysearch/contract/kyc/consents'
import { api } from '../../lib/api.ts'
import { myId, useSession } from '../../lib/session.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { toast } from '../../ui/toast.tsx'
import { FlowFrame } from './flow-frame.tsx'
import { useRefreshKyc } from './kyc.queries.ts'
import { TestNumbers, type Trial } from './test-numbers.tsx'

const words = {
  verified: 'The account is added and verified.',
  review: 'The account is added. Our team will compare the names before it can be used.',
  failed: 'The account could not be verified.',
}

export function BankAccountForm({ trial, onClose }: { trial: Trial | null; onClose: () => void }) {
  const refresh = useRefreshKyc()
  const session = useSession()
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: bankAccountInput,
    start: { id: myId(), holderName: `${session?.firstName ?? ''} ${session?.lastName ?? ''}`.trim() },
    send: async (input) => {
      const { data } = await api.kyc.addBankAccount(input)
      toast.success(`${data.isSimulated ? 'Simulation: ' : ''}${words[data.state]}`)
      await refresh()
      onClose()
    },
  })
  return (
    <FlowFrame title="Add a bank account" onBack={onClose}>
      {trial ? <TestNumbers trial={trial} /> : null}
      <Form
        onSubmit={submit}
        isBusy={isSubmitting}
        failure={failure}
        action="Check and add"
        busyAction="Checking with the bank..."
      >
        <TextField
          label="IFSC"
          help="11 letters and digits, as in your cheque book"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          className="figures max-w-60 uppercase tracking-wider"
          {...field('ifsc')}
        />
        <TextField
          label="Account number"
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          className="figures tracking-wider"
          {...field('accountNumber')}
        />
        <TextField
          label="Account number again"
          help="To make sure that every digit is right"
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          className="figures tracking-wider"
          {...field('accountNumberAgain')}
        />
        <TextField
          label="Account holder’s name"
          help="As in the bank’s records"
          autoComplete="name"
          {...field('holderName')}
        />
        <CheckboxField label={kycConsents.bank} {...field('consent')} />
      </Form>
    </FlowFrame>
  )
}
