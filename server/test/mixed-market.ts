import type { NewProperty } from '../src/modules/listings/index.ts'
import { sql } from '../src/platform/db/sql.ts'
import { createProperties, placeIds } from './property-factory.ts'
import type { TestApp } from './test-app.ts'

const dayMs = 86_400_000
const kinds = ['Flats', 'Flats', 'Flats', 'Villas', 'Offices', 'Plots'] as const

/** Listings that differ in everything the analysis looks at, the same each time. */
function mixed(
  now: Date,
  i: number,
  places: { cityId: number; localityId: number | null; locality: string }[],
): Partial<NewProperty> {
  const subcategory = kinds[i % kinds.length] as (typeof kinds)[number]
  const isPlot = subcategory === 'Plots'
  const isOffice = subcategory === 'Offices'
  const listedIn = !isPlot && i % 5 < 2 ? 'rent' : 'sell'
  const listedAt = new Date(now.getTime() - ((i * 37) % 300) * dayMs)
  return {
    ...(places[i % places.length] as (typeof places)[number]),
    subcategory,
    listedIn,
    permittedUse: isOffice ? 'office' : 'residential',
    state: i % 17 === 0 ? 'sold' : 'verified',
    pricePaise: (listedIn === 'rent' ? 18_000 + ((i * 733) % 40_000) : 55_00_000 + ((i * 91_237) % 90_00_000)) * 100,
    carpetSqft: isPlot ? null : 420 + ((i * 53) % 900),
    builtUpSqft: null,
    superBuiltUpSqft: null,
    plotSqft: isPlot ? 1000 + ((i * 71) % 2000) : null,
    bhk: isPlot || isOffice ? null : i % 5,
    bathrooms: isPlot ? null : 1 + (i % 3),
    balconies: 0,
    floor: isPlot ? null : 1,
    totalFloors: isPlot ? null : 1 + (i % 9),
    furnishing: null,
    age: isPlot ? null : '5-10 Years',
    exteriorMaterial: isPlot ? null : i % 2 === 0 ? 'Brick' : 'Concrete',
    structureType: isPlot || i % 4 === 0 ? null : 'RCC Frame',
    title: `Listing ${i}`,
    createdAt: listedAt,
    updatedAt: listedAt,
    listedAt,
  }
}

/** 360 listings in two localities of Pune and in Mumbai. */
export async function createMixedMarket(app: TestApp): Promise<void> {
  const baner = { ...(await placeIds(app)), locality: 'Baner' }
  const wakad = { ...(await placeIds(app, 'Wakad')), locality: 'Wakad' }
  const { id: mumbai } = await app.db.one<{ id: number }>(sql`select id from cities where name = 'Mumbai'`)
  const places = [baner, baner, wakad, { cityId: mumbai, localityId: null, locality: 'Andheri' }]
  await createProperties(
    app,
    Array.from({ length: 360 }, (_, i) => mixed(app.clock.now, i, places)),
  )
}
