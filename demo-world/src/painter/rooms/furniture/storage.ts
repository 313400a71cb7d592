import { type Colour, mix } from '../../canvas/colour.ts'
import { Batch, barsOf, fill, type Point, pathOf } from '../../canvas/ink.ts'
import { FRONT, lit } from '../../light/light.ts'
import { type Box, box } from '../../space/space.ts'
import type { Room } from '../room.ts'
import { drawBox, ground, put, putDrawn } from './place.ts'

type Face = 'front' | 'left' | 'right'

/** A point on a cabinet's shutter side: u along it, v up. */
function onFace(room: Room, body: Box, face: Face, u: number, v: number, out = 0.004): Point {
  if (face === 'front') return room.camera.project([body.x0 + u, body.y0 - out, body.z0 + v])
  return room.camera.project([face === 'left' ? body.x0 - out : body.x1 + out, body.y0 + u, body.z0 + v])
}

export interface Shutters {
  columns: number
  rows?: number
  handle?: 'bar' | 'knob' | 'none'
  face?: Face
  /** Panels of another finish, by column. */
  inlay?: Colour
  mirrorAt?: number
}

/** A cabinet: a box whose front is divided into shutters. */
export function cabinet(room: Room, body: Box, albedo: Colour, shutters: Shutters): void {
  const { columns, rows = 1, handle = 'bar', face = 'front' } = shutters
  const { light } = room
  const wide = face === 'front' ? body.x1 - body.x0 : body.y1 - body.y0
  const tall = body.z1 - body.z0
  const at = (u: number, v: number) => onFace(room, body, face, u, v)
  const lines: [Point, Point][] = []
  for (let i = 1; i < columns; i++) lines.push([at((wide * i) / columns, 0.02), at((wide * i) / columns, tall - 0.01)])
  for (let j = 1; j < rows; j++) lines.push([at(0.01, (tall * j) / rows), at(wide - 0.01, (tall * j) / rows)])
  const batch = new Batch()
  const normal = face === 'front' ? FRONT : face === 'left' ? ([-1, 0, 0] as const) : ([1, 0, 0] as const)
  const tone = lit(light, albedo, normal)
  const panel = (i: number, paint: Colour, opacity = 1) =>
    batch.fill(
      pathOf([
        at((wide * i) / columns + 0.01, 0.03),
        at((wide * (i + 1)) / columns - 0.01, 0.03),
        at((wide * (i + 1)) / columns - 0.01, tall - 0.02),
        at((wide * i) / columns + 0.01, tall - 0.02),
      ]),
      paint,
      opacity,
    )
  if (shutters.inlay) for (let i = 0; i < columns; i += 2) panel(i, lit(light, shutters.inlay, normal))
  if (shutters.mirrorAt !== undefined) {
    panel(shutters.mirrorAt, mix(light.sky.mirror, room.palette.wall, 0.55))
    const a = (wide * shutters.mirrorAt) / columns
    batch.fill(
      pathOf([at(a + 0.1, 0.05), at(a + 0.25, 0.05), at(a + 0.5, tall - 0.05), at(a + 0.32, tall - 0.05)]),
      '#ffffff',
      0.25,
    )
  }
  batch.stroke(barsOf(lines), mix(tone, '#1d1712', 0.5), 1.6, 0.75)
  const grip = mix(room.palette.metal, '#ffffff', 0.15)
  const scale = room.camera.scaleAt([body.x0, body.y0, body.z0])
  if (handle !== 'none') {
    for (let i = 0; i < columns; i++) {
      for (let j = 0; j < rows; j++) {
        const u = (wide * (i + (i % 2 ? 0.1 : 0.9))) / columns
        const v = (tall * (j + 0.5)) / rows
        const half = handle === 'bar' ? Math.min(0.09, (tall / rows) * 0.3) : 0.012
        batch.stroke(
          pathOf([onFace(room, body, face, u, v - half, 0.02), onFace(room, body, face, u, v + half, 0.02)], false),
          lit(light, grip, normal),
          Math.max(1.4, scale * 0.012),
          1,
          ' stroke-linecap="round"',
        )
      }
    }
  }
  putDrawn(room, body, drawBox(room, body, albedo) + batch.toString())
}

