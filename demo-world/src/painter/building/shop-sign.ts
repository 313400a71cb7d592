import { type Colour, mix } from '../canvas/colour.ts'
import { Batch, type Point, pathOf } from '../canvas/ink.ts'
import { FRONT, lit } from '../light/light.ts'
import type { Scene } from '../space/scene.ts'
import { box } from '../space/space.ts'
import { standBox } from './house-parts.ts'

/** A sign board: a mark and two strokes stand for the name, since pictures carry no words. */
export function paintSign(scene: Scene, x: number, wide: number, y: number, z: number, dye: Colour): void {
  const { camera, light } = scene
  standBox(scene, box(x, x + wide, y - 0.2, y, z, z + 0.75), dye)
  const at = (u: number, v: number): Point => camera.project([x + u, y - 0.205, z + v])
  const pale = lit(light, mix(dye, '#fff7e6', 0.8), FRONT)
  const batch = new Batch()
  const mark = Math.min(wide * 0.16, 0.5)
  const board = (u0: number, v0: number, u1: number, v1: number, opacity = 1) =>
    batch.fill(pathOf([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)]), pale, opacity)
  board(mark - 0.2, 0.18, mark + 0.2, 0.58)
  batch.fill(pathOf([at(mark - 0.1, 0.28), at(mark + 0.1, 0.28), at(mark, 0.5)]), lit(light, dye, FRONT))
  board(mark + 0.4, 0.4, wide - 0.3, 0.54)
  board(mark + 0.4, 0.22, Math.max(mark + 0.7, wide - 1.1), 0.31, 0.7)
  scene.solids.push({ box: box(x, x + wide, y - 0.22, y - 0.2, z, z + 0.75), svg: batch.toString() })
}
