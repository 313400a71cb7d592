import { type Colour, mix } from '../canvas/colour.ts'
import { Batch, ellipse, fill, type Point, pathOf, stroke } from '../canvas/ink.ts'
import { FRONT, lit, UP } from '../light/light.ts'
import { put, putDrawn } from '../rooms/furniture/place.ts'
import type { Room } from '../rooms/room.ts'
import { box, type Vec } from '../space/space.ts'

/** Height of the desk's top. */
export const TOP = 0.76

type Flat = (u: number, v: number) => Point

/** Points on the desk round x,y, turned by an angle. */
function turned(room: Room, x: number, y: number, angle: number, z = TOP + 0.004): Flat {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return (u, v) => room.camera.project([x + u * c - v * s, y + u * s + v * c, z])
}

const lay = (room: Room, x: number, y: number, reach: number, rise: number, svg: string) =>
  putDrawn(room, box(x - reach, x + reach, y - reach, y + reach, TOP, TOP + rise), svg)

/** A sheet of paper with lines of writing, at an angle. */
export function sheetOfPaper(
  room: Room,
  x: number,
  y: number,
  wide: number,
  long: number,
  angle: number,
  content: 'lines' | 'plan' | 'chart' = 'lines',
  dye: Colour = '#fdfbf4',
): void {
  const { light, palette } = room
  const at = turned(room, x, y, angle)
  const quad = (u0: number, v0: number, u1: number, v1: number) =>
    pathOf([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)])
  const [w, l] = [wide / 2, long / 2]
  const shadow = turned(room, x + 0.012, y - 0.012, angle, TOP + 0.002)
  const batch = new Batch()
  batch.fill(pathOf([shadow(-w, -l), shadow(w, -l), shadow(w, l), shadow(-w, l)]), light.shadow, 0.25)
  batch.fill(quad(-w, -l, w, l), lit(light, dye, UP))
  const ink = '#5d6678'
  if (content === 'lines') {
    batch.fill(quad(-w * 0.8, l * 0.72, w * 0.1, l * 0.8), ink, 0.8)
    for (let v = l * 0.52; v > -l * 0.5; v -= l * 0.15)
      batch.fill(quad(-w * 0.8, v, w * (v < -l * 0.3 ? 0.2 : 0.8), v + l * 0.04), ink, 0.35)
    batch.fill(quad(w * 0.3, -l * 0.82, w * 0.75, -l * 0.62), '#a8322d', 0.55)
  } else if (content === 'plan') {
    const line = (a: Point, b: Point, width: number) => batch.stroke(pathOf([a, b], false), '#23304a', width)
    batch.stroke(quad(-w * 0.75, -l * 0.6, w * 0.75, l * 0.7), '#23304a', 3.4)
    line(at(-w * 0.1, -l * 0.6), at(-w * 0.1, l * 0.7), 2.6)
    line(at(-w * 0.75, l * 0.1), at(-w * 0.1, l * 0.1), 2.6)
    line(at(-w * 0.1, -l * 0.1), at(w * 0.75, -l * 0.1), 2.6)
  } else {
    for (const [i, tall] of [0.3, 0.5, 0.42, 0.7, 0.9].entries())
      batch.fill(
        quad(-w * 0.7 + i * w * 0.29, -l * 0.6, -w * 0.5 + i * w * 0.29, -l * 0.6 + tall * l * 1.1),
        i === 4 ? palette.spice : palette.feature,
        0.85,
      )
    batch.stroke(pathOf([at(-w * 0.8, -l * 0.6), at(w * 0.8, -l * 0.6)], false), ink, 2)
  }
  lay(room, x, y, Math.max(wide, long) / 2, 0.006, batch.toString())
}

