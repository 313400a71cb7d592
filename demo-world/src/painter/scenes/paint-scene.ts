import { designVilla } from '../building/villas.ts'
import { chanceFrom } from '../canvas/chance.ts'
import { type Colour, mix } from '../canvas/colour.ts'
import { fill, pathOf } from '../canvas/ink.ts'
import type { Character } from '../character.ts'
import type { HourName, hours } from '../light/hours.ts'
import { lightAt, lit } from '../light/light.ts'
import { seasons } from '../light/season.ts'
import { finishRoom } from '../rooms/finish.ts'
import { tableLamp } from '../rooms/furniture/lights.ts'
import { ground, put } from '../rooms/furniture/place.ts'
import { officeChair } from '../rooms/furniture/seating.ts'
import { openRoom, type Room } from '../rooms/room.ts'
import { box } from '../space/space.ts'
import { calculator, coins, houseModel, keys, laptop, lens, mug, pen, sheetOfPaper, stamp, TOP } from './desk-things.ts'
import { art, bookshelfWall, featureWall, leafyPlant } from './scene-decor.ts'
import { paintSiteVisit } from './site-visit.ts'

export type SceneName = 'keys-handover' | 'site-visit' | 'documents' | 'loan-desk' | 'interior-moodboard' | 'valuation'

export const sceneNames: readonly SceneName[] = [
  'keys-handover',
  'site-visit',
  'documents',
  'loan-desk',
  'interior-moodboard',
  'valuation',
]

/** A picture for an article's head or an empty page, in the manner of the property pictures, 1600 by 1200. */
export function paintScene(name: SceneName): string {
  const chance = chanceFrom(`scene/${name}`)
  if (name === 'site-visit')
    return paintSiteVisit(characterAt('morning', 1), designVilla(chanceFrom('scene/site-visit/villa-3')), chance)
  const setting = settings[name]
  const character = characterAt(setting.hour, setting.side)
  const room = openRoom(character, chanceFrom(`scene/home-${setting.palette}`), chance, {
    width: 3.4,
    depth: 3,
    windowWall: setting.side < 0 ? 'left' : 'right',
    furnishing: 'Furnished',
    floor: 'wood',
    lean: setting.side * -0.2,
    eyeZ: 1.68,
    zoom: 1.62,
  })
  setting.furnish(room)
  const u0 = 0.9
  return finishRoom(room, {
    windows: [{ wall: room.windowWall, u0, u1: u0 + 1.5, v0: 0.85, v1: 2.3, panes: 2, hasCurtains: true }],
    isHigh: true,
    curtains: mix(room.palette.cloth, '#efe6d6', 0.5),
    isSheer: true,
  })
}

function characterAt(hour: HourName, side: number): Character {
  return {
    hour,
    light: lightAt(hour, side, 0.9),
    season: seasons.winter,
    ageYears: 3,
    bougainvillea: '#c2357a',
    fineness: 1,
  }
}

interface Setting {
  hour: keyof typeof hours
  side: -1 | 1
  palette: string
  furnish(room: Room): void
}

/** A broad desk across the picture. */
function desk(room: Room, wood: Colour): { x: number; y: number } {
  const y = room.depth - 1.95
  const [from, to] = [0.35, room.width - 0.35]
  ground(room, box(from, to, y, y + 0.95, 0, 0), 0.3)
  for (const x of [from + 0.05, to - 0.13])
    put(room, box(x, x + 0.08, y + 0.08, y + 0.86, 0, TOP - 0.05), mix(wood, '#2a1a10', 0.15))
  put(room, box(from, to, y, y + 0.95, TOP - 0.05, TOP), wood, 0, 0.05)
  return { x: room.width / 2, y: y + 0.45 }
}

