import type { Palette } from './palette.ts'
import type { Random } from './random.ts'
import { dots, n, type Point, stroke } from './svg.ts'

/** Points within an ellipse, thicker towards its middle when `lean` is above 1. */
function scatter(random: Random, count: number, [cx, cy]: Point, rx: number, ry: number, lean = 1): Point[] {
  return Array.from({ length: count }, () => {
    const angle = random(0, Math.PI * 2)
    const reach = random() ** (0.5 * lean)
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach]
  })
}

interface Crown {
  centre: Point
  rx: number
  ry: number
}

/** Foliage in three tones: shade below, body, then light on the upper left where the sun stands. */
function foliage(random: Random, crowns: Crown[], tones: readonly string[], size: number, density = 1): string {
  const [shade = '', body = '', light = ''] = tones
  const count = (crown: Crown, per: number) => Math.round(((crown.rx * crown.ry) / (size * size)) * per * density)
  const moved = (crown: Crown, dx: number, dy: number): Point => [
    crown.centre[0] + crown.rx * dx,
    crown.centre[1] + crown.ry * dy,
  ]
  const all = (per: number, dx: number, dy: number, shrink: number) =>
    crowns.flatMap((crown) =>
      scatter(random, count(crown, per), moved(crown, dx, dy), crown.rx * shrink, crown.ry * shrink),
    )
  return [
    dots(shade, size * 2.3, all(1.0, 0.03, 0.08, 0.88)),
    dots(shade, size, all(0.7, 0, 0.06, 1.04)),
    dots(body, size * 1.5, all(1.0, -0.06, -0.1, 0.84)),
    dots(body, size * 0.75, all(1.2, -0.02, -0.03, 1.03)),
    dots(light, size * 0.72, all(0.8, -0.2, -0.3, 0.68)),
    dots(light, size * 0.42, all(1.0, -0.1, -0.2, 0.88)),
  ].join('')
}

/** A bent limb; `part` below 1 draws only its lower part, for stouter wood near the fork. */
function branch(x: number, y: number, toX: number, toY: number, bend: number, part = 1): string {
  const [midX, midY] = [(x + toX) / 2 + bend, (y + toY) / 2]
  const along = (a: number, b: number) => a + (b - a) * part
  const [handleX, handleY] = [along(x, midX), along(y, midY)]
  const [endX, endY] = [along(handleX, along(midX, toX)), along(handleY, along(midY, toY))]
  return `M${n(x)} ${n(y)}Q${n(handleX)} ${n(handleY)} ${n(endX)} ${n(endY)}`
}

/** Neem: a firm trunk under a rounded, billowing crown. Stands on y = 0. */
export function neem(random: Random, palette: Palette, height: number): string {
  const trunkTop = -height * 0.42
  const spread = height * 0.42
  const crowns: Crown[] = [
    { centre: [0, -height * 0.68], rx: spread * 0.74, ry: height * 0.28 },
    { centre: [-spread * 0.56, -height * 0.56], rx: spread * 0.5, ry: height * 0.17 },
    { centre: [spread * 0.56, -height * 0.58], rx: spread * 0.5, ry: height * 0.19 },
    { centre: [-spread * 0.16, -height * 0.85], rx: spread * 0.46, ry: height * 0.15 },
    { centre: [spread * 0.34, -height * 0.8], rx: spread * 0.42, ry: height * 0.14 },
  ]
  const limbs = [
    branch(0, trunkTop * 0.7, -spread * 0.5, -height * 0.58, -6),
    branch(0, trunkTop * 0.8, spread * 0.5, -height * 0.6, 8),
    branch(0, trunkTop, spread * 0.06, -height * 0.75, 4),
  ]
  return [
    stroke(palette.trunk, height * 0.026, ...limbs),
    stroke(palette.trunk, height * 0.05, branch(0, 0, 0, trunkTop, height * 0.02)),
    stroke(palette.trunkLight, height * 0.012, branch(-height * 0.014, -2, -height * 0.012, trunkTop, height * 0.018)),
    foliage(random, crowns, palette.neem, 5 + height * 0.022),
  ].join('')
}

