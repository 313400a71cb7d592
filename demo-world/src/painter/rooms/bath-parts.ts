import { type Colour, mix } from '../canvas/colour.ts'
import { Batch, barsOf, curveOf, ellipse, fill, type Point, pathOf, stroke } from '../canvas/ink.ts'
import { FRONT, lit, UP } from '../light/light.ts'
import { box } from '../space/space.ts'
import { ground, put, putDrawn } from './furniture/place.ts'
import type { Room, WallName } from './room.ts'

export function tileWall(
  room: Room,
  name: WallName,
  dye: Colour,
  [w, h]: readonly [number, number],
  accent: Colour | undefined,
): void {
  const wall = room.walls[name]
  const { light, chance } = room
  const top = room.height - 0.28
  const from = name === 'back' ? 0 : -1.6
  const at = (u: number, v: number) => wall.camera.project(wall.at(u, v))
  const tone = lit(light, dye, wall.normal)
  const lines: [Point, Point][] = []
  const batch = new Batch()
  batch.fill(wall.path(from, 0, wall.width, top), tone)
  if (accent)
    batch.fill(wall.path(Math.max(from, wall.width - 1.1), 0, wall.width, top), lit(light, accent, wall.normal))
  else if (name === 'back')
    batch.fill(wall.path(from, 1.2, wall.width, 1.2 + h * 0.5), lit(light, mix(dye, '#6b5a4c', 0.35), wall.normal))
  for (let v = 0; v <= top; v += h) lines.push([at(from, v), at(wall.width, v)])
  for (let u = from; u < wall.width; u += w) lines.push([at(u, 0), at(u, top)])
  const own = chance.fork(`tile${name}`)
  for (let i = 0; i < 22; i++) {
    const [u, v] = [
      from + Math.floor((own.next() * (wall.width - from)) / w) * w,
      Math.floor((own.next() * top) / h) * h,
    ]
    batch.fill(
      wall.path(u, v, Math.min(wall.width, u + w), Math.min(top, v + h)),
      own.happens(0.5) ? '#ffffff' : light.shadow,
      0.05,
    )
  }
  batch.stroke(barsOf(lines), mix(tone, light.shadow, 0.35), 1.1, 0.5)
  room.flat.push(batch.toString())
}

const CHROME = '#cfd4d6'

export function shower(room: Room, x: number, y: number): void {
  const { camera, light } = room
  const at = (z: number, out = 0.03): Point => camera.project([x, y - out, z])
  const s = camera.scaleAt([x, y, 1])
  const metal = lit(light, CHROME, FRONT)
  const [hx, hy] = at(2.0, 0.35)
  const svg =
    stroke(
      pathOf([at(1.05), at(2.06), at(2.1, 0.3), [hx, hy]], false),
      metal,
      Math.max(3, s * 0.025),
      1,
      ' stroke-linejoin="round"',
    ) +
    ellipse(hx, hy, s * 0.11, s * 0.03, mix(metal, '#5d6366', 0.3)) +
    ellipse(...at(1.1, 0.06), s * 0.05, s * 0.05, metal) +
    ellipse(...at(0.75, 0.06), s * 0.035, s * 0.035, metal)
  putDrawn(room, box(x - 0.12, x + 0.12, y - 0.45, y, 0.6, 2.12), svg)
}

export function glassScreen(room: Room, x: number, y0: number, y1: number): void {
  const { camera, light } = room
  const pane = camera.outline([
    [x, y0, 0.02],
    [x, y1, 0.02],
    [x, y1, 2],
    [x, y0, 2],
  ])
  const edge = [camera.project([x, y0, 0.02]), camera.project([x, y0, 2])] as const
  const glare = camera.outline([
    [x, y0 + 0.2, 0.1],
    [x, y0 + 0.4, 0.1],
    [x, y0 + 0.8, 1.95],
    [x, y0 + 0.6, 1.95],
  ])
  putDrawn(
    room,
    box(x - 0.01, x + 0.01, y0, y1, 0, 2),
    fill(pathOf(pane), mix(light.sky.mirror, '#ffffff', 0.5), 0.22) +
      fill(pathOf(glare), '#ffffff', 0.16) +
      stroke(pathOf([...edge], false), lit(light, CHROME, FRONT), 4) +
      stroke(pathOf([camera.project([x, y0, 2]), camera.project([x, y1, 2])], false), lit(light, CHROME, FRONT), 3),
  )
}

