import type { NewPicture } from '@properysearch/server/src/modules/listings/index.ts'
import { drawnViewsOf, planView } from '../pictures/paint-listing.ts'
import { randomFrom } from '../random.ts'
import type { Place } from './places.ts'
import type { Shape } from './shape.ts'

const skies = ['#cfe3ef', '#f2d9b8', '#dbe6d3', '#c9d6e6', '#f0dfc8', '#d6dfe8']
const rooms = ['#e9e1d6', '#e3e6e3', '#efe6da', '#dfe3ea', '#e8ddd2']

const spoken: Record<string, string> = { living: 'living room', bath: 'bathroom', amenity: 'amenities' }

/** The drawn pictures of a listing; what can be seen is described for people who cannot see it. */
export function picturesOf(propertyId: number, place: Place, shape: Shape): NewPicture[] {
  const random = randomFrom(`pictures ${propertyId}`)
  const bedrooms = shape.bhk === null ? null : Math.max(1, shape.bhk)
  return drawnViewsOf(shape.subcategory, bedrooms).map((view, i) => {
    const isPlan = view === planView
    return {
      propertyId,
      position: i + 1,
      role: isPlan ? 'floor-plan' : 'photo',
      key: null,
      view,
      width: 1600,
      height: 1200,
      placeholder: isPlan ? '#f4f1ea' : random.pick(i === 0 ? skies : rooms),
      alt: altOf(view, place, shape),
    }
  })
}

function altOf(view: string, place: Place, shape: Shape): string {
  const name = shape.society?.name ?? place.locality
  const what = (spoken[view] ?? view).replaceAll('-', ' ')
  if (view === planView) return `Floor plan, ${shape.carpetSqft} sqft carpet`
  if (shape.subcategory === 'Plots') return `The plot in ${place.locality}: ${what}`
  if (/front|street|outside|facade|tower|exterior/.test(view)) return `${name} from outside`
  return `${what.charAt(0).toUpperCase()}${what.slice(1)} in ${name}`
}