const settings: Readonly<Record<Exclude<SceneName, 'site-visit'>, Setting>> = {
  'keys-handover': {
    hour: 'golden',
    side: -1,
    palette: 'a',
    furnish: (room) => {
      featureWall(room, 0, room.width, 'colour')
      art(room, 'back', room.width * 0.3, 1.5, 1.3, 0.75)
      const { x, y } = desk(room, room.palette.wood)
      sheetOfPaper(room, x - 0.1, y - 0.02, 0.42, 0.3, 0.12)
      keys(room, x + 0.08, y - 0.22, 0.15)
      houseModel(room, x - 0.62, y + 0.08, 0.3, '#f3ead8', '#b5573a')
      pen(room, x + 0.28, y + 0.06, 0.5, '#23304a')
      mug(room, x + 0.72, y + 0.12, room.palette.spice)
      tableLamp(room, x + 0.98, y + 0.28, TOP)
      leafyPlant(room, room.width - 0.35, room.depth - 0.4, 1.4, room.palette.feature)
    },
  },
  documents: {
    hour: 'morning',
    side: 1,
    palette: 'b',
    furnish: (room) => {
      bookshelfWall(room)
      const { x, y } = desk(room, mix(room.palette.wood, '#5d3a22', 0.3))
      sheetOfPaper(room, x - 0.5, y + 0.06, 0.36, 0.48, -0.1)
      sheetOfPaper(room, x - 0.02, y - 0.08, 0.38, 0.5, 0.06)
      sheetOfPaper(room, x + 0.5, y + 0.04, 0.46, 0.34, -0.08, 'plan')
      stamp(room, x + 0.26, y + 0.22)
      pen(room, x + 0.06, y - 0.2, -0.5, '#7a3f3a')
      lens(room, x - 0.36, y - 0.16)
      put(room, box(x - 1.12, x - 0.82, y + 0.06, y + 0.36, TOP, TOP + 0.05), '#b98f63')
      put(room, box(x - 1.1, x - 0.84, y + 0.08, y + 0.34, TOP + 0.05, TOP + 0.09), '#8c3b32')
      mug(room, x + 0.94, y + 0.18, '#e9e1d0')
    },
  },
  'loan-desk': {
    hour: 'noon',
    side: -1,
    palette: 'c',
    furnish: (room) => {
      featureWall(room, room.width * 0.2, room.width * 0.8, 'panels')
      officeChair(room, room.width / 2 - 0.28, room.depth - 0.75, 'viewer', '#3f444a')
      const { x, y } = desk(room, room.palette.wood)
      laptop(room, x - 0.42, y + 0.05)
      calculator(room, x + 0.1, y - 0.14, 0.15)
      sheetOfPaper(room, x + 0.5, y - 0.02, 0.34, 0.46, -0.12, 'chart')
      for (const [i, count] of [3, 6, 9, 12].entries()) coins(room, x - 0.02 + i * 0.12, y + 0.24, count)
      houseModel(room, x + 0.92, y + 0.16, 0.2, '#f3ead8', '#8a5a44')
      pen(room, x + 0.3, y - 0.24, 0.3, '#1f6a57')
      leafyPlant(room, 0.4, room.depth - 0.45, 1.3, room.palette.feature)
    },
  },
  'interior-moodboard': {
    hour: 'morning',
    side: -1,
    palette: 'd',
    furnish: (room) => {
      moodboard(room)
      const { x, y } = desk(room, mix(room.palette.wood, '#f2e2c4', 0.35))
      sheetOfPaper(room, x - 0.3, y - 0.04, 0.6, 0.42, 0.05, 'plan')
      for (const [i, dye] of ['#c46a3f', '#7d8b7a', '#e0b45a', '#39545c', '#d8c3a4'].entries())
        sheetOfPaper(room, x + 0.28 + i * 0.1, y - 0.1 + i * 0.05, 0.1, 0.26, 0.25 - i * 0.14, 'lines', dye)
      for (const [i, dye] of ['#b98a5c', '#e9e2d4', '#8f9a8c'].entries())
        put(room, box(x - 1.08 + i * 0.19, x - 0.92 + i * 0.19, y + 0.16, y + 0.32, TOP, TOP + 0.02), dye)
      pen(room, x - 0.02, y + 0.18, 0.8, '#d99a2b')
      mug(room, x + 1, y + 0.2, room.palette.feature)
      leafyPlant(room, room.width - 0.4, room.depth - 0.45, 1.5, room.palette.spice)
    },
  },
  valuation: {
    hour: 'dawn',
    side: 1,
    palette: 'e',
    furnish: (room) => {
      featureWall(room, 0, room.width, 'slats')
      const { x, y } = desk(room, mix(room.palette.wood, '#e8d2ae', 0.3))
      houseModel(room, x - 0.05, y + 0.1, 0.46, '#f1e8d6', '#a9553b')
      sheetOfPaper(room, x + 0.58, y - 0.06, 0.34, 0.46, -0.1, 'chart')
      sheetOfPaper(room, x - 0.68, y - 0.04, 0.4, 0.3, 0.12, 'plan')
      lens(room, x + 0.42, y - 0.24)
      calculator(room, x - 0.92, y + 0.2, -0.12)
      pen(room, x + 0.84, y - 0.2, 1.1, '#23304a')
      tapeAlong(room, x - 0.45, x + 0.36, y - 0.33)
    },
  },
}

