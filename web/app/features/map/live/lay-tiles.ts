import { type Map as LeafletMap, tileLayer } from 'leaflet'
import type { MapTiles } from '../../../lib/map-tiles.ts'

const decideWithinMs = 4000

/** Lays tiles over our drawing. When the first one fails, or none comes in time, they are taken away for good. */
export function layTiles(map: LeafletMap, tiles: MapTiles, onAnswer: (hasTiles: boolean) => void): () => void {
  const layer = tileLayer(tiles.url, { maxZoom: 19, referrerPolicy: 'strict-origin-when-cross-origin' })
  let isDecided = false
  const decide = (hasTiles: boolean) => {
    if (isDecided) return
    isDecided = true
    clearTimeout(timer)
    if (!hasTiles) layer.remove()
    onAnswer(hasTiles)
  }
  const timer = setTimeout(() => decide(false), decideWithinMs)
  layer.on('tileload', () => decide(true))
  layer.on('tileerror', () => decide(false))
  layer.addTo(map)
  return () => clearTimeout(timer)
}
