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
    wall: '#f1ebdf',
    feature: '#c9a27e',
    wood: '#9a6a44',
    cloth: '#7d8b7a',
    spice: '#c46a3f',
    lacquer: '#e7ddcb',
    metal: '#8d8578',
  },
  {
    wall: '#eef0ee',
    feature: '#5f6f73',
    wood: '#7c5638',
    cloth: '#b9b4aa',
    spice: '#d19a3d',
    lacquer: '#f3f1ec',
    metal: '#5c5d5e',
  },
  {
    wall: '#f2e6dc',
    feature: '#b8846d',
    wood: '#a7774e',
    cloth: '#d8cbb8',
    spice: '#7d4a4a',
    lacquer: '#cdb79b',
    metal: '#9a8d77',
  },
  {
    wall: '#dde5da',
    feature: '#6f8a77',
    wood: '#8a6241',
    cloth: '#e6e0d2',
    spice: '#b65a3a',
    lacquer: '#8fa093',
    metal: '#6d706b',
  },
  {
    wall: '#f0e9dc',
    feature: '#39545c',
    wood: '#8d5f3b',
    cloth: '#4f7076',
    spice: '#e0a54a',
    lacquer: '#f3eee3',
    metal: '#b08d57',
  },
  {
    wall: '#f0dfda',
    feature: '#a9706a',
    wood: '#6f4a34',
    cloth: '#c7a9a0',
    spice: '#6b7a62',
    lacquer: '#efe3dc',
    metal: '#8a7f79',
  },
  {
    wall: '#f5f2ea',
    feature: '#d9c3a0',
    wood: '#b68a5b',
    cloth: '#efe8db',
    spice: '#4f7a94',
    lacquer: '#fbf8f1',
    metal: '#b3a58c',
  },
  {
    wall: '#e0e1e0',
    feature: '#6d7078',
    wood: '#5d4433',
    cloth: '#6f747b',
    spice: '#c7803f',
    lacquer: '#4a4e53',
    metal: '#3f4144',
  },
  {
    wall: '#f5e9c8',
    feature: '#c98f4e',
    wood: '#80522f',
    cloth: '#a8573f',
    spice: '#3f6a62',
    lacquer: '#d8b98a',
    metal: '#a48a5a',
  },
  {
    wall: '#dfe8ee',
    feature: '#587d98',
    wood: '#9f7a56',
    cloth: '#d3dadb',
    spice: '#cf7b5c',
    lacquer: '#dfe5e4',
    metal: '#7b8487',
  },
  {
    wall: '#f3ede6',
    feature: '#7a3f3a',
    wood: '#6b4730',
    cloth: '#c9bda9',
    spice: '#b98a3c',
    lacquer: '#7a3f3a',
    metal: '#8f7a55',
  },
  {
    wall: '#e9eadf',
    feature: '#8a8f5a',
    wood: '#a37b4c',
    cloth: '#9aa07a',
    spice: '#d17f4a',
    lacquer: '#c3c49f',
    metal: '#7f7a62',
  },
  {
    wall: '#f4f0f0',
    feature: '#8d7f9a',
    wood: '#86624a',
    cloth: '#b9adc0',
    spice: '#d8a25e',
    lacquer: '#f1ecea',
    metal: '#88828c',
  },
  {
    wall: '#efe3d0',
    feature: '#2f5d50',
    wood: '#9b6b3f',
    cloth: '#2f5d50',
    spice: '#d98a4a',
    lacquer: '#2f5d50',
    metal: '#b89555',
  },
]
