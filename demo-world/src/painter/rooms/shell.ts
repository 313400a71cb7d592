import { type Colour, mix } from '../canvas/colour.ts'
import { Batch, barsOf, fill, type Point, pathOf } from '../canvas/ink.ts'
import { DOWN, lit, UP } from '../light/light.ts'
import { clipLine, rectPoints } from '../space/space.ts'
import type { Room, WallName } from './room.ts'

const NEAR = -3.2

/** Walls, floor and ceiling with the light that falls on them. */
export function paintShell(room: Room): string {
  const { palette, camera, width, depth, height, light, sheet } = room
  const wallTone = (name: WallName, albedo: Colour) => lit(light, albedo, room.walls[name].normal)
  const area = (points: [number, number, number][]) => pathOf(camera.outline(points))
  const back = area([
    [0, depth, 0],
    [width, depth, 0],
    [width, depth, height],
    [0, depth, height],
  ])
  const left = area([
    [0, NEAR, 0],
    [0, depth, 0],
    [0, depth, height],
    [0, NEAR, height],
  ])
  const right = area([
    [width, NEAR, 0],
    [width, depth, 0],
    [width, depth, height],
    [width, NEAR, height],
  ])
  const ceiling = area([
    [0, NEAR, height],
    [width, NEAR, height],
    [width, depth, height],
    [0, depth, height],
  ])
  let out = `<rect width="${sheet.width}" height="${sheet.height}" fill="${wallTone('back', palette.wall)}"/>`
  out += fill(ceiling, mix(lit(light, '#fbf9f4', DOWN), lit(light, '#fbf9f4', UP), 0.45))
  out +=
    fill(left, wallTone('left', palette.wall)) +
    fill(right, wallTone('right', palette.wall)) +
    fill(back, wallTone('back', palette.wall))
  out += paintFloor(room)
  return out + falloff(room, back, left, right, ceiling)
}

/** Soft darkening into corners and away from the window. */
function falloff(
  { camera, sheet, light, width, depth, height }: Room,
  back: string,
  left: string,
  right: string,
  ceiling: string,
): string {
  const corner = (x: number, z: number): Point => camera.project([x, depth, z])
  const [bl, tr] = [corner(0, 0), corner(width, height)]
  const dark = light.shadow
  const side = (from: number, to: number) =>
    sheet.linear(from, 0, to, 0, [
      [0, dark, 0.2],
      [0.5, dark, 0.05],
      [1, dark, 0.1],
    ])
  const upright = sheet.linear(0, tr[1], 0, bl[1], [
    [0, dark, 0.14],
    [0.14, dark, 0.02],
    [0.8, dark, 0],
    [1, dark, 0.12],
  ])
  const across = sheet.linear(bl[0], 0, tr[0], 0, [
    [0, dark, 0.1],
    [0.16, dark, 0],
    [0.84, dark, 0],
    [1, dark, 0.1],
  ])
  const high = sheet.linear(0, tr[1], 0, 0, [
    [0, dark, 0.14],
    [1, dark, 0],
  ])
  return (
    fill(left, side(bl[0], bl[0] - 420)) +
    fill(right, side(tr[0], tr[0] + 420)) +
    fill(back, upright) +
    fill(back, across) +
    fill(ceiling, high)
  )
}

function paintFloor(room: Room): string {
  const { camera, light, width, depth, chance, palette } = room
  const own = chance.fork('floor')
  const albedo = {
    vitrified: own.pick(['#e6dfd2', '#ddd8cf', '#e9e2d4']),
    wood: palette.wood,
    kota: '#8f9a8c',
    marble: '#ece9e2',
    'cement-tile': '#d8cdb9',
  }[room.floor]
  const face = lit(light, albedo, UP)
  const area = camera.outline([
    [0, NEAR, 0],
    [width, NEAR, 0],
    [width, depth, 0],
    [0, depth, 0],
  ])
  const batch = new Batch()
  batch.fill(pathOf(area), face)
  const lines: [Point, Point][] = []
  const inView = rectPoints(-20, -20, room.sheet.width + 20, room.sheet.height + 20)
  const line = (x0: number, y0: number, x1: number, y1: number) => {
    const [a, b] = camera.outline([
      [x0, y0, 0],
      [x1, y1, 0],
      [x1, y1, 0],
    ])
    const cut = a && b ? clipLine(a, b, inView) : undefined
    if (cut) lines.push(cut)
  }
  const tile = (x0: number, y0: number, x1: number, y1: number, paint: Colour, opacity: number) =>
    batch.fill(
      pathOf(
        camera.outline([
          [x0, y0, 0],
          [x1, y0, 0],
          [x1, y1, 0],
          [x0, y1, 0],
        ]),
      ),
      paint,
      opacity,
    )
  const start = -1.6
  if (room.floor === 'wood') {
    for (let x = 0.18; x < width; x += 0.18) line(x, start, x, depth)
    for (let i = 0; i < 70; i++) {
      const x = Math.floor(own.next() * (width / 0.18)) * 0.18
      const y = own.between(start, depth)
      tile(
        x,
        y,
        Math.min(width, x + 0.18),
        Math.min(depth, y + own.between(0.6, 1.6)),
        own.happens(0.5) ? '#ffffff' : '#2a1608',
        0.06,
      )
    }
  } else {
    const step = room.floor === 'cement-tile' ? 0.3 : room.floor === 'kota' ? 0.6 : 0.8
    for (let x = step; x < width; x += step) line(x, start, x, depth)
    for (let y = start; y < depth; y += step) line(0, y, width, y)
    if (room.floor === 'cement-tile') {
      for (let x = 0, i = 0; x < width; x += step, i++)
        for (let y = start, j = 0; y < depth; y += step, j++)
          if ((i + j) % 2) tile(x, y, Math.min(width, x + step), Math.min(depth, y + step), palette.feature, 0.5)
    } else if (room.floor === 'kota')
      for (let i = 0; i < 40; i++) {
        const [x, y] = [
          Math.floor(own.next() * (width / step)) * step,
          start + Math.floor(own.next() * ((depth - start) / step)) * step,
        ]
        tile(x, y, Math.min(width, x + step), Math.min(depth, y + step), own.happens(0.5) ? '#ffffff' : '#24352a', 0.07)
      }
    if (room.floor === 'marble') veins(room, batch)
  }
  batch.stroke(
    barsOf(lines),
    mix(face, light.shadow, 0.5),
    1.1,
    room.floor === 'vitrified' || room.floor === 'marble' ? 0.28 : 0.45,
  )
  const [, near] = camera.project([width / 2, 0.2, 0])
  const [, far] = camera.project([width / 2, depth, 0])
  const wash = room.sheet.linear(0, far, 0, near + 260, [
    [0, light.shadow, 0.16],
    [0.18, light.shadow, 0.02],
    [0.6, '#ffffff', 0.06],
    [1, light.shadow, 0.18],
  ])
  return batch.toString() + fill(pathOf(area), wash)
}

