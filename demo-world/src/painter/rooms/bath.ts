import { type Colour, mix } from '../canvas/colour.ts'
import { curveOf, fill, type Point, pathOf } from '../canvas/ink.ts'
import { FRONT, lit, UP } from '../light/light.ts'
import { box, hull } from '../space/space.ts'
import { bucket, geyser, glassScreen, shower, tileWall, toilet, towel } from './bath-parts.ts'
import { paintWideBath } from './bath-wide.ts'
import { finishRoom } from './finish.ts'
import { leafyPlant } from './furniture/decor.ts'
import { ground, put, putDrawn } from './furniture/place.ts'
import { cabinet } from './furniture/storage.ts'
import type { HomeRoom } from './living.ts'
import { openRoom, type Room, type WallName } from './room.ts'
import type { RoomWindow } from './windows.ts'

export function paintBath(room: HomeRoom): string {
  return room.chance.fork('bath').happens(0.5) ? paintNarrowBath(room) : paintWideBath(room)
}

/** The narrow bathroom: tiles, a basin under its mirror, the WC, a shower behind glass, bucket and mug. */
function paintNarrowBath({ character, home, chance, furnishing, isHigh }: HomeRoom): string {
  const side: 'left' | 'right' = chance.pick(['left', 'right'])
  const room = openRoom(character, home, chance, {
    width: chance.between(2.2, 2.7),
    depth: chance.between(2.4, 2.9),
    windowWall: 'back',
    furnishing,
    floor: chance.pick(['kota', 'vitrified', 'marble']),
    lean: side === 'left' ? chance.between(0.2, 0.7) : -chance.between(0.2, 0.7),
  })
  const { width, depth, palette } = room
  const wet: WallName = side
  const dye = chance.pick<Colour>(['#dfe3df', '#e9e2d5', '#b9c4c2', '#d5c6b4', '#9fb3b5', '#efece6'])
  const accent = chance.pick<Colour>([palette.feature, '#5b7880', '#8f6a52', '#6f7f6c'])
  const size = chance.pick<[number, number]>([
    [0.3, 0.6],
    [0.6, 0.3],
    [0.2, 0.2],
    [0.6, 0.6],
  ])
  for (const name of ['back', 'left', 'right'] as const)
    tileWall(room, name, dye, size, name === wet ? accent : undefined)
  const flip = (x: number) => (side === 'left' ? x : width - x)
  const span = (a: number, b: number) => (side === 'left' ? { x0: a, x1: b } : { x0: width - b, x1: width - a })

  // The wet corner at the back of the sunny side, the basin before it on the other.
  const window: RoomWindow = {
    wall: 'back',
    u0: Math.min(flip(0.35), flip(0.95)),
    u1: Math.max(flip(0.35), flip(0.95)),
    v0: 1.75,
    v1: 2.35,
    panes: 2,
  }
  shower(room, flip(0.4), depth - 0.08)
  glassScreen(room, flip(1.02), depth - 1.15, depth)
  geyser(room, flip(1.3), depth)
  toilet(room, flip(1.55) - 0.19, depth)
  vanity(
    room,
    { ...box(0, 0, depth - 2, depth - 1.05, 0.28, 0.8), ...span(width - 0.52, width - 0.03) },
    side,
    furnishing,
  )
  bucket(room, flip(0.45), depth - 0.7)
  if (furnishing !== 'UnFurnished') {
    towel(room, side === 'left' ? 'left' : 'right', depth - 1.9)
    if (chance.happens(0.5)) leafyPlant(room, flip(width - 0.25), depth - 0.3, 0.85, accent)
  }
  return finishRoom(room, { windows: [window], isHigh })
}

function vanity(room: Room, body: ReturnType<typeof box>, side: 'left' | 'right', furnishing: string): void {
  const { palette, camera, light } = room
  ground(room, body, 0.2)
  if (furnishing !== 'UnFurnished')
    cabinet(room, body, palette.wood, { columns: 2, face: side === 'left' ? 'left' : 'right' })
  put(
    room,
    { ...body, z0: 0.8, z1: 0.84, ...(side === 'left' ? { x0: body.x0 - 0.02 } : { x1: body.x1 + 0.02 }) },
    '#efece5',
  )
  const [x, y] = [(body.x0 + body.x1) / 2, (body.y0 + body.y1) / 2]
  const ring = (r: number, z: number): Point[] =>
    Array.from({ length: 14 }, (_, i) =>
      camera.project([x + Math.cos((i / 14) * Math.PI * 2) * r, y + Math.sin((i / 14) * Math.PI * 2) * r * 1.25, z]),
    )
  putDrawn(
    room,
    box(x - 0.2, x + 0.2, y - 0.26, y + 0.26, 0.84, 1),
    fill(pathOf(hull([...ring(0.13, 0.845), ...ring(0.2, 0.97)])), lit(light, '#eeece5', FRONT)) +
      fill(curveOf(ring(0.2, 0.97)), lit(light, '#fdfcf9', UP)) +
      fill(curveOf(ring(0.165, 0.97)), mix(lit(light, '#dcdad3', UP), light.shadow, 0.12)),
  )
  // The mirror on the wall above it, with a light.
  const wall = room.walls[side === 'left' ? 'right' : 'left']
  const [u0, u1] = [body.y0 + 0.1, body.y1 - 0.1]
  room.flat.push(fill(wall.path(u0 - 0.03, 1.12, u1 + 0.03, 1.98, 0.02), lit(light, palette.wood, wall.normal)))
  room.flat.push(fill(wall.path(u0, 1.15, u1, 1.95, 0.025), mix(light.sky.mirror, '#f2f4f2', 0.6)))
  room.flat.push(
    fill(
      pathOf(
        wall.outline(
          [
            [u0 + 0.1, 1.17],
            [u0 + 0.28, 1.17],
            [u0 + 0.62, 1.93],
            [u0 + 0.42, 1.93],
          ],
          0.026,
        ),
      ),
      '#ffffff',
      0.4,
    ),
  )
  room.flat.push(fill(wall.path(u0 + 0.1, 2.04, u1 - 0.1, 2.1, 0.06), room.isEvening ? '#fff0c8' : '#fbf8ee'))
}
