import type { CaseDocument } from '@properysearch/contract/cases/case'
import { caseDocuments } from '@properysearch/contract/cases/document-calls'
import { useState } from 'react'
import { api, isFailure, messageOf } from '../../lib/api.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { CodeField } from '../../ui/code-field.tsx'
import { Form } from '../../ui/form.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ResendCode } from '../../ui/resend-code.tsx'
import { SimulationNote } from '../../ui/simulation-note.tsx'
import { toast } from '../../ui/toast.tsx'
import { useCaseStep, useForgetCases } from './cases.queries.ts'

interface Sent {
  mobile: string
  resendAtMs: number
  isSimulation: boolean
}

interface ApproveDraftProps {
  draft: Pick<CaseDocument, 'id' | 'version' | 'hash'>
  onClose: () => void
}

/** The client's word about exactly this text. */
export default function ApproveDraftDialog({ draft, onClose }: ApproveDraftProps) {
  const { id: documentId, version, hash } = draft
  const [sent, setSent] = useState<Sent | null>(null)
  const [hasCode, setHasCode] = useState(false)
  const send = async () => {
    const { data } = await api.cases.sendOtp({ documentId })
    setSent({ ...data, resendAtMs: Date.now() + data.resendAfterSeconds * 1000 })
  }
  const first = useCaseStep(send)
  return (
    <Modal
      hasCross
      isWide
      onClose={onClose}
      title={`Approve version ${version}`}
      text={
        <div className="grid gap-2 text-sm">
          <p>
            You tell your lawyer that this text is as you want it. It signs nothing and gives nobody a right: the
            agreement binds you once it is signed and registered.
          </p>
          <p>
            The code fits this version alone, whose fingerprint begins with{' '}
            <code className="font-semibold text-ink">{hash.slice(0, 12)}</code>.
          </p>
        </div>
      }
    >
      {sent || hasCode ? (
        <CodeForm documentId={documentId} sent={sent} resend={send} onClose={onClose} />
      ) : (
        <div className="grid gap-4">
          {first.error ? (
            <Notice look="danger" role="alert">
              {messageOf(first.error)}
            </Notice>
          ) : null}
          <div className="flex flex-wrap justify-end gap-3">
            {isFailure(first.error, 'too-soon') ? (
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
  documentId: number
  sent: Sent | null
  resend: () => Promise<void>
  onClose: () => void
}

function CodeForm({ documentId, sent, resend, onClose }: CodeFormProps) {
  const forget = useForgetCases()
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: caseDocuments.approve.input,
    start: { documentId, otp: '' },
    send: async (values) => {
      const { message } = await api.cases.approve(values)
      toast.success(message)
      await forget()
      onClose()
    },
  })
  return (
    <div className="grid gap-4">
      <p className="text-sm" role="status">
        {sent ? `A code was sent by SMS to ${sent.mobile}.` : 'Enter the code that was sent for this version.'}
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
      <Form onSubmit={submit} isBusy={isSubmitting} failure={failure} action="Approve draft" busyAction="Approving...">
        <CodeField label="Code" help="6 digits, valid for 10 minutes" autoFocus {...field('otp')} />
      </Form>
      <ResendCode resendAtMs={sent?.resendAtMs ?? 0} resend={resend} />
    </div>
  )
}
