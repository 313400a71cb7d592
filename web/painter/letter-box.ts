import type { Palette } from './palette.ts'
import { randomFrom } from './random.ts'
import { birds, compoundWall, lamp, shade } from './street.ts'
import { archway, at, box, circle, fill, line, picture, stroke } from './svg.ts'
import { neem, shrub } from './trees.ts'

const width = 480
const height = 320
const ground = 286

/** For a list that holds nothing yet: the letter box at the gate, its door open, and the birds on their way. */
export function letterBox(palette: Palette): string {
  const random = randomFrom(1947)
  return picture(
    width,
    height,
    [
      fill(palette.sky, box(0, 0, width, height)),
      palette.isNight ? '' : circle(palette.disc, 372, 92, 30),
      fill(palette.hills[0], 'M0 206l70 -34h70l46 22l84 -42h90l40 26l80 -16v124H0z'),
      birds(palette, [
        [282, 74],
        [308, 62],
        [338, 80],
      ]),
      at(92, ground, neem(random, palette, 246)),
      fill(palette.ground, box(0, ground - 14, width, 16)),
      at(-10, ground, compoundWall(palette, 190, 62)),
      at(322, ground, compoundWall(palette, 190, 62)),
      at(382, ground - 56, shrub(random, palette, 120, 50, palette.bloom)),
      at(444, ground, lamp(palette, 168)),
      // The pier that carries it.
      fill(palette.stone, box(202, ground - 150, 92, 150)),
      fill(palette.stoneShade, box(270, ground - 150, 24, 150)),
      fill(palette.stoneLight, box(194, ground - 162, 108, 14)),
      fill(palette.tile, archway(214, ground - 132, 68, 84)),
      fill(palette.line, archway(222, ground - 122, 52, 66)),
      fill(palette.tileShade, 'M282 168l34 12v46l-34 12z'),
      stroke(palette.tileLight, 3, line(290, 188, 308, 193)),
      stroke(palette.tileLight, 2.5, line(228, ground - 76, 268, ground - 76)),
      fill(palette.accent, box(232, ground - 38, 32, 20)),
      stroke(palette.wall, 2, line(239, ground - 31, 257, ground - 31), line(239, ground - 25, 251, ground - 25)),
      fill(palette.kerb, box(0, ground, width, 6)),
      fill(palette.road, box(0, ground + 6, width, height - ground)),
      shade(palette, 246, ground + 10, 90),
    ].join(''),
  )
}
