import type { Palette } from './palette.ts'
import { box, circle, fill, line, stroke } from './svg.ts'

// Seen from across the street: a posture and a colour, no faces. All stand on y = 0.

function head(palette: Palette, x: number, y: number): string {
  return (
    circle(palette.trunkLight, x, y, 5) + fill(palette.line, `M${x - 5.5} ${y}a5.5 5.5 0 0 1 11 -1l-3 -1q-5 -1 -6 3z`)
  )
}

/** A woman in a sari, walking to the right with a shopping bag. */
export function walker(palette: Palette, sari: string, border: string): string {
  return [
    fill(sari, 'M-7 -46q7 -4 13 1q4 10 2 18l6 27h-22q-3 -28 1 -46z'),
    fill(border, 'M-7 -45q4 -3 7 -2l9 21l-3 8l-4 -4zM-9 -4h23l1 4h-24z'),
    stroke(palette.trunkLight, 3, 'M4 -40q7 8 6 16'),
    fill(palette.timberLight, box(6, -25, 10, 11)),
    head(palette, -1, -53),
    circle(palette.line, -7, -54, 3.2),
  ].join('')
}

/** Someone sitting on a low wall, feet on the ground; the wall's top is 20 high. */
export function sitter(palette: Palette, shirt: string, facing: 1 | -1): string {
  const figure = [
    stroke(palette.line, 5, 'M0 -22h12l2 20'),
    fill(shirt, 'M-6 -20q-2 -20 4 -22q7 -1 8 6l1 16z'),
    stroke(palette.trunkLight, 3, 'M1 -38q4 10 12 12'),
    head(palette, 1, -48),
  ].join('')
  return facing === 1 ? figure : `<g transform="scale(-1 1)">${figure}</g>`
}

/** A man on a bicycle, riding to the left. */
export function cyclist(palette: Palette, shirt: string): string {
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="-15" r="14" fill="none" stroke="${palette.line}" stroke-width="2"/>`
  return [
    wheel(-22),
    wheel(24),
    stroke(
      palette.line,
      2.2,
      line(-22, -15, -12, -38),
      line(-12, -38, -18, -40),
      line(-14, -33, 14, -33),
      line(-12, -30, 2, -14),
      line(2, -14, 15, -37),
      line(2, -14, 24, -15),
      line(15, -33, 24, -15),
    ),
    fill(palette.line, box(9, -40, 12, 3)),
    stroke(palette.stoneShade, 5, 'M13 -42L-1 -32L3 -14'),
    fill(shirt, 'M8 -40q2 -18 -4 -26q-5 -4 -9 1q-1 6 3 12l3 13z'),
    stroke(palette.trunkLight, 3, 'M-3 -62L-8 -48L-17 -41'),
    head(palette, -4, -72),
  ].join('')
}
