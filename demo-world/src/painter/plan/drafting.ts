import { INK, LINE, PAPER, SOFT_INK, words } from '@properysearch/server/src/platform/lettering.ts'
import { fill, num, type Point, pathOf, stroke } from '../canvas/ink.ts'
import type { Sheet } from '../canvas/sheet.ts'

/** The sheet with a hairline border. */
export function paper({ width, height }: Sheet): string {
  const edge = 34
  return `<rect width="${width}" height="${height}" fill="${PAPER}"/>${stroke(
    pathOf([
      [edge, edge],
      [width - edge, edge],
      [width - edge, height - edge],
      [edge, height - edge],
    ]),
    LINE,
    1.5,
  )}`
}

/** An architect's dimension: a line, its end strokes, the figure over its middle. */
export function dimensionLine(from: Point, to: Point, text: string): string {
  const isUpright = Math.abs(from[0] - to[0]) < 0.5
  const tick = ([x, y]: Point) =>
    pathOf(
      [
        [x - 7, y + 7],
        [x + 7, y - 7],
      ],
      false,
    ) +
    (isUpright
      ? pathOf(
          [
            [x - 10, y],
            [x + 26, y],
          ],
          false,
        )
      : pathOf(
          [
            [x, y - 26],
            [x, y + 10],
          ],
          false,
        ))
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const figure = isUpright
    ? `<g transform="rotate(-90 ${num(mx - 10)} ${num(my)})">${words(mx - 10, my, text, 20)}</g>`
    : words(mx, my + 26, text, 20)
  return stroke(pathOf([from, to], false) + tick(from) + tick(to), SOFT_INK, 1.5) + figure
}

/** A needle in a ring; N at its point. */
export function northArrow(x: number, y: number, turn: number): string {
  const r = 46
  const needle =
    fill(
      pathOf([
        [x, y - r + 4],
        [x + 11, y + 14],
        [x, y + 6],
      ]),
      INK,
    ) +
    fill(
      pathOf([
        [x, y - r + 4],
        [x - 11, y + 14],
        [x, y + 6],
      ]),
      SOFT_INK,
      0.45,
    )
  const angle = (turn * Math.PI) / 180
  const label = words(x + Math.sin(angle) * (r + 18), y - Math.cos(angle) * (r + 18) + 8, 'N', 24, { weight: 600 })
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${r}" fill="none" stroke="${SOFT_INK}" stroke-width="1.5"/><g transform="rotate(${num(turn)} ${num(x)} ${num(y)})">${needle}</g>${label}`
}

/** Feet, in alternating blocks; the step follows the drawing's scale. */
export function scaleBar(x: number, y: number, pixelsPerInch: number): string {
  const foot = pixelsPerInch * 12
  const step = [1, 2, 5, 10, 20, 50].find((feet) => feet * foot > 46) ?? 100
  let out = ''
  for (let i = 0; i < 4; i++) {
    const [a, b] = [x + i * step * foot, x + (i + 1) * step * foot]
    out +=
      fill(
        pathOf([
          [a, y],
          [b, y],
          [b, y + 9],
          [a, y + 9],
        ]),
        i % 2 ? PAPER : INK,
      ) +
      stroke(
        pathOf([
          [a, y],
          [b, y],
          [b, y + 9],
          [a, y + 9],
        ]),
        INK,
        1.4,
      )
  }
  for (const i of [0, 2, 4]) out += words(x + i * step * foot, y + 30, `${i * step}`, 17, { paint: SOFT_INK })
  return out + words(x + 4 * step * foot + 26, y + 12, 'feet', 17, { anchor: 'start', paint: SOFT_INK })
}
