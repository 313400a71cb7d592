import type { PropertyState } from '@properysearch/contract/listings/facts'
import {
  insertPictures,
  insertProperties,
  type NewProperty,
  recordUsualPrices,
} from '@properysearch/server/src/modules/listings/index.ts'
import { learnWords } from '@properysearch/server/src/modules/search/index.ts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { sql } from '@properysearch/server/src/platform/db/sql.ts'
import { drawAddress } from './listings/addresses.ts'
import { drawDescription } from './listings/descriptions.ts'
import { makeEarlierMonths, makeEarlierPrices } from './listings/histories.ts'
import { asWritten, priceLevelAt, unevenness } from './listings/market.ts'
import { drawOwners, type Owner } from './listings/owners.ts'
import { picturesOf } from './listings/pictures.ts'
import { findPlaces, type Place } from './listings/places.ts'
import { askedPrice, drawPrice } from './listings/prices.ts'
import { drawShape, type Shape, weighted } from './listings/shape.ts'
import { makeSocieties, type Society } from './listings/societies.ts'
import { drawTitle } from './listings/titles.ts'
import { type Random, randomFrom } from './random.ts'

const dayMs = 24 * 60 * 60 * 1000
const promotedCount = 24

/** The demo's seller has one of each kind of life; those before are live. */
const sellerStates: readonly PropertyState[] = [
  'on-hold',
  'paused',
  'draft',
  'submitted',
  'rejected',
  'sold',
  'rented',
  'archived',
]
const sellerLive = 4

/** About 2,500 listings, most in Pune, some in 25 other cities, with pictures and a year of prices. */
export async function makeListings(db: Db, now: Date): Promise<void> {
  const places = await findPlaces(db)
  const societies = await makeSocieties(db, places, now)
  const all = places.flatMap((place, at) => Array.from({ length: place.share }, () => ({ place, at })))
  // The demo's seller comes first, and lives in Pune.
  const mixed = randomFrom('spots').shuffle(all)
  const spots = [
    ...mixed.filter((spot) => spot.place.localityId !== null),
    ...mixed.filter((spot) => spot.place.localityId === null),
  ]
  const owners = await drawOwners(db, spots.length)
  const drawn = spots.map(({ place, at }, i) => drawListing(i, place, societies[at] ?? [], owners[i] as Owner, now))
  const ids = await insertProperties(
    db,
    drawn.map((listing) => listing.property),
  )
  await insertPictures(
    db,
    drawn.flatMap((listing, i) => picturesOf(ids[i] as number, listing.place, listing.shape)),
  )
  await makeEarlierPrices(
    db,
    ids.map((id, i) => ({ id, ...(drawn[i] as Drawn) })),
  )
  await recordUsualPrices(db, now)
  await makeEarlierMonths(db, now)
  // Nobody posts a listing before they have joined, or without a proven identity.
  await db.run(sql`
    update users u set created_at = own.first_at - interval '2 days'
    from (select owner_id, min(created_at) as first_at from properties group by owner_id) own
    where own.owner_id = u.id and u.created_at > own.first_at`)
  await db.run(sql`update users set aadhaar_verified_at = created_at + interval '1 day'
    where aadhaar_verified_at is null and pan_verified_at is null and id in (select owner_id from properties)`)
  await learnWords(db, null)
  await db.run(sql`select add_up_counts()`)
}

export interface Drawn {
  property: NewProperty
  place: Place
  shape: Shape
}

