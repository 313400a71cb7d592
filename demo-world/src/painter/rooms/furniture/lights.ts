import { mix } from '../../canvas/colour.ts'
import { Batch, ellipse, fill, type Point, pathOf, stroke } from '../../canvas/ink.ts'
import { DOWN, FRONT, lit } from '../../light/light.ts'
import { box } from '../../space/space.ts'
import type { Room } from '../room.ts'
import { putDrawn } from './place.ts'

function halo(room: Room, x: number, y: number, r: number): string {
  if (!room.isEvening && room.light.hour !== 'rain') return ''
  return ellipse(
    x,
    y,
    r,
    r,
    room.sheet.glow([
      [0, '#ffe2a8', 0.6],
      [0.35, '#ffd48a', 0.22],
      [1, '#ffc978', 0],
    ]),
  )
}

/** The ceiling fan, without which no room here is a room. */
export function ceilingFan(room: Room, x: number, y: number, ceiling = room.height): void {
  const { camera, light, chance } = room
  const z = ceiling - 0.42
  const turn = chance.fork(`fan${x.toFixed(1)}`).between(0, Math.PI)
  const at = (r: number, a: number, dz = 0): Point => camera.project([x + Math.cos(a) * r, y + Math.sin(a) * r, z + dz])
  const batch = new Batch()
  const tone = lit(light, mix('#8a6f55', '#e8e2d6', chance.fork('fan-dye').pick([0.1, 0.8])), DOWN)
  const s = camera.scaleAt([x, y, z])
  batch.stroke(
    pathOf([camera.project([x, y, ceiling]), camera.project([x, y, z + 0.08])], false),
    mix(tone, '#2c2926', 0.3),
    Math.max(2, s * 0.022),
  )
  for (let i = 0; i < 3; i++) {
    const a = turn + (i * Math.PI * 2) / 3
    batch.fill(
      pathOf([at(0.1, a - 0.5), at(0.62, a - 0.11), at(0.63, a + 0.11), at(0.1, a + 0.5)]),
      mix(tone, light.shadow, i === 1 ? 0.18 : 0.05),
    )
  }
  const [px, py] = camera.project([x, y, z + 0.04])
  const svg =
    batch.toString() +
    ellipse(px, py - s * 0.03, s * 0.1, s * 0.07, mix(tone, '#2c2926', 0.25)) +
    ellipse(px, py - s * 0.01, s * 0.105, s * 0.045, tone)
  putDrawn(room, box(x - 0.6, x + 0.6, y - 0.6, y + 0.6, z - 0.02, ceiling), svg)
}

export function pendant(room: Room, x: number, y: number, drop: number, size = 0.17): void {
  const { camera, light, palette } = room
  const z = room.height - drop
  const [px, py] = camera.project([x, y, z])
  const [, top] = camera.project([x, y, room.height])
  const s = camera.scaleAt([x, y, z])
  const r = size * s
  const shade = lit(
    light,
    room.chance.fork('pendant').pick([palette.metal, palette.feature, '#c79b55', '#e9e1d0']),
    FRONT,
  )
  const dome = `M${(px - r).toFixed(1)} ${py.toFixed(1)}q${(r * 0.1).toFixed(1)} ${(-r * 1.1).toFixed(1)} ${r.toFixed(1)} ${(-r * 1.15).toFixed(1)}q${(r * 0.9).toFixed(1)} ${(r * 0.05).toFixed(1)} ${r.toFixed(1)} ${(r * 1.15).toFixed(1)}z`
  const svg =
    stroke(`M${px.toFixed(1)} ${top.toFixed(1)}V${(py - r).toFixed(1)}`, '#3a3633', Math.max(1.2, s * 0.01)) +
    halo(room, px, py, r * 5) +
    fill(dome, shade) +
    ellipse(px, py, r, r * 0.22, mix('#fff2cf', shade, room.isEvening ? 0 : 0.35))
  putDrawn(room, box(x - size, x + size, y - size, y + size, z, room.height), svg)
}

