import { useMutation } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import { messageOf } from '../lib/api.ts'
import { saveFile } from '../lib/save-file.ts'
import { Button } from './button.tsx'

interface DownloadProps {
  icon: LucideIcon
  name: string
  action: string
  label?: string
  className?: string
  get: () => Promise<Blob>
}

/** A file for this person alone: it is not kept in the browser. */
export function DownloadButton({ icon: Icon, name, action, label, className, get }: DownloadProps) {
  const download = useMutation({ mutationFn: get })
  return (
    <div className="grid gap-1">
      <Button
        look="secondary"
        className={className}
        aria-label={label}
        disabled={download.isPending}
        onClick={() => download.mutate(undefined, { onSuccess: (bytes) => saveFile(bytes, name) })}
      >
        <Icon aria-hidden className="size-4.5" />
        {download.isPending ? 'Downloading…' : action}
      </Button>
      {download.error ? (
        <p role="alert" className="text-danger text-sm">
          {messageOf(download.error)}
        </p>
      ) : null}
    </div>
  )
}