export function geyser(room: Room, x: number, depth: number): void {
  put(room, box(x - 0.2, x + 0.2, depth - 0.36, depth - 0.02, 2.02, 2.52), '#f3f1ec', 0.06)
  put(room, box(x - 0.03, x + 0.03, depth - 0.38, depth - 0.36, 2.1, 2.14), '#c05b3a')
}

export function toilet(room: Room, x: number, depth: number): void {
  const { camera, light } = room
  ground(room, box(x, x + 0.38, depth - 0.7, depth - 0.1, 0, 0), 0.26, 0.08)
  put(room, box(x + 0.02, x + 0.36, depth - 0.2, depth - 0.02, 0.42, 0.82), '#fbfaf6', 0.03)
  put(room, box(x + 0.08, x + 0.3, depth - 0.56, depth - 0.12, 0, 0.36), '#f7f5f0', 0.05)
  const rim = (z: number, grow: number): Point[] =>
    Array.from({ length: 14 }, (_, i) => {
      const a = (i / 14) * Math.PI * 2
      return camera.project([x + 0.19 + Math.cos(a) * (0.19 + grow), depth - 0.45 + Math.sin(a) * (0.26 + grow), z])
    })
  putDrawn(
    room,
    box(x, x + 0.38, depth - 0.71, depth - 0.21, 0.36, 0.46),
    fill(curveOf(rim(0.36, -0.02)), lit(light, '#efede7', FRONT)) +
      fill(curveOf(rim(0.41, 0)), lit(light, '#f4f2ec', FRONT)) +
      fill(curveOf(rim(0.44, 0.005)), lit(light, '#fdfcf8', UP)) +
      stroke(curveOf(rim(0.442, -0.03)), light.shadow, 1.4, 0.2),
  )
}

export function bucket(room: Room, x: number, y: number): void {
  const { camera, light } = room
  const dye = room.chance.fork('bucket').pick<Colour>(['#3f7ea6', '#b5443c', '#4f8f6a', '#d9a441'])
  const s = camera.scaleAt([x, y, 0])
  const [px, py] = camera.project([x, y, 0])
  const [w, h] = [s * 0.15, s * 0.28]
  ground(room, box(x - 0.14, x + 0.14, y - 0.14, y + 0.14, 0, 0), 0.26, 0.06)
  const tone = lit(light, dye, [0, -0.9, 0.2])
  const svg =
    fill(
      pathOf([
        [px - w, py - h],
        [px + w, py - h],
        [px + w * 0.76, py],
        [px - w * 0.76, py],
      ]),
      tone,
    ) +
    ellipse(px, py, w * 0.76, w * 0.2, tone) +
    ellipse(px, py - h, w, w * 0.28, mix(tone, '#0f1a22', 0.45)) +
    stroke(
      `M${(px - w).toFixed(1)} ${(py - h).toFixed(1)}q${w.toFixed(1)} ${(w * 0.9).toFixed(1)} ${(2 * w).toFixed(1)} 0`,
      '#e9e9e6',
      Math.max(1.6, s * 0.01),
    ) +
    fill(
      pathOf([
        [px - w * 0.5, py - h * 1.25],
        [px + w * 0.2, py - h * 1.25],
        [px + w * 0.12, py - h * 0.92],
        [px - w * 0.42, py - h * 0.92],
      ]),
      mix(tone, '#ffffff', 0.25),
    )
  putDrawn(room, box(x - 0.15, x + 0.15, y - 0.15, y + 0.15, 0, 0.36), svg)
}

export function towel(room: Room, name: WallName, u: number): void {
  const wall = room.walls[name]
  const { light, palette } = room
  const batch = new Batch()
  batch.stroke(wall.line(u - 0.05, 1.4, u + 0.55, 1.4, 0.07), lit(light, CHROME, wall.normal), 4)
  batch.fill(wall.path(u + 0.04, 0.8, u + 0.3, 1.41, 0.09), lit(light, palette.spice, wall.normal))
  batch.fill(wall.path(u + 0.04, 0.9, u + 0.3, 0.94, 0.095), '#ffffff', 0.5)
  batch.fill(
    wall.path(u + 0.33, 0.95, u + 0.5, 1.41, 0.09),
    lit(light, mix(palette.cloth, '#ffffff', 0.4), wall.normal),
  )
  room.flat.push(batch.toString())
}