/** A ring with two house keys and a leather tag. */
export function keys(room: Room, x: number, y: number, size: number): void {
  const { light } = room
  const brass = lit(light, '#c9a04a', UP)
  const steel = lit(light, '#b9bec2', UP)
  const batch = new Batch()
  const ring = (at: Flat, r: number): Point[] =>
    Array.from({ length: 18 }, (_, i) => at(Math.cos((i / 18) * Math.PI * 2) * r, Math.sin((i / 18) * Math.PI * 2) * r))
  const width = Math.max(3, room.camera.scaleAt([x, y, TOP]) * size * 0.05)
  for (const [angle, metal] of [
    [-0.5, brass],
    [-1.15, steel],
  ] as const) {
    const at = turned(room, x, y, angle)
    const part = (u0: number, v0: number, u1: number, v1: number) =>
      pathOf([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)])
    const dark = turned(room, x + 0.01, y - 0.012, angle, TOP + 0.002)
    batch.fill(
      pathOf([
        dark(size * 0.2, -size * 0.05),
        dark(size * 1.5, -size * 0.05),
        dark(size * 1.5, size * 0.05),
        dark(size * 0.2, size * 0.05),
      ]),
      light.shadow,
      0.3,
    )
    batch.fill(part(size * 0.6, -size * 0.05, size * 1.5, size * 0.05), metal)
    for (const u of [1.15, 1.3, 1.42]) batch.fill(part(size * u, -size * 0.17, size * (u + 0.07), -size * 0.04), metal)
    const head = turned(room, x + Math.cos(angle) * size * 0.45, y + Math.sin(angle) * size * 0.45, angle)
    batch.stroke(pathOf(ring(head, size * 0.2)), metal, width * 2.4)
  }
  const tag = turned(room, x, y, 2.5)
  batch.fill(
    pathOf([
      tag(size * 0.15, -size * 0.2),
      tag(size * 0.95, -size * 0.2),
      tag(size * 1.1, 0),
      tag(size * 0.95, size * 0.2),
      tag(size * 0.15, size * 0.2),
    ]),
    lit(light, '#9a4f34', UP),
  )
  batch.stroke(pathOf(ring(turned(room, x, y, 0), size * 0.26)), steel, width)
  lay(room, x, y, size * 1.5, 0.01, batch.toString())
}

/** A little house of card on the desk. */
export function houseModel(room: Room, x: number, y: number, size: number, wall: Colour, roof: Colour): void {
  const { camera, light } = room
  const [w, d, h] = [size, size * 0.8, size * 0.55]
  put(room, box(x - w * 0.7, x + w * 0.7, y - d * 0.75, y + d * 0.75, TOP, TOP + 0.012), '#cdbf9f')
  put(room, box(x - w / 2, x + w / 2, y - d / 2, y + d / 2, TOP + 0.012, TOP + 0.012 + h), wall)
  const z = TOP + 0.012
  const at = (dx: number, dz: number) => camera.project([x + dx, y - d / 2 - 0.001, z + dz])
  const pane = (x0: number, z0: number, x1: number, z1: number, paint: Colour) =>
    fill(pathOf([at(x0, z0), at(x1, z0), at(x1, z1), at(x0, z1)]), paint)
  const front =
    pane(-w * 0.08, 0, w * 0.1, h * 0.62, lit(light, '#8a5a38', FRONT)) +
    [-0.38, 0.2]
      .map((u) => pane(w * u, h * 0.32, w * (u + 0.18), h * 0.68, mix(light.sky.mirror, '#33424c', 0.4)))
      .join('')
  putDrawn(room, box(x - w / 2, x + w / 2, y - d / 2 - 0.002, y - d / 2 - 0.001, z, z + h), front)
  const top = z + h
  const [o, rise] = [size * 0.09, size * 0.42]
  const ridge = (dx: number): Vec => [x + dx, y, top + rise]
  const slope = (side: -1 | 1): Vec[] => [
    [x - w / 2 - o, y + side * (d / 2 + o), top - size * 0.05],
    [x + w / 2 + o, y + side * (d / 2 + o), top - size * 0.05],
    ridge(w / 2 + o),
    ridge(-w / 2 - o),
  ]
  const gable = (side: -1 | 1): Vec[] => [
    [x + (side * w) / 2, y - d / 2, top],
    [x + (side * w) / 2, y + d / 2, top],
    [x + (side * w) / 2, y, top + rise * 0.94],
  ]
  const side = camera.eye[0] < x ? -1 : 1
  const svg =
    fill(pathOf(camera.outline(slope(1))), lit(light, roof, [0, 0.6, 0.7])) +
    fill(pathOf(camera.outline(gable(side))), lit(light, wall, [side, 0, 0])) +
    fill(pathOf(camera.outline(slope(-1))), lit(light, roof, [0, -0.6, 0.7]))
  putDrawn(room, box(x - w / 2 - o, x + w / 2 + o, y - d / 2 - o, y + d / 2 + o, top, top + rise), svg)
}

