import type { Chance } from '../canvas/chance.ts'
import { type Colour, mix } from '../canvas/colour.ts'
import { Batch, fill, type Point, pathOf } from '../canvas/ink.ts'
import { FRONT, lit, UP } from '../light/light.ts'
import { levelArea, paintBox, type Scene } from '../space/scene.ts'
import { box } from '../space/space.ts'

/** A swimming pool in its deck: pale edge, tiled wall, water with the sky in it. */
export function paintPool(scene: Scene, x0: number, x1: number, y0: number, y1: number, deck: Colour): string {
  const { camera, light, chance, sheet } = scene
  const own = chance.fork('pool')
  const area = (a: number, b: number, c: number, d: number, z = 0) => pathOf(levelArea(camera, a, b, c, d, z))
  const water = lit(light, '#4aa7b8', UP)
  const top = camera.project([(x0 + x1) / 2, y1, 0])[1]
  const foot = Math.min(sheet.height, camera.project([(x0 + x1) / 2, y0, 0])[1])
  const depth = sheet.linear(0, top, 0, foot, [
    [0, mix(water, light.sky.mirror, 0.55)],
    [0.5, water],
    [1, mix(water, '#0d5a70', 0.35)],
  ])
  let out = fill(area(x0 - 3, x1 + 3, y0 - 2.2, y1 + 3.4), lit(light, deck, UP))
  out += fill(area(x0 - 0.4, x1 + 0.4, y0 - 0.4, y1 + 0.4), lit(light, '#efe8da', UP))
  out += fill(area(x0, x1, y0, y1), lit(light, '#7cc0c9', FRONT))
  // The water lies a little below the edge, so the far wall shows.
  out += fill(area(x0, x1, y0, y1 - 0.02, -0.18), depth)
  const ripples = new Batch()
  for (let i = 0; i < 90; i++) {
    const y = own.between(y0 + 0.1, y1 - 0.3)
    const x = own.between(x0 + 0.2, x1 - 1.2)
    const long = own.between(0.4, 1.6)
    const run: Point[] = Array.from({ length: 4 }, (_, k) =>
      camera.project([x + (long * k) / 3, y + Math.sin(k * 2 + i) * 0.05, -0.18]),
    )
    ripples.stroke(
      pathOf(run, false),
      i % 3 ? '#ffffff' : '#0d4f63',
      i % 2 ? 1.4 : 2,
      i % 3 ? 0.3 : 0.16,
      ' stroke-linejoin="round" stroke-linecap="round"',
    )
  }
  if (light.lampsOn > 0.3) out += fill(area(x0, x1, y0, y1 - 0.02, -0.18), '#7fe0e6', 0.28)
  return out + ripples
}

export function standLounger(scene: Scene, x: number, y: number, cloth: Colour): void {
  for (const [body, albedo] of [
    [box(x, x + 0.65, y, y + 1.3, 0.18, 0.3), '#9a6b43'],
    [box(x + 0.03, x + 0.62, y, y + 1.3, 0.3, 0.38), cloth],
    [box(x + 0.03, x + 0.62, y + 1.3, y + 1.44, 0.3, 0.85), cloth],
  ] as const)
    scene.solids.push({ box: body, svg: paintBox(scene, body, albedo) })
  scene.shadows.push(pathOf(levelArea(scene.camera, x - 0.1, x + 0.8, y - 0.1, y + 1.5)))
}

export function standParasol(scene: Scene, x: number, y: number, cloth: Colour, chance: Chance): void {
  const { camera, light } = scene
  const tall = chance.between(2.2, 2.5)
  const r = 1.35
  const rim = Array.from(
    { length: 8 },
    (_, i): Point =>
      camera.project([x + Math.cos((i / 8) * Math.PI * 2) * r, y + Math.sin((i / 8) * Math.PI * 2) * r, tall]),
  )
  const peak = camera.project([x, y, tall + 0.55])
  const batch = new Batch()
  batch.stroke(
    pathOf([camera.project([x, y, 0]), camera.project([x, y, tall + 0.5])], false),
    lit(light, '#d8cfc0', FRONT),
    Math.max(1.5, camera.scaleAt([x, y, 1]) * 0.06),
  )
  rim.forEach((point, i) => {
    const next = rim[(i + 1) % 8] as Point
    const angle = ((i + 0.5) / 8) * Math.PI * 2
    batch.fill(
      pathOf([point, next, peak]),
      lit(light, i % 2 ? cloth : mix(cloth, '#ffffff', 0.35), [Math.cos(angle) * 0.6, Math.sin(angle) * 0.6, 0.7]),
    )
  })
  scene.solids.push({ box: box(x - 0.3, x + 0.3, y - 0.3, y + 0.3, 0, tall + 0.6), svg: batch.toString() })
}
