import { chanceFrom } from './chance.ts'
import type { Colour } from './colour.ts'
import { num } from './ink.ts'
import { type Mark, marksPath } from './marks.ts'

export const WIDTH = 1600
export const HEIGHT = 1200

export type Stop = readonly [offset: number, paint: Colour, opacity?: number]

/** The sheet of paper: shared gradients, clips and symbols, named in the order of their first use. */
export class Sheet {
  private readonly defs = new Map<string, string>()
  readonly width: number
  readonly height: number

  constructor(width = WIDTH, height = HEIGHT) {
    this.width = width
    this.height = height
  }

  private define(body: (id: string) => string, key: string): string {
    const known = this.defs.get(key)
    if (known) return known.slice(known.indexOf('id="') + 4, known.indexOf('"', known.indexOf('id="') + 4))
    const id = `a${this.defs.size.toString(36)}`
    this.defs.set(key, body(id))
    return id
  }

  /** A gradient between two points of the sheet. */
  linear(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): string {
    const where = `gradientUnits="userSpaceOnUse" x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}"`
    const inner = stopsText(stops)
    return `url(#${this.define((id) => `<linearGradient id="${id}" ${where}>${inner}</linearGradient>`, `l${where}${inner}`)})`
  }

  /** A gradient that fills each shape's own box from the middle out. */
  glow(stops: readonly Stop[]): string {
    const inner = stopsText(stops)
    return `url(#${this.define((id) => `<radialGradient id="${id}">${inner}</radialGradient>`, `g${inner}`)})`
  }

  radial(cx: number, cy: number, r: number, stops: readonly Stop[], squash = 1): string {
    const turned = squash === 1 ? '' : ` gradientTransform="translate(0 ${num(cy * (1 - squash))}) scale(1 ${squash})"`
    const where = `gradientUnits="userSpaceOnUse" cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}"${turned}`
    const inner = stopsText(stops)
    return `url(#${this.define((id) => `<radialGradient id="${id}" ${where}>${inner}</radialGradient>`, `r${where}${inner}`)})`
  }

  clip(data: string): string {
    return `clip-path="url(#${this.define((id) => `<clipPath id="${id}"><path d="${data}"/></clipPath>`, `c${data}`)})"`
  }

  /** A drawing made once and placed many times with `<use>`. */
  symbol(key: string, draw: () => string): string {
    const known = this.defs.get(`s${key}`)
    const content = known ? '' : draw()
    return `#${this.define((id) => `<g id="${id}">${content}</g>`, `s${key}`)}`
  }

  /** The tooth of the paper: breaks the steps of soft gradients, and keeps large planes alive. */
  grain(): string {
    const size = 72
    const chance = chanceFrom('paper')
    const specks = (paint: Colour, opacity: number) => {
      const marks = Array.from(
        { length: 430 },
        (): Mark => [chance.whole(0, size - 2), chance.whole(0, size - 1), 1, 0],
      )
      return `<path fill="none" stroke="${paint}" stroke-opacity="${opacity}" d="${marksPath(marks)}"/>`
    }
    const id = this.define(
      (name) =>
        `<pattern id="${name}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${specks('#ffffff', 0.045)}${specks('#1d160f', 0.035)}</pattern>`,
      'grain',
    )
    return `<rect width="${this.width}" height="${this.height}" fill="url(#${id})"/>`
  }

  /** The finished picture, with the paper's tooth over it. */
  toPicture(content: string): string {
    return this.toSvg(content + this.grain())
  }

  toSvg(content: string): string {
    const { width, height } = this
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${[...this.defs.values()].join('')}</defs>${content}</svg>`
  }
}

function stopsText(stops: readonly Stop[]): string {
  return stops
    .map(([offset, paint, opacity = 1]) => {
      const alpha = opacity >= 1 ? '' : ` stop-opacity="${Math.round(opacity * 1000) / 1000}"`
      return `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${paint}"${alpha}/>`
    })
    .join('')
}
