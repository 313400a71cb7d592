import type { Colour } from './colour.ts'

/** A point on the sheet, in pixels from the top left. */
export type Point = readonly [number, number]

/** One decimal, without a leading zero. */
export function num(value: number): string {
  const tenths = Math.round(value * 10)
  return tenthsText(tenths)
}

function tenthsText(tenths: number): string {
  if (tenths % 10 === 0) return String(tenths / 10)
  const sign = tenths < 0 ? '-' : ''
  const size = Math.abs(tenths)
  const whole = Math.floor(size / 10)
  return `${sign}${whole === 0 ? '' : whole}.${size % 10}`
}

/** Numbers joined the shortest way a path allows. */
export function joinNums(values: readonly number[]): string {
  return joinTenths(values.map((value) => Math.round(value * 10)))
}

/** Path data through points, relative, exact to a tenth of a pixel. */
export function pathOf(points: readonly Point[], closed = true): string {
  const first = points[0]
  if (!first || points.length < 2) return ''
  let x = Math.round(first[0] * 10)
  let y = Math.round(first[1] * 10)
  const steps: number[] = []
  const start = joinTenths([x, y])
  for (let i = 1; i < points.length; i++) {
    const point = points[i] as Point
    const nextX = Math.round(point[0] * 10)
    const nextY = Math.round(point[1] * 10)
    steps.push(nextX - x, nextY - y)
    x = nextX
    y = nextY
  }
  return `M${start}l${joinTenths(steps)}${closed ? 'z' : ''}`
}

function joinTenths(values: readonly number[]): string {
  let text = ''
  let hadPoint = false
  for (const tenths of values) {
    const part = tenthsText(tenths)
    const needsSpace = text !== '' && !part.startsWith('-') && !(part.startsWith('.') && hadPoint)
    text += needsSpace ? ` ${part}` : part
    hadPoint = part.includes('.')
  }
  return text
}

/** Upright or level lines walked to and fro, so that the steps between them stay short. */
export function barsOf(lines: readonly (readonly [Point, Point])[]): string {
  let text = ''
  let [x, y] = [0, 0]
  lines.forEach(([a, b], i) => {
    const [from, to] = i % 2 === 0 ? [a, b] : [b, a]
    const ends = [from[0], from[1], to[0], to[1]].map((value) => Math.round(value * 10)) as [
      number,
      number,
      number,
      number,
    ]
    const [fx, fy, tx, ty] = ends
    const step = [tx - fx, ty - fy]
    const draw =
      step[0] === 0
        ? `v${tenthsText(step[1] as number)}`
        : step[1] === 0
          ? `h${tenthsText(step[0] as number)}`
          : `l${joinTenths(step)}`
    text += `${i === 0 ? 'M' : 'm'}${joinTenths([fx - x, fy - y])}${draw}`
    x = tx
    y = ty
  })
  return text
}

/** A smooth closed or open curve through points (Catmull-Rom as cubic curves). */
export function curveOf(points: readonly Point[], closed = true, tension = 1): string {
  const count = points.length
  const at = (i: number): Point => points[closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))] as Point
  const first = at(0)
  let text = `M${joinNums(first)}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const reach = tension / 6
    text += `C${joinNums([
      from[0] + (to[0] - before[0]) * reach,
      from[1] + (to[1] - before[1]) * reach,
      to[0] - (after[0] - from[0]) * reach,
      to[1] - (after[1] - from[1]) * reach,
      to[0],
      to[1],
    ])}`
  }
  return closed ? `${text}z` : text
}

/** On one shape this equals group opacity, and costs a third of it to rasterise. */
const seeThrough = (kind: 'fill' | 'stroke', opacity: number) =>
  opacity >= 1 ? '' : ` ${kind}-opacity="${Math.round(opacity * 1000) / 1000}"`

export const fill = (data: string, paint: Colour, opacity = 1) =>
  data === '' ? '' : `<path fill="${paint}"${seeThrough('fill', opacity)} d="${data}"/>`

export const stroke = (data: string, paint: Colour, width: number, opacity = 1, extra = '') =>
  data === ''
    ? ''
    : `<path fill="none" stroke="${paint}" stroke-width="${num(width)}"${seeThrough('stroke', opacity)}${extra} d="${data}"/>`

export const ellipse = (cx: number, cy: number, rx: number, ry: number, paint: Colour, opacity = 1) =>
  `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${paint}"${seeThrough('fill', opacity)}/>`

export const group = (content: string, attributes = '') =>
  content === '' ? '' : `<g${attributes && ` ${attributes}`}>${content}</g>`

/** Gathers shapes of equal style into one path each; styles keep the order of their first use. */
export class Batch {
  private readonly paths = new Map<string, string[]>()

  private add(style: string, data: string): this {
    if (data === '') return this
    const known = this.paths.get(style)
    if (known) known.push(data)
    else this.paths.set(style, [data])
    return this
  }

  fill(data: string, paint: Colour, opacity = 1): this {
    // A fill closes itself.
    return this.add(`fill="${paint}"${seeThrough('fill', opacity)}`, data.replaceAll('z', ''))
  }

  /** Filled and outlined in one go. */
  edged(data: string, paint: Colour, edge: Colour, width: number): this {
    return this.add(`fill="${paint}" stroke="${edge}" stroke-width="${num(width)}"`, data)
  }

  stroke(data: string, paint: Colour, width: number, opacity = 1, extra = ''): this {
    return this.add(
      `fill="none" stroke="${paint}" stroke-width="${num(width)}"${seeThrough('stroke', opacity)}${extra}`,
      data,
    )
  }

  toString(): string {
    return [...this.paths].map(([style, data]) => `<path ${style} d="${data.join('')}"/>`).join('')
  }
}
