import { kmBetween, type Position } from '@properysearch/contract/values/geometry'

/** As the crow flies, to a tenth of a kilometre. */
export function distanceKm(a: Position, b: Position): number {
  return Math.round(kmBetween(a, b) * 10) / 10
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
