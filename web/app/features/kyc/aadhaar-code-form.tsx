import { aadhaarVerifyInput } from '@properysearch/contract/kyc/calls'
import { useMemo } from 'react'
import { api } from '../../lib/api.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { CodeField } from '../../ui/code-field.tsx'
import { Form } from '../../ui/form.tsx'
import { ResendCode } from '../../ui/resend-code.tsx'
import { SimulationNote } from '../../ui/simulation-note.tsx'
import { type IdentityCheck, useRefreshKyc } from './kyc.queries.ts'

interface AadhaarCodeFormProps {
  masked: string
  code: NonNullable<IdentityCheck['code']>
  isSimulated: boolean
  /** Still known to this screen, so that a code can be asked for again. */
  number: string | null
  onAskNumber: () => void
  onDone: () => void
}

export function AadhaarCodeForm({ masked, code, isSimulated, number, onAskNumber, onDone }: AadhaarCodeFormProps) {
  const refresh = useRefreshKyc()
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: aadhaarVerifyInput,
    send: async (input) => {
      try {
        await api.kyc.verifyAadhaarOtp(input)
        onDone()
      } finally {
        await refresh()
      }
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted from when this code was shown
  const resendAtMs = useMemo(() => Date.now() + code.resendAfterSeconds * 1000, [])
  const resend = async () => {
    if (!number) return
    await api.kyc.sendAadhaarOtp({ number, consent: true })
    await refresh()
  }
  return (
    <>
      <p className="text-sm">
        A code was sent to the mobile number linked to <span className="figures font-medium">{masked}</span>.{' '}
        {code.triesLeft < 5 ? `${code.triesLeft} ${code.triesLeft === 1 ? 'try' : 'tries'} left.` : null}
      </p>
      {isSimulated ? (
        <SimulationNote>
          The code was sent to the{' '}
          <a href="/dev/outbox" target="_blank" rel="noopener" className="font-medium text-leaf underline">
            demo’s outbox
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          , as an SMS to your mobile number.
        </SimulationNote>
      ) : null}
      <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Verify" busyAction="Verifying...">
        <CodeField label="Code" help="6 digits, valid for 10 minutes" autoFocus {...field('otp')} />
      </Form>
      {number ? (
        <ResendCode resendAtMs={resendAtMs} resend={resend} />
      ) : (
        <div>
          <Button look="quiet" className="-ms-4 text-sm" onClick={onAskNumber}>
            Ask for a new code
          </Button>
        </div>
      )}
    </>
  )
}
