import { standRoof } from '../building/pitched-roof.ts'
import { Batch, type Point, pathOf } from '../canvas/ink.ts'
import { FRONT, lit, UP } from '../light/light.ts'
import { paintBox, type Scene } from '../space/scene.ts'
import { box } from '../space/space.ts'

/** Two swings on their frame. */
export function standSwings(scene: Scene, x: number, y: number): void {
  const { camera, light } = scene
  const at = (dx: number, dy: number, z: number): Point => camera.project([x + dx, y + dy, z])
  const tone = lit(light, '#c8553d', FRONT)
  const s = camera.scaleAt([x, y, 1])
  const batch = new Batch()
  for (const dx of [0, 3.4])
    for (const dy of [-0.8, 0.8])
      batch.stroke(pathOf([at(dx, dy, 0), at(dx, 0, 2.4)], false), tone, Math.max(1.5, s * 0.09))
  batch.stroke(pathOf([at(-0.1, 0, 2.4), at(3.5, 0, 2.4)], false), tone, Math.max(1.5, s * 0.1))
  for (const dx of [0.8, 2.2]) {
    for (const k of [0, 0.45])
      batch.stroke(
        pathOf([at(dx + k, 0, 2.4), at(dx + k, 0.25, 0.5)], false),
        light.shadow,
        Math.max(1, s * 0.025),
        0.8,
      )
    batch.stroke(
      pathOf([at(dx - 0.04, 0.25, 0.5), at(dx + 0.49, 0.25, 0.5)], false),
      lit(light, '#3f7d8c', FRONT),
      Math.max(2, s * 0.08),
    )
  }
  scene.solids.push({ box: box(x, x + 3.4, y - 0.3, y + 0.3, 0, 2.45), svg: batch.toString() })
}

/** A small tower with a roof and a slide. */
export function standSlide(scene: Scene, x: number, y: number): void {
  const { camera, light } = scene
  for (const [dx, dy] of [
    [0, 0],
    [1.1, 0],
    [0, 1.1],
    [1.1, 1.1],
  ] as const) {
    const post = box(x + dx, x + dx + 0.12, y + dy, y + dy + 0.12, 0, 2.5)
    scene.solids.push({ box: post, svg: paintBox(scene, post, '#e0b13f') })
  }
  const deck = box(x + 0.12, x + 1.1, y + 0.12, y + 1.1, 1.2, 1.3)
  scene.solids.push({ box: deck, svg: paintBox(scene, deck, '#b98a56') })
  standRoof(
    scene,
    {
      x0: x,
      x1: x + 1.2,
      y0: y,
      y1: y + 1.2,
      z: 2.5,
      rise: 0.7,
      kind: 'hip',
      overhang: 0.15,
      albedo: '#c8553d',
      isTiled: false,
    },
    scene.chance,
  )
  const run = camera.outline([
    [x - 0.1, y + 0.3, 1.25],
    [x - 0.1, y + 0.9, 1.25],
    [x - 2.2, y + 0.9, 0.15],
    [x - 2.2, y + 0.3, 0.15],
  ])
  const lip = camera.outline([
    [x - 0.1, y + 0.3, 1.25],
    [x - 2.2, y + 0.3, 0.15],
    [x - 2.2, y + 0.3, 0.4],
    [x - 0.1, y + 0.3, 1.5],
  ])
  const slide = new Batch()
    .fill(pathOf(run), lit(light, '#3f8fa0', [-0.4, 0, 0.9]))
    .fill(pathOf(lip), lit(light, '#2f7484', FRONT))
  scene.solids.push({ box: box(x - 2.2, x - 0.1, y + 0.3, y + 0.9, 0, 1.5), svg: slide.toString() })
}

/** A wooden jhula under its beam. */
export function standJhula(scene: Scene, x: number, y: number, wood: string): void {
  const { camera, light } = scene
  for (const dx of [0, 2.1]) {
    const post = box(x + dx, x + dx + 0.14, y, y + 0.14, 0, 2.2)
    scene.solids.push({ box: post, svg: paintBox(scene, post, wood) })
  }
  const beam = box(x - 0.15, x + 2.4, y, y + 0.14, 2.2, 2.36)
  scene.solids.push({ box: beam, svg: paintBox(scene, beam, wood) })
  const seat = box(x + 0.4, x + 1.84, y - 0.2, y + 0.34, 0.45, 0.53)
  const batch = new Batch()
  for (const dx of [0.45, 1.78])
    batch.stroke(
      pathOf([camera.project([x + dx, y + 0.07, 0.5]), camera.project([x + dx, y + 0.07, 2.2])], false),
      lit(light, '#b79a55', UP),
      Math.max(1.4, camera.scaleAt([x, y, 1]) * 0.03),
    )
  scene.solids.push({
    box: box(x + 0.4, x + 1.84, y - 0.2, y + 0.34, 0.45, 2.2),
    svg: batch.toString() + paintBox(scene, seat, wood),
  })
}
