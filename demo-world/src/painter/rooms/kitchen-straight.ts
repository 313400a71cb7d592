import { type Colour, mix } from '../canvas/colour.ts'
import { box } from '../space/space.ts'
import { finishRoom } from './finish.ts'
import { fridge, hob, hoodOnBack, microwave, sink, tiles } from './furniture/appliances.ts'
import { leafyPlant } from './furniture/decor.ts'
import { cooker, fruitBowl, jar } from './furniture/kitchenware.ts'
import { pendant } from './furniture/lights.ts'
import { ground, put } from './furniture/place.ts'
import { chair } from './furniture/seating.ts'
import { cabinet } from './furniture/storage.ts'
import type { HomeRoom } from './living.ts'
import { openRoom } from './room.ts'
import type { RoomWindow } from './windows.ts'

/** One long wall of cabinets, daylight from the side, an island or a small table before it. */
export function paintStraightKitchen({ character, home, chance, furnishing, isHigh }: HomeRoom): string {
  const windowWall = chance.pick(['left', 'right'] as const)
  const room = openRoom(character, home, chance, {
    width: chance.between(3.6, 4.3),
    depth: chance.between(3, 3.5),
    windowWall,
    furnishing,
    lean: windowWall === 'left' ? chance.between(0, 0.5) : -chance.between(0, 0.5),
  })
  const { width, depth, palette } = room
  const isModular = furnishing !== 'UnFurnished'
  const stone = chance.pick<Colour>(['#3a3b3c', '#f0ede6', '#6a5f55', '#dcd6ca'])
  const lower = isModular ? chance.pick([palette.lacquer, palette.feature, palette.wood]) : '#d8d0c2'
  const upper = chance.pick([palette.lacquer, mix(palette.lacquer, '#ffffff', 0.5), palette.wood])
  const fridgeX = windowWall === 'left' ? width - 0.76 : 0.06
  const [from, to] = windowWall === 'left' ? [0.04, width - 0.8] : [0.8, width - 0.04]
  const hobX = from + (to - from) * 0.5
  tiles(room, 'back', from, to, chance.pick([0.12, 0.16, 0.2]))
  const run = box(from, to, depth - 0.6, depth - 0.02, 0.1, 0.82)
  ground(room, run, 0.3)
  if (isModular) cabinet(room, run, lower, { columns: 6 })
  else put(room, run, lower)
  put(room, { ...run, y0: depth - 0.64, z0: 0.82, z1: 0.86 }, stone, 0, 0.04)
  sink(room, from + (to - from) * 0.2, depth - 0.34)
  if (isModular) {
    cabinet(room, box(from, hobX - 0.42, depth - 0.37, depth - 0.02, 1.5, 2.25), upper, { columns: 2 })
    cabinet(room, box(hobX + 0.42, to, depth - 0.37, depth - 0.02, 1.5, 2.25), upper, { columns: 2 })
    hob(room, hobX, depth - 0.32, true)
    hoodOnBack(room, hobX)
    fridge(room, fridgeX)
    for (let i = 0; i < 4; i++)
      jar(
        room,
        to - 0.25 - i * 0.14,
        depth - 0.12,
        0.86,
        chance.pick([palette.spice, palette.feature, '#d6b068', '#8c5a3c']),
      )
    if (furnishing === 'Furnished') {
      microwave(room, from + 0.02 + (to - from) * 0.68)
      cooker(room, hobX - 0.16, depth - 0.36)
    }
  }
  if (furnishing === 'Furnished') island(room, hobX, stone)
  const window: RoomWindow = {
    wall: windowWall,
    u0: depth * 0.3,
    u1: depth * 0.3 + 1.3,
    v0: 0.95,
    v1: 2.15,
    panes: 2,
    hasGrill: true,
  }
  return finishRoom(room, { windows: [window], isHigh })
}

function island(room: Parameters<typeof put>[0], x: number, stone: Colour): void {
  const { depth, palette, chance } = room
  if (chance.fork('island').happens(0.5)) {
    const body = box(x - 0.8, x + 0.8, depth - 2.15, depth - 1.55, 0, 0.86)
    ground(room, body, 0.3)
    cabinet(room, body, palette.wood, { columns: 4, handle: 'none' })
    put(
      room,
      { ...body, x0: body.x0 - 0.08, x1: body.x1 + 0.08, y0: body.y0 - 0.12, z0: 0.86, z1: 0.9 },
      stone,
      0,
      0.05,
    )
    fruitBowl(room, x + 0.3, depth - 1.85, 0.9)
    for (const u of [-0.45, 0.45]) pendant(room, x + u, depth - 1.85, 0.85, 0.13)
    return
  }
  ground(room, box(x - 0.5, x + 0.5, depth - 2.2, depth - 1.5, 0, 0), 0.24)
  for (const [u, v] of [
    [-0.48, 0],
    [0.42, 0],
    [-0.48, 0.6],
    [0.42, 0.6],
  ] as const)
    put(room, box(x + u, x + u + 0.06, depth - 2.18 + v, depth - 2.12 + v, 0, 0.7), palette.wood)
  put(room, box(x - 0.55, x + 0.55, depth - 2.25, depth - 1.48, 0.7, 0.75), palette.wood, 0, 0.06)
  chair(room, x - 1.05, depth - 2.1, 'right', palette.spice)
  chair(room, x + 0.62, depth - 2.1, 'left', palette.spice)
  fruitBowl(room, x, depth - 1.85, 0.75)
  leafyPlant(room, x + 1.45, depth - 0.9, 0.9, palette.feature)
}
