import { type Colour, mix } from '../../canvas/colour.ts'
import { Batch, ellipse, fill, pathOf, stroke } from '../../canvas/ink.ts'
import { FRONT, lit, UP } from '../../light/light.ts'
import { box } from '../../space/space.ts'
import type { Room } from '../room.ts'
import { putDrawn } from './place.ts'

export function cooker(room: Room, x: number, y: number): void {
  const { camera, light } = room
  const [px, py] = camera.project([x, y, 0.91])
  const s = camera.scaleAt([x, y, 0.9])
  const [w, h] = [s * 0.13, s * 0.2]
  const steel = lit(light, '#c9cdcf', FRONT)
  const svg =
    fill(
      pathOf([
        [px - w, py - h],
        [px + w, py - h],
        [px + w * 0.9, py],
        [px - w * 0.9, py],
      ]),
      steel,
    ) +
    ellipse(px, py, w * 0.9, w * 0.26, steel) +
    fill(
      pathOf([
        [px + w * 0.3, py - h],
        [px + w * 0.75, py - h],
        [px + w * 0.68, py],
        [px + w * 0.3, py],
      ]),
      '#ffffff',
      0.35,
    ) +
    ellipse(px, py - h, w * 1.04, w * 0.32, mix(steel, '#ffffff', 0.3)) +
    ellipse(px, py - h - w * 0.2, w * 0.2, w * 0.16, '#2b2c2e') +
    stroke(
      `M${(px + w).toFixed(1)} ${(py - h * 0.85).toFixed(1)}h${(w * 0.9).toFixed(1)}`,
      '#2b2c2e',
      Math.max(3, s * 0.03),
      1,
      ' stroke-linecap="round"',
    )
  putDrawn(room, box(x - 0.13, x + 0.13, y - 0.13, y + 0.13, 0.9, 1.15), svg)
}

/** Steel plates on edge in their rack. */
export function plateRack(room: Room, side: 'left' | 'right', y: number): void {
  const { camera, light, width } = room
  let svg = ''
  const x = side === 'left' ? 0.2 : width - 0.2
  for (let i = 0; i < 6; i++) {
    const [px, py] = camera.project([x, y + 0.25 - i * 0.07, 1.0])
    const s = camera.scaleAt([x, y, 1])
    svg +=
      ellipse(px, py, s * 0.07, s * 0.13, lit(light, '#b5babc', FRONT)) +
      ellipse(px + (side === 'left' ? 2 : -2), py, s * 0.058, s * 0.112, lit(light, '#dfe3e4', FRONT))
  }
  putDrawn(room, box(x - 0.1, x + 0.1, y - 0.2, y + 0.3, 0.86, 1.16), svg)
}

export function jar(room: Room, x: number, y: number, z: number, content: Colour): void {
  const { camera, light } = room
  const [px, py] = camera.project([x, y, z])
  const s = camera.scaleAt([x, y, z])
  const [w, h] = [s * 0.05, s * 0.18]
  putDrawn(
    room,
    box(x - 0.05, x + 0.05, y - 0.05, y + 0.05, z, z + 0.2),
    fill(
      pathOf([
        [px - w, py - h],
        [px + w, py - h],
        [px + w, py],
        [px - w, py],
      ]),
      lit(light, '#e9efee', FRONT),
      0.75,
    ) +
      fill(
        pathOf([
          [px - w, py - h * 0.7],
          [px + w, py - h * 0.7],
          [px + w, py],
          [px - w, py],
        ]),
        lit(light, content, FRONT),
        0.9,
      ) +
      fill(
        pathOf([
          [px - w * 0.9, py - h * 1.16],
          [px + w * 0.9, py - h * 1.16],
          [px + w * 0.9, py - h],
          [px - w * 0.9, py - h],
        ]),
        lit(light, room.palette.wood, FRONT),
      ),
  )
}

/** Ladles and a pan on hooks under the cabinets. */
export function ladles(room: Room, side: 'left' | 'right', y: number): void {
  const wall = room.walls[side]
  const { light } = room
  const metal = lit(light, '#c9cdcf', wall.normal)
  const batch = new Batch()
  batch.stroke(wall.line(y, 1.4, y + 0.7, 1.4, 0.05), metal, 3)
  for (let i = 0; i < 5; i++) {
    const u = y + 0.06 + i * 0.14
    batch.stroke(wall.line(u, 1.39, u, 1.16, 0.06), metal, 2.4)
    const [x, v] = wall.camera.project(wall.at(u, 1.14, 0.06))
    const r = wall.scale * 0.035
    batch.fill(
      `M${(x - r).toFixed(1)} ${v.toFixed(1)}a${r.toFixed(1)} ${(r * 1.2).toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${(r * 1.2).toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0z`,
      metal,
    )
  }
  room.flat.push(batch.toString())
}

export function fruitBowl(room: Room, x: number, y: number, z = 0.86): void {
  const { camera, light } = room
  const [px, py] = camera.project([x, y, z + 0.01])
  const s = camera.scaleAt([x, y, z + 0.01])
  const fruit = (['#e3a02f', '#d9652f', '#e8b93f', '#8fa63f', '#d98a2b'] as const)
    .map((dye, i) =>
      ellipse(px + (i - 2) * s * 0.052, py - s * (0.1 + (i % 2) * 0.035), s * 0.045, s * 0.045, lit(light, dye, UP)),
    )
    .join('')
  const bowl = `M${(px - s * 0.16).toFixed(1)} ${(py - s * 0.1).toFixed(1)}q${(s * 0.02).toFixed(1)} ${(s * 0.1).toFixed(1)} ${(s * 0.16).toFixed(1)} ${(s * 0.1).toFixed(1)}q${(s * 0.14).toFixed(1)} 0 ${(s * 0.16).toFixed(1)} ${(-s * 0.1).toFixed(1)}z`
  putDrawn(
    room,
    box(x - 0.16, x + 0.16, y - 0.16, y + 0.16, z, z + 0.19),
    fruit + fill(bowl, lit(light, '#b98a52', FRONT)),
  )
}
