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
  fineness: number
}

/** The hour can be told, to see the same place again at another one; nothing else changes with it. */
export function characterOf(chance: Chance, ageYears: number, fineness = 1, toldHour?: HourName): Character {
  const own = chance.fork('character')
  const seasonName = own.weigh<SeasonName>({ monsoon: 3, winter: 4, summer: 3 })
  const ownHour =
    seasonName === 'monsoon'
      ? own.weigh<HourName>({ rain: 3, morning: 4, golden: 2.4, dusk: 1.2, dawn: 1.4, noon: 0 })
      : own.weigh<HourName>({
          dawn: 2.2,
          morning: 4.6,
          noon: seasonName === 'summer' ? 3.2 : 1.4,
          golden: 3.6,
          dusk: 1.9,
          rain: 0,
        })
  const hour = toldHour ?? ownHour
  const side = own.happens(0.5) ? 1 : -1
  const light = lightAt(hour, side, own.between(0.6, 1.5))
  return {
    hour,
    light,
    season: seasons[seasonName],
    ageYears,
    fineness,
    bougainvillea: own.pick(['#c2357a', '#d4502f', '#b54a9e', '#e2a23a', '#e9e2da']),
  }
}
