import type { AdPosition } from '@properysearch/contract/ads/facts'

export const frame = 'overflow-hidden rounded-card border border-line bg-card'

const looks = {
  beside: {
    room: 'h-44 sm:h-42',
    card: 'grid size-full grid-cols-[7.5rem_minmax(0,1fr)] sm:grid-cols-[15.75rem_minmax(0,1fr)]',
    media: 'min-h-0 bg-sunken',
    text: 'content-center px-3.5 py-2 sm:px-7 sm:py-4',
  },
  // Room for the longest text, so that neighbours and followers stay where they are.
  under: { room: '', card: '', media: 'aspect-[16/10] bg-sunken', text: 'h-40 content-start p-4 sm:p-5 lg:h-36' },
}

/** Beside its picture on top and at the bottom of a page, under it in the middle. */
export const lookAt = (position: AdPosition) => looks[position === 'center' ? 'under' : 'beside']

/** The room of an ad that is on its way, in its shape. */
export function AdRoom({ position }: { position: AdPosition }) {
  const look = lookAt(position)
  return (
    <>
      <div className="min-h-9" />
      <div className={look.room}>
        <div className={`${frame} ${look.card}`}>
          <div className={look.media} />
          <div className={look.text} />
        </div>
      </div>
    </>
  )
}
