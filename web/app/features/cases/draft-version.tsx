import type { CaseDocument } from '@properysearch/contract/cases/case'
import { BadgeCheck, Eye } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { formatDay, formatMoment } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { toast } from '../../ui/toast.tsx'
import { useCaseStep } from './cases.queries.ts'
import { DraftComments } from './draft-comments.tsx'
import { PaperLine } from './paper-line.tsx'

const DraftReader = lazy(() => import('./draft-reader.tsx'))

interface DraftVersionProps {
  draft: CaseDocument
  as: 'lawyer' | 'client' | 'other'
  isNewest: boolean
  isTalkedAbout: boolean
  mayShare: boolean
  /** Only for the client, of the newest version. */
  onApprove: (() => void) | null
}

/** One version: its file, its text with what changed, what was said about it. */
export function DraftVersion({ draft, as, isNewest, isTalkedAbout, mayShare, onApprove }: DraftVersionProps) {
  const { id, version, madeAt, fileName, sizeBytes, hash, isText, sharedAt, approvedAt, comments } = draft
  const [isRead, read] = useState(false)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="font-medium">
          Version {version}
          {isNewest ? null : <span className="font-normal text-soft-ink text-sm"> · replaced by a newer one</span>}
        </p>
        {approvedAt ? (
          <StateBadge look={{ icon: BadgeCheck, className: 'bg-good-wash text-good' }} name="Draft approved" />
        ) : null}
      </div>
      <PaperLine
        fileName={fileName}
        sizeBytes={sizeBytes}
        at={madeAt}
        download={() => api.cases.downloadDocument({ documentId: id })}
      />
      {approvedAt ? (
        <p className="text-sm">
          Approved with a code on {formatMoment(approvedAt)}. It binds nobody until it is signed and registered.
        </p>
      ) : null}
      {sharedAt && as !== 'other' ? (
        <p className="flex items-center gap-1.5 text-soft-ink text-sm">
          <Eye aria-hidden className="size-4 shrink-0" />
          Shared with the other side on {formatDay(sharedAt)}
        </p>
      ) : null}
      <details className="text-xs">
        <summary className="min-h-8 cursor-pointer text-soft-ink">Fingerprint (SHA-256)</summary>
        <code className="break-all">{hash}</code>
      </details>
      <div className="flex flex-wrap gap-2">
        {onApprove && !approvedAt ? (
          <Button className="text-sm" onClick={onApprove}>
            Approve version {version}
          </Button>
        ) : null}
        {isText ? (
          <Button look="secondary" className="text-sm" aria-expanded={isRead} onClick={() => read(!isRead)}>
            {isRead ? 'Close the text' : `Read version ${version}`}
          </Button>
        ) : null}
        {mayShare && !sharedAt ? <ShareButton id={id} version={version} /> : null}
      </div>
      {isRead ? (
        <Suspense>
          <DraftReader documentId={id} />
        </Suspense>
      ) : null}
      <DraftComments
        documentId={id}
        version={version}
        comments={comments}
        as={as}
        mayWrite={as !== 'lawyer' && isTalkedAbout && isNewest}
      />
    </li>
  )
}

function ShareButton({ id, version }: { id: number; version: number }) {
  const [isAsked, ask] = useState(false)
  const share = useCaseStep(() => api.cases.shareDraft({ documentId: id }))
  return (
    <>
      <Button look="quiet" className="text-sm" onClick={() => ask(true)}>
        Share with the other side
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={`Share version ${version}?`}
        action="Share with the other side"
        keep="Not now"
        look="primary"
        isBusy={share.isPending}
        onClose={() => ask(false)}
        onConfirm={() =>
          share.mutate(undefined, {
            onSuccess: () => toast.success('Shared. The other side has been told.'),
            onError: (error) => toast.error(messageOf(error)),
            onSettled: () => ask(false),
          })
        }
      >
        The other side of your deal will be told, can read this version and comment on it. You cannot take this back.
        Your papers, the title report and what you write to your lawyer stay closed to them.
      </ConfirmDialog>
    </>
  )
}
