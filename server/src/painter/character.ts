import type { Chance } from './canvas/chance.ts'
import type { Colour } from './canvas/colour.ts'
import type { HourName } from './light/hours.ts'
import { type Light, lightAt } from './light/light.ts'
import { type Season, type SeasonName, seasons } from './light/season.ts'

/** What all pictures of one property share: the hour, the season, the side of the sun. */
export interface Character {
  hour: HourName
  light: Light
  season: Season
  ageYears: number
  bougainvillea: Colour
}

export function characterOf(chance: Chance, ageYears: number): Character {
  const own = chance.fork('character')
  const seasonName = own.weigh<SeasonName>({ monsoon: 3, winter: 4, summer: 3 })
  const hour =
    seasonName === 'monsoon'
      ? own.weigh<HourName>({ rain: 3, morning: 3, golden: 2, dusk: 2, dawn: 1, noon: 0 })
      : own.weigh<HourName>({ dawn: 2, morning: 4, noon: seasonName === 'summer' ? 3 : 1, golden: 4, dusk: 3, rain: 0 })
  const side = own.happens(0.5) ? 1 : -1
  const light = lightAt(hour, side, own.between(0.35, 1.1))
  return {
    hour,
    light,
    season: seasons[seasonName],
    ageYears,
    bougainvillea: own.pick(['#c2357a', '#d4502f', '#b54a9e', '#e2a23a', '#e9e2da']),
  }
}
