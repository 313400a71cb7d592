import type { CaseFile, PaperRequest } from '@properysearch/contract/cases/case'
import { FilePlus2, HandHelping } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { formatDay } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Part } from '../../ui/part.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { toast } from '../../ui/toast.tsx'
import { requestLooks } from './case-looks.ts'
import { useCaseStep } from './cases.queries.ts'
import { PaperLine } from './paper-line.tsx'

const AskPaperDialog = lazy(() => import('./ask-paper-dialog.tsx'))
const GivePaperDialog = lazy(() => import('./give-paper-dialog.tsx'))
const CannotGiveDialog = lazy(() => import('./cannot-give-dialog.tsx'))

interface PapersProps {
  leadId: number
  file: CaseFile
  side: 'lawyer' | 'client'
}

type Open = { do: 'ask' } | { do: 'give'; request: PaperRequest | null } | { do: 'cannot'; request: PaperRequest }

const notes = {
  lawyer: 'Ask your client for what you need. While a request is open the clock stops.',
  client: 'What your lawyer asks for. Only you and your lawyer can open these papers; our team cannot.',
}

/** The papers the lawyer asks for and the client gives. */
export function PapersPart({ leadId, file, side }: PapersProps) {
  const { requests, papers, isOpen } = file
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const waiting = requests.filter(({ state }) => state === 'open').length
  return (
    <Part
      title="Papers"
      note={notes[side]}
      aside={waiting > 0 ? <span className="figures text-soft-ink text-sm">{waiting} asked for</span> : null}
    >
      {requests.length === 0 && papers.length === 0 ? (
        <p className="text-soft-ink text-sm">
          {side === 'lawyer' ? 'You have asked for no papers, and none were given.' : 'Nothing has been asked for yet.'}
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {requests.map((request) => (
            <RequestRow key={request.id} {...{ request, side, isOpen }} onOpen={setOpen} />
          ))}
          {papers.length > 0 ? (
            <li className="grid gap-2 py-3 last:pb-0">
              <p className="font-medium text-sm">Other papers</p>
              {papers.map((paper) => (
                <OnePaper key={paper.id} paper={paper} side={side} />
              ))}
            </li>
          ) : null}
        </ul>
      )}
      {isOpen ? (
        <div className="flex flex-wrap gap-2 border-line border-t pt-4">
          {side === 'lawyer' ? (
            <Button look="secondary" className="text-sm" onClick={() => setOpen({ do: 'ask' })}>
              <HandHelping aria-hidden className="size-4.5" />
              Ask for a paper
            </Button>
          ) : (
            <Button look="secondary" className="text-sm" onClick={() => setOpen({ do: 'give', request: null })}>
              <FilePlus2 aria-hidden className="size-4.5" />
              Give another paper
            </Button>
          )}
        </div>
      ) : null}
      <Suspense>
        {open?.do === 'ask' ? <AskPaperDialog leadId={leadId} onClose={close} /> : null}
        {open?.do === 'give' ? <GivePaperDialog leadId={leadId} request={open.request} onClose={close} /> : null}
        {open?.do === 'cannot' ? <CannotGiveDialog request={open.request} onClose={close} /> : null}
      </Suspense>
    </Part>
  )
}

interface RowProps {
  request: PaperRequest
  side: 'lawyer' | 'client'
  isOpen: boolean
  onOpen: (open: Open) => void
}

function RequestRow({ request, side, isOpen, onOpen }: RowProps) {
  const { id, name, about, state, askedAt, settledAt, reply, papers } = request
  const withdraw = useCaseStep(() => api.cases.withdrawRequest({ requestId: id }))
  const look = requestLooks[state]
  const isAsked = state === 'open'
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 text-sm">
          <p className="break-words font-medium text-base">{name}</p>
          {about ? <p className="whitespace-pre-line break-words">{about}</p> : null}
          <p className="text-soft-ink">
            Asked for on {formatDay(askedAt)}
            {settledAt && state !== 'given' ? `, settled on ${formatDay(settledAt)}` : ''}
          </p>
          {reply ? (
            <p className="mt-1 break-words">
              <span className="text-soft-ink">{side === 'client' ? 'Your reason: ' : 'The client’s reason: '}</span>
              {reply}
            </p>
          ) : null}
        </div>
        <StateBadge look={look} name={look.name} />
      </div>
      {papers.map((paper) => (
        <OnePaper key={paper.id} paper={paper} side={side} />
      ))}
      {isOpen && side === 'client' && state !== 'withdrawn' ? (
        <div className="flex flex-wrap gap-2">
          <Button
            look={isAsked ? 'primary' : 'quiet'}
            className="text-sm"
            aria-label={`${papers.length > 0 ? 'Add another file' : 'Upload it'}: ${name}`}
            onClick={() => onOpen({ do: 'give', request })}
          >
            {papers.length > 0 ? 'Add another file' : 'Upload it'}
          </Button>
          {isAsked ? (
            <Button
              look="quiet"
              className="text-sm"
              aria-label={`I cannot give it: ${name}`}
              onClick={() => onOpen({ do: 'cannot', request })}
            >
              I cannot give it
            </Button>
          ) : null}
        </div>
      ) : null}
      {isOpen && side === 'lawyer' && isAsked ? (
        <Button
          look="quiet"
          className="-mx-2 justify-self-start px-2 text-sm"
          aria-label={`Withdraw the request: ${name}`}
          disabled={withdraw.isPending}
          onClick={() => withdraw.mutate(undefined, { onError: (error) => toast.error(messageOf(error)) })}
        >
          Withdraw the request
        </Button>
      ) : null}
    </li>
  )
}

function OnePaper({ paper, side }: { paper: CaseFile['papers'][number]; side: 'lawyer' | 'client' }) {
  const { id: paperId, fileName, sizeBytes, addedAt } = paper
  return (
    <PaperLine
      fileName={fileName}
      sizeBytes={sizeBytes}
      at={addedAt}
      download={() => api.cases.downloadPaper({ paperId })}
      {...(side === 'client' ? { remove: () => api.cases.removePaper({ paperId }) } : {})}
    />
  )
}