export function wardrobe(room: Room, body: Box, face: Face = 'front'): void {
  ground(room, body, 0.3)
  const { palette } = room
  const columns = Math.max(2, Math.round((face === 'front' ? body.x1 - body.x0 : body.y1 - body.y0) / 0.62))
  const own = room.chance.fork('wardrobe')
  cabinet(room, body, palette.lacquer, {
    columns,
    face,
    handle: 'bar',
    ...(own.happens(0.5) ? { inlay: palette.wood } : {}),
    ...(own.happens(0.6) ? { mirrorAt: columns - 1 } : {}),
  })
}

/** A low unit with the television over it, before a panel. */
export function tvUnit(room: Room, body: Box): void {
  const { palette, camera, light } = room
  ground(room, body, 0.26)
  cabinet(room, body, palette.lacquer, {
    columns: Math.max(2, Math.round((body.x1 - body.x0) / 0.6)),
    handle: 'none',
    inlay: palette.wood,
  })
  const middle = (body.x0 + body.x1) / 2
  const wide = Math.min(1.35, (body.x1 - body.x0) * 0.62)
  const tv = box(
    middle - wide / 2,
    middle + wide / 2,
    body.y1 - 0.1,
    body.y1 - 0.05,
    body.z1 + 0.3,
    body.z1 + 0.3 + wide * 0.57,
  )
  const at = (x: number, z: number) => camera.project([x, tv.y0 - 0.002, z])
  const screen = pathOf([
    at(tv.x0 + 0.015, tv.z0 + 0.015),
    at(tv.x1 - 0.015, tv.z0 + 0.015),
    at(tv.x1 - 0.015, tv.z1 - 0.015),
    at(tv.x0 + 0.015, tv.z1 - 0.015),
  ])
  const sheen = pathOf([
    at(tv.x0 + wide * 0.2, tv.z0 + 0.02),
    at(tv.x0 + wide * 0.5, tv.z0 + 0.02),
    at(tv.x0 + wide * 0.85, tv.z1 - 0.02),
    at(tv.x0 + wide * 0.55, tv.z1 - 0.02),
  ])
  putDrawn(room, tv, drawBox(room, tv, '#17181a') + fill(screen, '#23272c') + fill(sheen, light.sky.mirror, 0.14))
  put(
    room,
    box(body.x0 + 0.15, body.x0 + 0.3, body.y0 + 0.1, body.y0 + 0.25, body.z1, body.z1 + 0.2),
    palette.spice,
    0.02,
  )
  put(room, box(body.x1 - 0.5, body.x1 - 0.2, body.y0 + 0.1, body.y0 + 0.28, body.z1, body.z1 + 0.05), '#efe9dd')
}

/** Shelves with books, boxes and a plant or two. */
export function bookshelf(room: Room, body: Box, albedo: Colour = room.palette.wood): void {
  const { camera, light, chance, palette } = room
  ground(room, body, 0.28)
  const own = chance.fork('books')
  const batch = new Batch()
  const at = (x: number, z: number, y = body.y0 - 0.003) => camera.project([x, y, z])
  const levels = Math.max(2, Math.round((body.z1 - body.z0) / 0.36))
  const each = (body.z1 - body.z0) / levels
  for (let i = 0; i < levels; i++) {
    const z = body.z0 + i * each
    batch.fill(
      pathOf([
        at(body.x0 + 0.03, z + 0.03),
        at(body.x1 - 0.03, z + 0.03),
        at(body.x1 - 0.03, z + each - 0.01),
        at(body.x0 + 0.03, z + each - 0.01),
      ]),
      mix(lit(light, albedo, FRONT), '#20150d', 0.45),
    )
    let x = body.x0 + 0.06
    while (x < body.x1 - 0.14) {
      if (own.happens(0.16)) {
        x += own.between(0.08, 0.2)
        continue
      }
      const w = own.between(0.025, 0.06)
      const h = each * own.between(0.5, 0.8)
      const dye = own.pick([
        '#8c3f34',
        '#c7a15a',
        '#3f5c66',
        '#e6dccb',
        '#5f6f4d',
        '#704a5c',
        palette.spice,
        palette.feature,
      ])
      batch.fill(
        pathOf([at(x, z + 0.03), at(x + w, z + 0.03), at(x + w, z + 0.03 + h), at(x, z + 0.03 + h)]),
        lit(light, dye, FRONT),
      )
      x += w + 0.004
    }
  }
  putDrawn(room, body, drawBox(room, body, albedo) + batch.toString())
}
