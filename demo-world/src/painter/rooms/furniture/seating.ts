import { type Colour, mix } from '../../canvas/colour.ts'
import type { Room } from '../room.ts'
import { type Facing, ground, put, spot } from './place.ts'

/** A sofa, its front left corner at x,y as turned. */
export function sofa(
  room: Room,
  x: number,
  y: number,
  width: number,
  facing: Facing,
  cloth: Colour,
  accent: Colour,
): void {
  const deep = 0.92
  const at = spot(room, x, y, width, deep, facing).at
  ground(room, at(0, width, 0, deep, 0, 0))
  const dark = mix(cloth, '#2a211b', 0.18)
  put(room, at(0.06, width - 0.06, 0.1, deep - 0.04, 0.1, 0.3), dark)
  for (const [u, v] of [
    [0.08, 0.12],
    [width - 0.14, 0.12],
    [0.08, deep - 0.1],
    [width - 0.14, deep - 0.1],
  ] as const)
    put(room, at(u, u + 0.06, v, v + 0.06, 0, 0.1), room.palette.wood)
  put(room, at(0, 0.2, 0.03, deep, 0.12, 0.62), cloth, 0.04)
  put(room, at(width - 0.2, width, 0.03, deep, 0.12, 0.62), cloth, 0.04)
  const seats = Math.max(1, Math.round((width - 0.4) / 0.72))
  const each = (width - 0.4) / seats
  for (let i = 0; i < seats; i++) {
    const u = 0.2 + i * each
    put(room, at(u + 0.005, u + each - 0.005, 0.04, 0.66, 0.3, 0.46), cloth, 0.035, 0.06)
    put(room, at(u + 0.005, u + each - 0.005, 0.66, deep - 0.06, 0.46, 0.86), cloth, 0.05, 0.03)
  }
  put(room, at(0.05, width - 0.05, deep - 0.06, deep, 0.3, 0.8), dark)
  const cushions: [number, Colour][] = [
    [0.24, accent],
    [width - 0.64, accent],
    [0.58, mix(accent, room.palette.wall, 0.55)],
  ]
  for (const [u, dye] of cushions.slice(0, width > 1.6 ? 3 : 1))
    put(room, at(u, u + 0.4, 0.5, 0.64, 0.47, 0.8), dye, 0.045, 0.02)
}

export function armchair(room: Room, x: number, y: number, facing: Facing, cloth: Colour): void {
  const at = spot(room, x, y, 0.78, 0.8, facing).at
  ground(room, at(0, 0.78, 0, 0.8, 0, 0), 0.26)
  const { wood } = room.palette
  for (const [u, v] of [
    [0.04, 0.06],
    [0.68, 0.06],
    [0.04, 0.68],
    [0.68, 0.68],
  ] as const)
    put(room, at(u, u + 0.06, v, v + 0.06, 0, 0.56), wood)
  put(room, at(0.02, 0.1, 0.04, 0.74, 0.56, 0.6), wood)
  put(room, at(0.68, 0.76, 0.04, 0.74, 0.56, 0.6), wood)
  put(room, at(0.11, 0.67, 0.04, 0.62, 0.28, 0.44), cloth, 0.035, 0.05)
  put(room, at(0.11, 0.67, 0.62, 0.76, 0.44, 0.94), cloth, 0.04)
}

/** The diwan: a low wooden day-bed with bolsters. */
export function diwan(
  room: Room,
  x: number,
  y: number,
  width: number,
  facing: Facing,
  cloth: Colour,
  accent: Colour,
): void {
  const deep = 0.85
  const at = spot(room, x, y, width, deep, facing).at
  ground(room, at(0, width, 0, deep, 0, 0))
  const { wood } = room.palette
  for (const [u, v] of [
    [0, 0],
    [width - 0.1, 0],
    [0, deep - 0.1],
    [width - 0.1, deep - 0.1],
  ] as const)
    put(room, at(u, u + 0.1, v, v + 0.1, 0, 0.3), wood)
  put(room, at(0, width, 0, deep, 0.2, 0.34), wood)
  put(room, at(0.03, width - 0.03, 0.02, deep - 0.02, 0.34, 0.5), cloth, 0.03, 0.05)
  put(room, at(0.04, 0.28, 0.08, deep - 0.08, 0.5, 0.72), accent, 0.09)
  put(room, at(width - 0.28, width - 0.04, 0.08, deep - 0.08, 0.5, 0.72), accent, 0.09)
  for (let u = 0.4; u < width - 0.75; u += 0.5)
    put(room, at(u, u + 0.42, deep - 0.22, deep - 0.06, 0.5, 0.86), mix(accent, room.palette.wall, 0.4), 0.05)
}

/** A chair for a table or a desk. */
export function chair(
  room: Room,
  x: number,
  y: number,
  facing: Facing,
  seat: Colour,
  wood: Colour = room.palette.wood,
): void {
  const at = spot(room, x, y, 0.44, 0.46, facing).at
  ground(room, at(0, 0.44, 0, 0.46, 0, 0), 0.18, 0.08)
  for (const [u, v, top] of [
    [0.02, 0.02, 0.44],
    [0.38, 0.02, 0.44],
    [0.02, 0.4, 0.9],
    [0.38, 0.4, 0.9],
  ] as const)
    put(room, at(u, u + 0.04, v, v + 0.04, 0, top), wood)
  put(room, at(0, 0.44, 0, 0.4, 0.44, 0.49), seat, 0.015)
  put(room, at(0.06, 0.38, 0.41, 0.44, 0.62, 0.9), seat, 0.01)
}

/** A desk chair on its star of castors. */
export function officeChair(room: Room, x: number, y: number, facing: Facing, cloth: Colour): void {
  const at = spot(room, x, y, 0.56, 0.56, facing).at
  ground(room, at(0.05, 0.51, 0.05, 0.51, 0, 0), 0.22, 0.1)
  put(room, at(0.06, 0.5, 0.25, 0.31, 0.04, 0.09), '#2b2d30')
  put(room, at(0.25, 0.31, 0.06, 0.25, 0.04, 0.09), '#2b2d30')
  put(room, at(0.25, 0.31, 0.31, 0.5, 0.04, 0.09), '#2b2d30')
  put(room, at(0.25, 0.31, 0.25, 0.31, 0.09, 0.42), '#6a6d70')
  put(room, at(0.04, 0.52, 0.04, 0.48, 0.42, 0.5), cloth, 0.03)
  put(room, at(0.07, 0.49, 0.48, 0.55, 0.56, 1.05), cloth, 0.03)
}
