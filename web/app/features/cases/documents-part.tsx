import type { CaseDocument, CaseFile } from '@properysearch/contract/cases/case'
import { titleOpinions } from '@properysearch/contract/cases/facts'
import { FileUp } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { api } from '../../lib/api.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Part } from '../../ui/part.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { opinionLooks } from './case-looks.ts'
import { DraftVersion } from './draft-version.tsx'
import { PaperLine } from './paper-line.tsx'

const ApproveDraftDialog = lazy(() => import('./approve-draft-dialog.tsx'))

interface DocumentsProps {
  leadId: number
  file: CaseFile
  side: 'lawyer' | 'client'
  /** The draft can still be commented on and approved. */
  isTalkedAbout: boolean
}

/** What the search came to. */
export function ReportPart({ leadId, file: { reports, isOpen }, side }: Omit<DocumentsProps, 'isTalkedAbout'>) {
  const [newest, ...earlier] = reports
  const opinion = newest?.opinion ?? null
  return (
    <Part
      title="Title report"
      note={newest ? undefined : side === 'lawyer' ? 'A PDF with what you found and what it comes to.' : undefined}
      aside={opinion ? <StateBadge look={opinionLooks[opinion]} name={titleOpinions[opinion].name} /> : null}
    >
      {opinion ? <p className="text-sm">{titleOpinions[opinion].about}</p> : null}
      {newest ? (
        <ul className="grid gap-2">
          {[newest, ...earlier].map((report) => (
            <li key={report.id}>
              <PaperLine
                fileName={report.fileName}
                sizeBytes={report.sizeBytes}
                at={report.madeAt}
                what={
                  reports.length > 1
                    ? `Version ${report.version}${report.opinion ? `, ${titleOpinions[report.opinion].name.toLowerCase()}` : ''}`
                    : undefined
                }
                download={() => api.cases.downloadDocument({ documentId: report.id })}
              />
            </li>
          ))}
        </ul>
      ) : side === 'client' ? (
        <p className="text-soft-ink text-sm">
          It is not there yet. We will notify you when your lawyer gives it to you.
        </p>
      ) : null}
      {side === 'lawyer' && isOpen ? (
        <UploadLink leadId={leadId} kind="report" label={newest ? 'Upload a newer report' : 'Upload the report'} />
      ) : null}
    </Part>
  )
}

/** The one draft of the agreement, version by version. */
export function DraftsPart({ leadId, file, side, isTalkedAbout }: DocumentsProps) {
  const { drafts, isOpen, hasOtherSide } = file
  const [approving, approve] = useState<CaseDocument | null>(null)
  const [newest] = drafts
  return (
    <Part
      title="Draft agreement"
      note={
        side === 'lawyer'
          ? 'Each version stays. Your client approves the newest with a code, and decides whether the other side reads it.'
          : 'Read it, comment on it, and approve the newest version with a code. Approving it signs nothing: an agreement binds you once it is signed and registered.'
      }
      aside={
        newest ? (
          <span className="figures text-soft-ink text-sm">
            {drafts.length === 1 ? '1 version' : `${drafts.length} versions`}
          </span>
        ) : null
      }
    >
      {newest ? (
        <ul className="divide-y divide-line">
          {drafts.map((draft) => (
            <DraftVersion
              key={draft.id}
              draft={draft}
              as={side}
              isNewest={draft === newest}
              isTalkedAbout={isTalkedAbout}
              mayShare={side === 'client' && hasOtherSide && isTalkedAbout}
              onApprove={side === 'client' && isTalkedAbout && draft === newest ? () => approve(draft) : null}
            />
          ))}
        </ul>
      ) : (
        <p className="text-soft-ink text-sm">
          {side === 'lawyer' ? 'You have given no draft yet.' : 'There is no draft yet.'}
        </p>
      )}
      {side === 'lawyer' && isOpen ? (
        <UploadLink leadId={leadId} kind="draft" label={newest ? 'Give a new version' : 'Give a draft'} />
      ) : null}
      <Suspense>{approving ? <ApproveDraftDialog draft={approving} onClose={() => approve(null)} /> : null}</Suspense>
    </Part>
  )
}

function UploadLink({ leadId, kind, label }: { leadId: number; kind: 'report' | 'draft'; label: string }) {
  return (
    <div className="border-line border-t pt-4">
      <ButtonLink look="secondary" className="text-sm" to={`${pathTo('lawyerUpload')}?lead=${leadId}&kind=${kind}`}>
        <FileUp aria-hidden className="size-4.5" />
        {label}
      </ButtonLink>
    </div>
  )
}
