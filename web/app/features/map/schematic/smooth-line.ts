import type { Place } from '../../../lib/pune-rivers.ts'

const stepsBetween = 5

/** A curve through the places, as many short straight pieces: so drawn, it looks the same in every renderer. */
export function smooth(course: readonly Place[]): Place[] {
  const at = (i: number) => course[Math.min(course.length - 1, Math.max(0, i))] as Place
  const curve = course.flatMap((_, i) => (i === course.length - 1 ? [] : piece(at(i - 1), at(i), at(i + 1), at(i + 2))))
  return [...curve, at(course.length - 1)]
}

/** The same, returning to where it began. */
export function smoothRing(shore: readonly Place[]): Place[] {
  const at = (i: number) => shore[(i + shore.length) % shore.length] as Place
  return shore.flatMap((_, i) => piece(at(i - 1), at(i), at(i + 1), at(i + 2)))
}

/** Three outlines of a hill, one within the other, a little uneven as contours are. */
export function contours({ middle: [latitude, longitude], reach: [east, north] }: Hill): Place[][] {
  return [1, 0.66, 0.34].map((size) =>
    smoothRing(
      Array.from({ length: 9 }, (_, i): Place => {
        const angle = (i / 9) * 2 * Math.PI
        const uneven = size * (1 + 0.16 * Math.sin(angle * 3 + latitude * 900) + 0.08 * Math.cos(angle * 2))
        return [latitude + Math.sin(angle) * north * uneven, longitude + Math.cos(angle) * east * uneven]
      }),
    ),
  )
}

interface Hill {
  middle: Place
  reach: [east: number, north: number]
}

function piece(before: Place, from: Place, to: Place, after: Place): Place[] {
  return Array.from({ length: stepsBetween }, (_, step): Place => {
    const t = step / stepsBetween
    return [between(before[0], from[0], to[0], after[0], t), between(before[1], from[1], to[1], after[1], t)]
  })
}

function between(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
}
