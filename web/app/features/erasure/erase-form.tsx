import { eraseAccountInput, erasureWords } from '@properysearch/contract/erasure/calls'
import { useNavigate } from 'react-router'
import { api } from '../../lib/api.ts'
import { clearSession, myId, useSession } from '../../lib/session.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { pathTo } from '../../screens.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { toast } from '../../ui/toast.tsx'

export function EraseForm({ onKeep }: { onKeep: () => void }) {
  const navigate = useNavigate()
  const session = useSession()
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: eraseAccountInput,
    start: { id: myId(), password: '', confirmation: '' },
    send: async (input) => {
      const { message } = await api.erasure.eraseAccount(input)
      clearSession()
      toast.success(message)
      navigate(pathTo('home'))
    },
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-md gap-5 border-line border-t pt-5">
      <Notice look="danger">This cannot be undone. If you want a copy of your data, download it first.</Notice>
      {/* For password managers: whose password this is. */}
      <input type="text" autoComplete="username" value={session?.email ?? ''} readOnly hidden />
      <PasswordField label="Your password" autoComplete="current-password" {...field('password')} />
      <TextField
        label={`Type “${erasureWords}”`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field('confirmation')}
      />
      {failure ? (
        <Notice look="danger" role="alert">
          {failure}
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="danger" disabled={isSubmitting}>
          {isSubmitting ? 'Erasing...' : 'Erase my account for good'}
        </Button>
        <Button look="secondary" onClick={onKeep}>
          Keep my account
        </Button>
      </div>
    </form>
  )
}
