import type { Chance } from '../canvas/chance.ts'
import { paintHills } from '../outdoors/hills.ts'
import { paintHaze, paintSky } from '../outdoors/sky.ts'
import { paintSkyline, paintTreeBelt } from '../outdoors/skyline.ts'
import type { Scene } from '../space/scene.ts'

/** Sky, Sahyadri, the far city and the trees along the horizon. */
export function paintBackdrop(scene: Scene, chance: Chance, isCity: boolean): string {
  const { sheet, light, season, camera } = scene
  const own = chance.fork('backdrop')
  const sunX = own.happens(0.45) ? (light.toSun[0] > 0 ? own.between(1150, 1500) : own.between(100, 450)) : undefined
  return (
    paintSky(sheet, light, camera.horizonY, own.fork('sky'), sunX) +
    paintHills(sheet, light, season, camera.horizonY, own.fork('hills'), own.between(90, 210)) +
    (isCity ? paintSkyline(scene, own.whole(8, 18), own.between(50, 130)) : paintSkyline(scene, own.whole(0, 4), 40)) +
    paintHaze(sheet, light, camera.horizonY, 170, 0.5) +
    paintTreeBelt(scene, own.between(34, 62), light.hazeReach * 0.5)
  )
}
