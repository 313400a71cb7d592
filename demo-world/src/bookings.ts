import { activeBookingStates } from '@properysearch/contract/bookings/facts'
import type { BookingTerms, SaleTerms } from '@properysearch/contract/bookings/terms'
import type { Furnishing, Subcategory } from '@properysearch/contract/listings/facts'
import { findUserByEmail } from '@properysearch/server/src/modules/accounts/index.ts'
import {
  type DemoBooking,
  type DemoStep,
  insertDemoBooking,
} from '@properysearch/server/src/modules/bookings/demo-bookings.ts'
import { holdDemoListing, letDemoListing } from '@properysearch/server/src/modules/listings/demo-listings.ts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { sql } from '@properysearch/server/src/platform/db/sql.ts'
import { fittingsOf, includedIn } from './fittings.ts'

const hourMs = 60 * 60 * 1000
export const day = 24

export interface DemoListing {
  id: number
  pricePaise: number
  state: string
  subcategory: Subcategory
  furnishing: Furnishing | null
  garages: number
}
export const listingColumns = sql`p.id, p.price_paise, p.state, p.subcategory, p.furnishing, p.garages`

/** How many hours ago each thing was done. */
export type Past = [step: DemoStep, hoursAgo: number][]

export type BookPast = (listing: DemoListing, buyerId: number, terms: BookingTerms, past: DemoPast) => Promise<void>

/** Books as somebody did long ago; the listing of an active one is on hold, and rented from the keys on. */
export function bookPast(db: Db, now: Date): BookPast {
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs)
  return async (listing, buyerId, terms, past) => {
    const steps: DemoBooking['steps'] = (past.steps ?? []).map(([step, hours]) => ({ step, at: ago(hours) }))
    const { message, requested } = past
    const made = await insertDemoBooking(db, {
      propertyId: listing.id,
      buyerId,
      terms,
      at: ago(requested),
      fittings: fittingsOf(listing.subcategory, listing.furnishing),
      steps,
      ...(message ? { message } : {}),
    })
    if (listing.state !== 'verified') return
    const held: readonly string[] = activeBookingStates
    const at = (wanted: DemoStep) => steps.find(({ step }) => step === wanted)?.at
    const [accepted, movedIn] = [at('accept'), at('move-in')]
    if (accepted && (movedIn || held.includes(made.state))) await holdDemoListing(db, listing.id, accepted)
    if (movedIn) await letDemoListing(db, listing.id, movedIn)
  }
}

/** What the demo's buyer books, and who books what the demo's seller has: in every state that the server knows. */
export async function makeBookings(db: Db, now: Date): Promise<void> {
  const buyer = await findUserByEmail(db, 'user@demo.in')
  const seller = await findUserByEmail(db, 'seller@demo.in')
  if (!buyer || !seller) throw new Error('The demo world has no buyer or no seller.')
  const book = bookPast(db, now)
  const sales = await freeListings(db, salePasts.length + disputedPasts.length)
  const [sold] = await db.many<DemoListing>(sql`
    select ${listingColumns} from properties p
    where state = 'sold' and listed_in = 'sell' and owner_id not in (${buyer.id}, ${seller.id}) order by id limit 1`)
  if (!sold) throw new Error('The demo world has sold nothing.')
  const made = [
    { listing: sold, terms: saleTerms(sold), past: { requested: 130 * day, steps: completedPast } },
    ...pair(sales, salePasts).map(([listing, past]) => ({ listing, terms: saleTerms(listing, past.channel), past })),
  ]
  // In the order of time: so are their numbers.
  for (const { listing, terms, past } of made.sort((one, other) => other.past.requested - one.past.requested)) {
    await book(listing, buyer.id, terms, past)
  }
  await makeReceived(db, { buyerId: buyer.id, sellerId: seller.id, book })
  for (const [listing, past] of pair(sales.slice(salePasts.length), disputedPasts)) {
    await book(listing, buyer.id, saleTerms(listing, past.channel), past)
  }
}

export function pair(listings: readonly DemoListing[], pasts: readonly DemoPast[]): [DemoListing, DemoPast][] {
  return pasts.map((past, i) => {
    const listing = listings[i]
    if (!listing) throw new Error('The demo world has too few listings to be booked.')
    return [listing, past]
  })
}

export type DemoChannel = 'direct' | 'bank-escrow' | 'sandbox'

export interface DemoPast {
  /** Hours ago. */
  requested: number
  message?: string
  channel?: DemoChannel
  steps?: Past
}

export const untilBooked = (first: number): Past => [
  ['accept', first],
  ['pay-penny', first - 10],
  ['pay-booking', first - 26],
]
const untilAgreed = (first: number): Past => [
  ...untilBooked(first),
  ['clear', first - 15 * day],
  ['agree', first - 18 * day],
]
const completedPast: Past = [...untilAgreed(128 * day), ['pay', 80 * day], ['rest', 50 * day], ['complete', 40 * day]]

