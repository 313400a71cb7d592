import type { Palette } from './palette.ts'
import type { Random } from './random.ts'
import { archway, box, cuspedArch, dots, fill, line, n, type Point, polygon, stroke } from './svg.ts'

const width = 460
const plinth = 20
const lower = 112
const upper = 88
const roof = 64

/** An old town house: basalt below, timber gallery above, a tiled roof with deep eaves. Stands on y = 0, x from 0. */
export function wada(random: Random, palette: Palette): string {
  return [
    stoneStorey(random, palette),
    gallery(palette),
    tiledRoof(random, palette),
    doorway(palette),
    ota(palette),
  ].join('')
}

function stoneStorey(random: Random, palette: Palette): string {
  const top = -plinth - lower
  const joints: string[] = []
  const lights: string[] = []
  const shades: string[] = []
  const course = 16
  for (let row = 0; row * course < lower; row++) {
    const y = top + row * course
    joints.push(line(2, y, width - 2, y))
    let x = row % 2 ? 14 : 0
    while (x < width) {
      const long = random(26, 44)
      if (x > 0) joints.push(line(x, y, x, Math.min(y + course, -plinth)))
      const block = box(x + 1, y + 1, Math.min(long, width - x) - 2, course - 2)
      const tone = random()
      if (tone > 0.8) lights.push(block)
      else if (tone < 0.22) shades.push(block)
      x += long
    }
  }
  const windows = [58, 352]
  return [
    fill(palette.stone, box(0, top, width, lower)),
    fill(palette.stoneLight, ...lights),
    fill(palette.stoneShade, ...shades),
    `<g opacity=".5">${stroke(palette.stoneShade, 1, ...joints)}</g>`,
    // The gallery's shadow on the stone.
    `<g opacity=".45">${fill(palette.stoneShade, box(0, top, width, 14))}</g>`,
    ...windows.map((x) => window(palette, x, top + 34)),
  ].join('')
}

function window(palette: Palette, x: number, y: number): string {
  return [
    fill(palette.stoneLight, archway(x - 7, y - 9, 64, 67)),
    fill(palette.isNight ? palette.lit : palette.line, archway(x, y, 50, 54)),
    fill(palette.timber, box(x, y + 18, 23, 36), box(x + 27, y + 18, 23, 36)),
    stroke(
      palette.timberLight,
      1.4,
      ...[0, 27].flatMap((dx) =>
        [0, 1, 2, 3].map((i) => line(x + dx + 3, y + 24 + i * 8, x + dx + 20, y + 24 + i * 8)),
      ),
    ),
    stroke(palette.timber, 3, line(x + 25, y + 2, x + 25, y + 54)),
    fill(palette.stoneShade, box(x - 9, y + 56, 68, 6)),
  ].join('')
}

function gallery(palette: Palette): string {
  const top = -plinth - lower - upper
  const bays = 8
  const bay = (width - 12) / bays
  const each = (draw: (x: number, i: number) => string) => Array.from({ length: bays }, (_, i) => draw(6 + i * bay, i))
  const rail = top + upper - 32
  return [
    fill(palette.wallWarm, box(4, top, width - 8, upper)),
    fill(palette.wallWarmShade, box(4, top, width - 8, 20)),
    // Rooms behind the arches; some are lit.
    ...each((x, i) =>
      fill(
        [1, 2, 5].includes(i) || (palette.isNight && i === 6)
          ? palette.lit
          : palette.isNight
            ? palette.timber
            : palette.stoneShade,
        cuspedArch(x + 7, top + 16, bay - 14, upper - 20),
      ),
    ),
    fill(
      palette.timber,
      ...each((x) => box(x - 3.5, top + 10, 7, upper - 10)),
      box(width - 9.5, top + 10, 7, upper - 10),
    ),
    fill(palette.timberLight, ...each((x) => box(x - 3.5, top + 10, 2, upper - 10))),
    fill(palette.timberLight, ...each((x) => box(x - 6, top + 34, 12, 5)), box(width - 12, top + 34, 12, 5)),
    // Railing of turned bars.
    stroke(
      palette.timber,
      2.4,
      ...each((x) =>
        [1, 2, 3, 4, 5].map((i) => line(x + (i * bay) / 6, rail + 4, x + (i * bay) / 6, rail + 28)).join(''),
      ),
    ),
    fill(palette.timber, box(0, rail, width, 5), box(0, rail + 27, width, 7)),
    fill(palette.timberLight, box(0, rail, width, 1.6)),
    // Beam ends under the floor.
    fill(palette.timber, ...Array.from({ length: 20 }, (_, i) => box(8 + i * 23.2, -plinth - lower, 8, 9))),
  ].join('')
}

