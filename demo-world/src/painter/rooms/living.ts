import type { Chance } from '../canvas/chance.ts'
import { mix } from '../canvas/colour.ts'
import { fill } from '../canvas/ink.ts'
import type { Character } from '../character.ts'
import { lit } from '../light/light.ts'
import { box } from '../space/space.ts'
import type { Furnishing } from '../subject.ts'
import { finishRoom } from './finish.ts'
import { art, featureWall, leafyPlant, mandir, pottedPlant } from './furniture/decor.ts'
import { bareFittings, ceilingFan, floorLamp, pendant } from './furniture/lights.ts'
import { drawBox, ground, putDrawn } from './furniture/place.ts'
import { armchair, diwan, sofa } from './furniture/seating.ts'
import { bookshelf, cabinet, tvUnit } from './furniture/storage.ts'
import { coffeeTable, diningTable, rug } from './furniture/tables.ts'
import { openRoom, type Room, type WallName } from './room.ts'
import type { RoomWindow } from './windows.ts'

export interface HomeRoom {
  character: Character
  /** What all rooms of this home share. */
  home: Chance
  chance: Chance
  furnishing: Furnishing
  isHigh: boolean
}

type Layout = 'facing' | 'screen' | 'lengthways' | 'traditional'

/** The living room, in one of four arrangements. */
export function paintLiving({ character, home, chance, furnishing, isHigh }: HomeRoom): string {
  const layout = chance.weigh<Layout>({ facing: 3, screen: 2, lengthways: 3, traditional: 2 })
  const windowWall: WallName = layout === 'lengthways' ? 'back' : chance.pick(['left', 'right'])
  const room = openRoom(character, home, chance, {
    width: chance.between(4, 5),
    depth: chance.between(4.4, 5.6),
    windowWall,
    furnishing,
    lean:
      layout === 'lengthways'
        ? chance.around(0, 0.5)
        : windowWall === 'left'
          ? chance.between(0.2, 0.8)
          : -chance.between(0.2, 0.8),
  })
  const windows = [windowOf(room, layout)]
  const isBare = furnishing === 'UnFurnished'
  if (isBare) bareFittings(room)
  else layouts[layout](room, furnishing === 'Semi-Furnished')
  ceilingFan(room, room.width * 0.5, room.depth * 0.5, room.height)
  if (isBare) doorOn(room, windowWall === 'left' ? 'right' : 'left', room.depth * 0.45)
  return finishRoom(room, {
    windows,
    isHigh,
    hasTray: !isBare && chance.happens(0.55),
    isSheer: chance.happens(0.4),
    ...(isBare
      ? {}
      : { curtains: chance.happens(0.5) ? room.palette.cloth : mix(room.palette.spice, room.palette.wall, 0.35) }),
  })
}

function windowOf(room: Room, layout: Layout): RoomWindow {
  const { chance, width, depth, windowWall } = room
  const isDoor = layout === 'lengthways' || chance.happens(room.furnishing === 'UnFurnished' ? 0.75 : 0.4)
  const long = windowWall === 'back' ? width : depth
  const half = windowWall === 'back' ? Math.min(1.55, width * 0.34) : 1.1
  const middle = windowWall === 'back' ? width / 2 : long * chance.between(0.45, 0.58)
  return {
    wall: windowWall,
    u0: middle - half,
    u1: middle + half,
    v0: isDoor ? 0.03 : 0.85,
    v1: isDoor ? 2.3 : 2.2,
    panes: isDoor ? 3 : 2,
    hasCurtains: true,
    hasGrill: !isDoor && room.character.ageYears > 8,
  }
}

