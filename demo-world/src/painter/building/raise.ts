import { fill, pathOf } from '../canvas/ink.ts'
import { lit, UP } from '../light/light.ts'
import type { Scene } from '../space/scene.ts'
import { type Box, corners, hull } from '../space/space.ts'
import type { Building } from './design.ts'
import { paintFacade } from './facade.ts'
import { furnishRoof } from './rooftop.ts'
import { isSeen, type Side, wallOf } from './wall.ts'

/** Puts a building's volumes, balconies and roofs among the scene's solids. */
export function raiseBuilding(scene: Scene, { style, volumes }: Building): void {
  const cells = volumes.reduce(
    (sum, volume) => sum + volume.storeys * ((volume.bays.front?.length ?? 0) + (volume.bays.left?.length ?? 0)),
    0,
  )
  for (const [index, volume] of volumes.entries()) {
    let svg = ''
    const { box } = volume
    if (scene.camera.eye[2] > box.z1) {
      const roof = scene.camera.outline([
        [box.x0, box.y0, box.z1],
        [box.x1, box.y0, box.z1],
        [box.x1, box.y1, box.z1],
        [box.x0, box.y1, box.z1],
      ])
      svg += fill(pathOf(roof), lit(scene.light, '#b9b1a4', UP, scene.camera.depth([box.x0, box.y0, box.z1]) * 0.35))
    }
    for (const side of ['left', 'right', 'front'] as Side[]) {
      const bays = volume.bays[side]
      const wall = wallOf(scene.camera, box, side, cells / scene.garden.fineness ** 3)
      if (!bays || !isSeen(wall)) continue
      const face = paintFacade(
        { ...scene, chance: scene.chance.fork(`${index}${side}`) },
        wall,
        bays,
        volume.storeys,
        style,
        !volume.isBare,
      )
      svg += face.svg
      scene.solids.push(...face.before)
    }
    scene.solids.push({ box, svg })
    furnishRoof(scene, box, style, scene.chance.fork(`roof${index}`))
  }
}

/** The long shadow a building lays over level ground. */
export function castOnGround({ camera, light, shadows }: Scene, boxes: readonly Box[]): void {
  for (const box of boxes) {
    const reach = (z: number) => Math.min(z / light.toSun[2], 60)
    const flat = corners(box).map(
      ([x, y, z]) => [x - light.toSun[0] * reach(z), y - light.toSun[1] * reach(z)] as const,
    )
    shadows.push(pathOf(camera.outline(hull(flat).map(([x, y]) => [x, y, 0.01] as const))))
  }
}
