import type { Search } from '@properysearch/contract/search/address'
import type { Position } from '@properysearch/contract/values/geometry'
import { Expand, List } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { propertyAddress } from '../../features/listings/property-address.ts'
import { DrawTools } from '../../features/map/draw-tools.tsx'
import { PropertyMap } from '../../features/map/property-map.tsx'
import { useMapSearch } from '../../features/search/use-map-search.ts'
import type { CardItem } from '../../lib/card-item.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'

interface ListMapProps {
  search: Search
  items: readonly CardItem[]
  /** The middle of the city that was searched. */
  city: Position | null
  /** In place of the list. Beside it there is room on wide screens only. */
  isAlone: boolean
  onAlone: (isAlone: boolean) => void
  highlightedId: number | null
  onHighlight: (id: number | null) => void
  count: string
  /** Beside the tools for drawing, where the list is not shown. */
  tools?: ReactNode
}

export function ListMap({
  search,
  items,
  city,
  isAlone,
  onAlone,
  highlightedId,
  onHighlight,
  count,
  tools,
}: ListMapProps) {
  const navigate = useNavigate()
  const isSignedIn = useSession() !== null
  const { map, draw, failure, retry } = useMapSearch({ search, items, city, highlightedId })
  return (
    <div className={classNames('list-map', !isAlone && 'max-lg:hidden')}>
      <PropertyMap
        {...map}
        height="100%"
        label="Map of the properties in this list"
        highlightedId={highlightedId}
        onHighlight={onHighlight}
        onOpen={(id) => void navigate(propertyAddress(id, isSignedIn))}
        isWholePage
        className="size-full"
      />
      <div className="list-map-tools">
        <DrawTools {...draw} />
        <Button look="quiet" className="max-lg:hidden" onClick={() => onAlone(!isAlone)}>
          {isAlone ? <List aria-hidden className="size-5" /> : <Expand aria-hidden className="size-5" />}
          {isAlone ? 'Show the list' : 'Whole map'}
        </Button>
        <span className={classNames(!isAlone && 'lg:hidden')}>{tools}</span>
      </div>
      <p className={classNames('list-map-count figures', !isAlone && 'lg:hidden')}>{count}</p>
      {failure ? (
        <p role="status" className="list-map-count">
          {failure}{' '}
          <button type="button" onClick={retry} className="font-semibold text-leaf underline">
            Retry
          </button>
        </p>
      ) : null}
    </div>
  )
}
