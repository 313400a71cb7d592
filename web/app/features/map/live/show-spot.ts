import type { Position } from '@properysearch/contract/values/geometry'
import { divIcon, type LatLng, type Map as LeafletMap, type Marker, marker } from 'leaflet'

/** The one pin that somebody sets: dragged, or put where the map is pressed. */
export function showSpot(map: LeafletMap, onSpot: () => ((position: Position) => void) | undefined) {
  let shown: Marker | undefined
  const tell = ({ lat, lng }: LatLng) => onSpot()?.({ latitude: round(lat), longitude: round(lng) })
  map.on('click', (event) => tell(event.latlng))

  return (position: Position | null) => {
    if (!position) {
      shown?.remove()
      shown = undefined
      return
    }
    const at: [number, number] = [position.latitude, position.longitude]
    if (shown) {
      shown.setLatLng(at)
      return
    }
    const icon = divIcon({ html: '<span class="map-spot"></span>', className: 'map-marker', iconSize: [44, 44] })
    shown = marker(at, { icon, draggable: true, keyboard: false, autoPan: true, zIndexOffset: 1000 }).addTo(map)
    shown.on('dragend', () => shown && tell(shown.getLatLng()))
  }
}

/** About a metre. */
function round(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000
}
