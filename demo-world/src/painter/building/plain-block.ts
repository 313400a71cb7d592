import type { Chance } from '../canvas/chance.ts'
import { type Colour, mix } from '../canvas/colour.ts'
import { Batch } from '../canvas/ink.ts'
import { hazed, lit } from '../light/light.ts'
import { middleOf, paintBox, type Scene } from '../space/scene.ts'
import { type Box, box } from '../space/space.ts'
import { isSeen, type Side, wallOf } from './wall.ts'

const plasters: readonly Colour[] = ['#e6dac4', '#d9d4ca', '#e3c7ae', '#cfd6cf', '#d7c2b4', '#e9dfb9', '#c9d2d8']

/** A neighbour: the same world, little said. */
export function standNeighbour(scene: Scene, body: Box, chance: Chance): void {
  const { light, camera } = scene
  const distance = camera.depth(middleOf(body))
  if (distance < 8) return
  const albedo = mix(chance.pick(plasters), light.haze, 0.12)
  const far = distance * 0.5
  let svg = paintBox({ camera, light }, body, albedo, 1, -distance * 0.4)
  const storeys = Math.max(1, Math.round((body.z1 - body.z0) / 3))
  for (const side of ['left', 'right', 'front'] as Side[]) {
    const wall = wallOf(camera, body, side)
    if (!isSeen(wall)) continue
    const batch = new Batch()
    const count = Math.max(1, Math.round(wall.width / 3.6))
    const dark = hazed(light, mix('#3a4750', light.sky.mirror, 0.4), far)
    const glow = hazed(light, '#ffd48d', far * 0.3)
    const slab = lit(light, mix(albedo, '#ffffff', 0.3), wall.normal, far)
    for (let floor = 0; floor < storeys; floor++) {
      const v = ((floor + 0.3) * wall.height) / storeys
      for (let i = 0; i < count; i++) {
        const u = ((i + 0.5) * wall.width) / count
        batch.fill(wall.path(u - 0.8, v, u + 0.8, v + 1.3), chance.happens(light.lampsOn * 0.8) ? glow : dark)
      }
      if (floor > 0)
        batch.stroke(
          wall.line(0, (floor * wall.height) / storeys, wall.width, (floor * wall.height) / storeys),
          slab,
          Math.max(0.7, wall.scale * 0.12),
        )
    }
    svg += batch
  }
  scene.solids.push({ box: body, svg })
  const top = box(
    body.x0 + (body.x1 - body.x0) * 0.3,
    body.x0 + (body.x1 - body.x0) * 0.5,
    (body.y0 + body.y1) / 2,
    (body.y0 + body.y1) / 2 + 2,
    body.z1,
    body.z1 + 2,
  )
  scene.solids.push({ box: top, svg: paintBox({ camera, light }, top, albedo, 1, -distance * 0.4) })
}
