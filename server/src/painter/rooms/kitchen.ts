import { type Colour, mix } from '../canvas/colour.ts'
import { Batch, barsOf, ellipse, fill, type Point, pathOf, stroke } from '../canvas/ink.ts'
import { FRONT, lit, UP } from '../light/light.ts'
import { box } from '../space/space.ts'
import { finishRoom } from './finish.ts'
import { pendant } from './furniture/lights.ts'
import { drawBox, ground, put, putDrawn } from './furniture/place.ts'
import { cabinet } from './furniture/storage.ts'
import type { HomeRoom } from './living.ts'
import { openRoom, type Room, type WallName } from './room.ts'
import type { RoomWindow } from './windows.ts'

/** The kitchen: counters in an L, the window over the sink, the hob under its hood. */
export function paintKitchen({ character, home, chance, furnishing, isHigh }: HomeRoom): string {
  const side: 'left' | 'right' = chance.pick(['left', 'right'])
  const room = openRoom(character, home, chance, {
    width: chance.between(2.7, 3.4),
    depth: chance.between(3, 3.7),
    windowWall: 'back',
    furnishing,
    lean: side === 'left' ? chance.between(0.1, 0.7) : -chance.between(0.1, 0.7),
  })
  const { width, depth, palette } = room
  const isModular = furnishing !== 'UnFurnished'
  const stone = chance.pick<Colour>(['#3a3b3c', '#efece5', '#6a5f55', '#4a5350'])
  const lower = isModular ? palette.lacquer : '#d8d0c2'
  const upper = isModular
    ? chance.pick([palette.lacquer, palette.wood, mix(palette.lacquer, palette.feature, 0.6)])
    : ''
  const near = depth - 2.7
  const sideX = side === 'left' ? { x0: 0.02, x1: 0.62 } : { x0: width - 0.62, x1: width - 0.02 }
  const middle = side === 'left' ? width * 0.62 : width * 0.38
  const window: RoomWindow = {
    wall: 'back',
    u0: middle - 0.6,
    u1: middle + 0.6,
    v0: 1.15,
    v1: 2.1,
    panes: 2,
    hasGrill: true,
  }

  tiles(room, 'back', 0, width, chance.pick([0.1, 0.15, 0.2]))
  tiles(room, side, near, depth, 0.15)
  const sideFace = side === 'left' ? 'right' : 'left'
  const run = { ...box(0, 0, near, depth - 0.62, 0.1, 0.82), ...sideX }
  ground(room, { ...run, y1: depth }, 0.3)
  const backRun = box(
    side === 'left' ? 0.62 : 0.02,
    side === 'left' ? width - 0.78 : width - 0.62,
    depth - 0.6,
    depth - 0.02,
    0.1,
    0.82,
  )
  if (side === 'right') backRun.x0 = 0.78
  ground(room, backRun, 0.3)
  if (isModular) {
    cabinet(room, run, lower, { columns: 4, rows: 1, face: sideFace })
    cabinet(room, backRun, lower, { columns: 3, rows: 1 })
    const high = (from: number, to: number, columns: number) =>
      cabinet(
        room,
        { ...run, y0: from, y1: to, ...(side === 'left' ? { x1: 0.36 } : { x0: width - 0.36 }), z0: 1.5, z1: 2.25 },
        upper,
        { columns, face: sideFace },
      )
    high(near + 0.05, near + 0.86, 2)
    high(near + 1.64, depth - 0.02, 2)
  } else {
    // A bare platform: a stone slab on masonry.
    put(room, run, lower)
    put(room, backRun, lower)
  }
  put(
    room,
    {
      ...run,
      z0: 0.82,
      z1: 0.86,
      y0: near - 0.02,
      y1: depth - 0.02,
      ...(side === 'left' ? { x1: 0.65 } : { x0: width - 0.65 }),
    },
    stone,
    0,
    0.04,
  )
  put(
    room,
    { ...backRun, z0: 0.82, z1: 0.86, y0: depth - 0.64, ...(side === 'left' ? { x0: 0.65 } : { x1: width - 0.65 }) },
    stone,
    0,
    0.04,
  )
  sink(room, middle, depth - 0.34)
  const hobX = side === 'left' ? 0.34 : width - 0.34
  if (isModular) {
    const hobY = near + 1.25
    hob(room, hobX, hobY)
    hood(room, side, hobY)
    for (const name of [0, 1, 2])
      jar(
        room,
        (side === 'left' ? backRun.x1 - 0.5 : backRun.x0 + 0.1) + name * 0.15,
        depth - 0.14,
        0.86,
        [palette.spice, palette.feature, '#d6b068'][name] as Colour,
      )
    fridge(room, side === 'left' ? width - 0.74 : 0.04)
    if (furnishing === 'Furnished') {
      microwave(room, side === 'left' ? 0.72 : width - 1.2)
      ladles(room, side, near + 1.75)
      fruitBowl(room, side === 'left' ? 0.3 : width - 0.3, near + 0.62)
      cooker(room, hobX + (side === 'left' ? 0.02 : -0.02), hobY - 0.12)
      plateRack(room, side, near + 2.05)
      put(
        room,
        {
          ...box(0, 0, near + 0.2, near + 0.42, 0.86, 1.2),
          ...(side === 'left' ? { x0: 0.12, x1: 0.34 } : { x0: width - 0.34, x1: width - 0.12 }),
        },
        '#e9e4da',
        0.03,
      )
      put(
        room,
        {
          ...box(0, 0, near + 0.24, near + 0.38, 1.2, 1.3),
          ...(side === 'left' ? { x0: 0.16, x1: 0.3 } : { x0: width - 0.3, x1: width - 0.16 }),
        },
        palette.spice,
        0.02,
      )
    }
  }
  if (chance.happens(0.5) && isModular) for (const u of [-0.3, 0.3]) pendant(room, middle + u, depth - 1.4, 0.8, 0.1)
  return finishRoom(room, { windows: [window], isHigh })
}

