import { type Box, boxAround, type Position } from '@properysearch/contract/values/geometry'
import type { CardItem } from '../../lib/card-item.ts'
import { puneCentre } from '../../lib/pune-centre.ts'

const leastDegrees = 0.03

/** About so far from the middle of a city to its edge. */
const cityDegrees = 0.15

/** Where the map opens: around the page's listings; where there are none, on the city that was searched. */
export function startBox(items: readonly CardItem[], city: Position | null): Box | undefined {
  if (items.length === 0 && !city) return undefined
  if (items.length === 0 && city) return around(city)
  const { west, south, east, north } = boxAround(items.map((item) => item.locationData))
  const padX = Math.max((east - west) * 0.1, (leastDegrees - (east - west)) / 2)
  const padY = Math.max((north - south) * 0.1, (leastDegrees - (north - south)) / 2)
  return { west: west - padX, south: south - padY, east: east + padX, north: north + padY }
}

function around({ latitude, longitude }: Position): Box {
  return {
    west: longitude - cityDegrees,
    south: latitude - cityDegrees,
    east: longitude + cityDegrees,
    north: latitude + cityDegrees,
  }
}

export function writeBox({ west, south, east, north }: Box): string {
  return [west, south, east, north].map((degrees) => String(Math.round(degrees * 1e5) / 1e5)).join(',')
}

export function writePolygon(corners: readonly Position[]): string {
  const round = (degrees: number) => String(Math.round(degrees * 1e5) / 1e5)
  return corners.map((corner) => `${round(corner.longitude)} ${round(corner.latitude)}`).join(',')
}

/** The middle of a box, and the zoom that shows it whole on a map of about 600 pixels. */
export function viewOf(box: Box | undefined): { center: Position; zoom: number } {
  if (!box) return { center: puneCentre, zoom: 11 }
  const span = Math.max(box.east - box.west, box.north - box.south)
  const zoom = Math.floor(Math.log2((600 * 360) / (256 * span)))
  return {
    center: { latitude: (box.north + box.south) / 2, longitude: (box.west + box.east) / 2 },
    zoom: Math.max(4, Math.min(16, zoom)),
  }
}
