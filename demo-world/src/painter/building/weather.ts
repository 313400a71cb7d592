import { joinNums } from '../canvas/ink.ts'
import type { Scene } from '../space/scene.ts'
import type { Bay } from './design.ts'
import type { Wall } from './wall.ts'

/** Rain marks under sills and copings, darker with the years. */
export function stains(
  scene: Scene,
  wall: Wall,
  bays: readonly Bay[],
  floors: number,
  floorAt: (floor: number) => number,
): string {
  if (scene.ageYears < 6 || wall.isSliver) return ''
  const chance = scene.chance.fork(`stains${wall.normal}${wall.width}`)
  const strength = Math.min(1, (scene.ageYears - 4) / 26)
  let data = ''
  const streak = (u: number, v: number, length: number, width: number) => {
    const { camera } = wall
    const top = camera.project(wall.at(u, v))
    const foot = camera.project(wall.at(u + chance.around(0, 0.05), Math.max(0, v - length)))
    const half = (width * wall.scale) / 2
    if (half < 0.6) return
    data += `M${joinNums([top[0] - half, top[1]])}L${joinNums([top[0] + half, top[1]])}L${joinNums(foot)}z`
  }
  for (let i = 0; i < wall.width * 1.8 * strength; i++)
    streak(chance.between(0.2, wall.width - 0.2), wall.height, chance.between(0.6, 3.6), chance.between(0.05, 0.16))
  for (let floor = 0; floor < floors; floor++) {
    for (const bay of bays) {
      if (bay.kind !== 'window' && bay.kind !== 'wide') continue
      if (chance.happens(0.5 * strength))
        streak(
          bay.from + (bay.to - bay.from) * chance.pick([0.22, 0.78]),
          floorAt(floor) + 0.85,
          chance.between(0.5, 1.7),
          chance.between(0.08, 0.2),
        )
    }
  }
  return `<path fill="#3c3a33" fill-opacity="${(0.1 + 0.1 * strength).toFixed(2)}" d="${data}"/>`
}
