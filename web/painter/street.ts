import type { Palette } from './palette.ts'
import type { Random } from './random.ts'
import { box, circle, dots, fill, line, n, type Point, polygon, stroke } from './svg.ts'

/** Far houses in the haze, each a plain block with a tank on top. */
export function farCity(random: Random, palette: Palette, width: number, base: number): string {
  const near: string[] = []
  const back: string[] = []
  const lights: Point[] = []
  let x = -20
  while (x < width) {
    const wide = random(34, 92)
    const tall = random() > 0.82 ? random(110, 175) : random(42, 96)
    const target = random() > 0.5 ? near : back
    target.push(box(x, base - tall, wide, tall), box(x + wide * random(0.15, 0.6), base - tall - 9, 14, 10))
    for (let y = base - tall + 12; y < base - 20; y += 13)
      for (let dx = 9; dx < wide - 6; dx += 13) if (random() < 0.2) lights.push([x + dx, y])
    x += wide + random(-8, 26)
  }
  return [
    fill(palette.haze, ...back),
    fill(palette.hazeShade, ...near),
    `<g opacity="${palette.isNight ? 0.75 : 0.8}">${dots(palette.isNight ? palette.lit : palette.sky, palette.isNight ? 2.6 : 3.6, lights)}</g>`,
  ].join('')
}

/** The metro on its viaduct, from x to the right edge. */
export function metro(palette: Palette, from: number, to: number, y: number, ground: number): string {
  const piers: string[] = []
  for (let x = from + 40; x < to; x += 128) {
    piers.push(
      box(x, y + 12, 15, ground - y - 12),
      polygon([
        [x - 16, y + 12],
        [x + 31, y + 12],
        [x + 20, y + 28],
        [x - 5, y + 28],
      ]),
    )
  }
  const cars = [0, 1, 2].map((i) => from + 404 + i * 112)
  const panes = cars.flatMap((x) => [0, 1, 2, 3, 4].map((i) => box(x + 9 + i * 19, y - 25, 13, 10)))
  return [
    fill(palette.wallShade, ...piers),
    fill(palette.wall, box(from, y, to - from, 13)),
    fill(palette.wallShade, box(from, y + 9, to - from, 4)),
    fill(palette.wall, ...cars.map((x) => `M${n(x)} ${n(y - 3)}v-22q0 -6 6 -6h95q6 0 6 6v22z`)),
    fill(palette.accent, ...cars.map((x) => box(x, y - 12, 107, 6))),
    fill(palette.isNight ? palette.lit : palette.glassShade, ...panes),
    fill(palette.wallShade, box(from, y - 8, to - from, 8)),
    stroke(
      palette.stone,
      1.2,
      ...Array.from({ length: Math.ceil((to - from) / 128) }, (_, i) =>
        line(from + 100 + i * 128, y - 8, from + 100 + i * 128, y - 46),
      ),
      line(from, y - 44, to, y - 44),
    ),
  ].join('')
}

/** A compound wall with piers and coping. Stands on y = 0. */
export function compoundWall(palette: Palette, width: number, height = 34): string {
  const piers = Array.from({ length: Math.floor(width / 92) + 1 }, (_, i) => i * 92)
  return [
    fill(palette.wallWarm, box(0, -height, width, height)),
    fill(palette.wallWarmShade, box(0, -height + 5, width, 4), box(0, -9, width, 9)),
    fill(palette.wall, box(-2, -height - 4, width + 4, 6)),
    fill(palette.wallWarmShade, ...piers.map((x) => box(Math.min(x, width - 12), -height - 8, 12, height + 8))),
    fill(palette.wall, ...piers.map((x) => box(Math.min(x, width - 12) - 2, -height - 11, 16, 5))),
  ].join('')
}

/** A street lamp with its cone of light at night. Stands on y = 0. */
export function lamp(palette: Palette, height = 150): string {
  const glow = palette.isNight
    ? `<path fill="${palette.lit}" opacity=".1" d="M30 ${-height + 8}L-26 0H92z"/>${`<circle cx="32" cy="${-height + 6}" r="20" fill="${palette.lit}" opacity=".16"/>`}`
    : ''
  return [
    glow,
    stroke(palette.stoneShade, 4, line(0, 0, 0, -height + 16), `M0 ${-height + 16}q1 -16 18 -16h10`),
    fill(palette.stoneShade, box(-5, -12, 10, 12), `M22 ${-height - 4}h22l-4 8h-16z`),
    fill(palette.isNight ? palette.lit : palette.wall, box(26, -height + 4, 14, 3)),
  ].join('')
}

/** A parked scooter, seen from the side. Stands on y = 0, about 64 wide. */
export function scooter(palette: Palette, colour: string): string {
  const wheel = (x: number) => circle(palette.line, x, -9, 9) + circle(palette.kerb, x, -9, 4)
  return [
    wheel(12),
    wheel(52),
    fill(colour, 'M2 -12q2 -14 18 -15l8 0q6 1 6 8l2 5h6l6 -24h6l-5 25q-1 5 -6 5H24q-2 -8 -12 -8q-7 0 -10 4z'),
    fill(palette.line, 'M3 -29q12 -6 26 -2l1 4H5z'),
    stroke(palette.line, 2.4, line(50, -38, 43, -42), line(50, -38, 52, -10)),
    fill(palette.lit, 'M53 -34h5v6h-6z'),
  ].join('')
}

/** Birds going home. */
export function birds(palette: Palette, places: Point[]): string {
  return stroke(
    palette.line,
    2,
    ...places.map(([x, y], i) => `M${n(x - 9)} ${n(y - 3 - (i % 2) * 2)}q5 -4 9 3q4 -7 9 -3`),
  )
}

/** A katta: the round stone seat built about a tree. Its middle is x = 0. */
export function katta(palette: Palette, width: number): string {
  const half = width / 2
  const joints = Array.from({ length: 7 }, (_, i) =>
    line(-half + 12 + (i * (width - 24)) / 6, -17, -half + 12 + (i * (width - 24)) / 6, 2),
  )
  return [
    fill(palette.stone, `M${n(-half + 4)} -18h${n(width - 8)}v18q${n(-half + 4)} 8 ${n(-width + 8)} 0z`),
    `<g opacity=".6">${stroke(palette.stoneShade, 1, ...joints)}</g>`,
    fill(palette.stoneLight, `M${n(-half)} -22h${n(width)}v6h${n(-width)}z`),
  ].join('')
}

/** A soft patch of shade on the ground. */
export function shade(palette: Palette, x: number, y: number, rx: number): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(rx * 0.06)}" fill="${palette.line}" opacity="${palette.isNight ? 0.3 : 0.16}"/>`
}
