import type { BookingSide } from '@properysearch/contract/bookings/facts'
import type { DealPaperFile } from '@properysearch/contract/deal-papers/calls'
import { Download, FileText, Lock, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { formatDay } from '../../lib/format.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { useDownload, usePaperStep } from './deal-papers.queries.ts'
import { fileSize, type PartyNames } from './paper-words.ts'

interface LineProps {
  file: DealPaperFile
  side: BookingSide
  isOpen: boolean
  names: PartyNames
}

/** A file that I can open; one of mine can be shared and removed. */
export function FileLine({ file, side, isOpen, names }: LineProps) {
  const { id, fileName, readers, version, by, addedAt, sizeBytes } = file
  const [asked, setAsked] = useState<'share' | 'remove' | null>(null)
  const isMine = by === side
  const isPrivate = readers === 'only-me'
  const download = useDownload(() => api.dealPapers.download({ fileId: id }))
  const share = usePaperStep(() => api.dealPapers.share({ fileId: id }))
  const remove = usePaperStep(() => api.dealPapers.removeFile({ fileId: id }))
  const other = names[side === 'buyer' ? 'seller' : 'buyer']
  const onError = (error: unknown) => toast.error(messageOf(error))
  const save = () => download.mutate(undefined, { onSuccess: (bytes) => saveFile(bytes, fileName), onError })
  const who = isMine ? 'you' : `the ${names[by]}`
  return (
    <li className="flex flex-wrap items-center gap-x-3 rounded-control bg-sunken py-1 ps-3 pe-1 text-sm">
      {isPrivate ? (
        <Lock aria-hidden className="size-4.5 shrink-0 text-soft-ink" />
      ) : (
        <FileText aria-hidden className="size-4.5 shrink-0 text-leaf" />
      )}
      <p className="min-w-0 flex-1 basis-40 py-1">
        <span className="block break-all">{fileName}</span>
        <span className="figures block text-soft-ink text-xs">
          {isPrivate ? 'Only you can open it' : `Version ${version}, from ${who}`} · {formatDay(addedAt)} ·{' '}
          {fileSize(sizeBytes)}
        </span>
      </p>
      <div className="flex flex-wrap">
        {isMine && isPrivate && isOpen ? (
          <Button
            look="quiet"
            className="px-2 text-sm"
            aria-label={`Share ${fileName}`}
            onClick={() => setAsked('share')}
          >
            Share
          </Button>
        ) : null}
        <Button
          look="quiet"
          className="px-3"
          disabled={download.isPending}
          aria-label={`Download ${fileName}`}
          onClick={save}
        >
          <Download aria-hidden className="size-4.5" />
        </Button>
        {isMine ? (
          <Button look="quiet" className="px-3" aria-label={`Remove ${fileName}`} onClick={() => setAsked('remove')}>
            <Trash2 aria-hidden className="size-4.5" />
          </Button>
        ) : null}
      </div>
      <ConfirmDialog
        isOpen={asked === 'share'}
        title={`Share ${fileName}?`}
        action={`Share with the ${other}`}
        keep="Not now"
        look="primary"
        isBusy={share.isPending}
        onClose={() => setAsked(null)}
        onConfirm={() => share.mutate(undefined, { onError, onSettled: () => setAsked(null) })}
      >
        The {other} will be told and can open it. This cannot be undone; you can only remove the file.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'remove'}
        title={`Remove ${fileName}?`}
        action="Remove file"
        isBusy={remove.isPending}
        onClose={() => setAsked(null)}
        onConfirm={() => remove.mutate(undefined, { onError, onSettled: () => setAsked(null) })}
      >
        {isPrivate
          ? 'It is deleted for good.'
          : `Neither of you can open it here after that. The ${other} may already have a copy.`}
      </ConfirmDialog>
    </li>
  )
}
