import { Download } from 'lucide-react'
import { useRef } from 'react'
import { messageOf } from '../../lib/api.ts'
import { formatDay, formatMoment } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { type DataExport, useDataExports, useDownloadDataExport, useRequestDataExport } from './accounts.queries.ts'

/** Copies of my data: asked for, being prepared, ready for a while, gone. */
export function DataCopies() {
  const { data: copies, error, refetch } = useDataExports()
  const request = useRequestDataExport()
  const isAsked = useRef(false)
  const ask = () => {
    // A double click is one request.
    if (isAsked.current) return
    isAsked.current = true
    request.mutate(undefined, {
      onSettled: () => {
        isAsked.current = false
      },
    })
  }
  const isPreparing = copies?.some((copy) => copy.state === 'preparing') ?? false
  if (error && !copies) return <FailedState message={messageOf(error)} onRetry={refetch} />
  return (
    <div className="grid gap-4">
      <div>
        <Button disabled={!copies || isPreparing || request.isPending} onClick={ask}>
          {isPreparing || request.isPending ? 'Preparing your copy...' : 'Request a copy'}
        </Button>
      </div>
      {request.error ? (
        <Notice look="danger" role="alert">
          {messageOf(request.error)}
        </Notice>
      ) : null}
      <div aria-live="polite">{copies ? <CopyList copies={copies} /> : <Skeleton className="h-16" />}</div>
    </div>
  )
}

function CopyList({ copies }: { copies: DataExport[] }) {
  if (copies.length === 0) {
    return (
      <p className="text-soft-ink text-sm">
        You have not requested a copy yet. It takes about a minute, and we will notify you when it is ready.
      </p>
    )
  }
  return (
    <ul className="divide-y divide-line border-line border-y">
      {copies.map((copy) => (
        <Copy key={copy.id} copy={copy} />
      ))}
    </ul>
  )
}

function Copy({ copy }: { copy: DataExport }) {
  const download = useDownloadDataExport(copy)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="grid gap-0.5">
        <p className="figures text-sm">Requested on {formatMoment(copy.requestedAt)}</p>
        <p className="text-soft-ink text-xs">{stateOf(copy)}</p>
        {download.error ? (
          <p role="alert" className="text-danger text-sm">
            {messageOf(download.error)}
          </p>
        ) : null}
      </div>
      {copy.state === 'ready' ? (
        <Button look="secondary" className="text-sm" disabled={download.isPending} onClick={() => download.mutate()}>
          <Download aria-hidden className="size-4.5" />
          {download.isPending ? 'Downloading...' : 'Download'}
        </Button>
      ) : null}
    </li>
  )
}

function stateOf({ state, expiresAt, sizeBytes }: DataExport): string {
  if (state === 'preparing') return 'Being prepared. It will appear here when it is ready.'
  if (state === 'expired') return 'No longer available. Request a new copy.'
  return `Ready${sizeBytes === null ? '' : `, ${sizeOf(sizeBytes)}`}. Kept until ${formatDay(expiresAt)}.`
}

function sizeOf(bytes: number): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${Math.max(1, Math.round(kilobytes))} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}
