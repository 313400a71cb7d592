import type { OwnListing, OwnPicture } from '@properysearch/contract/listings/calls'
import { pictureUrl } from '@properysearch/contract/listings/facts'
import { ArrowLeft, ArrowRight, Star, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { messageOf } from '../../../lib/api.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { toast } from '../../../ui/toast.tsx'
import { arrangePictures, removePicture, useKeepListing } from '../listings.queries.ts'

const undoMs = 6000

/** Photos in their order: moved by dragging or by buttons, the first is the cover; a removed one can be brought back. */
export function PictureBoard({ listing, children }: { listing: OwnListing; children?: ReactNode }) {
  const keep = useKeepListing()
  const { id } = listing
  const photos = listing.pictures.filter((picture) => picture.role === 'photo')
  const others = listing.pictures.filter((picture) => picture.role !== 'photo')
  const [dragged, setDragged] = useState<number | null>(null)
  const removal = useRemoval(id)
  const shown = photos.filter((photo) => photo.id !== removal.pending?.id)

  const arrange = async (order: OwnPicture[]) => {
    removal.finish()
    const before = listing.pictures
    keep(id, { pictures: [...order, ...others] })
    try {
      keep(id, {
        pictures: await arrangePictures(
          id,
          order.map((photo) => photo.id),
        ),
      })
    } catch (error) {
      keep(id, { pictures: before })
      toast.error(messageOf(error))
    }
  }
  const move = (from: number, to: number) => {
    const order = [...shown]
    const [moved] = order.splice(from, 1)
    if (moved) order.splice(to, 0, moved)
    void arrange(order)
  }
  return (
    <div className="grid gap-3">
      {removal.pending ? (
        <div
          role="status"
          className="flex items-center justify-between gap-3 rounded-control bg-sunken px-4 py-2 text-sm"
        >
          Picture removed.
          <Button look="quiet" onClick={removal.undo}>
            Undo
          </Button>
        </div>
      ) : null}
      <ol className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
        {shown.map((picture, i) => (
          <li
            key={picture.id}
            draggable
            onDragStart={() => setDragged(i)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={() => dragged !== null && dragged !== i && move(dragged, i)}
            className={classNames(
              'group overflow-hidden rounded-card border bg-card',
              i === 0 ? 'border-leaf' : 'border-line',
              dragged === i && 'opacity-50',
            )}
          >
            <div className="relative aspect-4/3">
              <img
                src={pictureUrl(picture, 400)}
                alt={`${picture.alt}, ${i + 1} of ${shown.length}`}
                style={{ backgroundColor: picture.placeholder }}
                className="size-full object-cover"
                draggable={false}
              />
              {i === 0 ? (
                <span className="absolute start-2 top-2 rounded-full bg-leaf px-2.5 py-0.5 font-semibold text-on-leaf text-xs">
                  Cover
                </span>
              ) : null}
            </div>
            <div className="flex justify-between">
              <BoardButton label={`Move picture ${i + 1} earlier`} disabled={i === 0} onClick={() => move(i, i - 1)}>
                <ArrowLeft aria-hidden className="size-4.5" />
              </BoardButton>
              <BoardButton label={`Make picture ${i + 1} the cover`} disabled={i === 0} onClick={() => move(i, 0)}>
                <Star aria-hidden className="size-4.5" />
              </BoardButton>
              <BoardButton label={`Remove picture ${i + 1}`} onClick={() => removal.begin(picture)}>
                <Trash2 aria-hidden className="size-4.5" />
              </BoardButton>
              <BoardButton
                label={`Move picture ${i + 1} later`}
                disabled={i === shown.length - 1}
                onClick={() => move(i, i + 1)}
              >
                <ArrowRight aria-hidden className="size-4.5" />
              </BoardButton>
            </div>
          </li>
        ))}
        {children}
      </ol>
    </div>
  )
}

function BoardButton({
  label,
  disabled,
  onClick,
  children,
}: {
  label: string
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-control text-soft-ink hover:bg-sunken hover:text-ink disabled:opacity-35"
    >
      {children}
    </button>
  )
}

/** Out of sight at once, gone after a moment in which it can be brought back; leaving the page ends the moment. */
function useRemoval(id: number) {
  const keep = useKeepListing()
  const [pending, setPending] = useState<OwnPicture | null>(null)
  const current = useRef<OwnPicture | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const finish = () => {
    clearTimeout(timer.current)
    const picture = current.current
    current.current = null
    setPending(null)
    if (!picture) return
    keep(id, (old) => ({ pictures: old.pictures.filter((other) => other.id !== picture.id) }))
    removePicture(id, picture.id).then(
      (pictures) => keep(id, { pictures }),
      (error) => {
        keep(id, (old) => ({ pictures: [...old.pictures, picture] }))
        toast.error(messageOf(error))
      },
    )
  }
  const latestFinish = useRef(finish)
  latestFinish.current = finish
  useEffect(() => () => latestFinish.current(), [])
  return {
    pending,
    finish,
    begin: (picture: OwnPicture) => {
      finish()
      current.current = picture
      setPending(picture)
      timer.current = setTimeout(() => latestFinish.current(), undoMs)
    },
    undo: () => {
      clearTimeout(timer.current)
      current.current = null
      setPending(null)
    },
  }
}
