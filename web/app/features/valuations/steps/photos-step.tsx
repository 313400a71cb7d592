import type { EvaluatorLeadDetails, ReportPhoto } from '@properysearch/contract/valuations/calls'
import { mostReportPhotos, reportPhotoMaxBytes } from '@properysearch/contract/valuations/facts'
import { Camera, ImageOff, ImagePlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api, messageOf } from '../../../lib/api.ts'
import { newKey } from '../../../lib/new-key.ts'
import { useObjectUrl } from '../../../lib/use-object-url.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/states.tsx'
import { useReportPhoto, useValuationStep } from '../valuations.queries.ts'
import type { StepProps } from './step-form.tsx'

const accept = 'image/jpeg,image/png,image/webp'
const tooLarge = `A photo can be at most ${reportPhotoMaxBytes / 1024 / 1024} MB.`

/** Sent as they are taken; each with what it shows. */
export function PhotosStep({ lead, onSaved }: StepProps & { lead: EvaluatorLeadDetails }) {
  const { id: hireId, photos } = lead
  const [refusal, setRefusal] = useState<string | null>(null)
  const upload = useValuationStep(async (files: readonly File[]) => {
    for (const file of files) await api.valuations.uploadPhoto({ hireId, uploadId: newKey() }, file)
  })
  const send = (files: File[]) => {
    upload.reset()
    const isTooLarge = files.some(({ size }) => size > reportPhotoMaxBytes)
    setRefusal(isTooLarge ? tooLarge : null)
    if (!isTooLarge && files.length > 0) upload.mutate(files)
  }
  const failure = refusal ?? (upload.error ? messageOf(upload.error) : null)
  return (
    <div className="grid gap-5">
      <p className="max-w-prose text-soft-ink text-sm">
        The front, the entrance, each room, the view, whatever lowers or raises the value. Up to {mostReportPhotos}; the
        place and the camera are removed from them.
      </p>
      {photos.length > 0 ? (
        <ul className="grid gap-5 sm:grid-cols-2">
          {photos.map((photo, i) => (
            <PhotoRow key={photo.id} photo={photo} number={i + 1} />
          ))}
        </ul>
      ) : null}
      {photos.length < mostReportPhotos ? (
        <div className="flex flex-wrap gap-2">
          <FileButton label="Take a photo" icon={Camera} accept={accept} capture="environment" onFiles={send} />
          <FileButton label="Choose photos" icon={ImagePlus} accept={accept} multiple onFiles={send} />
        </div>
      ) : null}
      <p role="status" className="text-soft-ink text-sm empty:hidden">
        {upload.isPending ? 'Sending…' : ''}
      </p>
      {failure ? (
        <Notice look="danger" role="alert">
          {failure}
        </Notice>
      ) : null}
      {photos.length > 0 ? (
        <Button className="justify-self-start" onClick={onSaved}>
          Go on
        </Button>
      ) : null}
    </div>
  )
}

function PhotoRow({ photo: { id, caption }, number }: { photo: ReportPhoto; number: number }) {
  const save = useValuationStep((text: string) => api.valuations.captionPhoto({ photoId: id, caption: text }))
  const remove = useValuationStep(() => api.valuations.removePhoto({ photoId: id }))
  const error = save.error ?? remove.error
  return (
    <li className="grid content-start gap-2">
      <div className="aspect-3/2 overflow-hidden rounded-control bg-sunken">
        <PhotoPicture id={id} alt={caption || `Photo ${number}`} />
      </div>
      <div className="flex items-end gap-2">
        <TextField
          label={`What photo ${number} shows`}
          fieldClassName="flex-1"
          autoComplete="off"
          maxLength={80}
          defaultValue={caption}
          error={error ? messageOf(error) : undefined}
          onBlur={({ target }) => {
            if (target.value.trim() !== caption) save.mutate(target.value)
          }}
        />
        <Button
          look="quiet"
          aria-label={`Remove photo ${number}`}
          disabled={remove.isPending}
          onClick={() => remove.mutate()}
        >
          <Trash2 aria-hidden className="size-5" />
        </Button>
      </div>
    </li>
  )
}

function PhotoPicture({ id, alt }: { id: number; alt: string }) {
  const { data, error } = useReportPhoto(id)
  const url = useObjectUrl(data ?? null)
  if (error) {
    return (
      <span role="img" aria-label="The photo did not load" className="grid size-full place-items-center">
        <ImageOff aria-hidden className="size-6 text-soft-ink" />
      </span>
    )
  }
  return url ? <img src={url} alt={alt} className="size-full object-contain" /> : <Skeleton className="size-full" />
}