/** Gulmohar: low forking limbs under a wide flat parasol in flower. Stands on y = 0. */
export function gulmohar(random: Random, palette: Palette, height: number): string {
  const reach = height * 0.74
  const fork: Point = [height * 0.02, -height * 0.3]
  const tips: Point[] = [
    [-reach * 0.78, -height * 0.66],
    [-reach * 0.36, -height * 0.8],
    [reach * 0.12, -height * 0.86],
    [reach * 0.5, -height * 0.76],
    [reach * 0.84, -height * 0.62],
  ]
  const tiers: Crown[] = [
    { centre: [-reach * 0.6, -height * 0.67], rx: reach * 0.42, ry: height * 0.085 },
    { centre: [reach * 0.62, -height * 0.66], rx: reach * 0.42, ry: height * 0.085 },
    { centre: [-reach * 0.22, -height * 0.78], rx: reach * 0.5, ry: height * 0.1 },
    { centre: [reach * 0.3, -height * 0.79], rx: reach * 0.48, ry: height * 0.1 },
    { centre: [reach * 0.02, -height * 0.9], rx: reach * 0.42, ry: height * 0.085 },
  ]
  const lower = tiers.map((tier) => ({ ...tier, centre: [tier.centre[0], tier.centre[1] + height * 0.03] as Point }))
  const [leaf, ...flowers] = palette.gulmohar
  return [
    ...[
      [0.016, 1],
      [0.024, 0.75],
      [0.033, 0.45],
    ].map(([thick = 0, part]) =>
      stroke(palette.trunk, height * thick, ...tips.map(([x, y]) => branch(...fork, x, y, x * 0.12, part))),
    ),
    stroke(palette.trunk, height * 0.052, branch(-height * 0.02, 0, ...fork, height * 0.03)),
    stroke(
      palette.trunkLight,
      height * 0.011,
      branch(-height * 0.034, -2, fork[0] - height * 0.014, fork[1], height * 0.028),
    ),
    foliage(random, lower, [leaf, palette.neem[1], palette.neem[2]], 5 + height * 0.018, 0.6),
    foliage(random, tiers, flowers, 4 + height * 0.016, 1),
  ].join('')
}

/** A clipped or wild shrub, with flowers when `bloom` is given. Stands on y = 0. */
export function shrub(random: Random, palette: Palette, width: number, height: number, bloom?: string): string {
  const parts = Math.max(1, Math.round(width / (height * 1.1)))
  const crowns = Array.from(
    { length: parts },
    (_, i): Crown => ({
      centre: [(width * (i + 0.5)) / parts, -height * random(0.42, 0.52)],
      rx: (width / parts) * 0.66,
      ry: height * random(0.46, 0.6),
    }),
  )
  const flowers = bloom
    ? dots(
        bloom,
        height * 0.13,
        crowns.flatMap((crown) => scatter(random, 7, crown.centre, crown.rx, crown.ry)),
      )
    : ''
  return foliage(random, crowns, palette.shrub, 3 + height * 0.1) + flowers
}

/** A coconut palm seen over roofs. Stands on y = 0. */
export function palm(random: Random, palette: Palette, height: number): string {
  const top: Point = [height * 0.06, -height]
  const fronds = Array.from({ length: 11 }, (_, i) => {
    const angle = Math.PI * (0.98 + (i / 10) * 1.04)
    const length = height * random(0.26, 0.34)
    const tip: Point = [top[0] + Math.cos(angle) * length, top[1] + Math.sin(angle) * length * 0.6 + length * 0.42]
    return `M${n(top[0])} ${n(top[1])}Q${n(top[0] + Math.cos(angle) * length * 0.62)} ${n(top[1] + Math.sin(angle) * length * 0.75)} ${n(tip[0])} ${n(tip[1])}`
  })
  return [
    stroke(palette.trunk, height * 0.028, branch(0, 0, ...top, height * 0.03)),
    stroke(palette.neem[0], height * 0.026, ...fronds),
    stroke(palette.neem[1], height * 0.011, ...fronds),
  ].join('')
}
