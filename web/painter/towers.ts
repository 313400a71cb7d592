import type { Palette } from './palette.ts'
import type { Random } from './random.ts'
import { box, dots, fill, line, type Point, polygon, stroke } from './svg.ts'

const storey = 25

/** A slender apartment tower: a glazed stair in the middle, balconies to both sides. Stands on y = 0, x from 0. */
export function tower(random: Random, palette: Palette, floors: number, width: number, accent: string): string {
  const height = floors * storey
  const core = width * 0.14
  const side = (width - core) / 2
  const middle = side
  const glass: string[] = []
  const lit: string[] = []
  const slabs: string[] = []
  const rails: string[] = []
  const plants: Point[] = []
  for (let floor = 0; floor < floors; floor++) {
    const y = -height + floor * storey
    for (const [from, mirror] of [
      [0, 1],
      [middle + core, -1],
    ] as const) {
      const at = (dx: number, w: number) => (mirror === 1 ? from + dx : from + side - dx - w)
      const balcony = side * 0.56
      const room = side - balcony - 6
      ;(random() < (palette.isNight ? 0.5 : 0.12) ? lit : glass).push(box(at(balcony + 3, room), y + 7, room, 11))
      ;(random() < (palette.isNight ? 0.34 : 0.08) ? lit : glass).push(
        box(at(5, balcony - 10), y + 5, balcony - 10, 16),
      )
      slabs.push(box(at(-5, balcony + 4), y + storey - 3, balcony + 4, 3.5))
      rails.push(box(at(-4, balcony + 2), y + storey - 12, balcony + 2, 9))
      if (random() < 0.3) plants.push([at(random(2, balcony - 4), 0), y + storey - 12])
    }
  }
  const stair = Array.from({ length: floors }, (_, i) =>
    box(middle + 3, -height + i * storey + 3, core - 6, storey - 8),
  )
  return [
    fill(palette.wall, box(0, -height, width, height)),
    fill(palette.wallShade, box(width * 0.72, -height, width * 0.28, height)),
    fill(accent, box(middle - 5, -height - 12, core + 10, height + 12)),
    fill(palette.glassShade, ...stair.filter((_, i) => i % 3 !== 1)),
    fill(palette.isNight ? palette.lit : palette.glass, ...stair.filter((_, i) => i % 3 === 1)),
    fill(palette.glass, ...glass),
    fill(palette.lit, ...lit),
    `<g opacity=".62">${fill(palette.rail, ...rails)}</g>`,
    fill(palette.wallShade, ...slabs),
    dots(palette.shrub[1], 5, plants),
    // Parapet, lift room, tank and mast.
    fill(palette.wallShade, box(-4, -height - 7, width + 8, 9)),
    fill(palette.wall, box(-4, -height - 8, width + 8, 3), box(middle - 10, -height - 34, core + 20, 26)),
    fill(accent, box(middle - 13, -height - 38, core + 26, 5)),
    fill(palette.stone, box(width * 0.78, -height - 24, 20, 16)),
    stroke(
      palette.stone,
      1.6,
      line(middle + core / 2, -height - 38, middle + core / 2, -height - 66),
      line(width * 0.78 + 3, -height - 8, width * 0.78 + 3, -height - 4),
    ),
  ].join('')
}

/** A housing society of the nineties: four floors over the parking, window boxes, tanks on the terrace. */
export function society(random: Random, palette: Palette): string {
  const width = 356
  const floors = 5
  const high = 46
  const stilt = 40
  const height = floors * high + stilt
  const bays = 4
  const stairAt = 2
  const bay = (width - 48) / bays
  const xOf = (i: number) => i * bay + (i >= stairAt ? 48 : 0)
  const parts: string[] = [
    fill(palette.wallWarm, box(0, -height, width, height - stilt)),
    fill(palette.wallWarmShade, box(width - 26, -height, 26, height - stilt)),
    // Parking under the house.
    fill(palette.stoneShade, box(4, -stilt, width - 8, stilt)),
    fill(palette.wallWarmShade, ...[0, 76, 152, 198, 272, 344].map((x) => box(x, -stilt, 12, stilt))),
  ]
  const glass: string[] = []
  const lit: string[] = []
  const frames: string[] = []
  const slabs: string[] = []
  const rails: string[] = []
  const plants: Point[] = []
  for (let floor = 0; floor < floors; floor++) {
    const y = -height + floor * high
    for (let i = 0; i < bays; i++) {
      const x = xOf(i)
      const hasBalcony = i === 0 || i === bays - 1
      const isLit = random() < (palette.isNight ? 0.52 : 0.16)
      const open = hasBalcony ? box(x + 12, y + 9, bay - 24, 32) : box(x + 14, y + 12, bay - 28, 20)
      ;(isLit ? lit : glass).push(open)
      const mid = x + bay / 2
      frames.push(line(mid, y + (hasBalcony ? 9 : 12), mid, y + (hasBalcony ? 41 : 32)))
      if (hasBalcony) {
        slabs.push(box(x + 2, y + high - 5, bay - 4, 5))
        for (let bar = 0; bar <= 9; bar++)
          rails.push(line(x + 4 + (bar * (bay - 8)) / 9, y + 26, x + 4 + (bar * (bay - 8)) / 9, y + high - 5))
        rails.push(line(x + 3, y + 26, x + bay - 3, y + 26))
        if (random() < 0.7)
          for (let leaf = 0; leaf < 7; leaf++) plants.push([x + random(10, bay - 10), y + random(22, 30)])
      } else {
        slabs.push(box(x + 9, y + 8, bay - 18, 3), box(x + 10, y + 33, bay - 20, 3))
        if (random() < 0.4) slabs.push(box(x + bay - 30, y + 37, 16, 8))
      }
    }
  }
  const stair = xOf(stairAt) - 48
  const jaali: Point[] = []
  for (let row = 0; row < 26; row++)
    for (let column = 0; column < 4; column++) jaali.push([stair + 12 + column * 8, -height + 14 + row * 8.5])
  parts.push(
    fill(palette.glassShade, ...glass),
    fill(palette.lit, ...lit),
    stroke(palette.wall, 2, ...frames),
    fill(palette.tile, box(stair + 2, -height - 26, 44, height - stilt + 26)),
    dots(palette.isNight ? palette.lit : palette.tileShade, 4, jaali),
    fill(palette.wallWarmShade, ...slabs),
    stroke(palette.stoneShade, 1.3, ...rails),
    dots(palette.shrub[1], 6, plants),
    dots(
      palette.bloom,
      3,
      plants.filter((_, i) => i % 4 === 0),
    ),
    // Terrace: parapet, black tanks, a solar heater.
    fill(palette.wallWarmShade, box(-5, -height - 12, width + 10, 14)),
    fill(palette.wall, box(-5, -height - 14, width + 10, 4)),
    fill(palette.tileShade, box(stair - 3, -height - 30, 54, 6)),
    fill(palette.stoneShade, box(40, -height - 36, 30, 22), box(76, -height - 32, 26, 18)),
    fill(palette.stone, box(44, -height - 40, 22, 5), box(80, -height - 36, 18, 5)),
    fill(
      palette.glassShade,
      polygon([
        [262, -height - 14],
        [272, -height - 34],
        [322, -height - 34],
        [312, -height - 14],
      ]),
    ),
    stroke(palette.glass, 1, line(278, -height - 14, 288, -height - 34), line(294, -height - 14, 304, -height - 34)),
  )
  return parts.join('')
}
