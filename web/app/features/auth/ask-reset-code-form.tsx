import { forgotPasswordInput } from '@properysearch/contract/auth/calls'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { askResetCode } from './pending-code.ts'

export function AskResetCodeForm() {
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: forgotPasswordInput,
    send: ({ identifier }) => askResetCode(identifier),
  })
  return (
    <Form
      onSubmit={submit}
      isBusy={isSubmitting}
      failure={failure}
      action="Send code"
      busyAction="Sending code..."
      wide
    >
      <TextField
        label="Email or mobile number"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('identifier')}
      />
    </Form>
  )
}
