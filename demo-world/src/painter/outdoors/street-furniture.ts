import type { Chance } from '../canvas/chance.ts'
import { type Colour, mix } from '../canvas/colour.ts'
import { Batch, ellipse, type Point, pathOf } from '../canvas/ink.ts'
import { FRONT, lit } from '../light/light.ts'
import { paintBox, type Scene } from '../space/scene.ts'
import { box } from '../space/space.ts'

/** A street lamp with its arm over the road; lit in the evening. */
export function standLamp(scene: Scene, x: number, y: number, arm: number): void {
  const { camera, light } = scene
  if (camera.depth([x, y, 0]) < 3) return
  const haze = camera.depth([x, y, 0]) * 0.3
  const tone = lit(light, '#6d7276', FRONT, haze)
  const s = camera.scaleAt([x, y, 3])
  const at = (dy: number, z: number): Point => camera.project([x, y + dy, z])
  const batch = new Batch()
  batch.stroke(pathOf([at(0, 0), at(0, 6.2)], false), tone, Math.max(1.2, s * 0.12))
  batch.stroke(
    pathOf([at(0, 6), at(arm * 0.4, 6.6), at(arm, 6.7)], false),
    tone,
    Math.max(1, s * 0.08),
    1,
    ' stroke-linejoin="round"',
  )
  const [hx, hy] = at(arm, 6.68)
  let svg =
    batch.toString() +
    ellipse(
      hx,
      hy,
      Math.max(1.5, s * 0.26),
      Math.max(1, s * 0.09),
      light.lampsOn > 0.3 ? '#fff0c6' : lit(light, '#d8d8d2', FRONT, haze),
    )
  if (light.lampsOn > 0.3)
    svg += ellipse(
      hx,
      hy,
      s * 2.2,
      s * 2.2,
      scene.sheet.glow([
        [0, '#ffe2a4', 0.55],
        [0.3, '#ffd081', 0.2],
        [1, '#ffc46a', 0],
      ]),
    )
  scene.solids.push({ box: box(x - 0.1, x + 0.1, y - 0.1, y + 0.1, 0, 6.7), svg })
}

/** A run of electric poles with their sagging wires. */
export function standPoles(scene: Scene, xs: readonly number[], y: number): void {
  const { camera, light } = scene
  const tone = (x: number) => lit(light, '#8a8378', FRONT, camera.depth([x, y, 0]) * 0.35)
  for (const [i, x] of xs.entries()) {
    if (camera.depth([x, y, 0]) < 3) continue
    const s = camera.scaleAt([x, y, 4])
    const batch = new Batch()
    batch.stroke(
      pathOf([camera.project([x, y, 0]), camera.project([x, y, 7.6])], false),
      tone(x),
      Math.max(1, s * 0.16),
    )
    for (const z of [7.3, 6.7])
      batch.stroke(
        pathOf([camera.project([x, y - 0.7, z]), camera.project([x, y + 0.7, z])], false),
        tone(x),
        Math.max(0.8, s * 0.08),
      )
    const next = xs[i + 1]
    if (next !== undefined && camera.depth([next, y, 0]) > 3) {
      for (const dy of [-0.6, 0, 0.6]) {
        const run = Array.from({ length: 7 }, (_, k): Point => {
          const t = k / 6
          return camera.project([x + (next - x) * t, y + dy, 7.35 - Math.sin(Math.PI * t) * 0.55])
        })
        batch.stroke(pathOf(run, false), mix(light.shadow, light.haze, 0.2), 1, 0.55)
      }
    }
    scene.solids.push({ box: box(x - 0.15, x + 0.15, y - 0.15, y + 0.15, 0, 7.7), svg: batch.toString() })
  }
}

/** A bench of planks between two stone ends. */
export function standBench(scene: Scene, x: number, y: number, wood: Colour): void {
  const parts: [ReturnType<typeof box>, Colour][] = [
    [box(x, x + 0.14, y, y + 0.5, 0, 0.44), '#b3aca1'],
    [box(x + 1.46, x + 1.6, y, y + 0.5, 0, 0.44), '#b3aca1'],
    [box(x - 0.04, x + 1.64, y - 0.02, y + 0.44, 0.44, 0.5), wood],
    [box(x - 0.04, x + 1.64, y + 0.46, y + 0.52, 0.5, 0.92), wood],
  ]
  for (const [body, albedo] of parts) scene.solids.push({ box: body, svg: paintBox(scene, body, albedo) })
}

/** Garden lights, knee high. */
export function standBollard(scene: Scene, x: number, y: number, chance: Chance): void {
  const body = box(x - 0.06, x + 0.06, y - 0.06, y + 0.06, 0, 0.6)
  const { camera, light } = scene
  let svg = paintBox(scene, body, '#4a4d4f')
  if (light.lampsOn > 0.3) {
    const [px, py] = camera.project([x, y, 0.6])
    const r = camera.scaleAt([x, y, 0.6]) * chance.between(0.9, 1.2)
    svg += ellipse(
      px,
      py,
      r,
      r * 0.8,
      scene.sheet.glow([
        [0, '#ffe2a4', 0.7],
        [0.35, '#ffd081', 0.2],
        [1, '#ffc46a', 0],
      ]),
    )
  }
  scene.solids.push({ box: body, svg })
}
