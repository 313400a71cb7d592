import type { Message } from '@properysearch/contract/conversations/calls'
import { useMutation, useQuery } from '@tanstack/react-query'
import { FileText, ImageOff } from 'lucide-react'
import { useRef } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useIsNear } from '../../lib/use-is-near.ts'
import { useObjectUrl } from '../../lib/use-object-url.ts'
import { Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'

interface FileProps {
  conversationId: number
  seq: number
  file: NonNullable<Message['file']>
}

/** A picture where it stands in the conversation, anything else as a line to press. */
export function MessageFile(props: FileProps) {
  const { width, height } = props.file
  return width && height ? <Picture {...props} width={width} height={height} /> : <Paper {...props} />
}

const broadest = 320
const tallest = 320

/** Its place is kept free from the start, so nothing moves when it comes; it is fetched when it is nearly in sight. */
function Picture({ conversationId, seq, file, width, height }: FileProps & { width: number; height: number }) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place, '600px')
  const { data, error } = useQuery({
    queryKey: [...queryKeys.messageFiles, conversationId, seq],
    queryFn: () => api.conversations.downloadFile({ id: conversationId, seq }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isNear,
  })
  const url = useObjectUrl(data ?? null)
  const scale = Math.min(1, broadest / width, tallest / height)
  const size = { width: Math.max(48, Math.round(width * scale)), aspectRatio: `${width} / ${height}` }
  return (
    <div ref={place} className="max-w-full overflow-hidden rounded-control" style={size}>
      {url ? (
        <a href={url} target="_blank" rel="noreferrer" className="block">
          <img src={url} alt={`Shared: ${file.name}`} className="size-full object-cover" />
        </a>
      ) : error ? (
        <p className="flex size-full items-center justify-center gap-2 bg-sunken p-3 text-soft-ink text-sm">
          <ImageOff aria-hidden className="size-5" />
          This picture did not load
        </p>
      ) : (
        <Skeleton className="size-full" />
      )}
    </div>
  )
}

function Paper({ conversationId, seq, file }: FileProps) {
  const saving = useMutation({
    mutationFn: () => api.conversations.downloadFile({ id: conversationId, seq }),
    onSuccess: (bytes) => saveFile(bytes, file.name),
    onError: (error) => toast.error(messageOf(error)),
  })
  return (
    <button
      type="button"
      disabled={saving.isPending}
      onClick={() => saving.mutate()}
      className="flex min-h-11 max-w-full items-center gap-3 text-start underline-offset-2 hover:underline"
    >
      <FileText aria-hidden className="size-6 shrink-0" />
      <span className="min-w-0">
        <span className="block break-words font-semibold">{file.name}</span>
        <span className="figures block text-xs">
          {saving.isPending ? 'Fetching…' : `Save, ${sizeOf(file.sizeBytes)}`}
        </span>
      </span>
    </button>
  )
}

const sizeOf = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
