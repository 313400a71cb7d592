import { bungalow } from './bungalow.ts'
import type { Palette } from './palette.ts'
import { cyclist, sitter, walker } from './people.ts'
import { randomFrom } from './random.ts'
import { compoundWall, lamp, shade } from './street.ts'
import { archway, at, box, circle, cuspedArch, dots, fill, line, type Point, picture, stroke } from './svg.ts'
import { tower } from './towers.ts'
import { gulmohar, neem, palm, shrub } from './trees.ts'

const width = 480
const height = 320
const ground = 286

function scene(palette: Palette, ...content: string[]): string {
  return picture(width, height, fill(palette.sky, box(0, 0, width, height)) + content.join(''))
}

function street(palette: Palette): string {
  return fill(palette.kerb, box(0, ground, width, 6)) + fill(palette.road, box(0, ground + 6, width, height - ground))
}

/** For buyers and sellers: a door with a key in it. */
export function door(palette: Palette): string {
  const random = randomFrom(1)
  const garland = Array.from({ length: 15 }, (_, i): Point => [166 + i * 10.6, 84 + Math.sin((i / 14) * Math.PI) * 13])
  const pot = (x: number) => [
    at(x - 26, ground - 34, shrub(random, palette, 52, 58)),
    fill(palette.tile, `M${x - 20} ${ground - 36}h40l-6 36h-28z`),
    fill(palette.tileShade, box(x - 22, ground - 40, 44, 7)),
  ]
  return scene(
    palette,
    fill(palette.wallWarm, box(0, 0, width, ground)),
    fill(palette.wallWarmShade, box(0, 0, width, 26), box(0, ground - 22, width, 22)),
    // The frame and the two leaves.
    fill(palette.stoneLight, box(146, 54, 188, ground - 54)),
    fill(palette.timber, box(160, 68, 160, ground - 68)),
    fill(palette.timberLight, box(170, 78, 68, ground - 78), box(242, 78, 68, ground - 78)),
    fill(palette.timber, ...[180, 252].flatMap((x) => [box(x, 112, 48, 58), box(x, 184, 48, 74)])),
    stroke(palette.timberLight, 2, ...[180, 252].map((x) => line(x + 24, 116, x + 24, 166))),
    dots(palette.gulmohar[3], 9, garland),
    dots(
      palette.shrub[1],
      6,
      garland.filter((_, i) => i % 2 === 1).map(([x, y]) => [x, y + 8]),
    ),
    circle(palette.lit, 236, 182, 5),
    circle(palette.lit, 246, 182, 5),
    stroke(palette.lit, 2.5, line(246, 187, 246, 202)),
    `<circle cx="246" cy="208" r="6" fill="none" stroke="${palette.lit}" stroke-width="2.5"/>`,
    // A lit window, and the plate with the number.
    fill(palette.stoneLight, archway(374, 92, 82, 106)),
    fill(palette.lit, archway(382, 100, 66, 92)),
    stroke(palette.timber, 4, line(415, 102, 415, 192), line(382, 150, 448, 150)),
    fill(palette.stoneShade, box(368, 196, 94, 8)),
    fill(palette.accent, box(56, 132, 46, 30)),
    stroke(palette.wall, 2.5, line(66, 143, 92, 143), line(66, 151, 84, 151)),
    fill(palette.stoneLight, box(128, ground - 12, 224, 12), box(112, ground, 256, 10)),
    fill(palette.road, box(0, ground, 112, 40), box(368, ground, 112, 40), box(112, ground + 10, 256, 40)),
    ...pot(92),
    ...pot(392),
  )
}

/** For agents: two people at the gate of a tower. */
export function gate(palette: Palette): string {
  const random = randomFrom(2)
  return scene(
    palette,
    fill(palette.hills[0], 'M0 190l60 -34h70l50 26l70 -18h60l90 30l80 -20v132H0z'),
    at(296, ground, tower(random, palette, 9, 130, palette.accent)),
    at(452, ground, palm(random, palette, 190)),
    at(78, ground, neem(random, palette, 230)),
    fill(palette.ground, box(0, ground - 14, width, 16)),
    at(-10, ground, compoundWall(palette, 150, 46)),
    at(330, ground, compoundWall(palette, 180, 46)),
    // Gate piers with lamps, the gate standing open.
    fill(palette.stone, box(146, ground - 84, 24, 84), box(306, ground - 84, 24, 84)),
    fill(palette.stoneLight, box(142, ground - 92, 32, 9), box(302, ground - 92, 32, 9)),
    circle(palette.lit, 158, ground - 100, 8),
    circle(palette.lit, 318, ground - 100, 8),
    stroke(
      palette.line,
      3,
      ...Array.from({ length: 6 }, (_, i) => line(176 + i * 8, ground - 64, 176 + i * 8, ground - 4)),
      line(174, ground - 62, 218, ground - 62),
      line(174, ground - 10, 218, ground - 10),
    ),
    street(palette),
    shade(palette, 262, ground + 10, 60),
    at(250, ground + 8, walker(palette, palette.accent, palette.gulmohar[3]), 1.5),
    at(292, ground + 8, `<g transform="scale(-1 1)">${standing(palette)}</g>`, 1.5),
  )
}

