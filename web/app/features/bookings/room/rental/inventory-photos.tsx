import type { BookingSide } from '@properysearch/contract/bookings/facts'
import { type InventoryMoment, mostInventoryPhotos } from '@properysearch/contract/bookings/rental'
import type { Inventory } from '@properysearch/contract/bookings/rental-room'
import { pictureMaxBytes } from '@properysearch/contract/listings/papers'
import { Camera, ImageOff } from 'lucide-react'
import { useId, useState } from 'react'
import { api, messageOf } from '../../../../lib/api.ts'
import { newKey } from '../../../../lib/new-key.ts'
import { useObjectUrl } from '../../../../lib/use-object-url.ts'
import { Button } from '../../../../ui/button.tsx'
import { Modal } from '../../../../ui/modal.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Skeleton } from '../../../../ui/states.tsx'
import { useInventoryPhoto, useStep } from '../../deal.queries.ts'

type Photo = Inventory['photos'][number]

interface InventoryPhotosProps {
  bookingId: number
  at: InventoryMoment
  side: BookingSide
  photos: readonly Photo[]
  isOpen: boolean
}

const maxMegabytes = pictureMaxBytes / 1024 / 1024

/** Photos that only the two sides see; each opens large. */
export function InventoryPhotos({ bookingId, at, side, photos, isOpen }: InventoryPhotosProps) {
  const [opened, setOpened] = useState<number | null>(null)
  const index = photos.findIndex(({ id }) => id === opened)
  const photo = photos[index]
  return (
    <div className="grid gap-3">
      {photos.length > 0 ? (
        <ul aria-label="Photos" className="grid grid-cols-3 gap-2 sm:grid-cols-5">
          {photos.map(({ id, by }, i) => (
            <li key={id}>
              <button
                type="button"
                aria-label={`Open ${nameOf(i, by, side)}`}
                onClick={() => setOpened(id)}
                className="block aspect-square w-full overflow-hidden rounded-control bg-sunken"
              >
                <PhotoPicture id={id} alt="" className="size-full object-cover" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {isOpen && photos.length < mostInventoryPhotos ? <AddPhotos bookingId={bookingId} at={at} /> : null}
      {photo ? (
        <OpenPhoto
          photo={photo}
          name={nameOf(index, photo.by, side)}
          mayRemove={isOpen && photo.by === side}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </div>
  )
}

const nameOf = (index: number, by: BookingSide, side: BookingSide) =>
  `photo ${index + 1}, added by ${by === side ? 'you' : by === 'buyer' ? 'the tenant' : 'the owner'}`

function PhotoPicture({ id, alt, className }: { id: number; alt: string; className: string }) {
  const { data, error } = useInventoryPhoto(id)
  const url = useObjectUrl(data ?? null)
  if (error) {
    return (
      <span role="img" aria-label="The photo did not load" className="grid size-full min-h-24 place-items-center">
        <ImageOff aria-hidden className="size-6 text-soft-ink" />
      </span>
    )
  }
  return url ? <img src={url} alt={alt} className={className} /> : <Skeleton className="size-full min-h-24" />
}

interface OpenPhotoProps {
  photo: Photo
  name: string
  mayRemove: boolean
  onClose: () => void
}

function OpenPhoto({ photo: { id }, name, mayRemove, onClose }: OpenPhotoProps) {
  const remove = useStep(() => api.bookings.removeInventoryPhoto({ photoId: id }))
  const title = name.charAt(0).toUpperCase() + name.slice(1)
  return (
    <Modal isWide hasCross title={title} onClose={onClose}>
      <div className="grid gap-4">
        <PhotoPicture id={id} alt={title} className="max-h-[60dvh] w-full rounded-control object-contain" />
        {remove.error ? (
          <Notice look="danger" role="alert">
            {messageOf(remove.error)}
          </Notice>
        ) : null}
        {mayRemove ? (
          <Button
            look="danger"
            className="justify-self-start text-sm"
            disabled={remove.isPending}
            onClick={() => remove.mutate(undefined, { onSuccess: onClose })}
          >
            Remove photo
          </Button>
        ) : null}
      </div>
    </Modal>
  )
}

/** One after the other; what is already sent stays. */
function AddPhotos({ bookingId, at }: Pick<InventoryPhotosProps, 'bookingId' | 'at'>) {
  const id = useId()
  const [refusal, setRefusal] = useState<string | null>(null)
  const upload = useStep(async (files: readonly File[]) => {
    for (const file of files) await api.bookings.uploadInventoryPhoto({ id: bookingId, at, uploadId: newKey() }, file)
  })
  const send = (files: File[]) => {
    upload.reset()
    const isTooLarge = files.some(({ size }) => size > pictureMaxBytes)
    setRefusal(isTooLarge ? `A photo can be at most ${maxMegabytes} MB.` : null)
    if (!isTooLarge && files.length > 0) upload.mutate(files)
  }
  const failure = refusal ?? (upload.error ? messageOf(upload.error) : null)
  return (
    <div className="grid gap-2">
      <label
        htmlFor={id}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 justify-self-start rounded-control border border-edge bg-card px-4 py-2 font-semibold text-sm hover:bg-sunken has-focus-visible:outline-[2.5px] has-focus-visible:outline-leaf has-focus-visible:outline-offset-2"
      >
        <Camera aria-hidden className="size-5" />
        {upload.isPending ? 'Sending…' : 'Add photos'}
        <input
          id={id}
          type="file"
          multiple
          accept="image/jpeg,image/png"
          className="sr-only"
          disabled={upload.isPending}
          onChange={({ target }) => {
            send([...(target.files ?? [])])
            // The same file can be chosen again after a failure.
            target.value = ''
          }}
        />
      </label>
      {failure ? (
        <Notice look="danger" role="alert">
          {failure}
        </Notice>
      ) : null}
    </div>
  )
}
