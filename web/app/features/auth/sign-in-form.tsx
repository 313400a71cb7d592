import { loginInput } from '@properysearch/contract/auth/calls'
import { api, isFailure } from '../../lib/api.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { pathTo } from '../../screens.ts'
import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Link } from '../../ui/link.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { deviceProofs } from './device-proofs.ts'
import { useFinishSignIn } from './finish-sign-in.ts'

export function SignInForm() {
  const finish = useFinishSignIn()
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: loginInput,
    send: async (input) => finish(await api.auth.login({ ...input, deviceProofs: deviceProofs() })),
    sentenceFor,
  })
  return (
    <Form
      onSubmit={submit}
      isBusy={isSubmitting}
      failure={failure}
      action="Sign In"
      busyAction="Signing In..."
      wide
      aside={
        <Link
          to={pathTo('forgotPassword')}
          className="justify-self-center py-2 font-medium text-leaf text-sm underline"
        >
          Forgot password
        </Link>
      }
    >
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('email')}
      />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
    </Form>
  )
}

function sentenceFor(error: unknown): string {
  if (!isFailure(error)) return 'An error occurred. Please try again.'
  return error.body.message || 'Login failed. Please check your credentials.'
}
