import { resetPasswordInput } from '@properysearch/contract/auth/calls'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../lib/api.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { pathTo } from '../../screens.ts'
import { CodeField } from '../../ui/code-field.tsx'
import { Form } from '../../ui/form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { ResendCode } from '../../ui/resend-code.tsx'
import { toast } from '../../ui/toast.tsx'
import { keepDeviceProof } from './device-proofs.ts'
import { askResetCode, type PendingReset, pendingReset } from './pending-code.ts'

export function SetNewPasswordForm({ pending }: { pending: PendingReset }) {
  const { identifier, resetId, resendAtMs } = pending
  const navigate = useNavigate()
  const isDone = useRef(false)
  // Only when this form has gone: without a reset under way the page would show its first step again for a moment.
  useEffect(() => () => void (isDone.current && pendingReset.forget()), [])
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: resetPasswordInput.omit({ resetId: true }),
    send: async (input) => {
      const { deviceProof } = await api.auth.resetPassword({ resetId, ...input })
      keepDeviceProof(deviceProof)
      toast.success('Your password has been changed. Sign in with the new one.')
      isDone.current = true
      await navigate(pathTo('login'), { replace: true })
    },
  })
  return (
    <div className="grid gap-4">
      <Form
        onSubmit={submit}
        isBusy={isSubmitting}
        failure={failure}
        action="Set new password"
        busyAction="Setting new password..."
        wide
      >
        {/* For password managers: whose password this is. */}
        <input type="text" autoComplete="username" value={identifier} readOnly hidden />
        <CodeField label="Code" help="6 digits, valid for 10 minutes" autoFocus {...field('otp')} />
        <PasswordField
          label="New password"
          help="5 characters or more. Every device that is signed in will be signed out."
          autoComplete="new-password"
          {...field('newPassword')}
        />
      </Form>
      <ResendCode resendAtMs={resendAtMs} resend={() => askResetCode(identifier, resetId)} />
    </div>
  )
}
