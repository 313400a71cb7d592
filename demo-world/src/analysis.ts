import type { SaleTerms } from '@properysearch/contract/bookings/terms'
import { findUserByEmail } from '@properysearch/server/src/modules/accounts/index.ts'
import { insertDemoReport } from '@properysearch/server/src/modules/analysis/demo-reports.ts'
import { packAnew } from '@properysearch/server/src/modules/analysis/index.ts'
import { insertDemoBooking } from '@properysearch/server/src/modules/bookings/demo-bookings.ts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { sql } from '@properysearch/server/src/platform/db/sql.ts'
import { type DemoListing, listingColumns, type Past, untilBooked } from './bookings.ts'
import { fittingsOf, includedIn } from './fittings.ts'
import { randomFrom } from './random.ts'

const hourMs = 60 * 60 * 1000
const day = 24
/** From the first step to the last. */
const dealDays = 52

interface Sold extends DemoListing {
  ownerId: number
  listedDays: number
}

/** What other people of the demo sold to each other, for a little less than they asked; then everything is counted. */
export async function makeAnalysis(db: Db, now: Date): Promise<void> {
  const random = randomFrom('closed deals')
  const buyers = await db.many<{ id: number }>(sql`
    select id from users where role = 'user' and email not in ('user@demo.in', 'seller@demo.in') order by id desc limit 40`)
  const sold = await db.many<Sold>(sql`
    select ${listingColumns}, p.owner_id, floor(extract(epoch from ${now}::timestamptz - p.listed_at) / 86400)::int as listed_days
    from properties p join users u on u.id = p.owner_id
    where p.state = 'sold' and p.listed_in = 'sell' and u.email not in ('user@demo.in', 'seller@demo.in')
      and p.listed_at < ${now}::timestamptz - interval '70 days'
      and not exists (select from bookings b where b.property_id = p.id)
    order by p.id limit 40`)
  for (const [i, listing] of sold.entries()) {
    const others = buyers.filter(({ id }) => id !== listing.ownerId)
    const buyer = others[i % others.length]
    if (!buyer) throw new Error('The demo world has nobody who buys.')
    const first = random.between(dealDays + 4, listing.listedDays - 8) * day
    // Most settle for a little less; some for what was asked.
    const share = random.next() < 0.15 ? 1 : 0.9 + random.next() * 0.09
    const ago = (hours: number) => new Date(now.getTime() - hours * hourMs)
    const steps: Past = [
      ...untilBooked(first),
      ['clear', first - 15 * day],
      ['agree', first - 18 * day],
      ['pay', first - 30 * day],
      ['rest', first - 44 * day],
      ['complete', first - dealDays * day],
    ]
    await insertDemoBooking(db, {
      propertyId: listing.id,
      buyerId: buyer.id,
      terms: termsOf(listing),
      pricePaise: Math.round((listing.pricePaise * share) / 100_000_00) * 100_000_00 || listing.pricePaise,
      at: ago(first + day),
      fittings: fittingsOf(listing.subcategory, listing.furnishing),
      steps: steps.map(([step, hours]) => ({ step, at: ago(hours) })),
    })
  }
  await packAnew({ db, now })
  await makeReports(db, now)
}

/** The demo's buyer has the report of a flat whose price has changed. */
async function makeReports(db: Db, now: Date): Promise<void> {
  const buyer = await findUserByEmail(db, 'user@demo.in')
  const flat = await db.maybe<{ id: number }>(sql`
    select p.id from properties p
    where p.state = 'verified' and p.listed_in = 'sell' and p.subcategory = 'Flats' and p.locality_id is not null
      and p.owner_id <> ${buyer?.id ?? 0} and (select count(*) from price_history where property_id = p.id) > 1
    order by p.id limit 1`)
  if (!buyer || !flat) throw new Error('The demo world has no flat to report on.')
  await insertDemoReport(db, { userId: buyer.id, propertyId: flat.id, now })
}

function termsOf({ pricePaise, subcategory, furnishing, garages }: DemoListing): SaleTerms {
  return {
    kind: 'sale',
    bookingAmount: Math.min(1_00_000, Math.floor(pricePaise / 1000)),
    channel: 'direct',
    isInstant: false,
    includes: includedIn(fittingsOf(subcategory, furnishing), garages),
    parts: 2,
    firstDueDays: 30,
    lateRate: 900,
    conditions: ['title'],
  }
}