const layouts: Readonly<Record<Layout, (room: Room, isSpare: boolean) => void>> = {
  /** Sofa at the back wall, looking at us. */
  facing: (room, isSpare) => {
    const { width, depth, palette, chance } = room
    featureWall(room, 0, width, chance.pick(['colour', 'panels', 'stone', 'slats']))
    const wide = Math.min(2.3, width - 1.7)
    const x = (width - wide) / 2 + chance.around(0, 0.15)
    sofa(room, x, depth - 1, wide, 'viewer', palette.cloth, palette.spice)
    art(room, 'back', x + wide * 0.14, 1.35, wide * 0.3, 0.72)
    art(room, 'back', x + wide * 0.54, 1.35, wide * 0.3, 0.72)
    if (isSpare) return
    rug(room, x - 0.2, x + wide + 0.2, depth - 2.7, depth - 0.75, mix(palette.wall, palette.cloth, 0.4), palette.spice)
    coffeeTable(room, x + wide / 2 - 0.5, depth - 2.05, 1, 0.55)
    const dark = room.windowWall === 'left' ? width - 0.95 : 0.15
    armchair(
      room,
      dark,
      depth - 2.5,
      room.windowWall === 'left' ? 'left' : 'right',
      mix(palette.spice, palette.cloth, 0.5),
    )
    floorLamp(room, room.windowWall === 'left' ? width - 0.35 : 0.35, depth - 0.4)
    pottedPlant(room, room.windowWall === 'left' ? 0.45 : width - 0.45, depth - 0.45, 1.5)
  },
  /** The television wall, a sofa's back before us. */
  screen: (room, isSpare) => {
    const { width, depth, palette, chance } = room
    const wide = Math.min(2.6, width * 0.6)
    const x = (width - wide) / 2
    featureWall(room, x - 0.25, x + wide + 0.25, chance.pick(['slats', 'stone', 'panels']))
    tvUnit(room, box(x, x + wide, depth - 0.42, depth - 0.02, 0.12, 0.5))
    if (chance.happens(0.6))
      bookshelf(
        room,
        box(
          room.windowWall === 'left' ? width - 0.72 : 0.08,
          room.windowWall === 'left' ? width - 0.08 : 0.72,
          depth - 0.36,
          depth - 0.02,
          0,
          2.1,
        ),
      )
    if (isSpare) return
    rug(room, x - 0.1, x + wide + 0.1, depth - 3, depth - 1.1, mix(palette.wall, palette.feature, 0.35), palette.spice)
    coffeeTable(room, x + wide / 2 - 0.55, depth - 2.3, 1.1, 0.6)
    sofa(
      room,
      room.windowWall === 'left' ? width - 0.97 : 0.05,
      depth - 3.1,
      2,
      room.windowWall === 'left' ? 'left' : 'right',
      palette.cloth,
      palette.spice,
    )
    art(room, room.windowWall === 'left' ? 'right' : 'left', depth - 2.7, 1.35, 1.2, 0.7)
    leafyPlant(room, room.windowWall === 'left' ? 0.4 : width - 0.4, depth - 0.5, 1.35, palette.feature)
  },
  /** Sofa and television along the sides, the balcony ahead. */
  lengthways: (room, isSpare) => {
    const { width, depth, palette, chance } = room
    const flip = chance.happens(0.5)
    const [sofaX, unitX] = flip ? [width - 0.97, 0.03] : [0.05, width - 0.43]
    const y = depth - 3.2
    sofa(room, sofaX, y, 2.2, flip ? 'left' : 'right', palette.cloth, palette.spice)
    art(room, flip ? 'right' : 'left', y + 0.4, 1.35, 1.3, 0.75)
    sideScreen(room, unitX, y + 0.1, 1.9, flip ? 'left' : 'right')
    pottedPlant(room, flip ? width - 0.4 : 0.4, depth - 0.4, 1.5, 'areca', palette.spice)
    if (isSpare) return
    rug(room, width * 0.3, width * 0.72, y - 0.1, y + 2.3, mix(palette.wall, palette.cloth, 0.45), palette.feature)
    coffeeTable(room, width * 0.5 - 0.3, y + 0.55, 0.62, 1.1)
    armchair(
      room,
      width * 0.5 - 0.4 + (flip ? -0.35 : 0.35),
      depth - 1.05,
      'viewer',
      mix(palette.feature, palette.wall, 0.3),
    )
    leafyPlant(room, flip ? 0.35 : width - 0.35, depth - 0.4, 1.2, palette.feature)
  },
  /** A diwan, the shrine, a dining table. */
  traditional: (room, isSpare) => {
    const { width, depth, palette, chance } = room
    featureWall(room, 0, width, 'colour')
    const near = room.windowWall === 'left' ? width - 2.15 : 0.2
    diwan(room, near, depth - 0.95, 1.95, 'viewer', mix(palette.cloth, '#f3e6cf', 0.35), palette.spice)
    art(room, 'back', near + 0.4, 1.35, 1.1, 0.62)
    mandir(room, room.windowWall === 'left' ? 0.55 : width - 1.25, 1.05)
    cabinet(
      room,
      box(
        room.windowWall === 'left' ? 0.4 : width - 1.4,
        room.windowWall === 'left' ? 1.4 : width - 0.4,
        depth - 0.42,
        depth - 0.02,
        0,
        0.85,
      ),
      palette.wood,
      { columns: 2 },
    )
    if (isSpare) return
    diningTable(room, width / 2 - 0.85, depth - 2.95, 1.7, 0.9)
    for (const u of [-0.45, 0.45]) pendant(room, width / 2 + u, depth - 2.5, 0.95)
    if (chance.happens(0.6))
      pottedPlant(room, room.windowWall === 'left' ? width - 0.4 : 0.4, depth - 1.4, 1.2, 'champa', palette.spice)
  },
}

