import { standNeighbour } from '../building/plain-block.ts'
import type { Chance } from '../canvas/chance.ts'
import { type Flora, usualHeight } from '../plants/flora.ts'
import type { Scene } from '../space/scene.ts'
import { box } from '../space/space.ts'
import { standPlant } from './standing.ts'

export interface Plot {
  left: number
  right: number
  /** The road's side. */
  front: number
  back: number
}

/** Trees and houses beside and behind the plot, thinning out to the horizon. */
export function standSurroundings(scene: Scene, plot: Plot, flora: Flora, chance: Chance, isCity: boolean): void {
  const { camera } = scene
  const depthOf = (y: number) => y - camera.eye[1]
  const halfAt = (y: number) => (depthOf(y) * 820) / camera.focal
  const middleAt = (y: number) => camera.eye[0] + Math.tan(camera.yaw) * depthOf(y)
  const clearOf = (x: number, margin: number) => x < plot.left - margin || x > plot.right + margin
  if (isCity) {
    for (let i = 0; i < chance.whole(9, 15); i++) {
      const y = plot.back + chance.between(-8, 150) * (i % 3 === 0 ? 1 : 0.5)
      const x = middleAt(y) + chance.between(-1.1, 1.1) * halfAt(y)
      const wide = chance.between(9, 17)
      if (y < plot.back + 4 && !(x + wide < plot.left - 3 || x > plot.right + 3)) continue
      standNeighbour(
        scene,
        box(x, x + wide, y, y + chance.between(8, 13), 0, 3 * chance.whole(2, y > plot.back + 50 ? 8 : 4)),
        chance,
      )
    }
  }
  const bands = [
    plot.front + 4,
    plot.back + 2,
    plot.back + 14,
    plot.back + 28,
    plot.back + 48,
    plot.back + 80,
    plot.back + 130,
  ]
  for (const [index, y] of bands.entries()) {
    const half = halfAt(y)
    const step = Math.max(4, half / (index < 2 ? 7 : 5))
    for (let x = middleAt(y) - half * 1.15; x < middleAt(y) + half * 1.15; x += step * chance.between(0.5, 1.6)) {
      if (index < 1 ? !clearOf(x, 2) : index < 2 && !clearOf(x, -4)) continue
      if (!chance.happens(index < 2 ? 0.62 : 0.8)) continue
      const kind = chance.happens(0.45) ? flora.shade : chance.happens(0.5) ? 'neem' : flora.tall
      standPlant(scene, kind, x, y + chance.around(0, 4), usualHeight[kind] * chance.between(0.6, 1.1), {
        mirrored: chance.happens(0.5),
      })
    }
  }
}
