import { codeInput } from '@properysearch/contract/values/people'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { isFailure, messageOf } from '../lib/api.ts'
import { useContractForm } from '../lib/use-contract-form.ts'
import { Button } from './button.tsx'
import { CodeField } from './code-field.tsx'
import { Form } from './form.tsx'
import { Modal } from './modal.tsx'
import { Notice } from './notice.tsx'
import { ResendCode } from './resend-code.tsx'
import { SimulatedSms } from './simulated-sms.tsx'
import { toast } from './toast.tsx'

interface Sent {
  mobile: string
  resendAtMs: number
  isSimulation: boolean
}

interface ApproveByCodeProps {
  title: string
  /** What follows from it. */
  text: ReactNode
  isWide?: boolean
  /** The verb on the button, and what the code was sent for: `this amount`. */
  action: string
  subject: string
  send: () => Promise<{ mobile: string; resendAfterSeconds: number; isSimulation: boolean }>
  /** Answers what is said when it is done. */
  approve: (otp: string) => Promise<string>
  /** What is shown behind it is looked at again. */
  forget: () => Promise<unknown>
  onClose: () => void
}

/** Somebody's word about exactly one thing: a code is sent, then typed. */
export function ApproveByCode({ title, text, isWide = false, send, ...use }: ApproveByCodeProps) {
  const { forget, onClose } = use
  const [sent, setSent] = useState<Sent | null>(null)
  const [hasCode, setHasCode] = useState(false)
  const sendCode = async () => {
    const { resendAfterSeconds, ...answer } = await send()
    setSent({ ...answer, resendAtMs: Date.now() + resendAfterSeconds * 1000 })
  }
  const first = useMutation({ mutationFn: sendCode, onSettled: forget })
  return (
    <Modal hasCross isWide={isWide} onClose={onClose} title={title} text={text}>
      {sent || hasCode ? (
        <CodeForm {...use} sent={sent} resend={sendCode} />
      ) : (
        <div className="grid gap-4">
          {first.error ? (
            <Notice look="danger" role="alert">
              {messageOf(first.error)}
            </Notice>
          ) : null}
          <div className="flex flex-wrap justify-end gap-3">
            {/* Perhaps sent for this, before the dialog was closed; perhaps for something else. */}
            {isFailure(first.error, 'too-soon') ? (
              <Button look="secondary" onClick={() => setHasCode(true)}>
                I have a code
              </Button>
            ) : (
              <Button look="secondary" onClick={onClose}>
                Not now
              </Button>
            )}
            <Button onClick={() => first.mutate()} disabled={first.isPending}>
              {first.isPending ? 'Sending...' : 'Send code'}
            </Button>
          </div>
        </div>
      )}
    </Modal>
  )
}

interface CodeFormProps extends Pick<ApproveByCodeProps, 'action' | 'subject' | 'approve' | 'forget' | 'onClose'> {
  sent: Sent | null
  resend: () => Promise<void>
}

function CodeForm({ action, subject, approve, forget, onClose, sent, resend }: CodeFormProps) {
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: codeInput,
    start: { otp: '' },
    send: async ({ otp }) => {
      toast.success(await approve(otp))
      await forget()
      onClose()
    },
  })
  return (
    <div className="grid gap-4">
      <p className="text-sm" role="status">
        {sent ? `A code was sent by SMS to ${sent.mobile}.` : `Enter the code that was sent for ${subject}.`}
      </p>
      {sent?.isSimulation ? <SimulatedSms /> : null}
      <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action={action} busyAction="Approving...">
        <CodeField label="Code" help="6 digits, valid for 10 minutes" autoFocus {...field('otp')} />
      </Form>
      <ResendCode resendAtMs={sent?.resendAtMs ?? 0} resend={resend} />
    </div>
  )
}
