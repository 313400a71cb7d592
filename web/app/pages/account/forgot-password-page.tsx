import { AccountFrame } from '../../features/auth/account-frame.tsx'
import { AskResetCodeForm } from '../../features/auth/ask-reset-code-form.tsx'
import { pendingReset } from '../../features/auth/pending-code.ts'
import { SetNewPasswordForm } from '../../features/auth/set-new-password-form.tsx'
import { pathTo } from '../../screens.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'

export function meta() {
  return [{ title: 'Forgot password | Properysearch' }, { name: 'robots', content: 'noindex' }]
}

export default function ForgotPasswordPage() {
  const pending = pendingReset.use()
  const foot = (
    <>
      Remembered it?{' '}
      <Link to={pathTo('login')} className="font-semibold text-leaf underline">
        Sign in
      </Link>
    </>
  )
  if (!pending) {
    return (
      <AccountFrame
        title="Forgot password"
        lead="Enter the email or mobile number you registered with. We will send a code to it."
        foot={foot}
      >
        <AskResetCodeForm />
      </AccountFrame>
    )
  }
  return (
    <AccountFrame
      title="Set a new password"
      lead={
        <>
          If an account belongs to <strong className="break-all text-ink">{pending.identifier}</strong>, a code is on
          its way to it.
        </>
      }
      foot={foot}
    >
      <SetNewPasswordForm pending={pending} />
      <Button look="quiet" className="-ms-4 justify-self-start text-sm" onClick={pendingReset.forget}>
        Use another email or number
      </Button>
    </AccountFrame>
  )
}