function tiles(room: Room, name: WallName, from: number, to: number, step: number): void {
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

function sink(room: Room, x: number, y: number): void {
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

function hob(room: Room, x: number, y: number): void {
  const { camera, light } = room
  const body = box(x - 0.24, x + 0.24, y - 0.36, y + 0.36, 0.86, 0.9)
  let svg = drawBox(room, body, '#26282a')
  for (const v of [y - 0.18, y + 0.18]) {
    const [px, py] = camera.project([x, v, 0.905])
    const s = camera.scaleAt([x, v, 0.9])
    svg +=
      ellipse(px, py, s * 0.1, s * 0.04, '#4a4d50') +
      ellipse(px, py, s * 0.055, s * 0.022, '#17181a') +
      ellipse(px, py, s * 0.08, s * 0.032, lit(light, '#7d8184', UP), 0.25)
  }
  putDrawn(room, body, svg)
}

function hood(room: Room, side: 'left' | 'right', y: number): void {
  const { width, height } = room
  const metal = '#b9bcbd'
  const span = (deep: number) => (side === 'left' ? { x0: 0.02, x1: deep } : { x0: width - deep, x1: width - 0.02 })
  put(room, { ...box(0, 0, y - 0.36, y + 0.36, 1.56, 1.62), ...span(0.5) }, metal)
  put(room, { ...box(0, 0, y - 0.24, y + 0.24, 1.62, 1.7), ...span(0.36) }, metal)
  put(room, { ...box(0, 0, y - 0.12, y + 0.12, 1.7, height), ...span(0.26) }, metal)
}

function cooker(room: Room, x: number, y: number): void {
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
function plateRack(room: Room, side: 'left' | 'right', y: number): void {
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

function jar(room: Room, x: number, y: number, z: number, content: Colour): void {
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

function microwave(room: Room, x: number): void {
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

/** Ladles and a pan on hooks under the cabinets. */
function ladles(room: Room, side: 'left' | 'right', y: number): void {
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

function fruitBowl(room: Room, x: number, y: number): void {
  const { camera, light } = room
  const [px, py] = camera.project([x, y, 0.87])
  const s = camera.scaleAt([x, y, 0.87])
  const fruit = (['#e3a02f', '#d9652f', '#e8b93f', '#8fa63f', '#d98a2b'] as const)
    .map((dye, i) =>
      ellipse(px + (i - 2) * s * 0.052, py - s * (0.1 + (i % 2) * 0.035), s * 0.045, s * 0.045, lit(light, dye, UP)),
    )
    .join('')
  const bowl = `M${(px - s * 0.16).toFixed(1)} ${(py - s * 0.1).toFixed(1)}q${(s * 0.02).toFixed(1)} ${(s * 0.1).toFixed(1)} ${(s * 0.16).toFixed(1)} ${(s * 0.1).toFixed(1)}q${(s * 0.14).toFixed(1)} 0 ${(s * 0.16).toFixed(1)} ${(-s * 0.1).toFixed(1)}z`
  putDrawn(
    room,
    box(x - 0.16, x + 0.16, y - 0.16, y + 0.16, 0.86, 1.05),
    fruit + fill(bowl, lit(light, '#b98a52', FRONT)),
  )
}

function fridge(room: Room, x: number): void {
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