export function coins(room: Room, x: number, y: number, count: number): void {
  const { camera, light } = room
  const s = camera.scaleAt([x, y, TOP])
  let svg = ''
  for (let i = 0; i < count; i++) {
    const [px, py] = camera.project([x + Math.sin(i * 2.1) * 0.004, y, TOP + i * 0.012])
    svg +=
      ellipse(px, py, s * 0.045, s * 0.019, lit(light, '#a88232', FRONT)) +
      ellipse(px, py - s * 0.01, s * 0.045, s * 0.019, lit(light, i === count - 1 ? '#e6c66a' : '#d3ad4c', UP))
  }
  putDrawn(room, box(x - 0.05, x + 0.05, y - 0.05, y + 0.05, TOP, TOP + count * 0.012 + 0.02), svg)
}

export function calculator(room: Room, x: number, y: number, angle: number): void {
  const at = turned(room, x, y, angle, TOP + 0.02)
  const quad = (u0: number, v0: number, u1: number, v1: number) =>
    pathOf([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)])
  const { light } = room
  const batch = new Batch()
  const low = turned(room, x, y, angle, TOP)
  batch.fill(pathOf([low(-0.075, -0.115), low(0.085, -0.12), low(0.085, 0.11), low(-0.075, 0.11)]), light.shadow, 0.35)
  batch.edged(quad(-0.075, -0.11, 0.075, 0.11), '#3b4046', '#2b2f34', 3)
  batch.fill(quad(-0.06, 0.055, 0.06, 0.095), '#c9d6c4')
  for (let r = 0; r < 4; r++)
    for (let c = 0; c < 4; c++)
      batch.fill(
        quad(-0.06 + c * 0.031, -0.095 + r * 0.034, -0.036 + c * 0.031, -0.071 + r * 0.034),
        c === 3 ? room.palette.spice : '#e4e1d8',
      )
  lay(room, x, y, 0.13, 0.025, batch.toString())
}

export function laptop(room: Room, x: number, y: number): void {
  const { camera, light, palette } = room
  put(room, box(x - 0.19, x + 0.19, y - 0.13, y + 0.12, TOP, TOP + 0.015), '#c3c7ca')
  const at = (u: number, v: number) => camera.project([x + u, y + 0.12 + v * 0.28, TOP + 0.015 + v * 0.24])
  const quad = (u0: number, v0: number, u1: number, v1: number) =>
    pathOf([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)])
  const batch = new Batch()
  batch.edged(quad(-0.19, 0, 0.19, 1), '#2b2f34', '#2b2f34', 3)
  batch.fill(quad(-0.175, 0.06, 0.175, 0.94), mix(light.sky.mirror, '#f6f8f8', 0.75))
  for (const [i, tall] of [0.2, 0.34, 0.28, 0.5, 0.62].entries())
    batch.fill(quad(-0.14 + i * 0.034, 0.14, -0.12 + i * 0.034, 0.14 + tall), palette.feature)
  batch.fill(quad(0.06, 0.55, 0.15, 0.8), palette.spice, 0.7)
  batch.fill(quad(0.06, 0.2, 0.15, 0.26) + quad(0.06, 0.34, 0.13, 0.4), '#5d6678', 0.5)
  putDrawn(room, box(x - 0.19, x + 0.19, y + 0.12, y + 0.4, TOP + 0.015, TOP + 0.27), batch.toString())
}

