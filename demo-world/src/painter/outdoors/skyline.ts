import { mix } from '../canvas/colour.ts'
import { Batch, pathOf } from '../canvas/ink.ts'
import { hazed, lit, shaded } from '../light/light.ts'
import { plant } from '../plants/planting.ts'
import type { Scene } from '../space/scene.ts'

/** Far blocks in the haze, with the trees of the city at their feet. */
export function paintSkyline(scene: Scene, density: number, tall = 120): string {
  const { camera, light, sheet } = scene
  const chance = scene.chance.fork('skyline')
  const { horizonY } = camera
  const batch = new Batch()
  const glow = new Batch()
  for (let i = 0; i < density; i++) {
    const x = chance.between(-0.05, 1.02) * sheet.width
    const w = chance.between(26, 80)
    const h = tall * chance.between(0.25, 1) * (chance.happens(0.2) ? 1.4 : 1)
    const distance = chance.between(0.75, 1.5) * light.hazeReach
    const albedo = chance.pick(['#e8dcc8', '#d9cfc4', '#cfd3cf', '#d8b8a0', '#c9c4bd'])
    const side = light.toSun[0] > 0 ? 1 : -1
    const face = lit(light, albedo, [side * 0.3, -1, 0], distance)
    const dark = shaded(light, albedo, [0, -1, 0], distance * 0.9)
    const top = horizonY - h
    batch.fill(
      pathOf([
        [x, horizonY + 6],
        [x, top],
        [x + w, top],
        [x + w, horizonY + 6],
      ]),
      face,
    )
    const split = side > 0 ? [x, x + w * 0.32] : [x + w * 0.68, x + w]
    batch.fill(
      pathOf([
        [split[0] ?? 0, horizonY + 6],
        [split[0] ?? 0, top],
        [split[1] ?? 0, top],
        [split[1] ?? 0, horizonY + 6],
      ]),
      dark,
    )
    batch.fill(
      pathOf([
        [x + w * 0.35, top],
        [x + w * 0.35, top - 5],
        [x + w * 0.6, top - 5],
        [x + w * 0.6, top],
      ]),
      dark,
    )
    const pane = mix(face, hazed(light, '#42505a', distance), 0.35)
    for (let v = top + 7; v < horizonY - 6; v += 8) {
      batch.fill(
        pathOf([
          [x + 3, v],
          [x + w - 3, v],
          [x + w - 3, v + 2.6],
          [x + 3, v + 2.6],
        ]),
        pane,
        0.5,
      )
      for (let u = x + 4; u < x + w - 4; u += 7)
        if (chance.happens(light.lampsOn * 0.45))
          glow.fill(
            pathOf([
              [u, v],
              [u + 3, v],
              [u + 3, v + 3],
              [u, v + 3],
            ]),
            hazed(light, '#ffd58f', distance * 0.3),
          )
    }
  }
  return batch.toString() + glow.toString()
}

/** A belt of trees along the horizon. */
export function paintTreeBelt(scene: Scene, tall: number, distance: number, y = scene.camera.horizonY): string {
  const chance = scene.chance.fork(`belt${distance}`)
  let out = ''
  let x = -30
  while (x < scene.sheet.width + 30) {
    const kind = chance.weigh({ neem: 4, mango: 3, rainTree: 2, coconut: 0.8 })
    const h = tall * chance.between(0.6, 1.1) * (kind === 'coconut' ? 1.25 : 1)
    out += plant(scene.garden, kind, x, y + chance.between(2, 7), h, {
      distance,
      mirrored: chance.happens(0.5),
      detail: 0.1,
    })
    x += h * chance.between(0.35, 0.75)
  }
  return out
}
