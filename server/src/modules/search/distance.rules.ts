import type { Position } from '@properysearch/contract/values/geometry'

const earthRadiusKm = 6371
const radians = Math.PI / 180

/** As the crow flies, to a tenth of a kilometre. */
export function distanceKm(a: Position, b: Position): number {
  const middle = Math.sin(((b.latitude - a.latitude) * radians) / 2) ** 2
  const side = Math.sin(((b.longitude - a.longitude) * radians) / 2) ** 2
  const angle = middle + Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * side
  return Math.round(2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(angle))) * 10) / 10
}

/** The map zoom that shows two places this far apart on a map 400 pixels high. */
export function zoomLevelFor(km: number): number {
  const steps: readonly (readonly [number, number])[] = [
    [1, 15],
    [2.5, 14],
    [5, 13],
    [10, 12],
    [20, 11],
  ]
  return steps.find(([upTo]) => km <= upTo)?.[1] ?? 10
}
