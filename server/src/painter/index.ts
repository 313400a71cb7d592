import type { Furnishing, Subcategory } from '@properysearch/contract/property-facts'

// Stands in for the painter until it lands: the same two functions, plain drawings.

/** What is to be drawn. The same subject gives the same picture. */
export interface Subject {
  seed: string
  kind: Subcategory
  view: string
  bedrooms: number | null
  floors: number | null
  furnishing: Furnishing | null
  ageYears: number
}

/** The views that make sense of a listing, the best first. */
export function viewsFor(kind: Subcategory, bedrooms: number | null): string[] {
  if (kind === 'Plots') return ['front', 'survey']
  if (kind === 'Offices' || kind === 'Shops') return ['front', 'inside', 'floor-plan']
  const rooms = (bedrooms ?? 1) > 1 ? ['bedroom', 'second-bedroom'] : ['bedroom']
  return ['front', 'living', ...rooms, 'kitchen', 'floor-plan']
}

/** An SVG of 1600 by 1067. */
export function paintProperty(subject: Subject): string {
  const hue = [...`${subject.seed}${subject.view}`].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 360, 7)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1067" width="1600" height="1067">
    <rect width="1600" height="1067" fill="hsl(${hue} 45% 82%)"/>
    <rect y="760" width="1600" height="307" fill="hsl(${(hue + 80) % 360} 30% 60%)"/>
    <rect x="500" y="${300 - Math.min(20, subject.floors ?? 1) * 8}" width="600" height="${500 + Math.min(20, subject.floors ?? 1) * 8}" fill="hsl(${(hue + 20) % 360} 35% 66%)"/>
  </svg>`
}
