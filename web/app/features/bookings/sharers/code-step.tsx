import { type ReactNode, useState } from 'react'
import { messageOf } from '../../../lib/api.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeField } from '../../../ui/code-field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ResendCode } from '../../../ui/resend-code.tsx'
import { SimulatedSms } from '../../../ui/simulated-sms.tsx'

interface Sent {
  mobile: string
  resendAfterSeconds: number
  isSimulation: boolean
}

interface CodeStepProps {
  /** The verb on the button that asks for the code, and on the one that uses it. */
  ask: string
  action: string
  send: () => Promise<Sent>
  use: (code: string) => Promise<unknown>
  beside?: ReactNode
}

/** First a code is sent, then it is typed. What was refused is said, and it can be tried again. */
export function CodeStep({ ask, action, send, use, beside }: CodeStepProps) {
  const [sent, setSent] = useState<(Sent & { at: number }) | null>(null)
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true)
    setFailure(null)
    await work().catch((error: unknown) => setFailure(messageOf(error)))
    setBusy(false)
  }
  const sendCode = async () => setSent({ ...(await send()), at: Date.now() })
  const submit = () => {
    if (!/^\d{6}$/.test(code)) return setFailure('Enter the 6-digit code')
    void attempt(() => use(code))
  }
  if (!sent) {
    return (
      <div className="grid gap-3">
        {failure ? (
          <Notice look="danger" role="alert">
            {failure}
          </Notice>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <Button className="needs-script" disabled={isBusy} onClick={() => void attempt(sendCode)}>
            {isBusy ? 'Sending…' : ask}
          </Button>
          {beside}
        </div>
      </div>
    )
  }
  return (
    <div className="grid gap-4">
      <p className="figures text-sm" role="status">
        A code was sent by SMS to {sent.mobile}.
      </p>
      {sent.isSimulation ? <SimulatedSms /> : null}
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        isBusy={isBusy}
        failure={failure}
        action={action}
        busyAction="One moment…"
      >
        <CodeField
          label="Code"
          help="6 digits, valid for 10 minutes"
          autoFocus
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Form>
      <ResendCode resendAtMs={sent.at + sent.resendAfterSeconds * 1000} resend={sendCode} />
    </div>
  )
}
