import 'leaflet/dist/leaflet.css'
import './live-map.css'
import type { Box, Position } from '@properysearch/contract/values/geometry'
import { control, map as createMap, divIcon, type Map as LeafletMap, latLngBounds, type Marker, marker } from 'leaflet'
import { api } from '../../../lib/api.ts'
import type { MapTiles } from '../../../lib/map-tiles.ts'
import type { MapPin, MapProps } from '../map-props.ts'
import { drawSchematic } from './draw-schematic.ts'
import { infoWindow } from './info-window.ts'
import { isElsewhere } from './is-elsewhere.ts'
import { laySquares } from './lay-squares.ts'
import { layTiles } from './lay-tiles.ts'
import { createPanes } from './panes.ts'
import { schematicWords, type Word } from './schematic-words.ts'
import { showArea } from './show-area.ts'
import { showMarkers } from './show-markers.ts'
import { showSpot } from './show-spot.ts'
import { wheelZoom } from './wheel-zoom.ts'
import { writeWords } from './write-words.ts'

export interface LiveMap {
  update(props: MapProps): void
  zoomBy(steps: 1 | -1): void
  close(): void
}

interface LiveMapParts {
  props: MapProps
  tiles: MapTiles | null
  /** Tiles or our drawing: known once the first tile has come or failed. */
  onBase: (base: 'tiles' | 'schematic') => void
}

/** Leaflet and all that hangs on it. Loaded only when a map comes near the view. */
export function startMap(node: HTMLElement, { props: first, tiles, onBase }: LiveMapParts): LiveMap {
  let props = first
  let isClosed = false
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = createMap(node, {
    attributionControl: false,
    zoomControl: false,
    minZoom: 4,
    maxZoom: 18,
    maxBounds: [
      [-12, 40],
      [48, 125],
    ],
    maxBoundsViscosity: 0.8,
    scrollWheelZoom: false,
    // We watch the size ourselves: Leaflet's own watch would look like a move by hand.
    trackResize: false,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
  })
  node.setAttribute('role', 'group')
  node.setAttribute('aria-label', 'Map. Arrow keys move it, plus and minus zoom.')
  createPanes(map)
  control.scale({ imperial: false, maxWidth: 110 }).addTo(map)
  let isOurMove = true
  show(map, props)
  map.on('zoomend', () => node.style.setProperty('--zoom', String(map.getZoom())))
  node.style.setProperty('--zoom', String(map.getZoom()))

  drawSchematic(map)
  laySquares(map)
  const stopTiles = tiles ? layTiles(map, tiles, (has) => onBase(has ? 'tiles' : 'schematic')) : undefined
  if (!tiles) onBase('schematic')
  const stopWheel = wheelZoom(map, () => props.isWholePage === true)

  const info = infoWindow(
    map,
    (id) => props.onOpen?.(id),
    () => props.onHighlight?.(null),
  )
  /** The edge of the area asked for lies just outside the view: the Tab key reaches pins there too. */
  const bringIntoView = ({ latitude, longitude }: MapPin) => {
    if (map.getBounds().contains([latitude, longitude])) return
    isOurMove = true
    map.panInside([latitude, longitude], { padding: [48, 48], animate: false })
  }
  // A tap focuses its pin before it clicks: whether the pin had told already is known only beforehand.
  let toldAtPress: number | null = null
  const rememberTold = () => {
    toldAtPress = info.shownId()
  }
  node.addEventListener('pointerdown', rememberTold, { capture: true })
  const markers = showMarkers(map, {
    onPin: (pin: MapPin, event) => {
      if (event === 'leave') return info.leave()
      if (event === 'press' || (event === 'touch' && toldAtPress === pin.id)) return props.onOpen?.(pin.id)
      bringIntoView(pin)
      info.show(pin)
      props.onHighlight?.(pin.id)
    },
  })
  let rewrite: (() => void) | undefined
  const write = (words: Word[]) => {
    if (!isClosed) rewrite = writeWords(map, words, markers.boxes)
  }
  Promise.all([api.places.listCities(), api.places.listLocalities({})]).then(
    ([cities, localities]) => write(schematicWords(cities.data, localities.data)),
    // Without the places' names the drawing still has its own.
    () => write(schematicWords([], [])),
  )
  const area = showArea(map, (drawn) => props.onDrawn?.(drawn))
  const here = hereMarker(map)
  const spot = showSpot(map, () => props.onSpot)

  // A page that is being left, or a window that becomes too narrow for it, shrinks the map to nothing: that is no view.
  const hasSize = () => node.offsetWidth > 0 && node.offsetHeight > 0
  const tellView = () => {
    if (!hasSize()) return
    const byPerson = !isOurMove
    isOurMove = false
    const { lat, lng } = map.getCenter()
    props.onView?.({ box: boxOf(map), zoom: map.getZoom(), center: { latitude: lat, longitude: lng }, byPerson })
  }
  map.on('moveend', tellView)
  const watchSize = new ResizeObserver(() => {
    if (!hasSize()) return
    isOurMove = true
    map.invalidateSize({ pan: false })
    isOurMove = false
  })
  watchSize.observe(node)

  const update = (next: MapProps) => {
    const before = props
    props = next
    markers.update(next)
    if (before.clusters !== next.clusters || before.pins !== next.pins) rewrite?.()
    area.update(next.area, next.isDrawing ?? false)
    here(next.here)
    spot(next.spot ?? null)
    if (isElsewhere(before, next)) {
      isOurMove = true
      show(map, next)
    }
  }
  update(first)
  isOurMove = true
  tellView()
  return {
    update,
    zoomBy: (steps) => map.zoomIn(steps),
    close: () => {
      isClosed = true
      stopTiles?.()
      stopWheel()
      info.close()
      watchSize.disconnect()
      node.removeEventListener('pointerdown', rememberTold, { capture: true })
      map.off()
      map.remove()
    },
  }
}

function show(map: LeafletMap, { fit, center, zoom }: MapProps): void {
  if (fit) {
    // A little less than asked: a view fitted into itself must not come out one zoom smaller.
    const bounds = latLngBounds([fit.south, fit.west], [fit.north, fit.east]).pad(-0.02)
    map.fitBounds(bounds, { animate: false })
  } else map.setView([center.latitude, center.longitude], zoom, { animate: false })
}

function boxOf(map: LeafletMap): Box {
  const bounds = map.getBounds()
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5
  return {
    west: round(Math.max(-180, bounds.getWest())),
    south: round(bounds.getSouth()),
    east: round(Math.min(180, bounds.getEast())),
    north: round(bounds.getNorth()),
  }
}

/** Where the person is, if they said so. */
function hereMarker(map: LeafletMap): (position: Position | undefined) => void {
  let shown: Marker | undefined
  return (position) => {
    if (!position) {
      shown?.remove()
      shown = undefined
      return
    }
    const at: [number, number] = [position.latitude, position.longitude]
    if (shown) shown.setLatLng(at)
    else {
      const icon = divIcon({
        html: '<span class="map-here" role="img" aria-label="You are here"></span>',
        className: 'map-marker',
        iconSize: [0, 0],
      })
      shown = marker(at, { icon, interactive: false, keyboard: false, zIndexOffset: -1000 }).addTo(map)
    }
  }
}
