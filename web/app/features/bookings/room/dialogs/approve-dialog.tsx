import { type Release, releases } from '@properysearch/contract/releases/calls'
import { type ReactNode, useState } from 'react'
import { api, isFailure, messageOf } from '../../../../lib/api.ts'
import { useContractForm } from '../../../../lib/use-contract-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { CodeField } from '../../../../ui/code-field.tsx'
import { Form } from '../../../../ui/form.tsx'
import { Modal } from '../../../../ui/modal.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { ResendCode } from '../../../../ui/resend-code.tsx'
import { SimulationNote } from '../../../../ui/simulation-note.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { useForgetDeal, useStep } from '../../deal.queries.ts'
import { exact } from '../deal-words.ts'

interface Sent {
  mobile: string
  resendAtMs: number
  isSimulation: boolean
}

/** What is approved: how much, and where to. */
export type Approvable = Pick<Release, 'id' | 'amount' | 'account'>

interface ApproveDialogProps {
  release: Approvable
  /** What leaves the held money and for whom, where it is not the seller. */
  text?: ReactNode
  onClose: () => void
}

/** The payer's word to the partner: this amount to this account, and nothing else. */
export function ApproveDialog({ release, text, onClose }: ApproveDialogProps) {
  const { id, amount, account } = release
  const [sent, setSent] = useState<Sent | null>(null)
  const send = async () => {
    const { data } = await api.releases.sendOtp({ id })
    setSent({ ...data, resendAtMs: Date.now() + data.resendAfterSeconds * 1000 })
  }
  const first = useStep(send)
  const [hasCode, setHasCode] = useState(false)
  // Perhaps for this, before the dialog was closed; perhaps for something else.
  const isTooSoon = isFailure(first.error) && first.error.body.code === 'too-soon'
  return (
    <Modal
      hasCross
      onClose={onClose}
      title={`Approve ${exact(amount)}`}
      text={
        text ?? (
          <p>
            <span className="figures font-semibold text-ink">{exact(amount)}</span> leaves the held money and is paid to{' '}
            <span className="figures font-semibold text-ink">{account ?? 'the seller’s account'}</span>. This cannot be
            taken back.
          </p>
        )
      }
    >
      {sent || hasCode ? (
        <CodeForm release={release} sent={sent} resend={send} onClose={onClose} />
      ) : (
        <div className="grid gap-4">
          {first.error ? (
            <Notice look="danger" role="alert">
              {messageOf(first.error)}
            </Notice>
          ) : null}
          <div className="flex flex-wrap justify-end gap-3">
            {isTooSoon ? (
              <Button look="secondary" onClick={() => setHasCode(true)}>
                I have a code
              </Button>
            ) : (
              <Button look="secondary" onClick={onClose}>
                Not now
              </Button>
            )}
            <Button onClick={() => first.mutate(undefined)} disabled={first.isPending}>
              {first.isPending ? 'Sending...' : 'Send code'}
            </Button>
          </div>
        </div>
      )}
    </Modal>
  )
}

interface CodeFormProps {
  release: Approvable
  sent: Sent | null
  resend: () => Promise<void>
  onClose: () => void
}

function CodeForm({ release, sent, resend, onClose }: CodeFormProps) {
  const forget = useForgetDeal()
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: releases.approve.input,
    start: { id: release.id, otp: '' },
    send: async (values) => {
      const { waitsFor } = (await api.releases.approve(values)).data
      toast.success(
        waitsFor.length > 0
          ? `Approved. It still waits for ${waitsFor.join(', ')} to approve it.`
          : 'Approved. The payment partner has been told to pay.',
      )
      // What is shown behind it is the deal as it now stands.
      await forget()
      onClose()
    },
  })
  return (
    <div className="grid gap-4">
      <p className="text-sm" role="status">
        {sent ? `A code was sent by SMS to ${sent.mobile}.` : 'Enter the code that was sent for this amount.'}
      </p>
      {sent?.isSimulation ? (
        <SimulationNote>
          No SMS leaves this machine. Your code is{' '}
          <a href="/dev/outbox" target="_blank" rel="noopener" className="font-medium text-leaf underline">
            in the outbox
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          .
        </SimulationNote>
      ) : null}
      <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Approve" busyAction="Approving...">
        <CodeField label="Code" help="6 digits, valid for 10 minutes" autoFocus {...field('otp')} />
      </Form>
      <ResendCode resendAtMs={sent?.resendAtMs ?? 0} resend={resend} />
    </div>
  )
}
