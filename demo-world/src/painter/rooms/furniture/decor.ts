import { type Colour, mix } from '../../canvas/colour.ts'
import { Batch, barsOf, curveOf, ellipse, fill, type Point, pathOf } from '../../canvas/ink.ts'
import { FRONT, lit, UP } from '../../light/light.ts'
import { type PlantKind, plant } from '../../plants/planting.ts'
import { box } from '../../space/space.ts'
import type { Room, WallName } from '../room.ts'
import { ground, putDrawn } from './place.ts'

/** A framed picture: hills and a sun, a few leaves, or plain fields of colour. */
export function art(room: Room, name: WallName, u: number, v: number, width: number, height: number): void {
  const wall = room.walls[name]
  const { light, palette, chance } = room
  const own = chance.fork(`art${name}${u.toFixed(2)}`)
  const tone = (paint: Colour) => lit(light, paint, wall.normal)
  const shade = fill(wall.path(u + 0.02, v - 0.04, u + width + 0.03, v + height - 0.02, 0.002), light.shadow, 0.2)
  const batch = new Batch()
  const m = 0.045
  batch.fill(wall.path(u, v, u + width, v + height, 0.02), tone(own.happens(0.5) ? palette.wood : '#3b3733'))
  batch.fill(wall.path(u + 0.02, v + 0.02, u + width - 0.02, v + height - 0.02, 0.021), tone('#f6f1e6'))
  const [a, b, c, d] = [u + m + 0.02, v + m + 0.02, u + width - m - 0.02, v + height - m - 0.02]
  const way = own.pick(['hills', 'fields', 'leaf'] as const)
  if (way === 'hills') {
    batch.fill(wall.path(a, b, c, d, 0.022), tone(mix(palette.spice, '#fff3dc', 0.72)))
    const sun = wall.camera.project(wall.at(a + (c - a) * 0.68, b + (d - b) * 0.66, 0.023))
    const r = wall.scale * (d - b) * 0.12
    batch.fill(
      `M${(sun[0] - r).toFixed(1)} ${sun[1].toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0z`,
      tone(palette.spice),
    )
    for (const [high, dye] of [
      [0.5, mix(palette.feature, '#ffffff', 0.35)],
      [0.32, palette.feature],
    ] as const) {
      const ridge: Point[] = [
        [a, b],
        [a, b + (d - b) * high * 0.6],
        [a + (c - a) * 0.3, b + (d - b) * high],
        [a + (c - a) * 0.5, b + (d - b) * high * 0.95],
        [a + (c - a) * 0.75, b + (d - b) * high * 0.5],
        [c, b + (d - b) * high * 0.8],
        [c, b],
      ]
      batch.fill(pathOf(wall.outline(ridge, 0.023)), tone(dye))
    }
  } else if (way === 'fields') {
    for (let i = 0; i < 5; i++) {
      const [p, q] = [own.between(0, 0.6), own.between(0, 0.6)]
      batch.fill(
        wall.path(
          a + (c - a) * p,
          b + (d - b) * q,
          a + (c - a) * Math.min(1, p + own.between(0.2, 0.5)),
          b + (d - b) * Math.min(1, q + own.between(0.2, 0.5)),
          0.022,
        ),
        tone(own.pick([palette.spice, palette.feature, palette.cloth, '#e7d9bd', '#3d4a52'])),
        0.85,
      )
    }
  } else {
    const stem: [Point, Point][] = []
    const project = (x: number, y: number) => wall.camera.project(wall.at(a + (c - a) * x, b + (d - b) * y, 0.023))
    for (let i = 0; i < 7; i++) {
      const t = 0.2 + i * 0.1
      for (const side of [-1, 1])
        batch.fill(
          curveOf([
            project(0.5, t),
            project(0.5 + side * 0.2, t + 0.1),
            project(0.5 + side * 0.34, t + 0.2),
            project(0.5 + side * 0.16, t + 0.16),
          ]),
          tone(mix(palette.feature, '#3f5a3f', 0.6)),
        )
    }
    stem.push([project(0.5, 0.08), project(0.5, 0.92)])
    batch.stroke(barsOf(stem), tone('#4a5a3f'), 2)
  }
  room.flat.push(shade + batch.toString())
}

