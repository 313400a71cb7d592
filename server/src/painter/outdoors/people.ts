import type { Chance } from '../canvas/chance.ts'
import { type Colour, mix } from '../canvas/colour.ts'
import { Batch, curveOf, type Point } from '../canvas/ink.ts'
import { FRONT, lit } from '../light/light.ts'
import type { Scene } from '../space/scene.ts'
import { box } from '../space/space.ts'
import { castDisc } from './standing.ts'

const skins: readonly Colour[] = ['#8d5a3c', '#a9714d', '#704731']
const dyes: readonly Colour[] = ['#b8433a', '#2f6b6a', '#d29a35', '#5b4a7d', '#e4ded0', '#3e5a86', '#a34f77', '#6f8a4f']

/** A small figure for scale: in a saree, or in shirt and trousers. */
export function standPerson(scene: Scene, x: number, y: number, chance: Chance): void {
  const { camera, light } = scene
  if (camera.depth([x, y, 0]) < 4) return
  const px = camera.scaleAt([x, y, 0])
  if (px < 6 || px > 62) return
  const tall = chance.between(1.55, 1.74)
  const [cx, foot] = camera.project([x, y, 0])
  const flip = chance.happens(0.5) ? -1 : 1
  const at = (u: number, z: number): Point => [cx + u * flip * px, foot - z * px * (tall / 1.7)]
  const batch = new Batch()
  const haze = camera.depth([x, y, 0]) * 0.3
  const skin = lit(light, chance.pick(skins), FRONT, haze)
  const cloth = lit(light, chance.pick(dyes), FRONT, haze)
  const second = lit(light, chance.pick(dyes), FRONT, haze)
  const dark = mix(skin, '#1c1614', 0.75)
  if (chance.happens(0.45)) {
    batch.fill(
      curveOf([
        at(-0.2, 0.04),
        at(-0.17, 0.6),
        at(-0.13, 0.98),
        at(0.12, 0.98),
        at(0.2, 0.5),
        at(0.26, 0.04),
        at(0.02, 0),
      ]),
      cloth,
    )
    batch.fill(curveOf([at(-0.17, 0.92), at(-0.19, 1.3), at(-0.05, 1.43), at(0.13, 1.38), at(0.15, 0.95)]), second)
    batch.fill(
      curveOf([at(-0.17, 1.38), at(0.02, 1.42), at(0.19, 0.85), at(0.24, 0.35), at(0.1, 0.6), at(0.02, 1.05)]),
      cloth,
    )
    batch.fill(
      curveOf([at(-0.1, 1.52), at(-0.13, 1.64), at(0, 1.72), at(0.1, 1.62), at(0.08, 1.5), at(-0.03, 1.46)]),
      dark,
    )
    batch.fill(curveOf([at(-0.02, 1.48), at(0.01, 1.6), at(0.09, 1.6), at(0.09, 1.5), at(0.03, 1.44)]), skin)
  } else {
    const stride = chance.between(0.06, 0.2)
    batch.fill(
      curveOf([
        at(-0.13, 0.86),
        at(-stride - 0.05, 0.4),
        at(-stride - 0.06, 0.02),
        at(-stride + 0.06, 0.02),
        at(0, 0.7),
      ]),
      mix(second, '#23262c', 0.6),
    )
    batch.fill(
      curveOf([
        at(0, 0.86),
        at(stride, 0.42),
        at(stride + 0.06, 0.02),
        at(stride + 0.16, 0.03),
        at(0.13, 0.5),
        at(0.13, 0.86),
      ]),
      mix(second, '#23262c', 0.5),
    )
    batch.fill(
      curveOf([
        at(-0.17, 0.8),
        at(-0.2, 1.2),
        at(-0.17, 1.42),
        at(0, 1.46),
        at(0.17, 1.42),
        at(0.18, 1.15),
        at(0.16, 0.8),
      ]),
      cloth,
    )
    batch.stroke(
      `M${at(0.17, 1.34)
        .map((n) => n.toFixed(1))
        .join(' ')}L${at(0.22, 0.88)
        .map((n) => n.toFixed(1))
        .join(' ')}`,
      skin,
      px * 0.07,
      1,
      ' stroke-linecap="round"',
    )
    batch.fill(
      curveOf([at(-0.09, 1.5), at(-0.1, 1.65), at(0.01, 1.72), at(0.1, 1.64), at(0.08, 1.5), at(0, 1.45)]),
      skin,
    )
    batch.fill(curveOf([at(-0.11, 1.56), at(-0.11, 1.68), at(0.01, 1.74), at(0.1, 1.68), at(0.04, 1.64)]), dark)
  }
  castDisc(scene, x, y, 0.9, 0.2)
  scene.solids.push({ box: box(x - 0.2, x + 0.2, y - 0.1, y + 0.1, 0, tall), svg: batch.toString() })
}
