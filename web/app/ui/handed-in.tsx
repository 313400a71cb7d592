import { Download, FilePlus2 } from 'lucide-react'
import { Button } from './button.tsx'
import { FileButton } from './file-button.tsx'

interface NamedFile {
  id: number
  fileName: string
}

interface HandedInProps<File extends NamedFile> {
  files: readonly File[]
  /** By whom and when. */
  noteOf: (file: File) => string
  onOpen: (file: File) => void
  /** Not there: nothing can be added any more. */
  onAdd?: ((file: globalThis.File) => void) | undefined
  isBusy: boolean
  error?: string | undefined
}

/** What both sides of a dispute handed in, and the button to add more. */
export function HandedIn<File extends NamedFile>({ files, noteOf, onOpen, onAdd, isBusy, error }: HandedInProps<File>) {
  if (files.length === 0 && !onAdd) return null
  return (
    <div className="grid gap-2 text-sm">
      {files.length > 0 ? (
        <ul className="grid gap-1">
          {files.map((file) => (
            <li key={file.id} className="flex flex-wrap items-baseline gap-x-3">
              <button
                type="button"
                className="min-w-0 break-all py-1 text-left text-leaf underline underline-offset-2"
                aria-label={`Download ${file.fileName}`}
                onClick={() => onOpen(file)}
              >
                {file.fileName}
              </button>
              <span className="figures text-soft-ink text-xs">{noteOf(file)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {onAdd ? (
        <div className="flex flex-wrap items-center gap-3">
          <FileButton
            label={isBusy ? 'Sending…' : 'Add a file'}
            icon={FilePlus2}
            accept="application/pdf,image/jpeg,image/png"
            onFiles={([file]) => file && !isBusy && onAdd(file)}
          />
          <span className="text-soft-ink text-xs">A PDF or a photo. Only both sides and our team can open it.</span>
        </div>
      ) : null}
      <Failure error={error} />
    </div>
  )
}

interface HandedInForReviewProps<File extends NamedFile> {
  files: readonly File[]
  onOpen: (file: File) => void
  error?: string | undefined
}

/** The same for the back office, which adds nothing. */
export function HandedInForReview<File extends NamedFile>({ files, onOpen, error }: HandedInForReviewProps<File>) {
  return (
    <>
      {files.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {files.map((file) => (
            <li key={file.id}>
              <Button
                look="secondary"
                className="text-sm"
                aria-label={`Download ${file.fileName}`}
                onClick={() => onOpen(file)}
              >
                <Download aria-hidden className="size-4" />
                <span className="break-all">{file.fileName}</span>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <Failure error={error} />
    </>
  )
}

function Failure({ error }: { error: string | undefined }) {
  return error ? (
    <p role="alert" className="text-danger text-sm">
      {error}
    </p>
  ) : null
}