/** A plant in a pot on the floor. */
export function pottedPlant(
  room: Room,
  x: number,
  y: number,
  tall: number,
  kind: PlantKind = 'areca',
  glaze: Colour = room.palette.feature,
): void {
  const { camera, light, garden } = room
  const [px, py] = camera.project([x, y, 0])
  const s = camera.scaleAt([x, y, 0])
  const r = Math.min(0.2, tall * 0.16)
  const h = r * 1.9
  ground(room, box(x - r, x + r, y - r, y + r, 0, 0), 0.3, 0.08)
  const pot = pathOf([
    [px - r * s, py - h * s],
    [px + r * s, py - h * s],
    [px + r * 0.72 * s, py],
    [px - r * 0.72 * s, py],
  ])
  const side = light.toSun[0] > 0 ? 1 : -1
  const svg =
    ellipse(px, py - h * s, r * s, r * 0.28 * s, '#3b2d22') +
    plant(garden, kind, px, py - h * 0.92 * s, (tall - h) * s, { detail: 1 }) +
    fill(pot, lit(light, glaze, [0, -0.9, 0.2])) +
    fill(
      pathOf([
        [px + side * r * 0.35 * s, py - h * s],
        [px + side * r * s, py - h * s],
        [px + side * r * 0.72 * s, py],
        [px + side * r * 0.3 * s, py],
      ]),
      '#ffffff',
      0.12,
    ) +
    ellipse(px, py, r * 0.72 * s, r * 0.16 * s, lit(light, glaze, [0, -0.9, 0.2]))
  putDrawn(room, box(x - r, x + r, y - r, y + r, 0, tall), svg)
}

/** Broad leaves from one root: a rubber plant or a monstera, near enough. */
export function leafyPlant(room: Room, x: number, y: number, tall: number, glaze: Colour): void {
  const { camera, light, chance } = room
  const own = chance.fork(`leafy${x.toFixed(2)}`)
  const [px, py] = camera.project([x, y, 0])
  const s = camera.scaleAt([x, y, 0])
  const r = 0.17
  const h = 0.34
  ground(room, box(x - r, x + r, y - r, y + r, 0, 0), 0.3, 0.08)
  const batch = new Batch()
  const tones = ['#2f5a3a', '#3f6e45', '#5b8a55', '#7da46a'].map((leaf) => lit(light, leaf, UP))
  for (let i = 0; i < 15; i++) {
    const a = -Math.PI / 2 + own.around(0, 1.25)
    const reach = (tall - h) * own.between(0.45, 1) * s
    const tip: Point = [px + Math.cos(a) * reach * 0.62, py - h * s + Math.sin(a) * reach]
    batch.stroke(
      `M${px.toFixed(1)} ${(py - h * s).toFixed(1)}Q${px.toFixed(1)} ${((py - h * s + tip[1]) / 2).toFixed(1)} ${tip[0].toFixed(1)} ${tip[1].toFixed(1)}`,
      tones[1] as Colour,
      Math.max(1.2, s * 0.012),
    )
    const size = own.between(0.11, 0.17) * s
    const d = a + own.around(0, 0.5)
    const [dx, dy] = [Math.cos(d) * size, Math.sin(d) * size]
    batch.fill(
      curveOf([
        [tip[0] - dx * 0.4, tip[1] - dy * 0.4],
        [tip[0] - dy * 0.5, tip[1] + dx * 0.5],
        [tip[0] + dx, tip[1] + dy],
        [tip[0] + dy * 0.5, tip[1] - dx * 0.5],
      ]),
      tones[i % 4] as Colour,
    )
  }
  const pot = pathOf([
    [px - r * s, py - h * s],
    [px + r * s, py - h * s],
    [px + r * 0.75 * s, py],
    [px - r * 0.75 * s, py],
  ])
  putDrawn(
    room,
    box(x - r, x + r, y - r, y + r, 0, tall),
    batch.toString() +
      fill(pot, lit(light, glaze, FRONT)) +
      ellipse(px, py, r * 0.75 * s, r * 0.16 * s, lit(light, glaze, FRONT)),
  )
}