const salePasts: DemoPast[] = [
  { requested: 75 * day, steps: [...untilAgreed(74 * day), ['pay', 40 * day], ['rest', 9 * day]] },
  { requested: 62 * day, channel: 'bank-escrow', steps: [...untilAgreed(61 * day), ['pay', 20 * day]] },
  { requested: 34 * day, steps: untilAgreed(33 * day) },
  { requested: 21 * day, steps: [...untilBooked(20 * day), ['clear', 3 * day]] },
  { requested: 12 * day, steps: [['expire', 9 * day]] },
  { requested: 10 * day, steps: untilBooked(9 * day), message: 'The loan is sanctioned. We can sign this month.' },
  {
    requested: 6 * day,
    channel: 'sandbox',
    steps: [
      ['accept', 5 * day],
      ['withdraw', 4 * day],
    ],
  },
  {
    requested: 76,
    channel: 'direct',
    steps: [
      ['accept', 70],
      ['pay-penny', 20],
    ],
  },
  { requested: 40, channel: 'sandbox', steps: [['accept', 26]] },
  { requested: 8, channel: 'sandbox', message: 'We saw it on Sunday. No loan needed.' },
]

/** What is paid through the simulated partner is held: in these two a part of it is disputed. */
const disputedPasts: DemoPast[] = [
  { requested: 48 * day, channel: 'sandbox', steps: untilAgreed(47 * day) },
  { requested: 24 * day, channel: 'sandbox', steps: untilBooked(23 * day) },
]

interface Received {
  buyerId: number
  sellerId: number
  book: BookPast
}

/** What is sold has its booking; what is live has requests. */
async function makeReceived(db: Db, { buyerId, sellerId, book }: Received): Promise<void> {
  const own = await db.many<DemoListing>(sql`
    select ${listingColumns} from properties p
    where owner_id = ${sellerId} and listed_in = 'sell' and state in ('verified', 'sold') order by id`)
  const others = await db.many<{ id: number }>(sql`
    select id from users where role = 'user' and id not in (${buyerId}, ${sellerId}) order by id limit 6`)
  const people = others.map((person) => person.id)
  const sold = own.find(({ state }) => state === 'sold')
  const [first, second = first, third = second] = own.filter(({ state }) => state === 'verified')
  const [a, b, c, d, e] = people
  if (!(first && second && third && a && b && c && d && e)) {
    throw new Error('The demo’s seller has nothing to be booked.')
  }
  if (sold) await book(sold, a, saleTerms(sold), { requested: 130 * day, steps: completedPast })
  await book(third, e, saleTerms(third), { requested: 14 * day, steps: [['expire', 11 * day]] })
  await book(second, c, saleTerms(second, 'sandbox'), { requested: 7 * day, steps: [['reject', 6 * day]] })
  await book(first, d, saleTerms(first, 'sandbox'), {
    requested: 5 * day,
    steps: [
      ['accept', 4 * day],
      ['call-off', 3 * day],
    ],
  })
  await book(first, c, saleTerms(first, 'sandbox'), {
    requested: 27,
    message: 'Ready to pay the booking amount today.',
  })
  // Their bid was declined three days ago.
  await book(first, b, saleTerms(first, 'sandbox'), {
    requested: 3,
    message: 'We would take it at your price, with the wardrobes.',
  })
}

/** Live, of an owner of their own, and in nobody's lists or bids: nothing else in the demo needs it to be available. */
export function freeListings(db: Db, count: number, listedIn: 'sell' | 'rent' = 'sell'): Promise<DemoListing[]> {
  return db.many(sql`
    select ${listingColumns} from properties p join users u on u.id = p.owner_id join cities c on c.id = p.city_id
    where c.name = 'Pune' and u.email not in ('user@demo.in', 'seller@demo.in') and u.role = 'user'
      and p.state = 'verified' and p.listed_in = ${listedIn} and p.subcategory = 'Flats'
      and p.posted_by = 'owner' and p.being_checked_since is null
      and not exists (select from bids b where b.property_id = p.id)
      and not exists (select from favourites f where f.property_id = p.id)
      and not exists (select from orders o where o.subject_id = p.id)
    order by p.id desc limit ${count}`)
}

function saleTerms(listing: DemoListing, channel: DemoChannel = 'direct'): SaleTerms {
  const { pricePaise, subcategory, furnishing, garages } = listing
  return {
    kind: 'sale',
    bookingAmount: Math.min(1_00_000, Math.floor(pricePaise / 1000)),
    channel,
    isInstant: false,
    includes: includedIn(fittingsOf(subcategory, furnishing), garages),
    parts: 3,
    firstDueDays: 30,
    lateRate: 900,
    conditions: subcategory === 'Plots' ? ['title', 'loan'] : ['title', 'loan', 'society-noc'],
  }
}
