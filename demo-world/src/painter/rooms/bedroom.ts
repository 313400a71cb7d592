import { mix } from '../canvas/colour.ts'
import { box } from '../space/space.ts'
import { finishRoom } from './finish.ts'
import { bed, singleBed } from './furniture/beds.ts'
import { art, featureWall, leafyPlant } from './furniture/decor.ts'
import { bareFittings, ceilingFan, pendant } from './furniture/lights.ts'
import { put } from './furniture/place.ts'
import { armchair, chair } from './furniture/seating.ts'
import { bookshelf, wardrobe } from './furniture/storage.ts'
import { rug } from './furniture/tables.ts'
import { doorOn, type HomeRoom } from './living.ts'
import { openRoom, type Room, type WallName } from './room.ts'
import type { RoomWindow } from './windows.ts'

/** A bedroom; the second one of a home is a child's or a guest's as often as not. */
export function paintBedroom({ character, home, chance, furnishing, isHigh }: HomeRoom, isSecond: boolean): string {
  const isSmall = isSecond && chance.happens(0.65)
  const windowWall: WallName = isSmall ? 'back' : chance.pick(['left', 'right', 'left', 'right', 'back'])
  const lean =
    windowWall === 'left'
      ? chance.between(0.2, 0.8)
      : windowWall === 'right'
        ? -chance.between(0.2, 0.8)
        : chance.around(0, 0.6)
  const room = openRoom(character, home, chance, {
    width: isSmall ? chance.between(3.1, 3.6) : chance.between(3.7, 4.5),
    depth: chance.between(3.6, 4.4),
    windowWall,
    furnishing,
    lean,
  })
  const window = windowOf(room, isSmall)
  const isBare = furnishing === 'UnFurnished'
  if (isBare) {
    bareFittings(room)
    doorOn(room, windowWall === 'left' ? 'right' : 'left', room.depth * 0.4)
  } else if (isSmall) furnishSmall(room, furnishing === 'Semi-Furnished')
  else furnishMain(room, furnishing === 'Semi-Furnished')
  ceilingFan(room, room.width * 0.5, room.depth * 0.45)
  return finishRoom(room, {
    windows: [window],
    isHigh,
    hasTray: !isBare && chance.happens(0.45),
    isSheer: chance.happens(0.6),
    ...(isBare
      ? {}
      : { curtains: mix(room.palette.cloth, chance.pick([room.palette.spice, '#efe6d6', room.palette.feature]), 0.6) }),
  })
}

function windowOf({ windowWall, width, depth, chance, character, furnishing }: Room, isSmall: boolean): RoomWindow {
  if (windowWall === 'back') {
    // Beside the bed's head, or over the desk.
    return {
      wall: 'back',
      u0: isSmall ? width * 0.34 : width - 1.5,
      u1: isSmall ? width * 0.34 + 1.3 : width - 0.45,
      v0: 0.9,
      v1: 2.2,
      panes: 2,
      hasCurtains: true,
      hasGrill: character.ageYears > 8,
    }
  }
  const middle = depth * chance.between(0.5, 0.6)
  const isTall = chance.happens(furnishing === 'UnFurnished' ? 0.65 : 0.35)
  return {
    wall: windowWall,
    u0: middle - 0.95,
    u1: middle + 0.95,
    v0: isTall ? 0.05 : 0.8,
    v1: 2.25,
    panes: 2,
    hasCurtains: true,
    hasGrill: !isTall && character.ageYears > 8,
  }
}

function furnishMain(room: Room, isSpare: boolean): void {
  const { width, depth, palette, chance, windowWall } = room
  const wardrobeSide = windowWall === 'right' ? 'left' : 'right'
  const from = wardrobeSide === 'left' ? 0.62 : 0
  const to = windowWall === 'back' ? width - 1.7 : wardrobeSide === 'right' ? width - 0.62 : width
  featureWall(room, 0, windowWall === 'back' ? width - 1.75 : width, chance.pick(['colour', 'panels', 'slats']))
  const wide = 1.75
  const x = windowWall === 'back' ? Math.max(0.75, (to - wide) / 2) : from + (to - from - wide) / 2
  bed(room, x, wide, 2)
  const clear = windowWall === 'back' ? width - 1.8 : width
  art(room, 'back', x + 0.25, 1.62, Math.min(wide - 0.5, clear - x - 0.35), 0.6)
  if (windowWall !== 'back') {
    const body =
      wardrobeSide === 'left'
        ? box(0.02, 0.6, depth - 2.9, depth - 0.05, 0.05, 2.3)
        : box(width - 0.6, width - 0.02, depth - 2.9, depth - 0.05, 0.05, 2.3)
    wardrobe(room, body, wardrobeSide === 'left' ? 'right' : 'left')
  }
  if (isSpare) return
  rug(
    room,
    x - 0.35,
    x + wide + 0.35,
    depth - 2.75,
    depth - 1.2,
    mix(palette.wall, palette.feature, 0.25),
    palette.spice,
  )
  if (windowWall === 'back') leafyPlant(room, width - 0.35, depth - 0.4, 1.1, palette.spice)
  else if (chance.happens(0.6))
    armchair(
      room,
      windowWall === 'left' ? 0.2 : width - 1,
      depth - 3,
      windowWall === 'left' ? 'right' : 'left',
      mix(palette.spice, palette.wall, 0.3),
    )
  else leafyPlant(room, windowWall === 'left' ? 0.4 : width - 0.4, depth - 0.45, 1.2, palette.feature)
  if (chance.happens(0.35)) for (const u of [x - 0.36, x + wide + 0.36]) pendant(room, u, depth - 0.3, 1.25, 0.11)
}

function furnishSmall(room: Room, isSpare: boolean): void {
  const { width, depth, palette, chance } = room
  const flip = chance.happens(0.5)
  singleBed(room, flip ? width - 1.02 : 0.05, depth - 2.2, 2)
  art(room, flip ? 'right' : 'left', depth - 1.7, 1.3, 0.9, 0.6)
  const deskFrom = flip ? 0.15 : width - 1.65
  put(room, box(deskFrom, deskFrom + 1.3, depth - 0.6, depth - 0.04, 0.71, 0.75), palette.wood, 0, 0.05)
  for (const x of [deskFrom + 0.02, deskFrom + 1.22])
    put(room, box(x, x + 0.06, depth - 0.55, depth - 0.1, 0, 0.71), palette.lacquer)
  put(room, box(deskFrom + 0.45, deskFrom + 0.95, depth - 0.22, depth - 0.18, 0.77, 1.08), '#23272b')
  chair(room, deskFrom + 0.45, depth - 1.15, 'away', palette.spice)
  wardrobe(
    room,
    flip
      ? box(0.02, 0.58, depth - 2.6, depth - 1.4, 0.05, 2.2)
      : box(width - 0.58, width - 0.02, depth - 2.6, depth - 1.4, 0.05, 2.2),
    flip ? 'right' : 'left',
  )
  if (isSpare) return
  bookshelf(room, box(flip ? width - 1 : 0.1, flip ? width - 0.1 : 1, depth - 0.2, depth - 0.02, 1.5, 2.2))
  rug(room, width * 0.3, width * 0.7, depth - 2.3, depth - 1.1, palette.spice, palette.feature)
}
