import { Download, FileText, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { messageOf } from '../../lib/api.ts'
import { formatDay } from '../../lib/format.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { fileSize } from './case-looks.ts'
import { useCaseStep, useDownload } from './cases.queries.ts'

interface LineProps {
  fileName: string
  sizeBytes: number
  at: string
  /** Before the day and the size. */
  what?: ReactNode
  download: () => Promise<Blob>
  /** Of one's own. */
  remove?: () => Promise<unknown>
}

/** A file that I can open. */
export function PaperLine({ fileName, sizeBytes, at, what, download, remove }: LineProps) {
  const [isAsked, ask] = useState(false)
  const saving = useDownload(download)
  const removing = useCaseStep(async () => remove?.())
  const onError = (error: unknown) => toast.error(messageOf(error))
  return (
    <div className="flex flex-wrap items-center gap-x-3 rounded-control bg-sunken py-1 ps-3 pe-1 text-sm">
      <FileText aria-hidden className="size-4.5 shrink-0 text-leaf" />
      <p className="min-w-0 flex-1 basis-40 py-1">
        <span className="block break-all">{fileName}</span>
        <span className="figures block text-soft-ink text-xs">
          {what ? <>{what} · </> : null}
          {formatDay(at)} · {fileSize(sizeBytes)}
        </span>
      </p>
      <div className="flex">
        <Button
          look="quiet"
          className="px-3"
          disabled={saving.isPending}
          aria-label={`Download ${fileName}`}
          onClick={() => saving.mutate(undefined, { onSuccess: (bytes) => saveFile(bytes, fileName), onError })}
        >
          <Download aria-hidden className="size-4.5" />
        </Button>
        {remove ? (
          <Button look="quiet" className="px-3" aria-label={`Remove ${fileName}`} onClick={() => ask(true)}>
            <Trash2 aria-hidden className="size-4.5" />
          </Button>
        ) : null}
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        title={`Remove ${fileName}?`}
        action="Remove file"
        isBusy={removing.isPending}
        onClose={() => ask(false)}
        onConfirm={() => removing.mutate(undefined, { onError, onSettled: () => ask(false) })}
      >
        Your lawyer can no longer open it here, but may already have a copy.
      </ConfirmDialog>
    </div>
  )
}
