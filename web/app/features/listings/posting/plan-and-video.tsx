import type { OwnListing } from '@properysearch/contract/listings/calls'
import { pictureUrl } from '@properysearch/contract/listings/facts'
import { videoMaxBytes } from '@properysearch/contract/listings/papers'
import { useMutation } from '@tanstack/react-query'
import { Clapperboard, DraftingCompass } from 'lucide-react'
import { useState } from 'react'
import { api, messageOf } from '../../../lib/api.ts'
import { watchUpload } from '../../../lib/upload.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { removePicture, useKeepListing } from '../listings.queries.ts'

const pictureTypes = 'image/jpeg,image/png,image/webp'

/** The floor plan: one, replaced by the next. */
export function FloorPlanField({ listing, onFiles }: { listing: OwnListing; onFiles: (files: File[]) => void }) {
  const keep = useKeepListing()
  const plan = listing.pictures.find((picture) => picture.role === 'floor-plan')
  const remove = useMutation({
    mutationFn: (pictureId: number) => removePicture(listing.id, pictureId),
    onSuccess: (pictures) => keep(listing.id, { pictures }),
  })
  return (
    <section className="grid content-start gap-3">
      <h2 className="text-lg">Floor plan</h2>
      {plan ? (
        <img
          src={pictureUrl(plan, 800)}
          alt={plan.alt}
          style={{ backgroundColor: plan.placeholder }}
          className="max-h-64 w-full rounded-card border border-line object-contain"
        />
      ) : (
        <p className="text-soft-ink text-sm">
          A drawing or a photo of it. Buyers look for it right after the pictures.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <FileButton
          label={plan ? 'Replace the plan' : 'Add a floor plan'}
          icon={DraftingCompass}
          accept={pictureTypes}
          onFiles={onFiles}
        />
        {plan ? (
          <Button look="quiet" className="text-sm" disabled={remove.isPending} onClick={() => remove.mutate(plan.id)}>
            Remove
          </Button>
        ) : null}
      </div>
      <Trouble error={remove.error} />
    </section>
  )
}

/** One video: a file of ours, or a link to YouTube. */
export function VideoField({ listing }: { listing: OwnListing }) {
  const keep = useKeepListing()
  const { id, videoUrl } = listing
  const [share, setShare] = useState(0)
  const [link, setLink] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const keepUrl = (url: string | null) => keep(id, { videoUrl: url })
  const upload = useMutation({
    mutationFn: (file: File) => {
      setShare(0)
      watchUpload(file, setShare)
      return api.listings.uploadVideo({ id }, file)
    },
    onSuccess: ({ data }) => keepUrl(data.videoUrl),
  })
  const linking = useMutation({
    mutationFn: (url: string) => api.listings.linkVideo({ id, url }),
    onSuccess: ({ data }) => {
      keepUrl(data.videoUrl)
      setLink('')
    },
  })
  const remove = useMutation({ mutationFn: () => api.listings.removeVideo({ id }), onSuccess: () => keepUrl(null) })
  const send = ([file]: File[]) => {
    setRefusal(null)
    if (!file) return
    if (file.size > videoMaxBytes)
      return setRefusal(`That file is too large. The limit is ${videoMaxBytes / 1024 / 1024} MB.`)
    upload.mutate(file)
  }
  const percent = Math.round(share * 100)
  return (
    <section className="grid content-start gap-3">
      <h2 className="text-lg">Video</h2>
      {videoUrl?.startsWith('/') ? (
        // biome-ignore lint/a11y/useMediaCaption: an owner's walk through the rooms has no captions.
        <video src={videoUrl} controls preload="metadata" className="max-h-64 w-full rounded-card bg-sunken" />
      ) : videoUrl ? (
        <p className="break-all text-sm">
          <a href={videoUrl} target="_blank" rel="noreferrer" className="text-leaf underline">
            {videoUrl}
          </a>
        </p>
      ) : (
        <p className="text-soft-ink text-sm">
          A walk through the rooms: MP4 or WebM, at most {videoMaxBytes / 1024 / 1024} MB, or a YouTube link.
        </p>
      )}
      {upload.isPending ? (
        <div role="status" className="grid gap-1">
          <progress aria-label="Sending the video" max={100} value={percent} className="h-2 w-full accent-leaf" />
          <p className="figures text-soft-ink text-xs">Sending, {percent}%</p>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <FileButton
          label={videoUrl ? 'Replace the video' : 'Add a video'}
          icon={Clapperboard}
          accept="video/mp4,video/webm"
          onFiles={send}
        />
        {videoUrl ? (
          <Button look="quiet" className="text-sm" disabled={remove.isPending} onClick={() => remove.mutate()}>
            Remove
          </Button>
        ) : null}
      </div>
      <form
        className="grid gap-2 sm:grid-cols-[1fr_auto] sm:items-end"
        onSubmit={(event) => {
          event.preventDefault()
          linking.mutate(link)
        }}
      >
        <TextField
          label="YouTube link"
          inputMode="url"
          placeholder="https://youtu.be/..."
          value={link}
          onChange={(event) => setLink(event.target.value)}
        />
        <Button type="submit" look="secondary" className="sm:mb-1.5" disabled={link === '' || linking.isPending}>
          Use the link
        </Button>
      </form>
      <Trouble error={refusal ?? upload.error ?? linking.error ?? remove.error} />
    </section>
  )
}

function Trouble({ error }: { error: unknown }) {
  if (!error) return null
  return (
    <p role="alert" className="text-danger text-sm">
      {typeof error === 'string' ? error : messageOf(error)}
    </p>
  )
}
