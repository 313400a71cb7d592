import { mix } from '../canvas/colour.ts'
import { Batch, ellipse, fill, type Point, pathOf, stroke } from '../canvas/ink.ts'
import { FRONT, lit, UP } from '../light/light.ts'
import { levelArea, paintBox, type Scene } from '../space/scene.ts'
import { box } from '../space/space.ts'

/** A wooden peg with a red flag on its wire. */
export function standPeg(scene: Scene, x: number, y: number): void {
  const { camera, light, chance } = scene
  if (camera.depth([x, y, 0]) < 1.2) return
  const s = camera.scaleAt([x, y, 0])
  const peg = box(x - 0.03, x + 0.03, y - 0.03, y + 0.03, 0, 0.42)
  const [px, top] = camera.project([x, y, 1.25])
  const [, low] = camera.project([x, y, 0.3])
  const sway = chance.fork(`flag${x}${y}`).between(-0.06, 0.06) * s
  const flag = `M${px.toFixed(1)} ${top.toFixed(1)}q${(s * 0.16).toFixed(1)} ${(s * 0.05 + sway).toFixed(1)} ${(s * 0.34).toFixed(1)} ${(s * 0.03).toFixed(1)}l${(-s * 0.04).toFixed(1)} ${(s * 0.2).toFixed(1)}q${(-s * 0.14).toFixed(1)} ${(s * 0.02).toFixed(1)} ${(-s * 0.3).toFixed(1)} ${(-s * 0.03).toFixed(1)}z`
  const svg =
    paintBox(scene, peg, '#c9a06a') +
    stroke(`M${px.toFixed(1)} ${low.toFixed(1)}V${top.toFixed(1)}`, '#4d4a46', Math.max(1, s * 0.016)) +
    fill(flag, lit(light, '#c8402f', [0, -0.8, 0.3]))
  scene.solids.push({ box: box(x - 0.1, x + 0.1, y - 0.05, y + 0.05, 0, 1.3), svg })
}

/** A boundary stone: dressed basalt, its head limewashed with a cross cut in. */
export function standStone(scene: Scene, x: number, y: number, tall = 0.42): void {
  const { camera, light } = scene
  if (camera.depth([x, y, 0]) < 1) return
  const foot = box(x - 0.13, x + 0.13, y - 0.13, y + 0.13, 0, tall * 0.55)
  const head = box(x - 0.13, x + 0.13, y - 0.13, y + 0.13, tall * 0.55, tall)
  const s = camera.scaleAt([x, y, tall])
  const at = (dx: number, dy: number): Point => camera.project([x + dx, y + dy, tall + 0.001])
  const cross = stroke(
    pathOf([at(-0.09, -0.09), at(0.09, 0.09)], false) + pathOf([at(-0.09, 0.09), at(0.09, -0.09)], false),
    '#8a3a2c',
    Math.max(1.2, s * 0.018),
  )
  scene.shadows.push(
    pathOf(
      levelArea(
        camera,
        x - 0.15 - light.toSun[0] * tall,
        x + 0.15 - light.toSun[0] * tall,
        y - 0.13,
        y + 0.2 - light.toSun[1] * tall,
      ),
    ),
  )
  scene.solids.push({ box: foot, svg: paintBox(scene, foot, '#77716a') })
  scene.solids.push({ box: head, svg: paintBox(scene, head, '#efeadf') + cross })
}

/** Chalk or string from corner to corner. */
export function paintBoundary(
  scene: Scene,
  corners: readonly (readonly [number, number])[],
  paint: string,
  width: number,
): string {
  const { camera } = scene
  const batch = new Batch()
  corners.forEach(([x, y], i) => {
    const [nx, ny] = corners[(i + 1) % corners.length] as readonly [number, number]
    const length = Math.hypot(nx - x, ny - y)
    const [ox, oy] = [(-(ny - y) / length) * (width / 2), ((nx - x) / length) * (width / 2)]
    batch.fill(
      pathOf(
        camera.outline([
          [x + ox, y + oy, 0.01],
          [nx + ox, ny + oy, 0.01],
          [nx - ox, ny - oy, 0.01],
          [x - ox, y - oy, 0.01],
        ]),
      ),
      paint,
      0.92,
    )
  })
  return batch.toString()
}

