import type { LeadDetails } from '@properysearch/contract/cases/case'
import { useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Part } from '../../ui/part.tsx'
import { toast } from '../../ui/toast.tsx'
import { useCaseStep } from './cases.queries.ts'
import { ChecklistPart } from './checklist-part.tsx'
import { DraftsPart, ReportPart } from './documents-part.tsx'
import { PapersPart } from './papers-part.tsx'

/** The case of a lead that was accepted: for its lawyer to work on, for its client to follow. */
export function CaseParts({ lead }: { lead: LeadDetails }) {
  const { case: file, side, lawyerdata } = lead
  if (!file) return null
  const { id: leadId, state } = lawyerdata
  const isTalkedAbout = file.isOpen || state === 'delivered'
  const papers = <PapersPart leadId={leadId} file={file} side={side} />
  const report = <ReportPart leadId={leadId} file={file} side={side} />
  const drafts = <DraftsPart leadId={leadId} file={file} side={side} isTalkedAbout={isTalkedAbout} />
  const checklist = <ChecklistPart leadId={leadId} file={file} mayEdit={side === 'lawyer' && file.isOpen} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {papers}
        {checklist}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {report}
        {drafts}
        {side === 'lawyer' && file.isOpen ? <DeliverPart leadId={leadId} file={file} state={state} /> : null}
      </div>
    </div>
  )
}

function DeliverPart({
  leadId,
  file: { reports, drafts },
  state,
}: {
  leadId: number
  file: NonNullable<LeadDetails['case']>
  state: string
}) {
  const [isAsked, ask] = useState(false)
  const deliver = useCaseStep(() => api.cases.deliver({ leadId }))
  const hasWork = reports.length > 0 || drafts.some(({ approvedAt }) => approvedAt !== null)
  const missing = !hasWork
    ? 'Give your client the title report, or have a version of the draft approved; then you can deliver.'
    : state === 'waiting'
      ? 'You have asked for papers. When they are given or withdrawn, you can deliver.'
      : null
  return (
    <Part
      title="Deliver the work"
      note={missing ?? 'Your client then has seven days to accept it or to ask for one revision, and you are paid.'}
    >
      <Button className="justify-self-start" disabled={missing !== null} onClick={() => ask(true)}>
        Deliver
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title="Deliver the work?"
        action="Deliver"
        keep="Not yet"
        look="primary"
        isBusy={deliver.isPending}
        onClose={() => ask(false)}
        onConfirm={() =>
          deliver.mutate(undefined, {
            onSuccess: () => toast.success('Delivered. Your client has been told.'),
            onError: (error) => toast.error(messageOf(error)),
            onSettled: () => ask(false),
          })
        }
      >
        The checklist, the report and the drafts stay as they are from now on, unless your client asks for a revision.
      </ConfirmDialog>
    </Part>
  )
}