function drawListing(i: number, place: Place, societies: readonly Society[], owner: Owner, now: Date): Drawn {
  let random = randomFrom(`listing ${i}`)
  let shape = drawShape(random, place, societies, owner.postedBy)
  for (let again = 1; sellerStates[i - sellerLive] === 'rented' && shape.listedIn !== 'rent'; again++) {
    random = randomFrom(`listing ${i} ${again}`)
    shape = drawShape(random, place, societies, owner.postedBy)
  }
  const chance = randomFrom(`market ${i}`)
  const drawn = drawPrice(random, place, shape)
  const factor = unevenness(chance, place, shape)
  shape = asWritten(chance, shape)
  const address = drawAddress(random, place, shape)
  const state = stateOf(random, i, shape)
  const { listedDays, ...dates } = datesOf(random, i, state, now)
  const price = askedPrice(drawn, shape.listedIn, factor * priceLevelAt(place, listedDays))
  const amenityBits = place.amenityBits & ~(random.next() < 0.4 ? 1 << random.between(0, 13) : 0) || place.amenityBits
  const monthsAway = shape.ageYears < 0 ? -shape.ageYears * 12 + random.between(-5, 5) : 0
  const possessionOn = monthsAway > 0 ? firstOfMonth(now, monthsAway) : null
  const told = {
    place,
    shape,
    landmark: address.landmark,
    amenityBits,
    possessionMonth: possessionOn && monthName(possessionOn),
    depositMonths: drawn.depositMonths,
  }
  const { society, ageYears: _, ...facts } = shape
  const property: NewProperty = {
    ...facts,
    ...dates,
    ownerId: owner.id,
    state,
    title: drawTitle(random, place, shape, address),
    description: drawDescription(random, told),
    pricePaise: price.price * 100,
    depositPaise: price.deposit === null ? null : price.deposit * 100,
    maintenancePaise: price.maintenance === null ? null : price.maintenance * 100,
    cityId: place.cityId,
    localityId: place.localityId,
    locality: place.locality,
    societyId: society?.id ?? null,
    address: address.address,
    unit: address.unit,
    pincode: place.pincode,
    possessionOn: possessionOn && dayText(possessionOn),
    availableFrom: shape.listedIn === 'rent' ? dayText(firstOfMonth(now, random.between(0, 2))) : null,
    amenityBits,
    exteriorMaterial:
      shape.subcategory === 'Plots'
        ? null
        : weighted(random, [
            ['Concrete', 6],
            ['Brick', 4],
            ['Glass', shape.subcategory === 'Offices' ? 5 : 0],
            ['Stone', 1],
          ]),
    structureType:
      shape.subcategory === 'Plots'
        ? null
        : weighted(random, [
            ['RCC Frame', 9],
            ['Load Bearing', shape.ageYears > 20 ? 6 : 0],
            ['Steel Frame', shape.subcategory === 'Offices' ? 1 : 0],
          ]),
    reraNumber: shape.listedIn === 'sell' && shape.postedBy === 'builder' ? (society?.reraNumber ?? null) : null,
    videoUrl: null,
    rejectedReasons: state === 'rejected' ? ['The papers name a different flat from the listing.'] : null,
  }
  return { property, place, shape }
}

function stateOf(random: Random, i: number, shape: Shape): PropertyState {
  const chosen =
    i < sellerLive + sellerStates.length
      ? (sellerStates[i - sellerLive] ?? 'verified')
      : weighted<PropertyState>(random, [
          ['verified', 930],
          ['submitted', 20],
          ['draft', 8],
          ['rejected', 8],
          ['sold', 20],
          ['archived', 14],
        ])
  // What was for rent is rented, not sold.
  if (chosen === 'sold' || chosen === 'rented') return shape.listedIn === 'rent' ? 'rented' : 'sold'
  return chosen
}

function datesOf(random: Random, i: number, state: PropertyState, now: Date) {
  const ago = (days: number) => new Date(now.getTime() - Math.round(days * dayMs))
  const listedDays = 3 + random.next() ** 2 * 330
  const wasLive = !['draft', 'submitted', 'rejected'].includes(state)
  const isPromoted = state === 'verified' && i % Math.floor(2500 / promotedCount) === 7
  return {
    listedDays,
    createdAt: ago(listedDays + 1 + random.next() * 3),
    updatedAt: ago(listedDays),
    listedAt: wasLive ? ago(listedDays) : null,
    verifiedAt: wasLive ? ago(listedDays) : null,
    confirmedAt: wasLive ? ago(Math.min(listedDays, random.next() * 45)) : null,
    isPromoted,
    promotedUntil: isPromoted ? ago(-30) : null,
  }
}

function firstOfMonth(now: Date, monthsAway: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + Math.max(1, monthsAway), 1))
}

function dayText(day: Date): string {
  return day.toISOString().slice(0, 10)
}

function monthName(day: Date): string {
  return day.toLocaleDateString('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' })
}
