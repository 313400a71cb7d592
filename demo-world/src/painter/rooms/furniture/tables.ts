import { type Colour, mix } from '../../canvas/colour.ts'
import { Batch, ellipse, fill, pathOf } from '../../canvas/ink.ts'
import { lit, UP } from '../../light/light.ts'
import { box } from '../../space/space.ts'
import { floorPath, floorRect, type Room } from '../room.ts'
import { ground, put, putDrawn } from './place.ts'
import { chair } from './seating.ts'

export function coffeeTable(room: Room, x: number, y: number, width: number, depth: number): void {
  const { palette } = room
  const top = 0.4
  ground(room, box(x, x + width, y, y + depth, 0, 0), 0.24)
  for (const [u, v] of [
    [0.03, 0.03],
    [width - 0.08, 0.03],
    [0.03, depth - 0.08],
    [width - 0.08, depth - 0.08],
  ] as const)
    put(room, box(x + u, x + u + 0.05, y + v, y + v + 0.05, 0, top - 0.05), palette.wood)
  put(room, box(x + 0.06, x + width - 0.06, y + 0.06, y + depth - 0.06, 0.14, 0.17), palette.wood)
  put(room, box(x, x + width, y, y + depth, top - 0.05, top), palette.wood, 0, 0.06)
  put(
    room,
    box(x + width * 0.15, x + width * 0.15 + 0.26, y + depth * 0.35, y + depth * 0.35 + 0.2, top, top + 0.03),
    palette.spice,
  )
  put(
    room,
    box(x + width * 0.17, x + width * 0.17 + 0.22, y + depth * 0.38, y + depth * 0.38 + 0.16, top + 0.03, top + 0.055),
    '#f1ece1',
  )
  vase(room, x + width * 0.68, y + depth * 0.5, top, 0.2)
}

/** A small vase with a few stems. */
export function vase(
  room: Room,
  x: number,
  y: number,
  z: number,
  tall: number,
  glaze: Colour = mix(room.palette.feature, '#ffffff', 0.2),
): void {
  const { camera, light, chance } = room
  const [px, py] = camera.project([x, y, z])
  const s = camera.scaleAt([x, y, z])
  const h = tall * s
  const own = chance.fork(`vase${x.toFixed(2)}${y.toFixed(2)}`)
  const batch = new Batch()
  for (let i = 0; i < 9; i++) {
    const lean = own.around(0, 0.24) * s
    const up = own.between(0.16, 0.34) * s
    const tone = lit(light, own.pick(['#5d7d4c', '#7d9a5f', '#496a41']), UP)
    batch.stroke(
      `M${px.toFixed(1)} ${(py - h * 0.9).toFixed(1)}q${(lean * 0.2).toFixed(1)} ${(-up * 0.6).toFixed(1)} ${lean.toFixed(1)} ${(-up).toFixed(1)}`,
      tone,
      Math.max(1, s * 0.008),
    )
    batch.stroke(
      `M${(px + lean).toFixed(1)} ${(py - h * 0.9 - up).toFixed(1)}l.1 1`,
      i % 3 ? tone : lit(light, room.palette.spice, UP),
      Math.max(3, s * 0.045),
      1,
      ' stroke-linecap="round"',
    )
  }
  const w = h * 0.3
  const body = `M${(px - w * 0.45).toFixed(1)} ${(py - h).toFixed(1)}h${(w * 0.9).toFixed(1)}q${(w * 0.9).toFixed(1)} ${(h * 0.55).toFixed(1)} ${(w * 0.1).toFixed(1)} ${h.toFixed(1)}h${(-w * 1.1).toFixed(1)}q${(-w * 0.8).toFixed(1)} ${(-h * 0.45).toFixed(1)} ${(w * 0.1).toFixed(1)} ${(-h).toFixed(1)}z`
  batch.fill(body, lit(light, glaze, [0, -0.8, 0.3]))
  const side = light.toSun[0] > 0 ? 1 : -1
  putDrawn(
    room,
    box(x - 0.08, x + 0.08, y - 0.08, y + 0.08, z, z + tall + 0.4),
    batch.toString() + ellipse(px + side * w * 0.3, py - h * 0.5, w * 0.14, h * 0.26, '#ffffff', 0.3),
  )
}

