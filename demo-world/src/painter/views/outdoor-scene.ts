import type { Chance } from '../canvas/chance.ts'
import type { Sheet } from '../canvas/sheet.ts'
import type { Character } from '../character.ts'
import type { Camera } from '../space/camera.ts'
import { backToFront } from '../space/order.ts'
import type { Scene } from '../space/scene.ts'

export function outdoorScene(sheet: Sheet, camera: Camera, character: Character, chance: Chance): Scene {
  const { light, season, ageYears, bougainvillea, fineness } = character
  return {
    sheet,
    camera,
    light,
    season,
    chance,
    ageYears,
    solids: [],
    shadows: [],
    garden: { sheet, light, season, chance: chance.fork('garden'), bougainvillea, fineness },
  }
}

/** Shadows on the ground, then everything that stands, the farthest first. */
export function standing(scene: Scene): string {
  const { light } = scene
  const shade =
    scene.shadows.length > 0
      ? `<path fill="${light.shadow}" fill-opacity="${light.shadowOpacity}" d="${scene.shadows.join('')}"/>`
      : ''
  return shade + backToFront(scene.solids, scene.camera.eye)
}
