import type { EvaluatorLeadDetails } from '@properysearch/contract/valuations/calls'
import { type ReportStep, reportStepNames, reportSteps } from '@properysearch/contract/valuations/facts'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DownloadButton } from '../../ui/download-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { isDone } from './report-editor.tsx'
import { useValuationStep } from './valuations.queries.ts'
import { ValueTable } from './value-table.tsx'

interface DeliverProps {
  lead: EvaluatorLeadDetails
  onStep: (step: ReportStep) => void
}

/** The values once more, the draft to read, and the one press after which nothing changes. */
export function DeliverReport({ lead, onStep }: DeliverProps) {
  const { id: hireId, version, state, draft } = lead
  const [isAsking, setAsking] = useState(false)
  const deliver = useValuationStep(() => api.valuations.deliver({ hireId, version }))
  const missing = reportStepNames.filter((step) => !isDone(lead, step))
  if (missing.length > 0) {
    return (
      <div className="grid gap-3">
        <p>Still to be done before you can deliver:</p>
        <ul className="flex flex-wrap gap-2">
          {missing.map((step) => (
            <li key={step}>
              <Button look="secondary" className="text-sm" onClick={() => onStep(step)}>
                {reportSteps[step]}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    )
  }
  return (
    <div className="grid gap-5">
      <ValueTable draft={draft} />
      <p className="max-w-prose text-soft-ink text-sm">
        Read the draft before you deliver. The report then gets its number, and is never changed again; the client can
        ask for one revision, which is a new report.
      </p>
      {state === 'waiting' ? (
        <Notice look="attention">
          You are waiting for a paper. Say that it has been provided before you deliver; the clock then goes on.
        </Notice>
      ) : null}
      {deliver.error ? (
        <Notice look="danger" role="alert">
          {messageOf(deliver.error)}
        </Notice>
      ) : null}
      <div className="flex flex-wrap items-start gap-3">
        <Button disabled={state === 'waiting'} onClick={() => setAsking(true)}>
          Deliver report
        </Button>
        <DownloadButton
          className="text-sm"
          icon={FileDown}
          name={`valuation-draft-${hireId}.pdf`}
          action="Download the draft"
          get={() => api.valuations.preview({ hireId })}
        />
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title="Deliver the report?"
        action={deliver.isPending ? 'Delivering…' : 'Deliver report'}
        keep="Not yet"
        look="primary"
        isBusy={deliver.isPending}
        onConfirm={() =>
          deliver.mutate(undefined, {
            onSuccess: ({ data }) => toast.success(`Delivered as ${data.number}. The client has been told.`),
            onSettled: () => setAsking(false),
          })
        }
        onClose={() => setAsking(false)}
      >
        It is drawn as a PDF with a number of its own and cannot be changed afterwards. Your fee is paid out once the
        client accepts it, or automatically after seven days.
      </ConfirmDialog>
    </div>
  )
}
