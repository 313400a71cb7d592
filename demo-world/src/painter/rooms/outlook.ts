import { pathOf } from '../canvas/ink.ts'
import { paintLand } from '../outdoors/ground.ts'
import { paintHills } from '../outdoors/hills.ts'
import { paintHaze, paintSky } from '../outdoors/sky.ts'
import { paintSkyline, paintTreeBelt } from '../outdoors/skyline.ts'
import { plant } from '../plants/planting.ts'
import type { Scene } from '../space/scene.ts'
import type { Room } from './room.ts'

/** What is seen through the panes: the same hour and hills as outside; from the ground floor a garden. */
export function paintOutlook(room: Room, isHigh: boolean): string {
  const { sheet, camera, character, glass } = room
  if (glass.length === 0) return ''
  const chance = room.chance.fork('outlook')
  const { light, season } = character
  const scene: Scene = {
    sheet,
    camera,
    light,
    season,
    chance,
    ageYears: character.ageYears,
    solids: [],
    shadows: [],
    garden: { ...room.garden, light, chance: chance.fork('garden') },
  }
  let out = paintSky(sheet, light, camera.horizonY, chance.fork('sky'))
  out += paintHills(sheet, light, season, camera.horizonY, chance.fork('hills'), chance.between(50, 110))
  out += paintSkyline(scene, isHigh ? chance.whole(8, 16) : chance.whole(2, 6), isHigh ? 80 : 50)
  out += paintHaze(sheet, light, camera.horizonY, 110, 0.5)
  out += paintLand(scene, season.grass, season.grass)
  out += paintTreeBelt(scene, isHigh ? 40 : 70, light.hazeReach * 0.4, camera.horizonY + (isHigh ? 10 : 20))
  const xs = glass.flatMap((pane) => pane.map(([x]) => x))
  const [from, to] = [Math.min(...xs), Math.max(...xs)]
  for (let i = 0; i < 5; i++) {
    const x = from + ((i + chance.between(0.1, 0.9)) / 5) * (to - from)
    const tall = isHigh ? chance.between(60, 110) : chance.between(190, 330)
    out += plant(
      scene.garden,
      chance.pick(['neem', 'mango', 'coconut'] as const),
      x,
      camera.horizonY + (isHigh ? chance.between(60, 110) : chance.between(70, 130)),
      tall,
      { distance: 60, detail: isHigh ? 0.1 : 0.75, mirrored: i % 2 === 0 },
    )
  }
  const veil = character.hour === 'dusk' ? 0 : character.hour === 'rain' ? 0.12 : 0.22
  out += `<rect width="${sheet.width}" height="${sheet.height}" fill="#fffdf5" fill-opacity="${veil}"/>`
  return `<g ${sheet.clip(glass.map((pane) => pathOf(pane)).join(''))}>${out}</g>`
}