/** A television on a side wall with its low unit. */
function sideScreen(room: Room, x: number, y: number, long: number, wall: 'left' | 'right'): void {
  const { palette, light, camera } = room
  const body = box(x, x + 0.4, y, y + long, 0.12, 0.48)
  ground(room, body, 0.26)
  cabinet(room, body, palette.lacquer, {
    columns: 3,
    handle: 'none',
    face: wall === 'left' ? 'right' : 'left',
    inlay: palette.wood,
  })
  const side = room.walls[wall]
  const middle = y + long / 2
  room.flat.push(fill(side.path(middle - 1.1, 0.5, middle + 1.1, 2.15, 0.01), lit(light, palette.wood, side.normal)))
  const tv =
    wall === 'left'
      ? box(0.03, 0.07, middle - 0.7, middle + 0.7, 0.85, 1.65)
      : box(room.width - 0.07, room.width - 0.03, middle - 0.7, middle + 0.7, 0.85, 1.65)
  const face = wall === 'left' ? tv.x1 : tv.x0
  const at = (v: number, z: number) => camera.project([face, v, z])
  const glare = [at(middle - 0.3, 0.87), at(middle, 0.87), at(middle + 0.4, 1.63), at(middle + 0.05, 1.63)]
  putDrawn(
    room,
    tv,
    drawBox(room, tv, '#1a1b1e') +
      fill(`M${glare.map((p) => p.map((n) => n.toFixed(1)).join(' ')).join('L')}z`, light.sky.mirror, 0.16),
  )
}

/** A panelled door in a side wall. */
export function doorOn(room: Room, name: WallName, u: number): void {
  const wall = room.walls[name]
  const { light, palette } = room
  const tone = lit(light, palette.wood, wall.normal)
  const part = (a: number, b: number, c: number, d: number, paint: string, opacity = 1) =>
    room.flat.push(fill(wall.path(u + a, b, u + c, d, 0.02), paint, opacity))
  part(-0.08, 0, 0.98, 2.18, lit(light, mix(palette.wood, '#ffffff', 0.3), wall.normal))
  part(0, 0, 0.9, 2.1, tone)
  for (const [b, d] of [
    [0.2, 0.95],
    [1.08, 1.95],
  ] as const) {
    part(0.12, b, 0.78, d, light.shadow, 0.16)
    part(0.15, b + 0.03, 0.75, d - 0.03, tone)
  }
  part(0.78, 1, 0.83, 1.05, '#c9a65a')
}
