import type { Position } from '@properysearch/contract/values/geometry'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { PropertyCard } from '../../features/listings/cards/property-card.tsx'
import { propertyAddress } from '../../features/listings/property-address.ts'
import type { MapPin } from '../../features/map/map-props.ts'
import { PropertyMap } from '../../features/map/property-map.tsx'
import { useClustersAround } from '../../features/search/use-clusters-around.ts'
import { type NearbyPage, useNearby } from '../../features/search/use-nearby.ts'
import { MarkButton } from '../../features/shortlists/mark-button.tsx'
import { useSession } from '../../lib/session.ts'
import { classNames } from '../../ui/class-names.ts'
import { Pager } from '../../ui/pager.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { NothingNearby } from './nothing-nearby.tsx'

const nearestFirst = { before: 'Nearer', after: 'Farther' }

interface NearbyPropertiesProps {
  place: Position
  zoom: number
  /** Where the person is, when the place is theirs. */
  here?: Position | undefined
  first: NearbyPage | null
  /** Shows nothing: we do not know where to look. */
  isEmpty?: boolean
  /** What to show when there is nothing. */
  nothing?: ReactNode
}

/** Listings around a place, on the map and beside it, in step. */
export function NearbyProperties({
  place,
  zoom,
  here,
  first,
  isEmpty,
  nothing = <NothingNearby />,
}: NearbyPropertiesProps) {
  const { page, goTo, shown, isLoading, failure, retry } = useNearby(place, first)
  const [highlighted, setHighlighted] = useState<number | null>(null)
  const [shownZoom, setShownZoom] = useState<number | null>(null)
  const clusters = useClustersAround(place, isEmpty ? null : shownZoom)
  const isSignedIn = useSession() !== null
  const navigate = useNavigate()
  const items = isEmpty ? [] : (shown?.data ?? [])
  return (
    <div className="grid gap-5 lg:grid-cols-[7fr_5fr]">
      <PropertyMap
        label="Map of the properties nearby"
        height="400px"
        center={place}
        zoom={zoom}
        here={here}
        clusters={clusters}
        // Of those in the list, the one that is pointed at: together they would cover each other.
        pins={items.filter((item) => item.propertydata.id === highlighted).map(pinOf)}
        highlightedId={highlighted}
        onHighlight={setHighlighted}
        onView={(view) => setShownZoom(view.zoom)}
        onOpen={(id) => navigate(propertyAddress(id, isSignedIn))}
      />
      <div className="lg:flex lg:h-[400px] lg:flex-col">
        {failure ? (
          <FailedState message={failure} onRetry={retry} />
        ) : shown === null ? (
          <ListSkeleton />
        ) : items.length === 0 ? (
          nothing
        ) : (
          <>
            <ul
              aria-busy={isLoading}
              aria-label="Properties nearby"
              className={classNames(
                'grid grow content-start gap-3 overflow-y-auto p-1 max-lg:max-h-[34rem] lg:min-h-0',
                isLoading && 'opacity-60',
              )}
            >
              {items.map((item) => (
                <li key={item.propertydata.id}>
                  <PropertyCard
                    item={item}
                    size="small"
                    isHighlighted={highlighted === item.propertydata.id}
                    onHighlight={setHighlighted}
                    mark={<MarkButton kind="favourites" property={item.propertydata} look="round" onMarked={retry} />}
                  />
                </li>
              ))}
            </ul>
            <Pager page={page} pageSize={shown.pageSize} total={shown.total} onPage={goTo} names={nearestFirst} />
          </>
        )}
      </div>
    </div>
  )
}

function ListSkeleton() {
  return (
    <div className="grid gap-3">
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="h-30 rounded-card" />
      ))}
    </div>
  )
}

function pinOf({ propertydata, locationData }: NearbyPage['data'][number]): MapPin {
  const { id, title, price, listedIn } = propertydata
  const { latitude, longitude } = locationData
  return { id, title, price, listedIn, latitude, longitude }
}
