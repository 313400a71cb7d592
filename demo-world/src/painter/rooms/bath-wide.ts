import { type Colour, mix } from '../canvas/colour.ts'
import { curveOf, ellipse, fill, type Point, pathOf, stroke } from '../canvas/ink.ts'
import { FRONT, lit, UP } from '../light/light.ts'
import { box, hull } from '../space/space.ts'
import { bucket, geyser, glassScreen, shower, tileWall, toilet, towel } from './bath-parts.ts'
import { finishRoom } from './finish.ts'
import { leafyPlant } from './furniture/decor.ts'
import { ground, put, putDrawn } from './furniture/place.ts'
import { cabinet } from './furniture/storage.ts'
import type { HomeRoom } from './living.ts'
import { openRoom, type Room } from './room.ts'
import type { RoomWindow } from './windows.ts'

/** A broad bathroom: a long mirror over the basin ahead of us, the shower to one side. */
export function paintWideBath({ character, home, chance, furnishing, isHigh }: HomeRoom): string {
  const side: 'left' | 'right' = chance.pick(['left', 'right'])
  const room = openRoom(character, home, chance, {
    width: chance.between(2.9, 3.4),
    depth: chance.between(2.4, 2.8),
    windowWall: side,
    furnishing,
    floor: chance.pick(['marble', 'vitrified', 'kota', 'cement-tile']),
    lean: side === 'left' ? chance.between(0, 0.5) : -chance.between(0, 0.5),
  })
  const { width, depth, palette } = room
  const dye = chance.pick<Colour>(['#e6e6e0', '#d9e0de', '#e9dfd0', '#c9d2cc', '#d6c9bd', '#bfcdd2'])
  const accent = chance.pick<Colour>([palette.feature, '#4f6f78', '#8a6a55', '#5d7466', '#3f4d57'])
  const size = chance.pick<[number, number]>([
    [0.6, 0.3],
    [0.2, 0.2],
    [0.3, 0.6],
    [0.1, 0.3],
  ])
  for (const name of ['back', 'left', 'right'] as const)
    tileWall(room, name, name === 'back' ? accent : dye, size, undefined)
  const flip = (x: number) => (side === 'left' ? x : width - x)
  shower(room, flip(0.42), depth - 0.08)
  glassScreen(room, flip(0.98), depth - 1.1, depth)
  geyser(room, flip(0.72), depth)
  const middle = (flip(1.1) + flip(width - 0.75)) / 2
  basinWall(room, middle, Math.abs(flip(1.1) - flip(width - 0.75)) / 2 - 0.08, furnishing !== 'UnFurnished')
  toilet(room, flip(width - 0.4) - 0.19, depth)
  bucket(room, flip(0.4), depth - 0.75)
  if (furnishing !== 'UnFurnished') {
    towel(room, side === 'left' ? 'right' : 'left', depth - 1.6)
    if (chance.happens(0.6)) leafyPlant(room, flip(1.25), depth - 0.28, 0.8, palette.spice)
  }
  const window: RoomWindow = { wall: side, u0: depth - 1.2, u1: depth - 0.4, v0: 1.7, v1: 2.3, panes: 2 }
  return finishRoom(room, { windows: [window], isHigh })
}

function basinWall(room: Room, x: number, half: number, hasCabinet: boolean): void {
  const { depth, palette, camera, light } = room
  const body = box(x - half, x + half, depth - 0.5, depth - 0.02, 0.3, 0.8)
  ground(room, body, 0.2)
  if (hasCabinet) cabinet(room, body, palette.wood, { columns: 3, handle: 'none' })
  put(room, { ...body, y0: depth - 0.53, z0: 0.8, z1: 0.85 }, '#f1eee7')
  const wall = room.walls.back
  room.flat.push(fill(wall.path(x - half - 0.03, 1.1, x + half + 0.03, 2.05, 0.02), lit(light, palette.wood, FRONT)))
  room.flat.push(fill(wall.path(x - half, 1.13, x + half, 2.02, 0.025), mix(light.sky.mirror, '#f4f5f2', 0.62)))
  for (const u of [-half * 0.85, 0]) {
    const glint = [
      [x + u, 1.15],
      [x + u + half * 0.25, 1.15],
      [x + u + half * 0.85, 2],
      [x + u + half * 0.55, 2],
    ] as const
    room.flat.push(fill(pathOf(wall.outline(glint, 0.026)), '#ffffff', 0.35))
  }
  room.flat.push(
    fill(wall.path(x - half * 0.8, 2.1, x + half * 0.8, 2.15, 0.06), room.isEvening ? '#fff0c8' : '#fdfaf0'),
  )
  const y = depth - 0.28
  const ring = (r: number, z: number): Point[] =>
    Array.from({ length: 14 }, (_, i) =>
      camera.project([x + Math.cos((i / 14) * Math.PI * 2) * r * 1.35, y + Math.sin((i / 14) * Math.PI * 2) * r, z]),
    )
  const s = camera.scaleAt([x, y, 1])
  const tap = [
    camera.project([x, depth - 0.08, 0.86]),
    camera.project([x, depth - 0.08, 1.1]),
    camera.project([x, depth - 0.22, 1.08]),
  ]
  putDrawn(
    room,
    box(x - 0.28, x + 0.28, y - 0.2, depth - 0.06, 0.85, 1.12),
    stroke(
      pathOf(tap, false),
      lit(light, '#d3d8da', FRONT),
      Math.max(3, s * 0.024),
      1,
      ' stroke-linejoin="round" stroke-linecap="round"',
    ) +
      fill(pathOf(hull([...ring(0.13, 0.855), ...ring(0.2, 0.97)])), lit(light, '#eeece5', FRONT)) +
      fill(curveOf(ring(0.2, 0.97)), lit(light, '#fdfcf9', UP)) +
      fill(curveOf(ring(0.165, 0.97)), mix(lit(light, '#dcdad3', UP), light.shadow, 0.12)),
  )
  for (const [dx, dye] of [
    [half * 0.62, palette.spice],
    [half * 0.74, palette.feature],
  ] as const) {
    const [px, py] = camera.project([x + dx, y, 0.85])
    putDrawn(
      room,
      box(x + dx - 0.04, x + dx + 0.04, y - 0.04, y + 0.04, 0.85, 1.02),
      fill(
        pathOf([
          [px - s * 0.03, py - s * 0.14],
          [px + s * 0.03, py - s * 0.14],
          [px + s * 0.03, py],
          [px - s * 0.03, py],
        ]),
        lit(light, dye, FRONT),
      ) + ellipse(px, py - s * 0.15, s * 0.012, s * 0.02, '#4a4a48'),
    )
  }
}