export function pen(room: Room, x: number, y: number, angle: number, dye: Colour): void {
  const at = turned(room, x, y, angle)
  const s = room.camera.scaleAt([x, y, TOP])
  lay(
    room,
    x,
    y,
    0.08,
    0.01,
    stroke(
      pathOf([at(-0.07, 0), at(0.06, 0)], false),
      lit(room.light, dye, UP),
      s * 0.012,
      1,
      ' stroke-linecap="round"',
    ) + stroke(pathOf([at(0.06, 0), at(0.08, 0)], false), '#3a3d40', s * 0.006),
  )
}

/** The notary's round seal in its holder, and its print. */
export function stamp(room: Room, x: number, y: number): void {
  const { camera, light } = room
  const [px, py] = camera.project([x, y, TOP])
  const s = camera.scaleAt([x, y, TOP])
  const wood = lit(light, '#8a5a38', FRONT)
  const svg =
    ellipse(px, py, s * 0.05, s * 0.02, mix(wood, '#1d120a', 0.4)) +
    fill(
      pathOf([
        [px - s * 0.05, py - s * 0.035],
        [px + s * 0.05, py - s * 0.035],
        [px + s * 0.05, py],
        [px - s * 0.05, py],
      ]),
      wood,
    ) +
    ellipse(px, py - s * 0.035, s * 0.05, s * 0.02, mix(wood, '#ffffff', 0.1)) +
    stroke(
      `M${px.toFixed(1)} ${(py - s * 0.04).toFixed(1)}v${(-s * 0.09).toFixed(1)}`,
      wood,
      s * 0.026,
      1,
      ' stroke-linecap="round"',
    ) +
    ellipse(px, py - s * 0.15, s * 0.035, s * 0.04, mix(wood, '#ffffff', 0.15))
  putDrawn(room, box(x - 0.05, x + 0.05, y - 0.05, y + 0.05, TOP, TOP + 0.2), svg)
}

export function mug(room: Room, x: number, y: number, glaze: Colour): void {
  const { camera, light } = room
  const [px, py] = camera.project([x, y, TOP])
  const s = camera.scaleAt([x, y, TOP])
  const [w, h] = [s * 0.042, s * 0.095]
  const tone = lit(light, glaze, FRONT)
  const svg =
    stroke(
      `M${(px + w).toFixed(1)} ${(py - h * 0.8).toFixed(1)}q${(w * 0.9).toFixed(1)} ${(h * 0.1).toFixed(1)} 0 ${(h * 0.5).toFixed(1)}`,
      tone,
      s * 0.012,
    ) +
    fill(
      pathOf([
        [px - w, py - h],
        [px + w, py - h],
        [px + w * 0.86, py],
        [px - w * 0.86, py],
      ]),
      tone,
    ) +
    ellipse(px, py, w * 0.86, w * 0.32, tone) +
    ellipse(px, py - h, w, w * 0.36, mix(tone, '#ffffff', 0.25)) +
    ellipse(px, py - h, w * 0.84, w * 0.28, '#8a5a34')
  putDrawn(room, box(x - 0.05, x + 0.05, y - 0.05, y + 0.05, TOP, TOP + 0.11), svg)
}

/** A magnifying glass lying on what it reads. */
export function lens(room: Room, x: number, y: number): void {
  const at = turned(room, x, y, 0.7)
  const s = room.camera.scaleAt([x, y, TOP])
  const rim = Array.from(
    { length: 20 },
    (_, i): Point => at(Math.cos((i / 20) * Math.PI * 2) * 0.07, Math.sin((i / 20) * Math.PI * 2) * 0.07),
  )
  lay(
    room,
    x,
    y,
    0.17,
    0.02,
    stroke(pathOf([at(-0.07, 0), at(-0.18, 0)], false), '#5a4030', s * 0.024, 1, ' stroke-linecap="round"') +
      fill(pathOf(rim), '#dfeef2', 0.45) +
      stroke(pathOf(rim), '#4a4d50', s * 0.012),
  )
}
