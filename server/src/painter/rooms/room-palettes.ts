import type { Colour } from '../canvas/colour.ts'

export type FloorKind = 'vitrified' | 'wood' | 'kota' | 'marble' | 'cement-tile'

/** The colours of one home's inside. */
export interface RoomPalette {
  wall: Colour
  /** One wall, or panels. */
  feature: Colour
  wood: Colour
  /** Sofa, bedspread, curtains. */
  cloth: Colour
  /** Cushions, rugs, throws. */
  spice: Colour
  /** Cabinets and shutters. */
  lacquer: Colour
  metal: Colour
}

export const roomPalettes: readonly RoomPalette[] = [
  {
    wall: '#efe8da',
    feature: '#c9a27e',
    wood: '#9a6a44',
    cloth: '#7d8b7a',
    spice: '#c46a3f',
    lacquer: '#e7ddcb',
    metal: '#8d8578',
  },
  {
    wall: '#eeebe4',
    feature: '#5f6f73',
    wood: '#7c5638',
    cloth: '#b9b0a2',
    spice: '#d19a3d',
    lacquer: '#f1ede4',
    metal: '#5c5d5e',
  },
  {
    wall: '#f1e9de',
    feature: '#b8846d',
    wood: '#a7774e',
    cloth: '#d8cbb8',
    spice: '#7d4a4a',
    lacquer: '#cdb79b',
    metal: '#9a8d77',
  },
  {
    wall: '#e6e8e0',
    feature: '#7f9182',
    wood: '#8a6241',
    cloth: '#e2ddcf',
    spice: '#b65a3a',
    lacquer: '#8fa093',
    metal: '#6d706b',
  },
  {
    wall: '#f0e6d6',
    feature: '#39545c',
    wood: '#8d5f3b',
    cloth: '#4f7076',
    spice: '#e0a54a',
    lacquer: '#f3eee3',
    metal: '#b08d57',
  },
  {
    wall: '#ece4e0',
    feature: '#a9706a',
    wood: '#6f4a34',
    cloth: '#c7a9a0',
    spice: '#6b7a62',
    lacquer: '#e8dcd3',
    metal: '#8a7f79',
  },
  {
    wall: '#f3efe6',
    feature: '#d9c3a0',
    wood: '#b68a5b',
    cloth: '#efe8db',
    spice: '#5d7d8f',
    lacquer: '#fbf8f1',
    metal: '#b3a58c',
  },
  {
    wall: '#e3e2dd',
    feature: '#8d8f94',
    wood: '#5d4433',
    cloth: '#6f747b',
    spice: '#c7803f',
    lacquer: '#4a4e53',
    metal: '#3f4144',
  },
  {
    wall: '#f2e7cf',
    feature: '#c98f4e',
    wood: '#80522f',
    cloth: '#a8573f',
    spice: '#3f6a62',
    lacquer: '#d8b98a',
    metal: '#a48a5a',
  },
  {
    wall: '#e9ece9',
    feature: '#6d8796',
    wood: '#9f7a56',
    cloth: '#d3dadb',
    spice: '#cf7b5c',
    lacquer: '#dfe5e4',
    metal: '#7b8487',
  },
]
