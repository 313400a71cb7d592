import { mix } from '../../canvas/colour.ts'
import { Batch, barsOf, ellipse, fill, type Point, pathOf, stroke } from '../../canvas/ink.ts'
import { FRONT, lit, UP } from '../../light/light.ts'
import { box } from '../../space/space.ts'
import type { Room, WallName } from '../room.ts'
import { drawBox, ground, put, putDrawn } from './place.ts'

export function tiles(room: Room, name: WallName, from: number, to: number, step: number): void {
  const wall = room.walls[name]
  const { light, palette, chance } = room
  const own = chance.fork('tiles')
  const dye = own.pick([mix(palette.wall, '#ffffff', 0.5), mix(palette.feature, '#ffffff', 0.45), '#efe9dd'])
  const [low, high] = [0.86, 1.5]
  const tone = lit(light, dye, wall.normal)
  const lines: [Point, Point][] = []
  const at = (u: number, v: number) => wall.camera.project(wall.at(u, v))
  const batch = new Batch()
  batch.fill(wall.path(from, low, to, high), tone)
  for (let v = low, row = 0; v <= high + 0.001; v += step * 0.5, row++) {
    lines.push([at(from, v), at(to, v)])
    for (let u = from + (row % 2 ? step / 2 : step); u < to; u += step)
      if (v < high - 0.01) lines.push([at(u, v), at(u, Math.min(high, v + step * 0.5))])
    for (let k = 0; k < 3; k++) {
      const u = from + Math.floor((own.next() * (to - from)) / step) * step
      batch.fill(
        wall.path(u, v, Math.min(to, u + step), Math.min(high, v + step * 0.5)),
        own.happens(0.5) ? '#ffffff' : palette.feature,
        0.12,
      )
    }
  }
  batch.stroke(barsOf(lines), mix(tone, light.shadow, 0.4), 1, 0.5)
  room.flat.push(batch.toString())
}

export function sink(room: Room, x: number, y: number): void {
  const { camera, light } = room
  const area = (x0: number, x1: number, y0: number, y1: number) =>
    pathOf(
      camera.outline([
        [x0, y0, 0.862],
        [x1, y0, 0.862],
        [x1, y1, 0.862],
        [x0, y1, 0.862],
      ]),
    )
  const steel = lit(light, '#c3c8ca', UP)
  const tap: Point[] = [
    [x, y + 0.22, 0.86],
    [x, y + 0.22, 1.12],
    [x, y + 0.14, 1.16],
    [x, y + 0.06, 1.1],
  ].map(([a = 0, b = 0, c = 0]) => camera.project([a, b, c]))
  putDrawn(
    room,
    box(x - 0.3, x + 0.3, y - 0.22, y + 0.24, 0.86, 1.18),
    fill(area(x - 0.3, x + 0.3, y - 0.2, y + 0.18), steel) +
      fill(area(x - 0.26, x + 0.26, y - 0.16, y + 0.14), mix(steel, '#2b3033', 0.55)) +
      stroke(
        pathOf(tap, false),
        lit(light, '#d8dcde', FRONT),
        Math.max(2.5, camera.scaleAt([x, y, 1]) * 0.022),
        1,
        ' stroke-linejoin="round" stroke-linecap="round"',
      ),
  )
}

/** Two burners, one behind the other, or side by side along the back wall. */
export function hob(room: Room, x: number, y: number, isAcross = false): void {
  const { camera, light } = room
  const [halfX, halfY] = isAcross ? [0.36, 0.22] : [0.24, 0.36]
  const body = box(x - halfX, x + halfX, y - halfY, y + halfY, 0.86, 0.9)
  let svg = drawBox(room, body, '#26282a')
  for (const shift of [0.18, -0.18]) {
    const burner = isAcross ? ([x + shift, y, 0.905] as const) : ([x, y + shift, 0.905] as const)
    const [px, py] = camera.project(burner)
    const s = camera.scaleAt(burner)
    svg +=
      ellipse(px, py, s * 0.1, s * 0.04, '#4a4d50') +
      ellipse(px, py, s * 0.055, s * 0.022, '#17181a') +
      ellipse(px, py, s * 0.08, s * 0.032, lit(light, '#7d8184', UP), 0.25)
  }
  putDrawn(room, body, svg)
}

/** The same hood over a hob at the back wall. */
export function hoodOnBack(room: Room, x: number): void {
  const { depth, height } = room
  const metal = '#b9bcbd'
  put(room, box(x - 0.38, x + 0.38, depth - 0.48, depth - 0.02, 1.52, 1.58), metal)
  put(room, box(x - 0.24, x + 0.24, depth - 0.36, depth - 0.02, 1.58, 1.68), metal)
  put(room, box(x - 0.13, x + 0.13, depth - 0.28, depth - 0.02, 1.68, height), metal)
}

export function hood(room: Room, side: 'left' | 'right', y: number): void {
  const { width, height } = room
  const metal = '#b9bcbd'
  const span = (deep: number) => (side === 'left' ? { x0: 0.02, x1: deep } : { x0: width - deep, x1: width - 0.02 })
  put(room, { ...box(0, 0, y - 0.36, y + 0.36, 1.56, 1.62), ...span(0.5) }, metal)
  put(room, { ...box(0, 0, y - 0.24, y + 0.24, 1.62, 1.7), ...span(0.36) }, metal)
  put(room, { ...box(0, 0, y - 0.12, y + 0.12, 1.7, height), ...span(0.26) }, metal)
}

export function microwave(room: Room, x: number): void {
  const { depth, camera, light } = room
  const body = box(x, x + 0.48, depth - 0.42, depth - 0.06, 0.86, 1.14)
  const at = (u: number, z: number) => camera.project([x + u, body.y0 - 0.003, z])
  putDrawn(
    room,
    body,
    drawBox(room, body, '#2d3033', 0.01) +
      fill(pathOf([at(0.03, 0.9), at(0.34, 0.9), at(0.34, 1.1), at(0.03, 1.1)]), '#14171a') +
      fill(pathOf([at(0.1, 0.9), at(0.16, 0.9), at(0.26, 1.1), at(0.2, 1.1)]), light.sky.mirror, 0.25) +
      fill(pathOf([at(0.38, 1.04), at(0.45, 1.04), at(0.45, 1.08), at(0.38, 1.08)]), '#7fd0b0', 0.8),
  )
}

export function fridge(room: Room, x: number): void {
  const { depth, light, camera, chance } = room
  const body = box(x, x + 0.7, depth - 0.72, depth - 0.04, 0.04, 1.75)
  ground(room, body, 0.3)
  const dye = chance.fork('fridge').pick(['#c5c9cb', '#8d2f33', '#4b5157', '#dfe0dd'])
  const at = (u: number, z: number) => camera.project([x + u, body.y0 - 0.004, z])
  const line = stroke(pathOf([at(0.01, 1.2), at(0.69, 1.2)], false), '#1d1f21', 2, 0.6)
  const grips = [
    [0.7, 1.12],
    [1.3, 1.6],
  ]
    .map(([a = 0, b = 0]) =>
      stroke(pathOf([at(0.07, a), at(0.07, b)], false), lit(light, '#f0f2f2', FRONT), 4, 1, ' stroke-linecap="round"'),
    )
    .join('')
  const gloss = fill(pathOf([at(0.35, 0.06), at(0.5, 0.06), at(0.62, 1.73), at(0.47, 1.73)]), '#ffffff', 0.12)
  putDrawn(room, body, drawBox(room, body, dye, 0.012) + gloss + line + grips)
}
