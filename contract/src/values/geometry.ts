// Places on the earth and shapes drawn on the map. Free of zod.

export interface Position {
  latitude: number
  longitude: number
}

export interface Box {
  west: number
  south: number
  east: number
  north: number
}

export function isOnEarth({ latitude, longitude }: Position): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
}

const earthRadiusKm = 6371
const radians = Math.PI / 180

/** As the crow flies. */
export function kmBetween(a: Position, b: Position): number {
  const middle = Math.sin(((b.latitude - a.latitude) * radians) / 2) ** 2
  const side = Math.sin(((b.longitude - a.longitude) * radians) / 2) ** 2
  const angle = middle + Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * side
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(angle)))
}

/** Whether two sides of a closed shape cross or touch, other than neighbours at their shared corner. */
export function crossesItself(corners: readonly Position[]): boolean {
  const n = corners.length
  for (let i = 0; i < n; i++) {
    if (isSame(corners[i] as Position, corners[(i + 1) % n] as Position)) return true
    for (let j = i + 1; j < n; j++) {
      const a = corners[i] as Position
      const b = corners[(i + 1) % n] as Position
      const c = corners[j] as Position
      const d = corners[(j + 1) % n] as Position
      const areNeighbours = j === i + 1 || (i === 0 && j === n - 1)
      if (areNeighbours ? foldsBack(a, b, c, d, j === i + 1) : segmentsMeet(a, b, c, d)) return true
    }
  }
  return false
}

function isSame(a: Position, b: Position): boolean {
  return a.latitude === b.latitude && a.longitude === b.longitude
}

/** The box around some places. */
export function boxAround(positions: readonly Position[]): Box {
  const latitudes = positions.map((position) => position.latitude)
  const longitudes = positions.map((position) => position.longitude)
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  }
}

/** Neighbouring sides share one corner; they are wrong only when one runs back along the other. */
function foldsBack(a: Position, b: Position, c: Position, d: Position, isNext: boolean): boolean {
  const [tip, one, other] = isNext ? [b, a, d] : [a, b, c]
  return turn(one, tip, other) === 0 && along(tip, one, other) > 0
}

function segmentsMeet(a: Position, b: Position, c: Position, d: Position): boolean {
  const abc = turn(a, b, c)
  const abd = turn(a, b, d)
  const cda = turn(c, d, a)
  const cdb = turn(c, d, b)
  if (abc * abd < 0 && cda * cdb < 0) return true
  return (
    (abc === 0 && isBetween(a, b, c)) ||
    (abd === 0 && isBetween(a, b, d)) ||
    (cda === 0 && isBetween(c, d, a)) ||
    (cdb === 0 && isBetween(c, d, b))
  )
}

/** Positive when the way from a over b to c turns left, negative when right, 0 when straight. */
function turn(a: Position, b: Position, c: Position): number {
  return Math.sign(
    (b.longitude - a.longitude) * (c.latitude - a.latitude) - (b.latitude - a.latitude) * (c.longitude - a.longitude),
  )
}

function along(from: Position, a: Position, b: Position): number {
  return (
    (a.longitude - from.longitude) * (b.longitude - from.longitude) +
    (a.latitude - from.latitude) * (b.latitude - from.latitude)
  )
}

function isBetween(a: Position, b: Position, c: Position): boolean {
  return (
    c.longitude >= Math.min(a.longitude, b.longitude) &&
    c.longitude <= Math.max(a.longitude, b.longitude) &&
    c.latitude >= Math.min(a.latitude, b.latitude) &&
    c.latitude <= Math.max(a.latitude, b.latitude)
  )
}
