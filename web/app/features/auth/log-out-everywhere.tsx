import { useState } from 'react'
import { messageOf } from '../../lib/api.ts'
import { leaveForLogin } from '../../lib/leave.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLogOutEverywhere } from './auth.queries.ts'

export function LogOutEverywhere() {
  const [isAsking, setAsking] = useState(false)
  const end = useLogOutEverywhere()
  const confirm = () =>
    end.mutate(undefined, {
      onSuccess: () => leaveForLogin('You are signed out on every device.'),
      onError: () => setAsking(false),
    })
  return (
    <div className="grid justify-items-start gap-3">
      <Button look="danger" onClick={() => setAsking(true)}>
        Sign out everywhere
      </Button>
      {end.error ? (
        <Notice look="danger" role="alert">
          {messageOf(end.error)}
        </Notice>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        title="Sign out everywhere?"
        action={end.isPending ? 'Signing out...' : 'Sign out everywhere'}
        keep="Stay signed in"
        isBusy={end.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        You will be signed out on every device, this one too, and will have to sign in again.
      </ConfirmDialog>
    </div>
  )
}
