import type { SentSearchQuery } from '@properysearch/contract/search/calls'
import { fromSearchParams, readArea, readBox, toSearchParams } from '@properysearch/contract/search/url'
import type { Box, Position } from '@properysearch/contract/values/geometry'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { MapView } from './map-props.ts'

/** The search of a map page: its filters are in the address, the view is added once the map knows it. */
export function useMapQuery() {
  const [params, setParams] = useSearchParams()
  const [view, setView] = useState<MapView>()
  const asked = fromSearchParams(params)
  // The box in the address says where to begin; after that the map itself leads.
  const [fit] = useState<Box | undefined>(() => readBox(params.get('box')))
  const polygon = params.get('polygon')
  const [area, setArea] = useState({ text: polygon, corners: readArea(polygon) })
  if (area.text !== polygon) setArea({ text: polygon, corners: readArea(polygon) })

  // A filter moves the map's edge, so a second change arrives before the first is in the address: it must not undo it.
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  }, [params])
  const change = useCallback(
    (changes: Record<string, string | undefined>) => {
      const next = new URLSearchParams(latest.current)
      for (const key of ['page', 'after']) next.delete(key)
      for (const [key, value] of Object.entries(changes)) {
        if (value === undefined) next.delete(key)
        else next.set(key, value)
      }
      latest.current = next
      setParams(next, { replace: true, preventScrollReset: true })
    },
    [setParams],
  )
  const hasBox = params.has('box')
  const onView = useCallback(
    (next: MapView) => {
      setView(next)
      // Once the address has a box it stays true to the map, also when the map's own size changes.
      if (next.byPerson || hasBox) change({ box: toSearchParams({ box: next.box }).get('box') ?? undefined })
    },
    [change, hasBox],
  )
  const onArea = useCallback(
    (corners: Position[] | undefined) =>
      change({ polygon: corners && (toSearchParams({ polygon: corners }).get('polygon') ?? undefined) }),
    [change],
  )
  const query: SentSearchQuery | null = view
    ? { ...withoutPaging(asked), box: toSearchParams({ box: view.box }).get('box') ?? '' }
    : null
  return { asked, query, view, fit, area: area.corners, change, onView, onArea }
}

function withoutPaging({ page: _page, after: _after, ...rest }: SentSearchQuery): SentSearchQuery {
  return rest
}
