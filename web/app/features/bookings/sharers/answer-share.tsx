import type { ShownShare } from '@properysearch/contract/bookings/sharer-calls'
import { useState } from 'react'
import { api, messageOf } from '../../../lib/api.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { CodeStep } from './code-step.tsx'

interface AnswerShareProps {
  token: string
  share: ShownShare
  onDone: () => Promise<void>
}

/** Confirm with a code, or decline. What has changed meanwhile is read again first. */
export function AnswerShare({ token, share: { version, state }, onDone }: AnswerShareProps) {
  const [isDeclining, setDeclining] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const decline = async () => {
    setDeclining(false)
    await api.bookings
      .declineShare({ token })
      .then(onDone)
      .catch((error: unknown) => setFailure(messageOf(error)))
  }
  const declining = (
    <Button look={state === 'waiting' ? 'secondary' : 'quiet'} onClick={() => setDeclining(true)}>
      Decline
    </Button>
  )
  return (
    <div className="grid gap-3">
      {failure ? (
        <Notice look="danger" role="alert">
          {failure}
        </Notice>
      ) : null}
      {state === 'waiting' ? (
        <CodeStep
          key={version}
          ask="Send me the code"
          action="Confirm my share"
          send={async () => (await api.bookings.sendShareCode({ token, version })).data}
          use={async (otp) => {
            await api.bookings.confirmShare({ token, version, otp })
            await onDone()
          }}
          beside={declining}
        />
      ) : (
        <div className="-ms-4">{declining}</div>
      )}
      <ConfirmDialog
        isOpen={isDeclining}
        title="Decline this share?"
        action="Decline"
        onClose={() => setDeclining(false)}
        onConfirm={() => void decline()}
      >
        The deal then waits until you are removed from it or named again. Your mobile number is deleted here.
      </ConfirmDialog>
    </div>
  )
}
