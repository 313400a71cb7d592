import { type Colour, mix } from '../canvas/colour.ts'
import { box } from '../space/space.ts'
import { finishRoom } from './finish.ts'
import { fridge, hob, hood, microwave, sink, tiles } from './furniture/appliances.ts'
import { cooker, fruitBowl, jar, ladles, plateRack } from './furniture/kitchenware.ts'
import { pendant } from './furniture/lights.ts'
import { ground, put } from './furniture/place.ts'
import { cabinet } from './furniture/storage.ts'
import type { HomeRoom } from './living.ts'
import { openRoom } from './room.ts'
import type { RoomWindow } from './windows.ts'

/** Counters in an L, the window over the sink, the hob under its hood. */
export function paintCornerKitchen({ character, home, chance, furnishing, isHigh }: HomeRoom): string {
  const side: 'left' | 'right' = chance.pick(['left', 'right'])
  const room = openRoom(character, home, chance, {
    width: chance.between(2.7, 3.4),
    depth: chance.between(3, 3.7),
    windowWall: 'back',
    furnishing,
    lean: side === 'left' ? chance.between(0.1, 0.7) : -chance.between(0.1, 0.7),
  })
  const { width, depth, palette } = room
  const isModular = furnishing !== 'UnFurnished'
  const stone = chance.pick<Colour>(['#3a3b3c', '#efece5', '#6a5f55', '#4a5350'])
  const lower = isModular ? palette.lacquer : '#d8d0c2'
  const upper = isModular
    ? chance.pick([palette.lacquer, palette.wood, mix(palette.lacquer, palette.feature, 0.6)])
    : ''
  const near = depth - 2.7
  const sideX = side === 'left' ? { x0: 0.02, x1: 0.62 } : { x0: width - 0.62, x1: width - 0.02 }
  const middle = side === 'left' ? width * 0.62 : width * 0.38
  const window: RoomWindow = {
    wall: 'back',
    u0: middle - 0.6,
    u1: middle + 0.6,
    v0: 1.15,
    v1: 2.1,
    panes: 2,
    hasGrill: true,
  }

  tiles(room, 'back', 0, width, chance.pick([0.1, 0.15, 0.2]))
  tiles(room, side, near, depth, 0.15)
  const sideFace = side === 'left' ? 'right' : 'left'
  const run = { ...box(0, 0, near, depth - 0.62, 0.1, 0.82), ...sideX }
  ground(room, { ...run, y1: depth }, 0.3)
  const backRun = box(
    side === 'left' ? 0.62 : 0.02,
    side === 'left' ? width - 0.78 : width - 0.62,
    depth - 0.6,
    depth - 0.02,
    0.1,
    0.82,
  )
  if (side === 'right') backRun.x0 = 0.78
  ground(room, backRun, 0.3)
  if (isModular) {
    cabinet(room, run, lower, { columns: 4, rows: 1, face: sideFace })
    cabinet(room, backRun, lower, { columns: 3, rows: 1 })
    const high = (from: number, to: number, columns: number) =>
      cabinet(
        room,
        { ...run, y0: from, y1: to, ...(side === 'left' ? { x1: 0.36 } : { x0: width - 0.36 }), z0: 1.5, z1: 2.25 },
        upper,
        { columns, face: sideFace },
      )
    high(near + 0.05, near + 0.86, 2)
    high(near + 1.64, depth - 0.02, 2)
  } else {
    // A bare platform: a stone slab on masonry.
    put(room, run, lower)
    put(room, backRun, lower)
  }
  put(
    room,
    {
      ...run,
      z0: 0.82,
      z1: 0.86,
      y0: near - 0.02,
      y1: depth - 0.02,
      ...(side === 'left' ? { x1: 0.65 } : { x0: width - 0.65 }),
    },
    stone,
    0,
    0.04,
  )
  put(
    room,
    { ...backRun, z0: 0.82, z1: 0.86, y0: depth - 0.64, ...(side === 'left' ? { x0: 0.65 } : { x1: width - 0.65 }) },
    stone,
    0,
    0.04,
  )
  sink(room, middle, depth - 0.34)
  const hobX = side === 'left' ? 0.34 : width - 0.34
  if (isModular) {
    const hobY = near + 1.25
    hob(room, hobX, hobY)
    hood(room, side, hobY)
    for (const name of [0, 1, 2])
      jar(
        room,
        (side === 'left' ? backRun.x1 - 0.5 : backRun.x0 + 0.1) + name * 0.15,
        depth - 0.14,
        0.86,
        [palette.spice, palette.feature, '#d6b068'][name] as Colour,
      )
    fridge(room, side === 'left' ? width - 0.74 : 0.04)
    if (furnishing === 'Furnished') {
      microwave(room, side === 'left' ? 0.72 : width - 1.2)
      ladles(room, side, near + 1.75)
      fruitBowl(room, side === 'left' ? 0.3 : width - 0.3, near + 0.62)
      cooker(room, hobX + (side === 'left' ? 0.02 : -0.02), hobY - 0.12)
      plateRack(room, side, near + 2.05)
      put(
        room,
        {
          ...box(0, 0, near + 0.2, near + 0.42, 0.86, 1.2),
          ...(side === 'left' ? { x0: 0.12, x1: 0.34 } : { x0: width - 0.34, x1: width - 0.12 }),
        },
        '#e9e4da',
        0.03,
      )
      put(
        room,
        {
          ...box(0, 0, near + 0.24, near + 0.38, 1.2, 1.3),
          ...(side === 'left' ? { x0: 0.16, x1: 0.3 } : { x0: width - 0.3, x1: width - 0.16 }),
        },
        palette.spice,
        0.02,
      )
    }
  }
  if (chance.happens(0.5) && isModular) for (const u of [-0.3, 0.3]) pendant(room, middle + u, depth - 1.4, 0.8, 0.1)
  return finishRoom(room, { windows: [window], isHigh })
}