export function rug(room: Room, x0: number, x1: number, y0: number, y1: number, dye: Colour, accent: Colour): void {
  const { light } = room
  const rows = room.chance.fork('rug').pick(['border', 'stripes', 'diamonds'] as const)
  room.flat.push(fill(floorRect(room, x0 - 0.02, x1 + 0.02, y0 - 0.02, y1 + 0.02), light.shadow, 0.25))
  room.flat.push(fill(floorRect(room, x0, x1, y0, y1, 0.012), lit(light, dye, UP)))
  const second = lit(light, accent, UP)
  if (rows === 'stripes')
    for (let y = y0 + 0.14; y < y1 - 0.1; y += 0.28)
      room.flat.push(fill(floorRect(room, x0, x1, y, Math.min(y1, y + 0.07), 0.014), second, 0.8))
  else {
    for (const [a, b] of [
      [0.1, 0.15],
      [0.2, 0.22],
    ] as const)
      room.flat.push(
        fill(
          floorRect(room, x0 + a, x1 - a, y0 + a, y1 - a, 0.014) +
            floorPath(
              room,
              [
                [x0 + b, y1 - b],
                [x1 - b, y1 - b],
                [x1 - b, y0 + b],
                [x0 + b, y0 + b],
              ],
              0.014,
            ),
          second,
          0.85,
        ),
      )
    if (rows === 'diamonds')
      for (let x = x0 + 0.5; x < x1 - 0.3; x += 0.5)
        for (let y = y0 + 0.45; y < y1 - 0.3; y += 0.45)
          room.flat.push(
            fill(
              floorPath(
                room,
                [
                  [x - 0.12, y],
                  [x, y - 0.1],
                  [x + 0.12, y],
                  [x, y + 0.1],
                ],
                0.014,
              ),
              second,
              0.7,
            ),
          )
  }
}

/** A dining table with chairs on its long sides. */
export function diningTable(room: Room, x: number, y: number, width: number, depth: number): void {
  const { palette } = room
  const places = width > 1.5 ? 2 : 1
  for (let i = 0; i < places; i++) {
    const u = x + (width * (i + 0.5)) / places - 0.22
    chair(room, u, y + depth + 0.02, 'viewer', mix(palette.cloth, palette.wall, 0.2))
    chair(room, u, y - 0.46, 'away', mix(palette.cloth, palette.wall, 0.2))
  }
  ground(room, box(x, x + width, y, y + depth, 0, 0), 0.2)
  for (const [u, v] of [
    [0.05, 0.05],
    [width - 0.13, 0.05],
    [0.05, depth - 0.13],
    [width - 0.13, depth - 0.13],
  ] as const)
    put(room, box(x + u, x + u + 0.08, y + v, y + v + 0.08, 0, 0.7), palette.wood)
  put(room, box(x, x + width, y, y + depth, 0.7, 0.76), palette.wood, 0, 0.07)
  vase(room, x + width * 0.5, y + depth * 0.5, 0.76, 0.22)
  const { camera, light } = room
  for (const share of [0.25, 0.75]) {
    const [px, py] = camera.project([x + width * share, y + depth * 0.3, 0.765])
    const s = camera.scaleAt([x, y, 0.76])
    putDrawn(
      room,
      box(x + width * share - 0.1, x + width * share + 0.1, y + depth * 0.25, y + depth * 0.35, 0.76, 0.78),
      ellipse(px, py, s * 0.13, s * 0.04, lit(light, '#f4efe4', UP)) +
        ellipse(px, py, s * 0.09, s * 0.026, lit(light, '#e3dccd', UP)),
    )
  }
}

/** A low glass of light over a table edge, for polished tops. */
export const sheen = (room: Room, x0: number, x1: number, y0: number, y1: number, z: number) =>
  fill(
    pathOf(
      room.camera.outline([
        [x0, y0, z],
        [x1, y0, z],
        [x1, y1, z],
        [x0, y1, z],
      ]),
    ),
    '#ffffff',
    0.12,
  )
