import { designApartments } from './building/apartments.ts'
import { designHouse } from './building/houses.ts'
import { designOffices } from './building/offices.ts'
import { designShops } from './building/shops.ts'
import type { Structure } from './building/structure.ts'
import { designVilla } from './building/villas.ts'
import { chanceFrom } from './canvas/chance.ts'
import { characterOf } from './character.ts'
import { floraOf } from './plants/flora.ts'
import { paintBalcony } from './rooms/balcony.ts'
import { paintBath } from './rooms/bath.ts'
import { paintBedroom } from './rooms/bedroom.ts'
import { paintKitchen } from './rooms/kitchen.ts'
import { type HomeRoom, paintLiving } from './rooms/living.ts'
import { paintOffice } from './rooms/offices.ts'
import { paintShop } from './rooms/shop.ts'
import { paintStudio } from './rooms/studio.ts'
import type { PictureSubject, PropertyKind, View } from './subject.ts'
import { type Amenity, paintAmenity } from './views/amenity-view.ts'
import { paintFront } from './views/front-view.ts'
import { type PlotView, paintPlot } from './views/plot-views.ts'
import { paintStreetView } from './views/street-view.ts'

/** Beyond this a picture is painted again with fewer leaves and plainer windows. */
const MOST_BYTES = 250_000

/** One picture of a property as SVG text, 1600 by 1200. The same subject gives the same text. */
export function paintProperty(subject: PictureSubject): string {
  let svg = ''
  for (const fineness of [1, 0.62, 0.42]) {
    svg = paint(subject, fineness)
    if (svg.length <= MOST_BYTES) break
  }
  return svg
}

function paint(subject: PictureSubject, fineness: number): string {
  const home = chanceFrom(`${subject.kind}/${subject.seed}`)
  const ageYears = Math.max(0, subject.ageYears)
  const character = characterOf(home, ageYears, fineness, subject.hour)
  const chance = home.fork(subject.view)
  if (subject.kind === 'plots' && subject.view !== 'amenity')
    return paintPlot(plotViewOf(subject.view), character, home, chance)
  const storeys = Math.max(1, Math.min(40, Math.round(subject.floors)))
  const floor = subject.floor ?? home.fork('floor-no').whole(0, storeys - 1)
  const isTall = subject.kind === 'flats' || subject.kind === 'studio' || subject.kind === 'offices'
  const room: HomeRoom = { character, home, chance, furnishing: subject.furnishing, isHigh: isTall && floor > 1 }
  const build = () => structureOf(subject.kind, home.fork('building'), storeys, ageYears)
  const flora = floraOf(home.fork('flora'))
  switch (subject.view) {
    case 'living':
      return subject.kind === 'studio' ? paintStudio(room) : paintLiving(room)
    case 'bedroom':
    case 'bedroom-2':
      return paintBedroom(room, subject.view === 'bedroom-2')
    case 'kitchen':
      return paintKitchen(room)
    case 'bath':
      return paintBath(room)
    case 'balcony':
      return paintBalcony(room, isTall ? floor * 3 + 1 : 3.2)
    case 'reception':
    case 'workspace':
    case 'meeting':
    case 'cabin':
    case 'pantry':
      return paintOffice(subject.view, room)
    case 'inside':
    case 'counter':
    case 'stock':
      return paintShop(subject.view, room)
    case 'amenity':
      return paintAmenity(build(), character, chance, amenityOf(subject.kind, chance.fork('what').next()), flora)
    case 'street':
      return paintStreetView(build(), character, chance, flora)
    default:
      return paintFront(build(), character, chance, flora)
  }
}

function structureOf(
  kind: PropertyKind,
  chance: ReturnType<typeof chanceFrom>,
  storeys: number,
  ageYears: number,
): Structure {
  switch (kind) {
    case 'houses':
      return designHouse(chance, Math.min(3, storeys), ageYears)
    case 'villas':
    case 'plots':
      return designVilla(chance)
    case 'offices':
      return designOffices(chance, Math.max(3, storeys))
    case 'shops':
      return designShops(chance, storeys)
    default:
      return designApartments(chance, Math.max(2, storeys), ageYears)
  }
}

function plotViewOf(view: View): PlotView {
  return view === 'outline' || view === 'pegs' || view === 'street' || view === 'hills' ? view : 'site'
}

function amenityOf(kind: PropertyKind, luck: number): Amenity {
  if (kind === 'houses') return 'garden'
  if (kind === 'villas') return luck < 0.55 ? 'pool' : 'garden'
  if (kind === 'plots') return luck < 0.5 ? 'play' : 'garden'
  return luck < 0.4 ? 'pool' : luck < 0.72 ? 'garden' : 'play'
}
