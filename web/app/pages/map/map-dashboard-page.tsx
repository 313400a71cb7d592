import type { Position } from '@properysearch/contract/values/geometry'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { propertyAddress } from '../../features/listings/property-address.ts'
import { DrawTools } from '../../features/map/draw-tools.tsx'
import { useClusters, useListings } from '../../features/map/map.queries.ts'
import { MapFilters } from '../../features/map/map-filters.tsx'
import { cornersOf } from '../../features/map/map-props.ts'
import { PropertyMap } from '../../features/map/property-map.tsx'
import { puneView } from '../../features/map/pune-view.ts'
import { useMapQuery } from '../../features/map/use-map-query.ts'
import { UserCity } from '../../features/map/user-city.tsx'
import { useCities } from '../../features/places/places.queries.ts'
import { SaveSearchButton } from '../../features/saved-searches/save-search-button.tsx'
import { savedAddress } from '../../features/search/list-address.ts'
import { proposedName, searchOfMap } from '../../features/search/saved-words.ts'
import { messageOf } from '../../lib/api.ts'
import { rememberedCity } from '../../lib/chosen-city.ts'
import { fullWidth } from '../../lib/full-width.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { useUserLocation } from '../../lib/user-location.ts'
import { CountHere } from './count-here.tsx'
import { ListingsHere } from './listings-here.tsx'

export const meta = () => privateMeta('Map')
export const handle = fullWidth

/** Every live listing on one map; groups at any zoom, the same query behind the map, the count and the list. */
export default function MapDashboardPage() {
  const navigate = useNavigate()
  const { asked, query, view, fit, area, change, onView, onArea } = useMapQuery()
  const clusters = useClusters(query, view?.zoom ?? puneView.zoom)
  const listings = useListings(query)
  const user = useUserLocation()
  const { location } = user
  const [isDrawing, setDrawing] = useState(false)
  const [note, setNote] = useState<string>()
  const [highlightedId, setHighlightedId] = useState<number | null>(null)
  const [shown, setShown] = useState({ ...puneView, request: 0 })
  const lead = (center: Position, zoom: number) => setShown(({ request }) => ({ center, zoom, request: request + 1 }))
  const cities = useCities()
  const [isBegun, setBegun] = useState(false)
  if (!isBegun && cities.length > 0) {
    setBegun(true)
    // In the city that was chosen, unless the address says where, or the map was moved already.
    const city = cities.find(({ name }) => name === rememberedCity())
    if (city && !fit && !area && !view?.byPerson) lead(city, puneView.zoom)
  }

  const search = query && searchOfMap(query)

  const retry = () => {
    void clusters.refetch()
    void listings.refetch()
  }
  const finish = (drawn: typeof area) => {
    setDrawing(false)
    setNote(drawn ? undefined : 'That was too small to be an area. Draw around the part you want.')
    if (drawn) onArea(drawn)
  }
  return (
    <div className="map-page">
      <header className="grid grid-cols-1 gap-3 border-line border-b bg-card px-4 py-3 lg:px-6">
        <div className="grid grid-cols-1 gap-2 xl:flex xl:items-center xl:justify-between">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h1 className="text-xl">Map</h1>
            <CountHere
              total={clusters.data?.total}
              isFresh={!clusters.isPlaceholderData && clusters.isSuccess}
              hasArea={area !== undefined}
              hasFailed={clusters.isError}
              onRetry={retry}
            />
          </div>
          <div className="relative -mx-4 flex items-center gap-2 overflow-x-auto whitespace-nowrap px-4 *:shrink-0 lg:mx-0 lg:px-0">
            <DrawTools
              isDrawing={isDrawing}
              hasArea={area !== undefined}
              onDraw={setDrawing}
              onClear={() => onArea(undefined)}
              onUseView={() => view && onArea(cornersOf(view.box))}
            />
            {search && !isDrawing ? (
              <SaveSearchButton address={savedAddress(search)} propose={async () => proposedName(search, [])} />
            ) : null}
            {isDrawing ? null : <UserCity user={user} onPlace={() => location && lead(location, 13)} />}
          </div>
        </div>
        <MapFilters asked={asked} onChange={change} />
        <p role="status" className="text-sm empty:hidden">
          {note}
        </p>
      </header>
      <PropertyMap
        label="Map of all properties"
        height="var(--map-page-height)"
        className="map-page-map"
        isWholePage
        center={shown.center}
        zoom={shown.zoom}
        fit={shown.request === 0 ? fit : undefined}
        request={shown.request}
        clusters={clusters.data?.clusters}
        highlightedId={highlightedId}
        onHighlight={setHighlightedId}
        onOpen={(id) => navigate(propertyAddress(id, true))}
        onView={onView}
        area={area}
        isDrawing={isDrawing}
        onDrawn={finish}
        here={location ?? undefined}
      />
      <ListingsHere
        listings={listings.data}
        query={query}
        problem={(clusters.error ?? listings.error) ? messageOf(clusters.error ?? listings.error) : undefined}
        onRetry={retry}
        highlightedId={highlightedId}
        onHighlight={setHighlightedId}
      />
    </div>
  )
}
