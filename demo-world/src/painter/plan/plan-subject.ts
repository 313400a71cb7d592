export type Facing = 'East' | 'West' | 'South' | 'North' | 'South East' | 'South West' | 'North East' | 'North West'

/** What a plan is drawn from: the listing's own figures. */
export interface PlanSubject {
  kind: 'flats' | 'houses' | 'villas' | 'plots' | 'studio' | 'offices' | 'shops'
  bedrooms: number
  bathrooms: number
  balconies: number
  /** Of a plot: its whole area. */
  carpetSqft: number
  facing: Facing
  /** Varies what the figures leave open: which side the rooms lie on. */
  seed?: string
}

export type RoomUse =
  | 'living'
  | 'dining'
  | 'kitchen'
  | 'bedroom'
  | 'bath'
  | 'passage'
  | 'utility'
  | 'work'
  | 'meeting'
  | 'reception'
  | 'store'
  | 'shop'

/** A room of the plan, in inches from the plan's lower left corner; y runs up, away from the entrance. */
export interface PlanRoom {
  name: string
  use: RoomUse
  x: number
  y: number
  wide: number
  deep: number
  /** The room its door opens from; the entrance when absent. */
  doorFrom?: string
}

/** Outside the carpet area, against the outer wall of a room. */
export interface PlanBalcony {
  name: string
  of: string
  side: 'top' | 'bottom' | 'left' | 'right'
  x: number
  y: number
  wide: number
  deep: number
}

export interface Plan {
  wide: number
  deep: number
  rooms: PlanRoom[]
  balconies: PlanBalcony[]
}

const bearings: Readonly<Record<Facing, number>> = {
  North: 0,
  'North East': 45,
  East: 90,
  'South East': 135,
  South: 180,
  'South West': 225,
  West: 270,
  'North West': 315,
}

/** How far north is turned from the top of the sheet, clockwise. The entrance side lies at the foot of the sheet. */
export const northTurn = (facing: Facing): number => (((180 - bearings[facing]) % 360) + 360) % 360
