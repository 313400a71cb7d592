import type { OwnListing, Paper } from '@properysearch/contract/listings/calls'
import { checkedWhileLive } from '@properysearch/contract/listings/checks'
import { isTitlePaper, type PaperKind, paperKinds, papersFor } from '@properysearch/contract/listings/papers'
import { useMutation } from '@tanstack/react-query'
import { CircleCheck, Download, FilePlus2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api, messageOf } from '../../../lib/api.ts'
import { formatDay } from '../../../lib/format.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { watchUpload } from '../../../lib/upload.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { uploadPaper, useKeepListing } from '../listings.queries.ts'
import { newUploadId } from './use-uploads.ts'

/** Each paper that is usual for this kind of property, with what was handed in. */
export function PaperList({
  listing,
  isLocked,
  onChanged,
}: {
  listing: OwnListing
  isLocked: boolean
  onChanged: () => void
}) {
  const { subcategory, listedIn } = listing.fields
  const usual = papersFor(subcategory, listedIn)
  const kinds = [...usual, ...listing.papers.map((paper) => paper.kind).filter((kind) => !usual.includes(kind))]
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-card">
      {[...new Set(kinds)].map((kind) => (
        <PaperKindRow key={kind} listing={listing} kind={kind} isLocked={isLocked} onChanged={onChanged} />
      ))}
    </ul>
  )
}

function PaperKindRow({
  listing,
  kind,
  isLocked,
  onChanged,
}: {
  listing: OwnListing
  kind: PaperKind
  isLocked: boolean
  onChanged: () => void
}) {
  const keep = useKeepListing()
  const papers = listing.papers.filter((paper) => paper.kind === kind)
  const [waiting, setWaiting] = useState<File | null>(null)
  const [percent, setPercent] = useState(0)
  const send = useMutation({
    mutationFn: ({ file, uploadId }: { file: File; uploadId: string }) => {
      setPercent(0)
      watchUpload(file, (share) => setPercent(Math.round(share * 100)))
      return uploadPaper(listing.id, kind, uploadId, file)
    },
    onSuccess: ({ data }) => {
      keep(listing.id, (old) => ({ papers: [...old.papers, data] }))
      onChanged()
    },
  })
  const begin = (file: File) => send.mutate({ file, uploadId: newUploadId() })
  const { name, about } = paperKinds[kind]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 p-4">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold text-sm">
          {papers.length > 0 ? <CircleCheck aria-hidden className="size-4.5 text-good" /> : null}
          {name}
          {isTitlePaper(kind) ? <span className="font-normal text-soft-ink text-xs">shows ownership</span> : null}
        </p>
        <p className="text-soft-ink text-xs">{about}</p>
      </div>
      {isLocked ? null : (
        <FileButton
          label={papers.length > 0 ? 'Add another' : 'Add'}
          icon={FilePlus2}
          accept="application/pdf,image/jpeg,image/png"
          onFiles={([file]) => {
            if (!file) return
            if (asksFirst(listing, kind)) setWaiting(file)
            else begin(file)
          }}
        />
      )}
      {papers.length > 0 || send.isPending || send.error ? (
        <div className="col-span-2 grid gap-1">
          {papers.map((paper) => (
            <PaperRow key={paper.id} listing={listing} paper={paper} isLocked={isLocked} onChanged={onChanged} />
          ))}
          {send.isPending ? (
            <progress aria-label={`Sending ${name}`} max={100} value={percent} className="h-2 w-full accent-leaf" />
          ) : null}
          {send.error ? (
            <p role="alert" className="text-danger text-sm">
              {messageOf(send.error)}{' '}
              <button
                type="button"
                className="font-semibold underline"
                onClick={() => send.variables && send.mutate(send.variables)}
              >
                Retry
              </button>
            </p>
          ) : null}
        </div>
      ) : null}
      <ConfirmDialog
        isOpen={waiting !== null}
        title="Add this paper?"
        action="Add and have it checked"
        look="primary"
        onClose={() => setWaiting(null)}
        onConfirm={() => {
          if (waiting) begin(waiting)
          setWaiting(null)
        }}
      >
        {whatItDoes(kind)}
      </ConfirmDialog>
    </li>
  )
}

/** Whether a change of this paper takes something away that the listing has now. */
function asksFirst(listing: OwnListing, kind: PaperKind): boolean {
  if (!checkedWhileLive.includes(listing.state)) return false
  return isTitlePaper(kind) || listing.beingCheckedSince === null
}

function whatItDoes(kind: PaperKind): string {
  return isTitlePaper(kind)
    ? 'This paper shows who owns the property. We check it before the listing is shown again; until then no one can find it.'
    : 'The listing stays on the site, but without its verified badge until our team has checked the papers again.'
}

function PaperRow({
  listing,
  paper,
  isLocked,
  onChanged,
}: {
  listing: OwnListing
  paper: Paper
  isLocked: boolean
  onChanged: () => void
}) {
  const keep = useKeepListing()
  const [isAsking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => api.listings.removePaper({ id: listing.id, paperId: paper.id }),
    onSuccess: () => {
      keep(listing.id, (old) => ({ papers: old.papers.filter((other) => other.id !== paper.id) }))
      onChanged()
    },
  })
  const download = useMutation({
    mutationFn: () => api.listings.downloadPaper({ id: listing.id, paperId: paper.id }),
    onSuccess: (bytes) => saveFile(bytes, paper.fileName),
  })
  const error = remove.error ?? download.error
  return (
    <div className="grid gap-1">
      <div className="flex items-center text-sm">
        <p className="me-2 flex min-w-0 flex-wrap items-baseline gap-x-2">
          <span className="min-w-0 break-words">{paper.fileName}</span>
          <span className="figures text-soft-ink text-xs">{formatDay(paper.addedAt)}</span>
        </p>
        <Button
          look="quiet"
          className="px-2 text-xs"
          onClick={() => download.mutate()}
          aria-label={`Download ${paper.fileName}`}
        >
          <Download aria-hidden className="size-4" />
        </Button>
        {isLocked ? null : (
          <Button
            look="quiet"
            className="px-2 text-xs"
            disabled={remove.isPending}
            onClick={() => (asksFirst(listing, paper.kind) ? setAsking(true) : remove.mutate())}
            aria-label={`Remove ${paper.fileName}`}
          >
            <Trash2 aria-hidden className="size-4" />
          </Button>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Remove ${paper.fileName}?`}
        action="Remove and have it checked"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          remove.mutate()
        }}
      >
        {whatItDoes(paper.kind)}
      </ConfirmDialog>
      {error ? (
        <p role="alert" className="text-danger text-sm">
          {messageOf(error)}
        </p>
      ) : null}
    </div>
  )
}
