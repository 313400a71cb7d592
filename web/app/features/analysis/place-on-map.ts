import { setApart } from '@properysearch/contract/values/set-apart'
import type { Mark } from './charts.ts'

// Where the marks of a map are drawn, on the page and in its picture: in hundredths of its width and height.

export interface Spot {
  left: number
  top: number
}

/** With a margin; the nearer half of a country-wide map is not squeezed. Numbers stand apart, so that each is read. */
export function placeOnMap(marks: readonly Mark[]): Spot[] {
  const spots = whereTheyLie(marks)
  if (!marks.some(({ nameOnMap }) => nameOnMap)) return spots
  // The map is a third wider than high.
  const points = spots.map(({ left, top }) => ({ x: (left * 4) / 3, y: top }))
  return setApart(points, apartBy).map(({ x, y }) => ({ left: within(x * 0.75), top: within(y) }))
}

const apartBy = 11
const within = (percent: number) => Math.min(96, Math.max(4, percent))

function whereTheyLie(marks: readonly Mark[]): Spot[] {
  const of = (pick: (mark: Mark) => number | undefined) => marks.map((mark) => pick(mark) ?? 0)
  const [south, north] = ends(of(({ latitude }) => latitude))
  const [west, east] = ends(of(({ longitude }) => longitude))
  return marks.map(({ latitude = 0, longitude = 0 }) => ({
    left: 6 + ((longitude - west) / (east - west)) * 88,
    top: 6 + ((north - latitude) / (north - south)) * 86,
  }))
}

function ends(values: readonly number[]): [number, number] {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return least === most ? [least - 1, most + 1] : [least, most]
}

export const heatSteps = [0, 1, 2, 3, 4] as const

/** Fifths: as many places in each step. */
export function stepsOf(marks: readonly Mark[]): (value: number) => number {
  const sorted = marks.map(({ value }) => value).sort((a, b) => a - b)
  return (value) =>
    Math.min(heatSteps.length - 1, Math.floor((sorted.indexOf(value) / Math.max(1, sorted.length)) * heatSteps.length))
}

/** A letter, the height of a name, how far it stands below its dot, and a dot's half: of a map some 700 pixels wide. */
const size = { letter: 1.05, height: 3.2, below: 1.6, dot: 1.3 }

/** The dearest and the cheapest places are named, three of each or all of a few, where a name covers no dot or name. */
export function namedOnMap(
  marks: readonly Mark[],
  spots: readonly Spot[],
): { at: number; left: number; top: number }[] {
  const all = marks.map((_, i) => i)
  const wanted = marks.length <= 6 ? all : [...all.slice(0, 8), ...all.slice(-8).reverse()]
  const dots = spots.map(({ left, top }) => boxAround(left, top, 2 * size.dot, 2 * size.dot))
  const names: Box[] = []
  const named: { at: number; left: number; top: number }[] = []
  const enough = { dear: 0, cheap: 0 }
  for (const at of wanted) {
    const side = marks.length <= 6 ? 'dear' : at < 8 ? 'dear' : 'cheap'
    if (marks.length > 6 && enough[side] === 3) continue
    const { left, top } = spots[at] as Spot
    const long = (marks[at]?.label.length ?? 0) * size.letter
    const middle = Math.min(99 - long / 2, Math.max(1 + long / 2, left))
    const box = boxAround(middle, top + size.below + size.height / 2, long, size.height)
    if (box.bottom > 100 || names.some((name) => meet(name, box))) continue
    if (dots.some((dot, i) => i !== at && meet(dot, box))) continue
    names.push(box)
    named.push({ at, left: middle, top: top + size.below })
    enough[side]++
  }
  return named
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}
const boxAround = (x: number, y: number, width: number, height: number): Box => {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
}
const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
