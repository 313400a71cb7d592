import type { Box } from '../space/space.ts'
import type { BuildingPalette } from './palettes.ts'
import type { Side } from './wall.ts'

export type BayKind = 'window' | 'wide' | 'balcony' | 'loggia' | 'narrow' | 'stair' | 'blank' | 'duct' | 'curtain'

export interface Bay {
  kind: BayKind
  from: number
  to: number
  /** Painted in the accent colour from foot to top. */
  accent: boolean
}

export type BalconyStyle = 'solid' | 'glass' | 'bars' | 'half' | 'planter'
export type WindowStyle = 'sliding' | 'casement' | 'french' | 'square'
export type GroundStyle = 'stilts' | 'shops' | 'homes' | 'lobby'
export type Rhythm = 'same' | 'alternate' | 'pairs'
export type Crown = 'parapet' | 'frame' | 'slab' | 'pergola'

/** The manners of one building, the same on all its faces. */
export interface FacadeStyle {
  palette: BuildingPalette
  storey: number
  groundHeight: number
  ground: GroundStyle
  balcony: BalconyStyle
  balconyDepth: number
  window: WindowStyle
  rhythm: Rhythm
  crown: Crown
  /** Thin slabs marking each floor. */
  hasBands: boolean
  /** Sun shades over windows. */
  hasChajjas: boolean
  /** Upright blades beside windows. */
  hasFins: boolean
  hasGrills: boolean
  /** Colour blocks that tie several floors together. */
  hasBlocks: boolean
}

export interface Volume {
  box: Box
  storeys: number
  bays: Partial<Record<Side, Bay[]>>
  isBare?: boolean
}

export interface Building {
  style: FacadeStyle
  volumes: Volume[]
}
