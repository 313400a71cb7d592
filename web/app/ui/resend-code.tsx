import { useState } from 'react'
import { messageOf } from '../lib/api.ts'
import { useCountdown } from '../lib/use-countdown.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

interface ResendCodeProps {
  /** When another code may be asked for. */
  resendAtMs: number
  resend: () => Promise<unknown>
}

export function ResendCode({ resendAtMs, resend }: ResendCodeProps) {
  const secondsLeft = useCountdown(resendAtMs)
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [failure, setFailure] = useState<string | null>(null)
  const send = async () => {
    setState('sending')
    setFailure(null)
    try {
      await resend()
      setState('sent')
    } catch (error) {
      setFailure(messageOf(error))
      setState('idle')
    }
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 text-sm">
        {secondsLeft > 0 ? (
          <p className="figures py-2.5 text-soft-ink">You can ask for another code in {secondsLeft} s.</p>
        ) : (
          <Button look="quiet" className="-ms-4 text-sm" onClick={send} disabled={state === 'sending'}>
            {state === 'sending' ? 'Sending...' : 'Send the code again'}
          </Button>
        )}
        <p role="status" className="text-good empty:hidden">
          {state === 'sent' && secondsLeft > 0 ? 'A new code is on its way.' : null}
        </p>
      </div>
      {failure ? (
        <Notice look="danger" role="alert">
          {failure}
        </Notice>
      ) : null}
    </div>
  )
}
