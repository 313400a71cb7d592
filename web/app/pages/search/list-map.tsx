import type { PropertyItem } from '@properysearch/contract/listings/property'
import type { Search } from '@properysearch/contract/search/address'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { propertyAddress } from '../../features/listings/property-address.ts'
import { DrawTools } from '../../features/map/draw-tools.tsx'
import { PropertyMap } from '../../features/map/property-map.tsx'
import { useMapSearch } from '../../features/search/use-map-search.ts'
import { useSession } from '../../lib/session.ts'
import { classNames } from '../../ui/class-names.ts'

interface ListMapProps {
  search: Search
  items: readonly PropertyItem[]
  /** On narrow screens, in place of the list; on wide ones it is always there. */
  isShown: boolean
  highlightedId: number | null
  onHighlight: (id: number | null) => void
  count: string
  /** Beside the tools for drawing, on narrow screens. */
  tools?: ReactNode
}

export function ListMap({ search, items, isShown, highlightedId, onHighlight, count, tools }: ListMapProps) {
  const navigate = useNavigate()
  const isSignedIn = useSession() !== null
  const { map, draw, failure, retry } = useMapSearch({ search, items, highlightedId })
  return (
    <div className={classNames('list-map', !isShown && 'max-lg:hidden')}>
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
        <span className="ms-2 lg:hidden">{tools}</span>
      </div>
      <p className="list-map-count figures lg:hidden">{count}</p>
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
