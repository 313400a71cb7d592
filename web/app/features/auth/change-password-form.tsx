import { changePasswordInput } from '@properysearch/contract/auth/calls'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { storeToken } from '../../lib/session.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { keepDeviceProof } from './device-proofs.ts'

export function ChangePasswordForm({ email }: { email: string }) {
  const client = useQueryClient()
  const [isChanged, setChanged] = useState(false)
  const { form, field, submit, failure, isSubmitting } = useContractForm({
    schema: changePasswordInput,
    start: { currentPassword: '', newPassword: '' },
    send: async (input) => {
      setChanged(false)
      const { token, deviceProof } = await api.auth.changePassword(input)
      storeToken(token)
      keepDeviceProof(deviceProof)
      form.reset()
      setChanged(true)
      await client.invalidateQueries({ queryKey: queryKeys.sessions })
    },
  })
  return (
    <div className="grid max-w-md gap-5">
      <Form
        onSubmit={submit}
        isBusy={isSubmitting}
        failure={failure}
        action="Change password"
        busyAction="Changing password..."
      >
        {/* For password managers: whose password this is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField label="Current password" autoComplete="current-password" {...field('currentPassword')} />
        <PasswordField
          label="New password"
          help="5 characters or more; longer is safer"
          autoComplete="new-password"
          {...field('newPassword')}
        />
      </Form>
      <div role="status">
        {isChanged ? (
          <Notice look="good">
            Your password has been changed. You stay signed in here; every other device was signed out.
          </Notice>
        ) : null}
      </div>
    </div>
  )
}