/** A feature on the back wall: slats, panels, niche or plain colour. */
export function featureWall(room: Room, u0: number, u1: number, way: 'slats' | 'panels' | 'colour' | 'stone'): void {
  const wall = room.walls.back
  const { light, palette, chance } = room
  const top = room.height - 0.16
  const batch = new Batch()
  if (way === 'slats') {
    batch.fill(wall.path(u0, 0.1, u1, top), mix(lit(light, palette.wood, FRONT), '#1b120b', 0.35))
    for (let u = u0; u < u1 - 0.03; u += 0.1)
      batch.fill(wall.path(u, 0.1, Math.min(u1, u + 0.062), top), lit(light, palette.wood, FRONT))
  } else {
    const dye = way === 'stone' ? mix(palette.feature, '#a79d90', 0.6) : palette.feature
    batch.fill(wall.path(u0, 0.1, u1, top), lit(light, dye, FRONT))
    const lines: [Point, Point][] = []
    const at = (u: number, v: number) => wall.camera.project(wall.at(u, v))
    const own = chance.fork('feature')
    if (way === 'panels') {
      const count = Math.max(2, Math.round((u1 - u0) / 0.7))
      for (let i = 0; i < count; i++) {
        const [a, b] = [u0 + ((u1 - u0) * i) / count + 0.07, u0 + ((u1 - u0) * (i + 1)) / count - 0.07]
        batch.stroke(wall.path(a, 0.25, b, top - 0.12), mix(lit(light, dye, FRONT), '#ffffff', 0.25), 2.4)
        batch.stroke(wall.path(a + 0.012, 0.24, b + 0.012, top - 0.13), light.shadow, 1.4, 0.3)
      }
    } else if (way === 'stone') {
      for (let v = 0.1; v < top; v += 0.15) {
        lines.push([at(u0, v), at(u1, v)])
        for (let u = u0 + own.between(0.1, 0.4); u < u1; u += own.between(0.25, 0.6)) {
          lines.push([at(u, v), at(u, Math.min(top, v + 0.15))])
          if (own.happens(0.3))
            batch.fill(
              wall.path(u, v, Math.min(u1, u + 0.2), Math.min(top, v + 0.15)),
              own.happens(0.5) ? '#ffffff' : '#2a1d12',
              0.1,
            )
        }
      }
      batch.stroke(barsOf(lines), light.shadow, 1.2, 0.35)
    }
  }
  room.flat.push(batch.toString())
}

/** The family shrine on the wall: a small wooden temple with its lamp. */
export function mandir(room: Room, u: number, v: number): void {
  const wall = room.walls.back
  const { light, palette } = room
  const tone = lit(light, palette.wood, FRONT)
  const dark = mix(tone, '#22140b', 0.5)
  const batch = new Batch()
  batch.fill(wall.path(u + 0.03, v - 0.05, u + 0.68, v + 0.6, 0.01), light.shadow, 0.2)
  batch.fill(wall.path(u, v, u + 0.64, v + 0.07, 0.2), tone)
  batch.fill(wall.path(u + 0.05, v + 0.07, u + 0.59, v + 0.52, 0.02), dark)
  for (const a of [u + 0.03, u + 0.55]) batch.fill(wall.path(a, v + 0.07, a + 0.06, v + 0.52, 0.18), tone)
  batch.fill(
    pathOf(
      wall.outline(
        [
          [u - 0.02, v + 0.52],
          [u + 0.66, v + 0.52],
          [u + 0.54, v + 0.62],
          [u + 0.1, v + 0.62],
        ],
        0.19,
      ),
    ),
    tone,
  )
  batch.fill(
    pathOf(
      wall.outline(
        [
          [u + 0.14, v + 0.62],
          [u + 0.5, v + 0.62],
          [u + 0.4, v + 0.78],
          [u + 0.32, v + 0.86],
          [u + 0.24, v + 0.78],
        ],
        0.19,
      ),
    ),
    mix(tone, '#ffffff', 0.1),
  )
  const [x, y] = wall.camera.project(wall.at(u + 0.32, v + 0.16, 0.1))
  const r = wall.scale * 0.3
  batch.fill(wall.path(u + 0.22, v + 0.09, u + 0.42, v + 0.36, 0.03), lit(light, '#c99a4b', FRONT))
  room.flat.push(
    batch.toString() +
      ellipse(
        x,
        y,
        r,
        r,
        room.sheet.glow([
          [0, '#ffd987', 0.75],
          [0.4, '#ffb54e', 0.22],
          [1, '#ff9a2e', 0],
        ]),
      ) +
      ellipse(x, y, r * 0.06, r * 0.12, '#fff3c4'),
  )
}
