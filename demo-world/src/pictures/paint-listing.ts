import type { Facing, PropertyAge, Subcategory } from '@properysearch/contract/listings/facts'
import { type PropertyKind, paintFloorPlan, paintProperty, type View, viewsFor } from '../painter/index.ts'
import type { DrawnPicture } from './pictures.sql.ts'

export const planView = 'floor-plan'

const kindOf: Record<Subcategory, PropertyKind> = {
  Flats: 'flats',
  Houses: 'houses',
  Villas: 'villas',
  Plots: 'plots',
  'Studio Apartments': 'studio',
  Offices: 'offices',
  Shops: 'shops',
}

const yearsOf: Record<PropertyAge, number> = {
  UnderConstruction: 0,
  '0-5 Years': 3,
  '5-10 Years': 8,
  '10-15 Years': 12,
  '15-20 Years': 18,
  'Above 20 Years': 28,
}

// Drafts may lack what a plan is drawn from.
const anyFacing: Facing = 'East'
const smallestSqft = 300

/** What can be drawn of a listing, in the order of its gallery; the plan comes last. */
export function drawnViewsOf(subcategory: Subcategory, bedrooms: number | null): string[] {
  return [...viewsFor(kindOf[subcategory], bedrooms ?? 1), planView]
}

/** One picture of a listing as SVG; all of one listing show the same place at the same hour. */
export function paintListing(propertyId: number, picture: DrawnPicture): string {
  const kind = kindOf[picture.subcategory]
  const seed = `property-${propertyId}`
  if (picture.view === planView) {
    return paintFloorPlan({
      kind,
      seed,
      bedrooms: picture.bedrooms ?? 0,
      bathrooms: picture.bathrooms ?? 0,
      balconies: picture.balconies,
      carpetSqft: picture.sizeSqft ?? smallestSqft,
      facing: picture.facing ?? anyFacing,
    })
  }
  return paintProperty({
    kind,
    seed,
    view: picture.view as View,
    bedrooms: picture.bedrooms ?? 1,
    floors: picture.totalFloors ?? 1,
    furnishing: picture.furnishing ?? 'UnFurnished',
    ageYears: picture.age ? yearsOf[picture.age] : 0,
  })
}
