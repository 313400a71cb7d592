import { RotateCw, X } from 'lucide-react'
import { useObjectUrl } from '../../../lib/use-object-url.ts'
import { Button } from '../../../ui/button.tsx'
import type { Upload } from './use-uploads.ts'

/** A picture on its way, with its progress; or why it did not arrive. */
export function UploadTile({ upload, onRetry, onDrop }: { upload: Upload; onRetry: () => void; onDrop: () => void }) {
  const preview = useObjectUrl(upload.file)
  const percent = Math.round(upload.share * 100)
  const { name } = upload.file
  return (
    <li className="overflow-hidden rounded-card border border-line bg-card">
      <div className="relative aspect-4/3 bg-sunken">
        {preview && upload.state !== 'failed' ? (
          <img src={preview} alt="" className="size-full object-cover opacity-60" />
        ) : null}
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-2 p-3 text-xs">
        {upload.state === 'failed' ? (
          <>
            <p role="alert" className="break-words text-danger">
              {name}: {upload.message}
            </p>
            <div className="-mx-2 flex flex-wrap">
              <Button look="quiet" className="px-2 text-sm" onClick={onRetry} aria-label={`Try ${name} again`}>
                <RotateCw aria-hidden className="size-4" /> Retry
              </Button>
              <Button look="quiet" className="px-2 text-sm" onClick={onDrop} aria-label={`Leave ${name} out`}>
                <X aria-hidden className="size-4" /> Leave out
              </Button>
            </div>
          </>
        ) : (
          <>
            <progress aria-label={`Sending ${name}`} max={100} value={percent} className="h-2 w-full accent-leaf" />
            <p className="figures text-soft-ink">
              {upload.state === 'waiting'
                ? 'Waiting'
                : percent < 100
                  ? `Sending, ${percent}%`
                  : 'Preparing the picture'}
            </p>
          </>
        )}
      </div>
    </li>
  )
}
