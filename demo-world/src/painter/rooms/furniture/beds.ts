import { mix } from '../../canvas/colour.ts'
import { Batch, barsOf, type Point } from '../../canvas/ink.ts'
import { FRONT, lit } from '../../light/light.ts'
import { box } from '../../space/space.ts'
import type { Room } from '../room.ts'
import { tableLamp } from './lights.ts'
import { drawBox, ground, put, putDrawn } from './place.ts'

/** A bed with its head at the back wall. */
export function bed(room: Room, x: number, width: number, length: number): void {
  const { palette, depth, light, camera, chance } = room
  const own = chance.fork('bed')
  const head = depth - 0.02
  const foot = head - length
  ground(room, box(x, x + width, foot, head, 0, 0), 0.34, 0.2)
  const tall = own.between(1, 1.35)
  const board = box(x - 0.1, x + width + 0.1, head - 0.1, head, 0.1, tall)
  const grooves: [Point, Point][] = []
  const isPadded = own.happens(0.55)
  for (let u = board.x0 + 0.24; u < board.x1 - 0.1; u += 0.24)
    grooves.push([camera.project([u, board.y0 - 0.002, 0.5]), camera.project([u, board.y0 - 0.002, tall - 0.03])])
  const boardDye = isPadded ? mix(palette.cloth, palette.feature, 0.4) : palette.wood
  putDrawn(
    room,
    board,
    drawBox(room, board, boardDye, isPadded ? 0.03 : 0) +
      new Batch().stroke(barsOf(grooves), mix(lit(light, boardDye, FRONT), '#1d1510', 0.4), 1.6, 0.6).toString(),
  )
  put(room, box(x, x + width, foot, head - 0.1, 0.1, 0.32), palette.wood)
  put(room, box(x + 0.03, x + width - 0.03, foot + 0.03, head - 0.12, 0.32, 0.5), '#f4efe5', 0.03)
  const cover = mix(palette.cloth, '#ffffff', 0.25)
  put(room, box(x - 0.03, x + width + 0.03, foot + 0.01, head - 0.62, 0.3, 0.57), cover, 0.05, 0.05)
  put(room, box(x - 0.04, x + width + 0.04, foot + 0.05, foot + 0.6, 0.3, 0.6), palette.spice, 0.04, 0.02)
  const each = width / 2
  for (let i = 0; i < 2; i++) {
    put(
      room,
      box(x + i * each + 0.08, x + (i + 1) * each - 0.08, head - 0.5, head - 0.14, 0.52, 0.7),
      '#faf6ee',
      0.06,
      0.05,
    )
    put(
      room,
      box(x + i * each + 0.16, x + (i + 1) * each - 0.16, head - 0.6, head - 0.5, 0.56, 0.84),
      i === 0 ? mix(palette.spice, '#ffffff', 0.15) : mix(palette.feature, '#ffffff', 0.2),
      0.05,
    )
  }
  for (const side of [x - 0.62, x + width + 0.14]) {
    if (side < 0.05 || side + 0.48 > room.width - 0.05) continue
    const table = box(side, side + 0.48, head - 0.44, head - 0.02, 0.12, 0.5)
    ground(room, table, 0.2, 0.08)
    put(room, table, palette.wood)
    tableLamp(room, side + 0.24, head - 0.24, 0.5)
  }
}

/** A narrow bed along a side wall, for a child or a guest. */
export function singleBed(room: Room, x: number, y: number, length: number): void {
  const { palette } = room
  const wide = 0.95
  ground(room, box(x, x + wide, y, y + length, 0, 0), 0.3)
  put(room, box(x, x + wide, y, y + length, 0.1, 0.32), palette.wood)
  put(room, box(x, x + wide, y + length - 0.06, y + length, 0.32, 0.95), palette.wood)
  put(
    room,
    box(x + 0.02, x + wide - 0.02, y + 0.02, y + length - 0.08, 0.32, 0.5),
    mix(palette.cloth, '#ffffff', 0.3),
    0.04,
    0.04,
  )
  put(room, box(x + 0.01, x + wide - 0.01, y + 0.1, y + 0.6, 0.4, 0.54), palette.spice, 0.03)
  put(room, box(x + 0.14, x + wide - 0.14, y + length - 0.5, y + length - 0.12, 0.5, 0.66), '#faf6ee', 0.05)
}