/** A man who shows the way. */
function standing(palette: Palette): string {
  return [
    stroke(palette.line, 5, line(-3, -24, -4, -2), line(3, -24, 4, -2)),
    fill(palette.glass, 'M-8 -46q8 -5 16 0l1 24h-18z'),
    stroke(palette.trunkLight, 3, 'M6 -42l12 6l6 -8'),
    circle(palette.trunkLight, 0, -53, 5),
    fill(palette.line, 'M-5.5 -53a5.5 5.5 0 0 1 11 -1l-3 -1q-5 -1 -6 3z'),
  ].join('')
}

/** For lawyers: papers of many years on a desk under a lamp. */
export function desk(palette: Palette): string {
  const books = [
    [42, 84, palette.tile],
    [66, 92, palette.accent],
    [92, 76, palette.stone],
    [114, 88, palette.timberLight],
    [140, 80, palette.glassShade],
    [332, 86, palette.stone],
    [356, 78, palette.tile],
    [382, 90, palette.accent],
    [408, 82, palette.timberLight],
  ] as const
  const paper = (x: number, y: number, w: number, tone: string) => [
    fill(tone, box(x, y, w, 11)),
    stroke(palette.wallShade, 1, line(x + 3, y + 4, x + w - 3, y + 4), line(x + 3, y + 8, x + w - 3, y + 8)),
  ]
  return scene(
    palette,
    fill(palette.wallWarm, box(0, 0, width, height)),
    // Arched window with the hill beyond.
    fill(palette.stoneLight, cuspedArch(182, 34, 120, 150)),
    fill(palette.isNight ? palette.glassShade : palette.glow, cuspedArch(190, 44, 104, 138)),
    fill(palette.hills[1], 'M190 150l30 -24h34l40 26v30h-104z'),
    stroke(palette.timber, 4, line(242, 50, 242, 182), line(190, 120, 294, 120)),
    // Shelves.
    ...books.map(([x, tall, colour]) => fill(colour, box(x, 132 - tall * 0.7, 20, tall * 0.7))),
    stroke(palette.wallWarm, 2, ...books.map(([x, tall]) => line(x + 4, 138 - tall * 0.6, x + 16, 138 - tall * 0.6))),
    fill(palette.timber, box(26, 132, 146, 8), box(318, 132, 136, 8)),
    // The desk.
    fill(palette.timberLight, box(20, 236, 440, 14)),
    fill(palette.timber, box(20, 250, 440, 8), box(40, 258, 16, 62), box(424, 258, 16, 62)),
    ...paper(70, 225, 132, palette.wall),
    ...paper(76, 214, 124, palette.wallWarm),
    ...paper(68, 203, 130, palette.wall),
    ...paper(80, 192, 116, palette.wall),
    fill(palette.tile, box(126, 188, 16, 48)),
    // An open deed with its seal.
    fill(palette.wall, 'M226 236l14 -58h92l14 58z'),
    stroke(
      palette.wallShade,
      2.5,
      line(248, 190, 322, 190),
      line(246, 200, 326, 200),
      line(244, 210, 328, 210),
      line(242, 220, 288, 220),
    ),
    circle(palette.tile, 318, 222, 8),
    // The lamp.
    palette.isNight ? `<path fill="${palette.lit}" opacity=".16" d="M376 168L318 236h132z"/>` : '',
    stroke(palette.line, 4, line(392, 234, 392, 190), 'M392 190q0 -22 -10 -24'),
    fill(palette.accent, 'M350 178q4 -26 32 -26q28 0 32 26z'),
    fill(palette.lit, box(356, 178, 52, 5)),
    fill(palette.line, box(372, 230, 40, 6)),
  )
}

