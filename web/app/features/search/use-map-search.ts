import { pagingFields, type Search, searchString, without } from '@properysearch/contract/search/address'
import { readArea, readBox } from '@properysearch/contract/search/url'
import { type Box, boxAround, type Position } from '@properysearch/contract/values/geometry'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { CardItem } from '../../lib/card-item.ts'
import { useUserLocation } from '../../lib/user-location.ts'
import { filtersOf } from './find-list.ts'
import { listAddress } from './list-address.ts'
import { startBox, viewOf, writeBox, writePolygon } from './map-start.ts'
import { useClusters, type View } from './use-clusters.ts'

/** A map that is still moving is not searched yet. */
const restMs = 250

interface MapSearch {
  search: Search
  items: readonly CardItem[]
  city: Position | null
  highlightedId: number | null
}

/** Keeps map and list in step: what the list asks for is what the map shows, and a map moved by hand asks for its area. */
export function useMapSearch({ search, items, city, highlightedId }: MapSearch) {
  const navigate = useNavigate()
  const { location } = useUserLocation()
  const [view, setView] = useState<View>()
  const [isDrawing, setDrawing] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const fit = useFit(search, items, city)
  const { clusters, failure, retry } = useClusters(search, view)
  // A move that waits would bring back the search as it was before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each search the waiting ends
  useEffect(() => () => clearTimeout(timer.current), [searchString(search)])

  const area = readArea(search.polygon)
  const inPlace = without(search, ...pagingFields, 'box', 'polygon')
  // An area may reach beyond the city, or lie in another.
  const inArea = without(inPlace, 'city')
  const go = (next: Search, replace: boolean) => void navigate(listAddress(next), { replace, preventScrollReset: true })
  const searchBox = (box: Box) => {
    const text = writeBox(box)
    fit.rememberOwn(text)
    // One step back leads out of the area, however often the map was moved in it.
    go({ ...inArea, box: text }, search.box !== undefined)
  }
  const onView = ({ box, zoom, byPerson }: View & { byPerson: boolean }) => {
    setView({ box, zoom })
    clearTimeout(timer.current)
    // Somebody who drew an area looks around in it.
    if (byPerson && !area) timer.current = setTimeout(() => searchBox(box), restMs)
  }
  const onDrawn = (drawn: Position[] | undefined) => {
    setDrawing(false)
    if (drawn) go({ ...inArea, polygon: writePolygon(drawn) }, false)
  }
  const shown = items.find((item) => item.propertydata.id === highlightedId)
  const isPinned = clusters.some((cluster) => cluster.property?.id === highlightedId)
  return {
    map: {
      ...viewOf(fit.box),
      fit: fit.box,
      clusters,
      // A card within a group gets a pin for as long as it is lit.
      pins: shown && !isPinned ? [pinOf(shown)] : [],
      area,
      here: location ?? undefined,
      isDrawing,
      onView,
      onDrawn,
    },
    draw: {
      isDrawing,
      hasArea: area !== undefined,
      onDraw: setDrawing,
      onClear: () => go(inPlace, false),
    },
    failure,
    retry,
  }
}

/** What the map must show whole. It stays while somebody turns pages, and when they moved the map there themselves. */
function useFit(search: Search, items: readonly CardItem[], city: Position | null) {
  const polygon = readArea(search.polygon)
  const wanted = readBox(search.box) ?? (polygon ? boxAround(polygon) : startBox(items, city))
  const key = search.box ?? search.polygon ?? searchString(filtersOf(search))
  const [shown, setShown] = useState({ key, box: wanted })
  const [own, setOwn] = useState<string>()
  if (shown.key !== key) setShown({ key, box: key === own ? shown.box : (wanted ?? shown.box) })
  return { box: shown.box, rememberOwn: setOwn }
}

function pinOf({ propertydata: { id, title, price, listedIn }, locationData: { latitude, longitude } }: CardItem) {
  return { id, title, price, listedIn, latitude, longitude }
}
