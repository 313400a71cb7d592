import { bungalow } from './bungalow.ts'
import { sahyadri } from './hills.ts'
import type { Palette } from './palette.ts'
import { cyclist, sitter, walker } from './people.ts'
import { randomFrom } from './random.ts'
import { birds, compoundWall, farCity, katta, lamp, metro, scooter, shade } from './street.ts'
import { at, box, circle, dots, fill, type Point, picture } from './svg.ts'
import { society, tower } from './towers.ts'
import { gulmohar, neem, palm, shrub } from './trees.ts'
import { wada } from './wada.ts'

export const width = 2400
export const height = 760
const ground = 690

/** Pune from a terrace: hills, the town in haze, and one street with an old house among new ones. */
export function puneEvening(palette: Palette): string {
  const random = randomFrom(411_004)
  return picture(
    width,
    height,
    [sky(palette), farLayers(palette), street(palette, random), foreground(palette, random)].join(''),
  )
}

function sky(palette: Palette): string {
  const stars = randomFrom(18_520)
  const points = Array.from({ length: 70 }, (): Point => [stars(20, width - 20), stars(10, 230)])
  return [
    // Clear at the top, so that the page's own ground is the sky.
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${palette.sky}" stop-opacity="0"/><stop offset=".3" stop-color="${palette.sky}"/><stop offset=".72" stop-color="${palette.glow}"/></linearGradient>`,
    `<radialGradient id="g"><stop stop-color="${palette.disc}" stop-opacity=".9"/><stop offset=".35" stop-color="${palette.disc}" stop-opacity=".32"/><stop offset="1" stop-color="${palette.disc}" stop-opacity="0"/></radialGradient>`,
    `<linearGradient id="h" x2="0" y2="1"><stop stop-color="${palette.glow}" stop-opacity="0"/><stop offset="1" stop-color="${palette.glow}" stop-opacity="${palette.isNight ? 0.35 : 0.7}"/></linearGradient></defs>`,
    `<path fill="url(#s)" d="${box(0, 0, width, 560)}"/>`,
    palette.isNight
      ? `<g opacity=".55">${dots(palette.disc, 2.4, points)}</g>` +
        `<path fill="${palette.disc}" d="M1094 142a25 25 0 1 0 22 38a21 21 0 1 1 -22 -38z"/>`
      : `<circle cx="1070" cy="330" r="300" fill="url(#g)"/>${circle(palette.disc, 1070, 330, 52)}`,
  ].join('')
}

function farLayers(palette: Palette): string {
  const random = randomFrom(7_12)
  return [
    sahyadri(random, palette, width, 640),
    palette.isNight
      ? ''
      : birds(palette, [
          [1212, 206],
          [1250, 190],
          [1288, 214],
          [1330, 198],
          [1366, 226],
        ]),
    farCity(random, palette, width, 640),
    metro(palette, 1150, width, 588, 664),
  ].join('')
}

function street(palette: Palette, random: ReturnType<typeof randomFrom>): string {
  const behind: [x: number, y: number, size: number][] = [
    [40, 672, 240],
    [690, 668, 190],
    [1230, 668, 200],
    [1395, 668, 170],
    [1835, 668, 180],
    [2200, 672, 230],
  ]
  return [
    ...behind.map(([x, y, size]) => at(x, y, neem(random, palette, size))),
    at(1415, 676, tower(random, palette, 17, 138, palette.accent)),
    at(1604, 676, tower(random, palette, 12, 150, palette.tile)),
    at(1790, 678, palm(random, palette, 230)),
    // The evening's haze lies between the far street and the near one.
    `<path fill="url(#h)" d="${box(0, 380, width, 300)}"/>`,
    at(660, 678, palm(random, palette, 250)),
    fill(palette.ground, box(0, 660, width, 40)),
    at(1390, 684, shrub(random, palette, 400, 34)),
    at(240, ground, society(random, palette)),
    at(1880, ground, bungalow(palette)),
  ].join('')
}

function foreground(palette: Palette, random: ReturnType<typeof randomFrom>): string {
  return [
    at(-10, ground, compoundWall(palette, 232)),
    at(1440, ground, compoundWall(palette, 400)),
    at(1456, ground - 30, shrub(random, palette, 150, 30, palette.bloom)),
    at(2216, ground, compoundWall(palette, 200)),
    at(2190, ground - 20, shrub(random, palette, 120, 52, palette.bloom)),
    at(1846, ground, shrub(random, palette, 60, 44, palette.bloom)),
    at(110, ground, neem(random, palette, 360)),
    at(640, ground, neem(random, palette, 280)),
    at(752, ground, wada(random, palette)),
    fill(palette.kerb, box(0, ground, width, 9)),
    fill(palette.road, box(0, ground + 9, width, height - ground - 9)),
    `<g opacity=".5">${fill(palette.kerb, ...Array.from({ length: 27 }, (_, i) => box(12 + i * 92, ground + 42, 46, 3.5)))}</g>`,
    shade(palette, 1290, ground + 14, 300),
    shade(palette, 2320, ground + 10, 210),
    shade(palette, 120, ground + 8, 150),
    at(1282, ground - 2, gulmohar(random, palette, 400)),
    at(1274, ground + 6, katta(palette, 150)),
    at(1226, ground + 5, sitter(palette, palette.wall, 1)),
    at(1262, ground + 5, sitter(palette, palette.glass, -1)),
    at(2320, ground + 2, gulmohar(random, palette, 300)),
    at(1078, ground + 10, walker(palette, palette.bloom, palette.gulmohar[3])),
    at(1560, ground + 36, cyclist(palette, palette.accent)),
    at(620, ground + 2, lamp(palette, 170)),
    at(1760, ground + 2, lamp(palette, 170)),
    at(660, ground + 6, scooter(palette, palette.accent)),
    at(1660, ground + 6, scooter(palette, palette.tile)),
    // Petals under the tree.
    dots(
      palette.gulmohar[2],
      4,
      Array.from({ length: 46 }, (): Point => [1282 + random(-260, 260), ground + random(3, 26)]),
    ),
    dots(
      palette.gulmohar[3],
      3,
      Array.from({ length: 26 }, (): Point => [1282 + random(-230, 230), ground + random(3, 30)]),
    ),
  ].join('')
}
