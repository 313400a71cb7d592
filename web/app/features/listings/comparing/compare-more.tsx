import type { PropertyItem } from '@properysearch/contract/listings/property'
import { Plus } from 'lucide-react'
import { api } from '../../../lib/api.ts'
import { useRecentlyViewed } from '../../../lib/recently-viewed.ts'
import { useAnswer } from '../../../lib/use-answer.ts'
import { Button } from '../../../ui/button.tsx'
import { PropertyPicture } from '../property-picture.tsx'
import { factsOf, priceText } from '../property-words.ts'

const most = 8

interface CompareMoreProps {
  /** Undefined while it is on its way. */
  shortlist: readonly PropertyItem[] | undefined
  compared: readonly number[]
  onAdd: (id: number) => void
}

/** What could be compared as well: the shortlist of a signed-in person, then what this browser has opened. */
export default function CompareMore({ shortlist, compared, onAdd }: CompareMoreProps) {
  const items = useCandidates(shortlist).filter((item) => !compared.includes(item.propertydata.id))
  if (items.length === 0) return null
  return (
    <section aria-labelledby="compare-more" className="grid grid-cols-1 gap-4">
      <h2 id="compare-more" className="text-lg">
        Add from your shortlist or recently viewed
      </h2>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {items.slice(0, most).map((item) => (
          <Candidate key={item.propertydata.id} item={item} onAdd={onAdd} />
        ))}
      </ul>
    </section>
  )
}

function Candidate({ item, onAdd }: { item: PropertyItem; onAdd: (id: number) => void }) {
  const { propertydata, mediaData } = item
  const cover = mediaData.images[0]
  return (
    <li className="flex items-center gap-3 rounded-card border border-line bg-card p-2.5">
      {cover ? (
        <PropertyPicture picture={cover} sizes="4rem" className="size-16 shrink-0 rounded-control object-cover" />
      ) : null}
      <div className="min-w-0 grow text-sm">
        <p className="figures font-bold">{priceText(propertydata)}</p>
        <p className="truncate" title={propertydata.title}>
          {item.locationData.locality}
        </p>
        <p className="truncate text-soft-ink">{factsOf(item).slice(0, 2).join(' · ')}</p>
      </div>
      <Button
        look="quiet"
        aria-label={`Compare: ${propertydata.title}`}
        className="min-w-11 px-2"
        onClick={() => onAdd(propertydata.id)}
      >
        <Plus aria-hidden className="size-5" />
      </Button>
    </li>
  )
}

/** Nothing until all has come, so that nothing moves. Only a convenience: when a call fails, its part is not there. */
function useCandidates(shortlist: readonly PropertyItem[] | undefined): PropertyItem[] {
  const ids = useRecentlyViewed().join(',')
  const opened = useAnswer(ids || null, () => api.listings.listByIds({ ids }))
  if (!shortlist || opened.isAsking) return []
  const found = [...shortlist, ...(opened.answer?.data ?? [])]
  const known = new Map(found.map((item) => [item.propertydata.id, item]))
  return [...known.values()].filter((item) => item.propertydata.availability === 'available')
}