/** A steel tape before the model. */
function tapeAlong(room: Room, from: number, to: number, y: number): void {
  const { camera, light } = room
  const strip = pathOf(
    camera.outline([
      [from, y, TOP + 0.003],
      [to, y, TOP + 0.003],
      [to, y + 0.03, TOP + 0.003],
      [from, y + 0.03, TOP + 0.003],
    ]),
  )
  room.solids.push({
    box: box(from, to, y, y + 0.03, TOP, TOP + 0.004),
    svg: fill(strip, lit(light, '#e8bf3c', [0, 0, 1])),
  })
  put(room, box(from - 0.1, from, y - 0.03, y + 0.06, TOP, TOP + 0.08), '#c8553d', 0.015)
}

/** Swatches, sketches and cuttings on the wall. */
function moodboard(room: Room): void {
  const wall = room.walls.back
  const { light, palette, width, chance } = room
  const own = chance.fork('board')
  const tone = (paint: Colour) => lit(light, paint, wall.normal)
  const [u0, u1, v0, v1] = [width * 0.14, width * 0.86, 1.15, 2.5]
  room.flat.push(fill(wall.path(u0 + 0.03, v0 - 0.04, u1 + 0.04, v1 - 0.02, 0.002), light.shadow, 0.22))
  room.flat.push(
    fill(wall.path(u0, v0, u1, v1, 0.01), tone('#cfae84')) +
      fill(wall.path(u0 + 0.05, v0 + 0.05, u1 - 0.05, v1 - 0.05, 0.012), tone('#e3cba6')),
  )
  const dyes = [
    palette.spice,
    palette.feature,
    palette.cloth,
    '#f6f1e6',
    '#39545c',
    '#e0b45a',
    '#b98a5c',
    '#8f9a8c',
    '#d9b7a6',
  ]
  for (let row = 0; row < 3; row++) {
    let u = u0 + 0.12
    while (u < u1 - 0.35) {
      const w = own.between(0.2, 0.42)
      const tall = own.between(0.24, 0.36)
      const v = v0 + 0.12 + row * 0.42 + own.between(0, 0.05)
      const dye = own.pick(dyes)
      room.flat.push(
        fill(wall.path(u + 0.012, v - 0.014, u + w + 0.012, v + tall - 0.012, 0.013), light.shadow, 0.2) +
          fill(wall.path(u, v, u + w, v + tall, 0.016), tone(dye)),
      )
      if (own.happens(0.4))
        room.flat.push(
          fill(
            wall.path(u + w * 0.15, v + tall * 0.2, u + w * 0.85, v + tall * 0.55, 0.017),
            tone(own.pick(dyes)),
            0.85,
          ),
        )
      u += w + own.between(0.05, 0.12)
    }
  }
}
