import type { Palette } from './palette.ts'
import { archway, box, fill, line, polygon, stroke } from './svg.ts'

/** A bungalow with a verandah, as in the old camps and along Prabhat Road. Stands on y = 0, x from 0 to 330. */
export function bungalow(palette: Palette): string {
  const tiles = (x1: number, x2: number, top: number, bottom: number, inset: number, count: number) =>
    Array.from({ length: count + 1 }, (_, i) => {
      const t = i / count
      return line(x1 + inset + (x2 - x1 - inset * 2) * t, top, x1 + (x2 - x1) * t, bottom)
    })
  const windowAt = (x: number, y: number, isLit: boolean) =>
    [
      fill(palette.wall, box(x - 4, y - 4, 46, 50)),
      fill(isLit ? palette.lit : palette.glassShade, box(x, y, 38, 42)),
      stroke(palette.wall, 2.5, line(x + 19, y, x + 19, y + 42), line(x, y + 14, x + 38, y + 14)),
      fill(palette.accent, box(x - 16, y - 2, 12, 46), box(x + 42, y - 2, 12, 46)),
      fill(palette.wallShade, box(x - 6, y + 45, 50, 4)),
    ].join('')
  return [
    // Main roof and wall.
    fill(palette.wall, box(10, -112, 310, 112)),
    fill(palette.wallShade, box(10, -112, 310, 12), box(250, -112, 70, 112)),
    fill(palette.stone, box(6, -14, 318, 14)),
    windowAt(44, -84, palette.isNight),
    windowAt(252, -84, true),
    fill(
      palette.tileShade,
      polygon([
        [-14, -106],
        [56, -172],
        [274, -172],
        [344, -106],
      ]),
    ),
    fill(
      palette.tile,
      polygon([
        [-14, -106],
        [56, -172],
        [274, -172],
        [344, -106],
      ]),
    ),
    `<g opacity=".6">${stroke(palette.tileShade, 1.2, ...tiles(-14, 344, -172, -106, 70, 40), line(10, -128, 320, -128), line(33, -150, 297, -150))}</g>`,
    fill(palette.tileLight, box(52, -176, 226, 6)),
    fill(palette.timber, box(-16, -107, 362, 5)),
    // Dormer.
    fill(
      palette.wall,
      polygon([
        [136, -140],
        [136, -168],
        [166, -192],
        [196, -168],
        [196, -140],
      ]),
    ),
    fill(palette.isNight ? palette.lit : palette.glassShade, archway(154, -172, 24, 28)),
    stroke(palette.tileShade, 6, line(128, -164, 166, -195), line(166, -195, 204, -164)),
    // Verandah.
    fill(palette.isNight ? palette.timber : palette.stoneShade, box(108, -84, 118, 70)),
    fill(palette.lit, box(152, -66, 30, 52)),
    fill(palette.timber, box(148, -70, 4, 56), box(182, -70, 4, 56), box(148, -70, 38, 4)),
    fill(palette.wall, ...[106, 134, 196, 224].map((x) => box(x, -84, 7, 72))),
    fill(
      palette.tile,
      polygon([
        [92, -84],
        [112, -112],
        [224, -112],
        [244, -84],
      ]),
    ),
    `<g opacity=".6">${stroke(palette.tileShade, 1.2, ...tiles(92, 244, -112, -84, 20, 18))}</g>`,
    fill(palette.timber, box(90, -85, 156, 4)),
    fill(palette.stoneLight, box(136, -14, 62, 5), box(130, -9, 74, 9)),
    // A swing on the verandah.
    stroke(palette.timberLight, 1.4, line(204, -80, 204, -38), line(220, -80, 220, -38)),
    fill(palette.timberLight, box(200, -38, 24, 4)),
  ].join('')
}
