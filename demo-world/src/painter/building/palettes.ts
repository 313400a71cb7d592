import type { Colour } from '../canvas/colour.ts'

/** The colours of one building. Few, and they know each other. */
export interface BuildingPalette {
  name: string
  wall: Colour
  /** The second plaster colour: bands, blocks, recesses. */
  accent: Colour
  /** Slabs, frames, copings. */
  trim: Colour
  frame: Colour
  rail: Colour
  /** Base and feature walls. */
  stone: Colour
  timber: Colour
}

export const palettes: readonly BuildingPalette[] = [
  {
    name: 'cream and brick',
    wall: '#efe3cc',
    accent: '#b5654a',
    trim: '#f7f1e4',
    frame: '#5a4a3f',
    rail: '#6b5a4e',
    stone: '#a08a72',
    timber: '#8d6242',
  },
  {
    name: 'white and charcoal',
    wall: '#eeece6',
    accent: '#4d5256',
    trim: '#f8f7f3',
    frame: '#3b4045',
    rail: '#3f4448',
    stone: '#8d8a84',
    timber: '#9b6b43',
  },
  {
    name: 'sand and teal',
    wall: '#e6d6b8',
    accent: '#4f7b78',
    trim: '#f4ecd9',
    frame: '#3f4f50',
    rail: '#4c6363',
    stone: '#b49b78',
    timber: '#8a5f3c',
  },
  {
    name: 'sage and ivory',
    wall: '#cfd3bd',
    accent: '#7d8b6c',
    trim: '#f2f0e2',
    frame: '#4a5147',
    rail: '#5d6658',
    stone: '#958f7c',
    timber: '#87613f',
  },
  {
    name: 'terracotta',
    wall: '#d9a982',
    accent: '#a8553a',
    trim: '#f3e4cf',
    frame: '#4e3a30',
    rail: '#5d4438',
    stone: '#8e6f58',
    timber: '#7a5034',
  },
  {
    name: 'grey and ochre',
    wall: '#d8d6d0',
    accent: '#c8953f',
    trim: '#efeeea',
    frame: '#474a4d',
    rail: '#55585a',
    stone: '#8b8b88',
    timber: '#94683e',
  },
  {
    name: 'old rose',
    wall: '#e3c3b1',
    accent: '#9f5f5a',
    trim: '#f5e9df',
    frame: '#53423d',
    rail: '#6a5049',
    stone: '#977f70',
    timber: '#85583b',
  },
  {
    name: 'pale blue',
    wall: '#cfdbe0',
    accent: '#5d7f93',
    trim: '#f3f5f3',
    frame: '#3d4c55',
    rail: '#506874',
    stone: '#8d949a',
    timber: '#8f6644',
  },
  {
    name: 'exposed concrete',
    wall: '#bdb9b0',
    accent: '#8d4f38',
    trim: '#d6d2c8',
    frame: '#3c3c3b',
    rail: '#494846',
    stone: '#7e7b74',
    timber: '#96633c',
  },
  {
    name: 'brick',
    wall: '#b56a4e',
    accent: '#e9dcc6',
    trim: '#ede3d1',
    frame: '#40352f',
    rail: '#4b3f38',
    stone: '#9a7f68',
    timber: '#7f5334',
  },
  {
    name: 'butter and white',
    wall: '#f0d9a0',
    accent: '#f7f2e6',
    trim: '#fbf8f0',
    frame: '#5b5044',
    rail: '#756756',
    stone: '#a8946f',
    timber: '#8d6540',
  },
  {
    name: 'white and wood',
    wall: '#f2efe8',
    accent: '#b98a5c',
    trim: '#ffffff',
    frame: '#4b443c',
    rail: '#5d554b',
    stone: '#a59a8a',
    timber: '#a56f41',
  },
  {
    name: 'mint and coral',
    wall: '#d2e0d2',
    accent: '#d08366',
    trim: '#f6f4ea',
    frame: '#46524d',
    rail: '#5b6a63',
    stone: '#93988c',
    timber: '#8c6243',
  },
  {
    name: 'indigo and lime plaster',
    wall: '#ece5d8',
    accent: '#44527a',
    trim: '#f7f3ea',
    frame: '#3a3f52',
    rail: '#474d63',
    stone: '#98907f',
    timber: '#8a613f',
  },
]