/** The surveyor's measure along an edge: a line with its end strokes and the metres ticked off. */
export function paintMeasure(
  scene: Scene,
  from: readonly [number, number],
  to: readonly [number, number],
  aside: readonly [number, number],
  paint: string,
): string {
  const { camera } = scene
  const at = (t: number, out: number): Point =>
    camera.project([
      from[0] + (to[0] - from[0]) * t + aside[0] * out,
      from[1] + (to[1] - from[1]) * t + aside[1] * out,
      0.02,
    ])
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const batch = new Batch()
  batch.stroke(pathOf([at(0, 1), at(1, 1)], false), paint, 2.2)
  for (const t of [0, 1]) batch.stroke(pathOf([at(t, 0.35), at(t, 1.35)], false), paint, 2.2)
  for (let m = 1; m < length; m++)
    batch.stroke(
      pathOf([at(m / length, m % 5 ? 0.86 : 0.7), at(m / length, m % 5 ? 1.14 : 1.3)], false),
      paint,
      m % 5 ? 1.2 : 1.8,
    )
  return batch.toString()
}

/** A steel tape laid out on the ground, its case at the near end. */
export function layTape(scene: Scene, x0: number, y0: number, x1: number, y1: number): string {
  const { camera, light } = scene
  const half = 0.02
  const [dx, dy] = [x1 - x0, y1 - y0]
  const length = Math.hypot(dx, dy)
  const [ox, oy] = [(-dy / length) * half, (dx / length) * half]
  const strip = fill(
    pathOf(
      camera.outline([
        [x0 + ox, y0 + oy, 0.01],
        [x1 + ox, y1 + oy, 0.01],
        [x1 - ox, y1 - oy, 0.01],
        [x0 - ox, y0 - oy, 0.01],
      ]),
    ),
    lit(light, '#e8bf3c', UP),
  )
  const ticks = new Batch()
  for (let m = 0.1; m < Math.min(length, 3); m += 0.1) {
    const [x, y] = [x0 + (dx * m) / length, y0 + (dy * m) / length]
    ticks.stroke(pathOf([camera.project([x + ox, y + oy, 0.012]), camera.project([x, y, 0.012])], false), '#3a2d12', 1)
  }
  const [px, py] = camera.project([x0, y0, 0.05])
  const s = camera.scaleAt([x0, y0, 0])
  return (
    strip +
    ticks +
    ellipse(px, py, s * 0.08, s * 0.075, lit(light, '#c8553d', FRONT)) +
    ellipse(px, py, s * 0.045, s * 0.042, mix('#2b2c2e', '#ffffff', 0.1))
  )
}

/** A run of fence: stone posts and three wires. */
export function standFence(scene: Scene, x0: number, y0: number, x1: number, y1: number): void {
  const { camera, light } = scene
  const length = Math.hypot(x1 - x0, y1 - y0)
  const count = Math.max(1, Math.round(length / 2.6))
  for (let i = 0; i < count; i++) {
    const [a, b] = [i / count, (i + 1) / count]
    const at = (t: number, z: number): Point => camera.project([x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, z])
    const [x, y] = [x0 + (x1 - x0) * a, y0 + (y1 - y0) * a]
    if (camera.depth([x, y, 0]) < 1.5 || camera.depth([x0 + (x1 - x0) * b, y0 + (y1 - y0) * b, 0]) < 1.5) continue
    const batch = new Batch()
    for (const z of [0.4, 0.75, 1.1])
      batch.stroke(
        pathOf([at(a, z), at(b, z)], false),
        mix(light.shadow, light.haze, 0.3),
        Math.max(0.8, camera.scaleAt([x, y, 1]) * 0.012),
        0.8,
      )
    const post = box(x - 0.06, x + 0.06, y - 0.06, y + 0.06, 0, 1.25)
    scene.solids.push({ box: post, svg: paintBox(scene, post, '#b9b0a3') + batch.toString() })
  }
}