export function tableLamp(room: Room, x: number, y: number, z: number): void {
  const { camera, light, palette } = room
  const [px, py] = camera.project([x, y, z])
  const s = camera.scaleAt([x, y, z])
  const isOn = room.isEvening
  const w = s * 0.13
  const h = s * 0.42
  const shade = isOn ? '#ffe6b5' : lit(light, '#efe4cf', FRONT)
  const svg =
    halo(room, px, py - h * 0.75, s * 0.7) +
    stroke(
      `M${px.toFixed(1)} ${py.toFixed(1)}v${(-h * 0.6).toFixed(1)}`,
      lit(light, palette.metal, FRONT),
      Math.max(2, s * 0.022),
    ) +
    ellipse(px, py, w * 0.6, w * 0.18, lit(light, palette.metal, FRONT)) +
    fill(
      pathOf([
        [px - w, py - h * 0.52],
        [px + w, py - h * 0.52],
        [px + w * 0.62, py - h],
        [px - w * 0.62, py - h],
      ]),
      shade,
    ) +
    fill(
      pathOf([
        [px - w * 0.1, py - h * 0.52],
        [px + w, py - h * 0.52],
        [px + w * 0.62, py - h],
        [px, py - h],
      ]),
      light.shadow,
      isOn ? 0.04 : 0.1,
    )
  putDrawn(room, box(x - 0.13, x + 0.13, y - 0.1, y + 0.1, z, z + 0.45), svg)
}

export function floorLamp(room: Room, x: number, y: number): void {
  const { camera, light, palette } = room
  const [px, py] = camera.project([x, y, 0])
  const s = camera.scaleAt([x, y, 0.8])
  const h = 1.6 * s
  const w = 0.2 * s
  const shade = room.isEvening ? '#ffe4b0' : lit(light, '#f0e6d2', FRONT)
  const svg =
    halo(room, px, py - h * 0.9, s * 1.1) +
    ellipse(px, py, w * 0.7, w * 0.2, lit(light, palette.metal, FRONT)) +
    stroke(
      `M${px.toFixed(1)} ${py.toFixed(1)}v${(-h * 0.86).toFixed(1)}`,
      lit(light, palette.metal, FRONT),
      Math.max(2, s * 0.025),
    ) +
    fill(
      pathOf([
        [px - w, py - h * 0.8],
        [px + w, py - h * 0.8],
        [px + w * 0.7, py - h],
        [px - w * 0.7, py - h],
      ]),
      shade,
    )
  putDrawn(room, box(x - 0.2, x + 0.2, y - 0.2, y + 0.2, 0, 1.7), svg)
}

/** The tube light and switch board of an empty room. */
export function bareFittings(room: Room): void {
  const { light } = room
  const wall = room.walls.back
  const u = wall.width * 0.5
  room.flat.push(
    fill(
      wall.path(u - 0.62, room.height - 0.5, u + 0.62, room.height - 0.44, 0.04),
      room.isEvening ? '#fdfbe9' : lit(light, '#f6f4ee', FRONT),
    ),
  )
  room.flat.push(fill(wall.path(u - 0.66, room.height - 0.515, u + 0.66, room.height - 0.5, 0.03), light.shadow, 0.3))
  room.flat.push(
    fill(wall.path(wall.width - 0.5, 1.2, wall.width - 0.24, 1.36, 0.01), lit(light, '#f4f1ea', FRONT)) +
      fill(wall.path(wall.width - 0.5, 1.19, wall.width - 0.24, 1.2, 0.01), light.shadow, 0.4),
  )
  for (let i = 0; i < 4; i++)
    room.flat.push(
      fill(wall.path(wall.width - 0.47 + i * 0.06, 1.24, wall.width - 0.43 + i * 0.06, 1.32, 0.012), light.shadow, 0.2),
    )
}
