import { type Colour, mix } from '../../canvas/colour.ts'
import { fill, pathOf } from '../../canvas/ink.ts'
import { DOWN, lit } from '../../light/light.ts'
import { facesOf, middleOf } from '../../space/scene.ts'
import { type Box, box } from '../../space/space.ts'
import { floorRect, type Room } from '../room.ts'

export type Facing = 'viewer' | 'left' | 'right' | 'away'

/** A spot in the room: things are described from their own front left corner, then turned. */
export interface Spot {
  room: Room
  /** A box given by u along the front, v from front to back, z up. */
  at(u0: number, u1: number, v0: number, v1: number, z0: number, z1: number): Box
}

export function spot(room: Room, x: number, y: number, width: number, depth: number, facing: Facing): Spot {
  return {
    room,
    at: (u0, u1, v0, v1, z0, z1) => {
      switch (facing) {
        case 'viewer':
          return box(x + u0, x + u1, y + v0, y + v1, z0, z1)
        case 'away':
          return box(x + width - u1, x + width - u0, y + depth - v1, y + depth - v0, z0, z1)
        case 'right':
          return box(x + depth - v1, x + depth - v0, y + u0, y + u1, z0, z1)
        case 'left':
          return box(x + v0, x + v1, y + width - u1, y + width - u0, z0, z1)
      }
    },
  }
}

/** A box of some material; `round` metres soften its edges. */
export function put(room: Room, body: Box, albedo: Colour, round = 0, lift = 0): void {
  room.solids.push({ box: body, svg: drawBox(room, body, albedo, round, lift) })
}

export function drawBox(room: Room, body: Box, albedo: Colour, round = 0, lift = 0): string {
  const { camera, light } = room
  const inset = round
  const core =
    round > 0
      ? box(body.x0 + inset, body.x1 - inset, body.y0 + inset, body.y1 - inset, body.z0 + inset, body.z1 - inset)
      : body
  const scale = camera.scaleAt(middleOf(body))
  const width = Math.max(0.7, round * 2 * scale)
  return facesOf(camera, core)
    .map(({ normal, outline }) => {
      const tone =
        normal === DOWN
          ? mix(lit(light, albedo, normal), light.shadow, 0.25)
          : lift === 0
            ? lit(light, albedo, normal)
            : mix(lit(light, albedo, normal), '#ffffff', lift)
      return `<path fill="${tone}" stroke="${tone}" stroke-width="${width.toFixed(1)}" stroke-linejoin="round" d="${pathOf(outline)}"/>`
    })
    .join('')
}

/** Adds a drawing that takes up a box. */
export function putDrawn(room: Room, body: Box, svg: string): void {
  room.solids.push({ box: body, svg })
}

/** The soft dark under a thing on the floor. */
export function ground(room: Room, body: Box, strength = 0.3, grow = 0.16): void {
  for (const share of [1.1, 0.85, 0.6, 0.38, 0.18, 0]) {
    const g = grow * share
    room.flat.push(
      fill(floorRect(room, body.x0 - g, body.x1 + g, body.y0 - g, body.y1 + g), room.light.shadow, strength * 0.2),
    )
  }
}
