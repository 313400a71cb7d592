import { mix } from '../canvas/colour.ts'
import { box } from '../space/space.ts'
import { finishRoom } from './finish.ts'
import { bed } from './furniture/beds.ts'
import { art, featureWall, leafyPlant } from './furniture/decor.ts'
import { bareFittings, ceilingFan, pendant } from './furniture/lights.ts'
import { ground, put } from './furniture/place.ts'
import { chair, sofa } from './furniture/seating.ts'
import { cabinet, wardrobe } from './furniture/storage.ts'
import { rug } from './furniture/tables.ts'
import type { HomeRoom } from './living.ts'
import { openRoom } from './room.ts'
import type { RoomWindow } from './windows.ts'

/** One room for everything: bed, sofa, a kitchen wall. */
export function paintStudio({ character, home, chance, furnishing, isHigh }: HomeRoom): string {
  const windowWall = chance.pick(['left', 'right'] as const)
  const room = openRoom(character, home, chance, {
    width: chance.between(4.6, 5.4),
    depth: chance.between(4.6, 5.4),
    windowWall,
    furnishing,
    lean: windowWall === 'left' ? chance.between(0, 0.5) : -chance.between(0, 0.5),
  })
  const { width, depth, palette } = room
  const window: RoomWindow = {
    wall: windowWall,
    u0: depth * 0.4,
    u1: depth * 0.4 + 2.2,
    v0: chance.pick([0.05, 0.8]),
    v1: 2.25,
    panes: 3,
    hasCurtains: true,
  }
  const sideX = (metres: number, size: number) => (windowWall === 'left' ? metres : width - metres - size)
  // The kitchen wall stands away from the window.
  const run =
    windowWall === 'left'
      ? box(width - 0.62, width - 0.02, depth - 3.1, depth - 0.7, 0.1, 0.84)
      : box(0.02, 0.62, depth - 3.1, depth - 0.7, 0.1, 0.84)
  const face = windowWall === 'left' ? 'left' : 'right'
  if (furnishing !== 'UnFurnished') {
    ground(room, run, 0.28)
    cabinet(room, run, palette.lacquer, { columns: 4, face })
    put(room, { ...run, z0: 0.84, z1: 0.88 }, '#45474a', 0, 0.05)
    cabinet(
      room,
      { ...run, z0: 1.5, z1: 2.2, ...(windowWall === 'left' ? { x0: width - 0.36 } : { x1: 0.36 }) },
      palette.wood,
      { columns: 4, face },
    )
    featureWall(
      room,
      sideX(0, width * 0.62),
      sideX(0, width * 0.62) + width * 0.62,
      chance.pick(['colour', 'panels', 'slats']),
    )
    wardrobe(
      room,
      windowWall === 'left'
        ? box(width - 1.9, width - 0.7, depth - 0.6, depth - 0.02, 0.05, 2.25)
        : box(0.7, 1.9, depth - 0.6, depth - 0.02, 0.05, 2.25),
    )
    bed(room, sideX(0.75, 1.5), 1.5, 1.95)
    art(room, 'back', sideX(0.95, 1.1), 1.6, 1.1, 0.55)
  } else bareFittings(room)
  if (furnishing === 'Furnished') {
    rug(
      room,
      width * 0.3,
      width * 0.68,
      depth - 4.3,
      depth - 2.5,
      mix(palette.wall, palette.feature, 0.35),
      palette.spice,
    )
    sofa(
      room,
      sideX(0.06, 0.92),
      depth - 4.6,
      1.7,
      windowWall === 'left' ? 'right' : 'left',
      palette.cloth,
      palette.spice,
    )
    put(room, box(width * 0.5 - 0.3, width * 0.5 + 0.3, depth - 3.7, depth - 3.1, 0.34, 0.38), palette.wood, 0.01)
    put(room, box(width * 0.5 - 0.03, width * 0.5 + 0.03, depth - 3.43, depth - 3.37, 0, 0.34), palette.metal)
    chair(
      room,
      windowWall === 'left' ? width - 1.25 : 0.8,
      depth - 2.4,
      face === 'left' ? 'right' : 'left',
      palette.spice,
    )
    leafyPlant(room, sideX(0.35, 0), depth - 0.4, 1.2, palette.feature)
    for (const u of [0, 0.5])
      pendant(room, (run.x0 + run.x1) / 2 + (windowWall === 'left' ? -0.5 : 0.5), depth - 1.6 - u * 1.4, 0.8, 0.11)
  }
  ceilingFan(room, width * 0.5, depth * 0.45)
  return finishRoom(room, {
    windows: [window],
    isHigh,
    hasTray: furnishing === 'Furnished' && chance.happens(0.4),
    isSheer: chance.happens(0.5),
    ...(furnishing === 'UnFurnished' ? {} : { curtains: mix(palette.cloth, '#efe6d6', 0.4) }),
  })
}
