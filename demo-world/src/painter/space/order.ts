import type { Box, Vec } from './space.ts'

/** Something drawn that takes up a box of space. */
export interface Solid {
  box: Box
  svg: string
}

const EPS = 1e-6

/** Whether a is surely behind b: a plane between them has the eye on b's side. */
function isBehind(a: Box, b: Box, eye: Vec): boolean {
  return (
    (a.x0 >= b.x1 - EPS && eye[0] <= a.x0 + EPS) ||
    (a.x1 <= b.x0 + EPS && eye[0] >= a.x1 - EPS) ||
    (a.y0 >= b.y1 - EPS && eye[1] <= a.y0 + EPS) ||
    (a.y1 <= b.y0 + EPS && eye[1] >= a.y1 - EPS) ||
    (a.z0 >= b.z1 - EPS && eye[2] <= a.z0 + EPS) ||
    (a.z1 <= b.z0 + EPS && eye[2] >= a.z1 - EPS)
  )
}

/** Farthest first. Boxes that do not overlap come out right; ties go by distance. */
export function backToFront(solids: readonly Solid[], eye: Vec): string {
  const far = (box: Box) =>
    Math.hypot((box.x0 + box.x1) / 2 - eye[0], (box.y0 + box.y1) / 2 - eye[1], (box.z0 + box.z1) / 2 - eye[2])
  const sorted = [...solids].sort((a, b) => far(b.box) - far(a.box))
  const waitsFor = sorted.map(() => 0)
  const hides: number[][] = sorted.map(() => [])
  for (let i = 0; i < sorted.length; i++) {
    for (let j = i + 1; j < sorted.length; j++) {
      const a = (sorted[i] as Solid).box
      const b = (sorted[j] as Solid).box
      const behind = isBehind(a, b, eye)
      const before = isBehind(b, a, eye)
      if (behind === before) continue
      const [first, then] = behind ? [i, j] : [j, i]
      hides[first]?.push(then)
      waitsFor[then] = (waitsFor[then] ?? 0) + 1
    }
  }
  const drawn: boolean[] = []
  let text = ''
  for (let count = 0; count < sorted.length; count++) {
    let next = sorted.findIndex((_, i) => !drawn[i] && waitsFor[i] === 0)
    // A cycle (three boxes each before the next): draw the farthest.
    if (next < 0) next = sorted.findIndex((_, i) => !drawn[i])
    drawn[next] = true
    text += (sorted[next] as Solid).svg
    for (const then of hides[next] ?? []) waitsFor[then] = (waitsFor[then] ?? 1) - 1
  }
  return text
}
