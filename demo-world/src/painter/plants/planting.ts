import type { Chance } from '../canvas/chance.ts'
import type { Colour } from '../canvas/colour.ts'
import { num } from '../canvas/ink.ts'
import type { Sheet } from '../canvas/sheet.ts'
import type { Light } from '../light/light.ts'
import type { Season } from '../light/season.ts'
import { type BroadTree, broadTree, broadTrees } from './broad-trees.ts'
import { champa, shrub } from './low-plants.ts'
import { arecaPalm, ashoka, coconutPalm } from './slender-trees.ts'

export type PlantKind = BroadTree | 'coconut' | 'areca' | 'ashoka' | 'shrub' | 'bougainvillea' | 'champa' | 'hibiscus'

export interface Garden {
  sheet: Sheet
  light: Light
  season: Season
  chance: Chance
  bougainvillea: Colour
  /** 1 as a rule; less when a crowded picture must be drawn with fewer leaves. */
  fineness: number
}

export interface Placing {
  distance?: number
  /** Two or three plants of a kind differ; the rest repeat one of them, mirrored or not. */
  variant?: number
  mirrored?: boolean
  detail?: number
}

/** Few distances, so that plants can share one drawing. */
const hazeSteps = [0, 130, 330, 700]

/** A plant standing at x,y with its height in pixels. */
export function plant(
  garden: Garden,
  kind: PlantKind,
  x: number,
  y: number,
  height: number,
  placing: Placing = {},
): string {
  const { distance = 0, variant = 0, mirrored = false } = placing
  const detail = placing.detail ?? (height > 470 ? 1.3 * garden.fineness : height > 84 ? 0.7 * garden.fineness : 0.1)
  const far = hazeSteps.find((step) => distance <= step * 1.3 + 62) ?? 700
  const key = `${kind}/${variant}/${far}/${detail}`
  const id = garden.sheet.symbol(key, () => drawPlant(garden, kind, far, garden.chance.fork(key), detail))
  const scale = Math.round((height / 400) * 10000) / 10000
  return `<use xlink:href="${id}" transform="translate(${num(x)} ${num(y)}) scale(${mirrored ? -scale : scale} ${scale})"/>`
}

function drawPlant(
  { light, season, bougainvillea }: Garden,
  kind: PlantKind,
  distance: number,
  chance: Chance,
  detail: number,
): string {
  if (kind in broadTrees) return broadTree(kind as BroadTree, light, season, distance, chance, detail)
  switch (kind) {
    case 'coconut':
      return coconutPalm(light, season, distance, chance, detail)
    case 'areca':
      return arecaPalm(light, season, distance, chance, detail)
    case 'ashoka':
      return ashoka(light, season, distance, chance, detail)
    case 'champa':
      return champa(light, season, distance, chance, detail)
    case 'bougainvillea':
      return shrub(light, season, distance, chance, detail, bougainvillea)
    case 'hibiscus':
      return shrub(light, season, distance, chance, detail * 0.7, '#d2453f')
    default:
      return shrub(light, season, distance, chance, detail)
  }
}