function veins({ camera, width, depth, chance }: Room, batch: Batch): void {
  const own = chance.fork('veins')
  for (let i = 0; i < 16; i++) {
    let [x, y] = [own.between(0, width), own.between(-1.2, depth)]
    const run: Point[] = [camera.project([x, y, 0])]
    const way = own.between(-0.7, 0.7)
    for (let k = 0; k < 7; k++) {
      x += Math.cos(way + own.around(0, 0.6)) * 0.22
      y += Math.sin(way + own.around(0, 0.6)) * 0.22
      if (x > 0 && x < width && y < depth) run.push(camera.project([x, y, 0]))
    }
    batch.stroke(pathOf(run, false), '#9a938a', own.between(0.8, 2), 0.28, ' stroke-linejoin="round"')
  }
}

/** Skirting where walls meet the floor; on request a dropped ceiling with hidden light. */
export function paintTrims(room: Room, hasTray: boolean): string {
  const { camera, light, width, depth, height, palette } = room
  const batch = new Batch()
  const base = 0.1
  const tone = (name: WallName) =>
    mix(lit(light, mix(palette.wall, palette.wood, 0.35), room.walls[name].normal), light.shadow, 0.08)
  batch.fill(
    pathOf(
      camera.outline([
        [0, NEAR, 0],
        [0, depth, 0],
        [0, depth, base],
        [0, NEAR, base],
      ]),
    ),
    tone('left'),
  )
  batch.fill(
    pathOf(
      camera.outline([
        [width, NEAR, 0],
        [width, depth, 0],
        [width, depth, base],
        [width, NEAR, base],
      ]),
    ),
    tone('right'),
  )
  batch.fill(room.walls.back.path(0, 0, width, base), tone('back'))
  if (!hasTray) {
    for (const name of ['back'] as const)
      batch.fill(room.walls[name].path(0, height - 0.07, width, height), lit(light, '#fbf9f4', room.walls[name].normal))
    return batch.toString()
  }
  const inset = 0.55
  const drop = 0.16
  const rim = (x0: number, y0: number, x1: number, y1: number, z: number): Point[] =>
    camera.outline([
      [x0, y0, z],
      [x1, y0, z],
      [x1, y1, z],
      [x0, y1, z],
    ])
  const low = height - drop
  const border = mix(lit(light, '#faf8f2', DOWN), lit(light, '#faf8f2', UP), 0.3)
  // The border hangs lower than the middle; its inner edge glows.
  const outer = pathOf(rim(0, NEAR, width, depth, low))
  const hole = pathOf([...rim(inset, NEAR + inset, width - inset, depth - inset, low)].reverse())
  batch.fill(pathOf(rim(0, NEAR, width, depth, height)), mix(border, '#ffffff', 0.35))
  const glow = room.isEvening || light.hour === 'rain' ? '#ffdf9e' : '#fff6de'
  batch.fill(
    pathOf(
      camera.outline([
        [inset, depth - inset, low],
        [width - inset, depth - inset, low],
        [width - inset, depth - inset, height],
        [inset, depth - inset, height],
      ]),
    ),
    glow,
    room.isEvening ? 0.9 : 0.6,
  )
  for (const x of [inset, width - inset])
    batch.fill(
      pathOf(
        camera.outline([
          [x, NEAR + inset, low],
          [x, depth - inset, low],
          [x, depth - inset, height],
          [x, NEAR + inset, height],
        ]),
      ),
      glow,
      room.isEvening ? 0.75 : 0.45,
    )
  batch.fill(outer + hole, border)
  for (const name of ['back', 'left', 'right'] as const) {
    const wall = room.walls[name]
    batch.fill(wall.path(name === 'back' ? 0 : NEAR, low - 0.02, wall.width, height), mix(border, light.shadow, 0.05))
  }
  for (let i = 0; i < 3; i++) {
    const x = (width * (i + 0.5)) / 3
    const [px, py] = camera.project([x, depth - inset / 2, low])
    const r = camera.scaleAt([x, depth, low]) * 0.05
    batch.fill(
      `M${(px - r).toFixed(1)} ${py.toFixed(1)}a${r.toFixed(1)} ${(r * 0.35).toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${(r * 0.35).toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0z`,
      '#fff3cf',
    )
  }
  return batch.toString()
}
