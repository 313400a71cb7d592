import type { Position } from '@properysearch/contract/values/geometry'
import { type LatLngTuple, type Map as LeafletMap, type Polygon, polygon, polyline, svg } from 'leaflet'
import { simplifyArea } from '../simplify-area.ts'
import { areaPane } from './panes.ts'

/** Beyond every view: what lies outside the area is a shape with the area as its hole. */
const farAround: LatLngTuple[] = [
  [-80, -180],
  [85, -180],
  [85, 180],
  [-80, 180],
]
/** Finer than this a stroke is only the trembling of a hand. */
const leastStepPx = 3

/** Outlines the area, and takes a new one from a stroke of mouse, finger or pen. */
export function showArea(map: LeafletMap, onDrawn: (area: Position[] | undefined) => void) {
  const shared = { renderer: svg({ pane: areaPane, padding: 0.5 }), pane: areaPane, interactive: false }
  const container = map.getContainer()
  let outside: Polygon | undefined
  let drawn: readonly Position[] | undefined
  let isDrawing = false

  const show = (area: readonly Position[] | undefined) => {
    if (area === drawn) return
    drawn = area
    outside?.remove()
    outside = area
      ? polygon([farAround, area.map(toTuple)], { ...shared, className: 'map-area' }).addTo(map)
      : undefined
  }

  const startStroke = (down: PointerEvent) => {
    if (!isDrawing || down.button !== 0 || !down.isPrimary) return
    down.preventDefault()
    down.stopPropagation()
    const { left, top } = container.getBoundingClientRect()
    const positionAt = (event: PointerEvent): Position => {
      const { lat, lng } = map.containerPointToLatLng([event.clientX - left, event.clientY - top])
      return { latitude: lat, longitude: lng }
    }
    const points = [positionAt(down)]
    const stroke = polyline(points.map(toTuple), { ...shared, className: 'map-stroke' }).addTo(map)
    let last = down
    const onMove = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return
      if (Math.hypot(event.clientX - last.clientX, event.clientY - last.clientY) < leastStepPx) return
      last = event
      const position = positionAt(event)
      points.push(position)
      stroke.addLatLng(toTuple(position))
    }
    const end = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return
      window.removeEventListener('pointermove', onMove)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
      stroke.remove()
      if (isDrawing) onDrawn(event.type === 'pointerup' ? simplifyArea(points) : undefined)
    }
    window.addEventListener('pointermove', onMove)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
  }
  container.addEventListener('pointerdown', startStroke, { capture: true })

  return {
    update(area: readonly Position[] | undefined, wantsDrawing: boolean) {
      show(area)
      if (wantsDrawing === isDrawing) return
      isDrawing = wantsDrawing
      container.classList.toggle('is-drawing', isDrawing)
      for (const handler of [map.dragging, map.touchZoom, map.doubleClickZoom, map.boxZoom]) {
        if (isDrawing) handler?.disable()
        else handler?.enable()
      }
    },
  }
}

function toTuple({ latitude, longitude }: Position): LatLngTuple {
  return [latitude, longitude]
}
