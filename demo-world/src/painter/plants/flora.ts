import type { Chance } from '../canvas/chance.ts'
import type { PlantKind } from './planting.ts'

/** The few kinds one garden is planted with. */
export interface Flora {
  tall: PlantKind
  shade: PlantKind
  slim: PlantKind
  bloom: PlantKind
}

export function floraOf(chance: Chance): Flora {
  return {
    tall: chance.pick<PlantKind>(['coconut', 'ashoka', 'neem']),
    shade: chance.pick<PlantKind>(['gulmohar', 'rainTree', 'mango', 'neem', 'gulmohar']),
    slim: chance.pick<PlantKind>(['young', 'champa', 'areca', 'ashoka']),
    bloom: chance.pick<PlantKind>(['bougainvillea', 'bougainvillea', 'hibiscus']),
  }
}

export const usualHeight: Readonly<Record<PlantKind, number>> = {
  neem: 9,
  rainTree: 11,
  gulmohar: 8.5,
  mango: 8,
  young: 5,
  coconut: 12,
  areca: 2.8,
  ashoka: 8.5,
  shrub: 1.2,
  bougainvillea: 1.7,
  hibiscus: 1.4,
  champa: 3.8,
}
