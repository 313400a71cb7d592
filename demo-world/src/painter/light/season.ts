import type { Colour } from '../canvas/colour.ts'

export type SeasonName = 'monsoon' | 'winter' | 'summer'

/** What the year does to land and leaves around Pune. */
export interface Season {
  name: SeasonName
  grass: Colour
  grassDry: Colour
  earth: Colour
  hill: Colour
  hillRock: Colour
  leaf: Colour
  leafDeep: Colour
  leafBright: Colour
}

export const seasons: Readonly<Record<SeasonName, Season>> = {
  monsoon: {
    name: 'monsoon',
    grass: '#7b9854',
    grassDry: '#a3ad66',
    earth: '#7a5b45',
    hill: '#5f8a4c',
    hillRock: '#55604f',
    leaf: '#54833f',
    leafDeep: '#27502f',
    leafBright: '#94b857',
  },
  winter: {
    name: 'winter',
    grass: '#8b9a58',
    grassDry: '#b5a868',
    earth: '#95755a',
    hill: '#87905f',
    hillRock: '#77705f',
    leaf: '#5d8147',
    leafDeep: '#2f4d33',
    leafBright: '#9db063',
  },
  summer: {
    name: 'summer',
    grass: '#b3a35c',
    grassDry: '#d3b876',
    earth: '#b08a66',
    hill: '#b19a68',
    hillRock: '#8d7359',
    leaf: '#6c8a46',
    leafDeep: '#3d5733',
    leafBright: '#aebb64',
  },
}
