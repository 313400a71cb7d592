import type { RentalTerms } from '@properysearch/contract/bookings/terms'
import { findUserByEmail } from '@properysearch/server/src/modules/accounts/index.ts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { sql } from '@properysearch/server/src/platform/db/sql.ts'
import {
  bookPast,
  type DemoChannel,
  type DemoListing,
  type DemoPast,
  day,
  freeListings,
  listingColumns,
  type Past,
  pair,
  untilBooked,
} from './bookings.ts'
import { fittingsOf, includedIn } from './fittings.ts'

/** What the demo's buyer rents and who rents from its seller: in every state, months and arrears included. */
export async function makeRentals(db: Db, now: Date): Promise<void> {
  const buyer = await findUserByEmail(db, 'user@demo.in')
  const seller = await findUserByEmail(db, 'seller@demo.in')
  if (!buyer || !seller) throw new Error('The demo world has no buyer or no seller.')
  const book = bookPast(db, now)
  const others = await db.many<{ id: number }>(sql`
    select id from users where role = 'user' and id not in (${buyer.id}, ${seller.id}) order by id desc limit 8`)
  const homes = await freeListings(db, rentedByBuyer.length + rentedByOthers.length, 'rent')
  for (const [listing, past] of pair(homes.slice(0, rentedByBuyer.length), rentedByBuyer)) {
    await book(listing, buyer.id, rentalTerms(listing, past.channel), past)
  }
  const ownerOf = async ({ id }: DemoListing) =>
    (await db.one<{ ownerId: number }>(sql`select owner_id from properties where id = ${id}`)).ownerId
  for (const [i, [listing, past]] of pair(homes.slice(rentedByBuyer.length), rentedByOthers).entries()) {
    const owner = await ownerOf(listing)
    const tenant = others.filter(({ id }) => id !== owner)[i % 4]
    if (tenant) await book(listing, tenant.id, rentalTerms(listing, past.channel), past)
  }
  await makeLet(db, { buyerId: buyer.id, sellerId: seller.id, others: others.map(({ id }) => id), now })
}

const untilRented = (first: number): Past => [
  ...untilBooked(first),
  ['register', first - 4 * day],
  ['move-in', first - 7 * day],
]
const untilNotice = (first: number, notice: number): Past => [
  ...untilRented(first),
  ['pay-due', notice + day],
  ['give-notice', notice],
]

const rentedByBuyer: DemoPast[] = [
  {
    requested: 330 * day,
    steps: [
      ...untilNotice(328 * day, 70 * day),
      ['pay-due', 41 * day],
      ['inspect', 40 * day],
      ['settle', 38 * day],
      ['return-deposit', 36 * day],
    ],
  },
  {
    requested: 260 * day,
    steps: [
      ...untilNotice(258 * day, 36 * day),
      ['pay-due', 7 * day],
      ['inspect', 6 * day],
      ['settle', 5 * day],
      ['dispute', 4 * day],
    ],
  },
  { requested: 230 * day, steps: untilNotice(228 * day, 10 * day) },
  { requested: 190 * day, steps: [...untilRented(188 * day), ['pay-due', 60 * day]] },
  { requested: 14 * day, steps: [...untilBooked(13 * day), ['register', 6 * day]] },
  { requested: 5 * day, steps: untilBooked(4 * day), message: 'We would move in at the beginning of the month.' },
  { requested: 7, channel: 'sandbox', message: 'A family of three. We saw the home on Saturday.' },
]

const rentedByOthers: DemoPast[] = [
  { requested: 50, channel: 'sandbox', steps: [['accept', 30]] },
  {
    requested: 60,
    steps: [
      ['accept', 50],
      ['pay-penny', 20],
    ],
  },
  { requested: 12 * day, channel: 'sandbox', steps: [['expire', 9 * day]] },
  {
    requested: 8 * day,
    channel: 'sandbox',
    steps: [
      ['accept', 7 * day],
      ['withdraw', 6 * day],
    ],
  },
]

interface Let {
  buyerId: number
  sellerId: number
  others: readonly number[]
  now: Date
}

/** What the seller has rented has its tenant, two months behind; what is to let has requests, what is on hold is booked. */
async function makeLet(db: Db, { buyerId, sellerId, others, now }: Let): Promise<void> {
  const book = bookPast(db, now)
  const own = await db.many<DemoListing>(sql`
    select ${listingColumns} from properties p
    where owner_id = ${sellerId} and listed_in = 'rent' and state in ('verified', 'on-hold', 'rented') order by id`)
  const [tenant, asking, other, next] = others
  if (!tenant || !asking || !other || !next) throw new Error('The demo world has too few people to rent its homes.')
  for (const listing of own.filter(({ state }) => state === 'rented')) {
    const steps: Past = [...untilRented(200 * day), ['pay-due', 65 * day]]
    await book(listing, tenant, rentalTerms(listing), { requested: 202 * day, steps })
  }
  for (const listing of own.filter(({ state }) => state === 'verified').slice(0, 1)) {
    await book(listing, other, rentalTerms(listing), { requested: 9 * day, steps: [['reject', 8 * day]] })
    await book(listing, asking, rentalTerms(listing, 'sandbox'), {
      requested: 20,
      message: 'Two of us work in Baner. We have no pets.',
    })
    await book(listing, buyerId, rentalTerms(listing, 'sandbox'), {
      requested: 4,
      message: 'For eleven months, please.',
    })
  }
  for (const listing of own.filter(({ state }) => state === 'on-hold')) {
    const message = 'We are moving from Nagpur in December.'
    await book(listing, next, rentalTerms(listing), { requested: 11 * day, steps: untilBooked(10 * day), message })
  }
}

function rentalTerms(listing: DemoListing, channel: DemoChannel = 'direct'): RentalTerms {
  const { pricePaise, subcategory, furnishing, garages } = listing
  const rent = pricePaise / 100
  return {
    kind: 'rental',
    bookingAmount: Math.min(10_000, rent),
    channel,
    isInstant: false,
    includes: includedIn(fittingsOf(subcategory, furnishing), garages),
    deposit: rent * 3,
    months: 11,
    lockInMonths: 3,
    noticeDays: 30,
    yearlyRise: 500,
    maintenanceBy: 'owner',
  }
}
