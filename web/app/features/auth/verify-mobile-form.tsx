import { verifyMobileInput } from '@properysearch/contract/auth/calls'
import { api } from '../../lib/api.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { CodeField } from '../../ui/code-field.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ResendCode } from '../../ui/resend-code.tsx'
import { useFinishSignIn } from './finish-sign-in.ts'
import { type PendingRegistration, pendingRegistration, resendAt } from './pending-code.ts'

export function VerifyMobileForm({ pending }: { pending: PendingRegistration }) {
  const { registrationId, resendAtMs } = pending
  const finish = useFinishSignIn()
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: verifyMobileInput.omit({ registrationId: true }),
    send: async ({ otp }) => {
      await finish(await api.auth.verifyMobile({ registrationId, otp }))
      pendingRegistration.forget()
    },
  })
  const resend = async () => {
    const { data } = await api.auth.resendOtp({ registrationId })
    pendingRegistration.remember({
      registrationId,
      sentTo: data.sentTo,
      resendAtMs: resendAt(data.resendAfterSeconds),
      isSimulation: data.isSimulation,
    })
  }
  return (
    <div className="grid gap-4">
      {pending.isSimulation ? (
        <Notice look="attention">
          Simulation: no SMS leaves this machine. Your code is{' '}
          <a href="/dev/outbox" target="_blank" rel="noopener" className="font-semibold text-leaf underline">
            in the outbox
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          .
        </Notice>
      ) : null}
      <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Verify" busyAction="Verifying..." wide>
        <CodeField label="Code" help="6 digits, valid for 10 minutes" autoFocus {...field('otp')} />
      </Form>
      <ResendCode resendAtMs={resendAtMs} resend={resend} />
    </div>
  )
}
