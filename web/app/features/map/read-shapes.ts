import type { Box, Position } from '@properysearch/contract/geometry'

/** `west,south,east,north` as an address carries it; undefined when it is not one. */
export function readBox(text: string | null): Box | undefined {
  const [west, south, east, north, ...more] = numbersOf(text?.split(','))
  if (west === undefined || south === undefined || east === undefined || north === undefined) return undefined
  if (more.length > 0 || west >= east || south >= north) return undefined
  return { west, south, east, north }
}

/** `longitude latitude,…` as an address carries it; undefined when it is no area. */
export function readArea(text: string | null): Position[] | undefined {
  const corners = (text ?? '').split(',').map((pair) => numbersOf(pair.trim().split(/\s+/)))
  if (corners.length < 3 || corners.some((corner) => corner.length !== 2)) return undefined
  return corners.map(([longitude = 0, latitude = 0]) => ({ latitude, longitude }))
}

/** Nothing at all where one of them is no number. */
function numbersOf(parts: string[] | undefined): number[] {
  const numbers = (parts ?? []).map((part) => (part === '' ? Number.NaN : Number(part)))
  return numbers.every(Number.isFinite) ? numbers : []
}