function tiledRoof(random: Random, palette: Palette): string {
  const eaves = -plinth - lower - upper + 10
  const ridge = eaves - roof
  const left: Point[] = [
    [-26, eaves],
    [34, ridge],
    [width - 34, ridge],
    [width + 26, eaves],
  ]
  const rows = 7
  const courses = Array.from({ length: rows }, (_, i) => {
    const t = (i + 1) / rows
    const inset = 34 - 60 * t
    return line(inset, ridge + roof * t - 2, width - inset, ridge + roof * t - 2)
  })
  const tiles: string[] = []
  for (let i = 0; i <= 46; i++) {
    const t = i / 46
    tiles.push(line(34 + (width - 68) * t, ridge, -26 + (width + 52) * t, eaves))
  }
  const patches = Array.from({ length: 46 }, (): Point => {
    const t = random(0.05, 0.95)
    const spread = 34 - 60 * t
    return [random(spread + 8, width - spread - 8), ridge + roof * t]
  })
  return [
    // The inner court's roof behind.
    fill(
      palette.tileShade,
      polygon([
        [120, ridge - 30],
        [340, ridge - 30],
        [372, ridge + 4],
        [88, ridge + 4],
      ]),
    ),
    fill(palette.tileLight, box(116, ridge - 34, 228, 5)),
    fill(palette.tile, polygon(left)),
    `<g opacity=".55">${stroke(palette.tileShade, 1.2, ...tiles)}</g>`,
    `<g opacity=".8">${stroke(palette.tileShade, 1.6, ...courses)}</g>`,
    `<g opacity=".7">${dots(palette.tileLight, 5, patches.slice(0, 26))}${dots(palette.tileShade, 5, patches.slice(26))}</g>`,
    fill(palette.tileLight, box(28, ridge - 5, width - 56, 7)),
    fill(
      palette.timber,
      polygon([
        [-28, eaves],
        [width + 28, eaves],
        [width + 24, eaves + 8],
        [-24, eaves + 8],
      ]),
    ),
    fill(palette.timberLight, box(-28, eaves, width + 56, 2)),
  ].join('')
}

function doorway(palette: Palette): string {
  const x = 176
  const w = 108
  const top = -plinth - lower + 8
  const door = archway(x + 14, top + 12, w - 28, lower - 20)
  const studs: Point[] = []
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 6; column++) studs.push([x + 24 + column * 12, top + 44 + row * 12])
  return [
    fill(palette.stoneShade, box(x - 8, top - 2, w + 16, lower - 6)),
    fill(palette.stoneLight, box(x - 4, top + 2, w + 8, lower - 10)),
    stroke(
      palette.stoneShade,
      1,
      line(x - 4, top + 34, x + 12, top + 34),
      line(x - 4, top + 64, x + 12, top + 64),
      line(x + w - 12, top + 34, x + w + 4, top + 34),
      line(x + w - 12, top + 64, x + w + 4, top + 64),
    ),
    fill(palette.timber, door),
    stroke(
      palette.timberLight,
      2,
      `M${n(x + 14)} ${n(top + 52)}h${w - 28}`,
      line(x + w / 2, top + 14, x + w / 2, -plinth - 2),
    ),
    dots(palette.timberLight, 3, studs),
    // The small door within the large one stands open.
    fill(palette.lit, archway(x + w / 2 + 6, top + 54, 26, 50)),
    // Marigolds over the lintel: the house is lived in.
    dots(
      palette.gulmohar[3],
      5,
      Array.from({ length: 13 }, (_, i): Point => [x + 10 + i * 7.3, top + 14 + Math.sin((i / 12) * Math.PI) * 9]),
    ),
    fill(palette.stoneLight, box(x - 18, -plinth, w + 36, 8), box(x - 26, -plinth + 8, w + 52, 12)),
    fill(palette.stoneShade, box(x - 18, -plinth + 7, w + 36, 2)),
  ].join('')
}

/** The stone seat along the front. */
function ota(palette: Palette): string {
  return [
    fill(palette.stoneLight, box(-8, -plinth - 4, 160, 6), box(308, -plinth - 4, 160, 6)),
    fill(palette.stoneShade, box(-4, -plinth + 2, 152, plinth - 2), box(312, -plinth + 2, 152, plinth - 2)),
  ].join('')
}