/** For evaluators: a house with its measures. */
export function measures(palette: Palette): string {
  const random = randomFrom(4)
  const tick = (x: number, y: number) => line(x - 4, y + 4, x + 4, y - 4)
  return scene(
    palette,
    fill(palette.hills[0], 'M0 196l50 -22h80l40 18l90 -36h80l60 24h80v120H0z'),
    at(30, ground, neem(random, palette, 190)),
    at(72, ground, bungalow(palette)),
    at(392, ground, shrub(random, palette, 76, 40, palette.bloom)),
    street(palette),
    stroke(
      palette.accent,
      1.8,
      line(58, 78, 416, 78),
      tick(58, 78),
      tick(237, 78),
      tick(416, 78),
      line(58, 66, 58, 100),
      line(416, 66, 416, 100),
      line(237, 70, 237, 86),
    ),
    stroke(
      palette.accent,
      1.8,
      line(442, 114, 442, ground),
      tick(442, 114),
      tick(442, 180),
      tick(442, ground),
      line(430, 114, 454, 114),
      line(430, 180, 454, 180),
      line(430, ground, 454, ground),
    ),
    shade(palette, 44, ground + 12, 40),
    // The level on its tripod.
    stroke(
      palette.line,
      3,
      line(44, ground - 44, 26, ground + 12),
      line(44, ground - 44, 62, ground + 12),
      line(44, ground - 44, 44, ground + 10),
    ),
    fill(palette.gulmohar[3], box(32, ground - 58, 26, 14)),
    fill(palette.line, box(56, ground - 54, 8, 6)),
  )
}

/** For an address that leads nowhere: a plot where the house is only dotted in. */
export function emptyPlot(palette: Palette): string {
  const random = randomFrom(404)
  const wide = 960
  const base = 330
  const dashed = (path: string) =>
    `<path fill="none" stroke="${palette.accent}" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round" d="${path}"/>`
  const grass = Array.from({ length: 70 }, (): Point => [random(330, 640), base - random(0, 5)])
  return picture(
    wide,
    380,
    [
      fill(palette.hills[0], 'M0 262l150 -62h90l60 24l120 -60h120l50 30l130 -20h70l170 70v70H0z'),
      at(60, base, neem(random, palette, 250)),
      at(812, base, palm(random, palette, 230)),
      at(130, base, `<g transform="translate(0 0) scale(.62)">${bungalow(palette)}</g>`),
      at(690, base, tower(random, palette, 8, 120, palette.tile)),
      fill(palette.ground, box(0, base - 6, wide, 8)),
      ...[
        'M372 330v-96h216v96z',
        'M352 238l58 -62h140l58 62z',
        'M452 330v-62h56v62',
        'M396 262h34v34h-34z',
        'M530 262h34v34h-34z',
      ].map(dashed),
      stroke(
        palette.shrub[1],
        2.5,
        ...grass.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}l${random() > 0.5 ? 2 : -2} -8`),
      ),
      // The surveyor's stone.
      fill(palette.stoneLight, `M634 ${base}v-26q8 -8 16 0v26z`),
      at(880, base, gulmohar(random, palette, 220)),
      fill(palette.kerb, box(0, base, wide, 7)),
      fill(palette.road, box(0, base + 7, wide, 43)),
      at(300, base + 26, cyclist(palette, palette.accent)),
    ].join(''),
  )
}

/** For when something broke: the house stands, the scaffold is up, someone is at it. */
export function repairs(palette: Palette): string {
  const random = randomFrom(500)
  const wide = 960
  const base = 330
  const poles = [300, 384, 468, 552, 636]
  const levels = [base - 60, base - 124, base - 188]
  return picture(
    wide,
    380,
    [
      fill(palette.hills[0], 'M0 262l110 -50h110l60 24l120 -40h140l90 40l130 -30h70l130 60v80H0z'),
      at(150, base, neem(random, palette, 260)),
      at(760, base, neem(random, palette, 220)),
      at(310, base, bungalow(palette)),
      stroke(palette.timberLight, 5, ...poles.map((x) => line(x, base, x, base - 226))),
      stroke(
        palette.timberLight,
        4,
        ...levels.map((y) => line(284, y, 652, y)),
        line(300, base, 384, base - 124),
        line(636, base, 552, base - 124),
      ),
      fill(palette.timber, ...levels.slice(1).map((y) => box(292, y - 5, 352, 5))),
      dots(
        palette.tile,
        7,
        poles.flatMap((x) => levels.map((y): Point => [x, y])),
      ),
      // A ladder, and the one who repairs.
      stroke(
        palette.timber,
        3.5,
        line(668, base, 648, base - 132),
        line(688, base, 668, base - 132),
        ...Array.from({ length: 8 }, (_, i) =>
          line(666 - i * 2.3, base - 14 - i * 16, 686 - i * 2.3, base - 14 - i * 16),
        ),
      ),
      at(520, levels[1] as number, sitter(palette, palette.accent, -1)),
      fill(palette.ground, box(0, base - 4, wide, 6)),
      at(250, base, lamp(palette, 150)),
      fill(palette.kerb, box(0, base, wide, 7)),
      fill(palette.road, box(0, base + 7, wide, 43)),
      // Sand and bricks.
      fill(palette.wallWarmShade, `M716 ${base}q34 -52 74 0z`),
      fill(
        palette.tile,
        ...[0, 1, 2].flatMap((row) =>
          Array.from({ length: 4 - row }, (_, i) => box(810 + row * 9 + i * 20, base - 10 - row * 10, 18, 8)),
        ),
      ),
    ].join(''),
  )
}
