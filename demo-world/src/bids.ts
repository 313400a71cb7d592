import { findUserByEmail } from '@properysearch/server/src/modules/accounts/index.ts'
import { type DemoBid, insertDemoBid, setMode } from '@properysearch/server/src/modules/bids/demo-bids.ts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { sql } from '@properysearch/server/src/platform/db/sql.ts'

const hourMs = 60 * 60 * 1000

interface Listing {
  id: number
  pricePaise: number
  listedIn: 'sell' | 'rent'
}

/** What the demo's buyer bids for, and who bids for what the demo's seller has: in every state, with its history. */
export async function makeBids(db: Db, now: Date): Promise<void> {
  const buyer = await findUserByEmail(db, 'user@demo.in')
  const seller = await findUserByEmail(db, 'seller@demo.in')
  if (!buyer || !seller) throw new Error('The demo world has no buyer or no seller.')
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs)
  const wanted = await db.many<Listing>(sql`
    select p.id, p.price_paise, p.listed_in from favourites f join properties p on p.id = f.property_id
    where f.user_id = ${buyer.id} and p.state = 'verified' and p.owner_id not in (${buyer.id}, ${seller.id})
    order by f.created_at desc, p.id limit 5`)
  const offered = await db.many<Listing>(sql`
    select id, price_paise, listed_in from properties where owner_id = ${seller.id} and state = 'verified'
    order by id limit 3`)
  const others = await db.many<{ id: number }>(sql`
    select id from users where role = 'user' and id not in (${buyer.id}, ${seller.id}) order by id limit 6`)
  const [a, b, , d, e, f] = others.map((person) => person.id)
  const [first, second, third, fourth, fifth] = wanted
  const [home, toLet, plot] = offered
  if (!(a && b && d && e && f && first && second && third && fourth && fifth && home && toLet && plot)) {
    throw new Error('The demo world has too few people or listings for its bids.')
  }
  const bid = (listing: Listing, buyerId: number, steps: DemoBid['steps']) =>
    insertDemoBid(db, { propertyId: listing.id, buyerId, steps })

  await bid(first, buyer.id, [
    { act: 'place', amountPaise: part(first, 90), at: hoursAgo(190) },
    { act: 'expire', at: hoursAgo(22) },
  ])
  await bid(second, buyer.id, [
    { act: 'place', amountPaise: part(second, 85), at: hoursAgo(160) },
    { act: 'reject', at: hoursAgo(140) },
  ])
  await bid(third, buyer.id, [
    { act: 'place', amountPaise: part(third, 96), at: hoursAgo(120) },
    { act: 'withdraw', at: hoursAgo(100) },
  ])
  await bid(fourth, buyer.id, [
    {
      act: 'place',
      amountPaise: part(fourth, 92),
      note: 'The loan is sanctioned. We could sign within a month.',
      at: hoursAgo(98),
    },
    {
      act: 'counter',
      amountPaise: part(fourth, 97),
      note: 'The parking space is included at this price.',
      at: hoursAgo(76),
    },
    { act: 'revise', amountPaise: part(fourth, 95), at: hoursAgo(51) },
    { act: 'accept', at: hoursAgo(27) },
  ])
  await bid(fifth, buyer.id, [{ act: 'place', amountPaise: part(fifth, 94), at: hoursAgo(30) }])

  await setMode(db, home.id, 'open', hoursAgo(200))
  await bid(home, a, [{ act: 'place', amountPaise: part(home, 91), at: hoursAgo(70) }])
  await bid(home, b, [
    { act: 'place', amountPaise: part(home, 80), at: hoursAgo(64) },
    { act: 'reject', at: hoursAgo(60) },
  ])
  await bid(home, buyer.id, [
    {
      act: 'place',
      amountPaise: part(home, 93),
      note: 'We saw it on Sunday and liked the light. Would you include the wardrobes?',
      at: hoursAgo(47),
    },
    {
      act: 'counter',
      amountPaise: part(home, 97),
      note: 'Yes, with the wardrobes and the kitchen fittings.',
      at: hoursAgo(20),
    },
  ])
  await bid(home, f, [{ act: 'place', amountPaise: part(home, 100), note: 'No loan needed.', at: hoursAgo(5) }])

  // Whoever asks to book the other two need not wait for this one.
  await setMode(db, plot.id, 'rank', hoursAgo(150))
  await bid(plot, d, [
    { act: 'place', amountPaise: part(plot, 94), at: hoursAgo(80) },
    { act: 'counter', amountPaise: part(plot, 98), at: hoursAgo(62) },
    { act: 'accept-counter', at: hoursAgo(40) },
  ])
  await bid(plot, e, [{ act: 'place', amountPaise: part(plot, 95), at: hoursAgo(33) }])

  await bid(toLet, a, [
    { act: 'place', amountPaise: part(toLet, 88), at: hoursAgo(230) },
    { act: 'expire', at: hoursAgo(62) },
  ])
  await bid(toLet, e, [
    { act: 'place', amountPaise: part(toLet, 97), at: hoursAgo(56) },
    { act: 'withdraw', at: hoursAgo(44) },
  ])
}

/** So many per cent of the asking price, as people round it: to ₹50,000, of a rent to ₹500. */
function part({ pricePaise, listedIn }: Listing, percent: number): number {
  const step = listedIn === 'rent' ? 500_00 : 50_000_00
  return percent === 100 ? pricePaise : Math.round((pricePaise * percent) / 100 / step) * step
}
