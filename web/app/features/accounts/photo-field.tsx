import { photoMaxBytes } from '@properysearch/contract/accounts/calls'
import { Camera } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { messageOf } from '../../lib/api.ts'
import { useObjectUrl } from '../../lib/use-object-url.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Notice } from '../../ui/notice.tsx'
import { useRemovePhoto, useUploadPhoto } from './accounts.queries.ts'

const maxMegabytes = photoMaxBytes / 1024 / 1024

/** Chosen or dropped, shown at once, sent with its progress. */
export function PhotoField({ name, photo }: { name: string; photo: string | null }) {
  const id = useId()
  const [share, setShare] = useState(0)
  const [file, setFile] = useState<File | null>(null)
  const [isOver, setOver] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const preview = useObjectUrl(file)
  const upload = useUploadPhoto(setShare)
  const remove = useRemovePhoto()
  const failure = refusal ?? failureOf(upload.error ?? remove.error)

  const send = (chosen: File | undefined) => {
    if (!chosen || upload.isPending) return
    upload.reset()
    remove.reset()
    setRefusal(null)
    if (chosen.size > photoMaxBytes) {
      return setRefusal(`That file is too large. The limit is ${maxMegabytes} MB.`)
    }
    setFile(chosen)
    setShare(0)
    upload.mutate(chosen, { onSettled: () => setFile(null) })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    send(event.dataTransfer.files[0])
  }
  return (
    <section
      aria-label="Photo"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'grid gap-4 rounded-control border border-dashed p-4',
        isOver ? 'border-leaf bg-leaf-wash' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={name} photo={preview ?? photo} className="size-20 text-xl" />
        <div className="grid min-w-0 grow basis-48 gap-2">
          <p className="text-soft-ink text-sm">
            JPEG, PNG or WebP, at most {maxMegabytes} MB. Choose a file, or drop one here.
          </p>
          <div className="flex flex-wrap gap-2">
            <label
              htmlFor={id}
              className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-edge bg-card px-4 py-2 font-semibold text-sm hover:bg-sunken has-focus-visible:outline-[2.5px] has-focus-visible:outline-leaf has-focus-visible:outline-offset-2"
            >
              <Camera aria-hidden className="size-5" />
              {photo ? 'Change photo' : 'Add a photo'}
              <input
                id={id}
                type="file"
                accept="image/jpeg,image/png,image/webp"
                className="sr-only"
                disabled={upload.isPending}
                onChange={(event) => {
                  send(event.target.files?.[0])
                  // The same file can be chosen again after a failure.
                  event.target.value = ''
                }}
              />
            </label>
            {photo ? (
              <Button look="quiet" className="text-sm" disabled={remove.isPending} onClick={() => remove.mutate()}>
                {remove.isPending ? 'Removing...' : 'Remove photo'}
              </Button>
            ) : null}
          </div>
        </div>
      </div>
      {upload.isPending ? <Progress share={share} /> : null}
      {failure ? (
        <Notice look="danger" role="alert">
          {failure}
        </Notice>
      ) : null}
    </section>
  )
}

function Progress({ share }: { share: number }) {
  const percent = Math.round(share * 100)
  return (
    <div className="grid gap-1" role="status">
      <progress aria-label="Upload" max={100} value={percent} className="h-2 w-full accent-leaf" />
      <p className="figures text-soft-ink text-xs">{percent < 100 ? `Sending, ${percent}%` : 'Preparing the photo'}</p>
    </div>
  )
}

function failureOf(error: unknown): string | null {
  return error ? messageOf(error) : null
}
