import { insertProperties, type NewProperty } from '../src/modules/listings/index.ts'
import { sql } from '../src/platform/db/sql.ts'
import { createUser } from './factories.ts'
import type { TestApp } from './test-app.ts'

const owners = new WeakMap<TestApp, Promise<number>>()

/** Ids of places by name, as the migrations made them. */
export async function placeIds(app: TestApp, locality = 'Baner'): Promise<{ cityId: number; localityId: number }> {
  return app.db.one(sql`select city_id, id as locality_id from localities where name = ${locality}`)
}

/** A live 2 BHK flat for sale in Baner at ₹90 lakh, unless told otherwise. */
export async function createProperty(app: TestApp, given: Partial<NewProperty> = {}): Promise<number> {
  const [id] = await createProperties(app, [given])
  return id as number
}

export async function createProperties(app: TestApp, all: readonly Partial<NewProperty>[]): Promise<number[]> {
  const { cityId, localityId } = await placeIds(app)
  if (!owners.has(app))
    owners.set(
      app,
      createUser(app, { firstname: 'Mandar' }).then((person) => person.user.id),
    )
  const ownerId = await (owners.get(app) as Promise<number>)
  return insertProperties(
    app.db,
    all.map((given) => ({ ...exampleProperty({ cityId, localityId, ownerId, now: app.clock.now }), ...given })),
  )
}

export function exampleProperty(of: { cityId: number; localityId: number; ownerId: number; now: Date }): NewProperty {
  const { cityId, localityId, ownerId, now } = of
  return {
    ownerId,
    postedBy: 'owner',
    state: 'verified',
    listedIn: 'sell',
    subcategory: 'Flats',
    permittedUse: 'residential',
    title: '2 BHK flat in Baner',
    description: 'A bright corner flat with cross ventilation.',
    pricePaise: 90_00_000_00,
    depositPaise: null,
    maintenancePaise: 3_000_00,
    cityId,
    localityId,
    locality: 'Baner',
    societyId: null,
    address: 'S. No. 45/2, Lane 5, Baner, Pune 411045',
    unit: 'Flat 704',
    pincode: '411045',
    latitude: 18.559,
    longitude: 73.7868,
    carpetSqft: 750,
    builtUpSqft: 860,
    superBuiltUpSqft: 1020,
    plotSqft: null,
    bhk: 2,
    bathrooms: 2,
    balconies: 1,
    garages: 1,
    floor: 7,
    totalFloors: 11,
    furnishing: 'Semi-Furnished',
    facing: 'East',
    age: '5-10 Years',
    possession: 'Ready To Move',
    possessionOn: null,
    availableFrom: null,
    amenityBits: 0,
    exteriorMaterial: 'Concrete',
    structureType: 'RCC Frame',
    reraNumber: null,
    videoUrl: null,
    rejectedReasons: null,
    isPromoted: false,
    promotedUntil: null,
    createdAt: now,
    updatedAt: now,
    listedAt: now,
    confirmedAt: now,
    verifiedAt: now,
  }
}
