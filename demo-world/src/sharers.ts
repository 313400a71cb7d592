import { openStates } from '@properysearch/contract/bookings/sharers'
import { findUserByEmail } from '@properysearch/server/src/modules/accounts/index.ts'
import { type DemoSharer, insertDemoSharers } from '@properysearch/server/src/modules/bookings/demo-sharers.ts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { type Sql, sql } from '@properysearch/server/src/platform/db/sql.ts'
import type { SealingKeys } from '@properysearch/server/src/platform/encryption.ts'

const hourMs = 60 * 60 * 1000

const wifeAndSon: DemoSharer[] = [
  { name: 'Rohini Kulkarni', share: 3500, mobile: '9799900001', hasConfirmed: true },
  { name: 'Aditya Kulkarni', share: 1500, mobile: '9799900002', hasConfirmed: false },
]

const sisterAbroad: DemoSharer = {
  name: 'Sulabha Joshi',
  share: 2000,
  mobile: '9799900003',
  attorney: {
    name: 'Prakash Joshi',
    mobile: '9799900004',
    documentNumber: 'HVL-9-1201-2025',
    dated: '2025-08-14',
    office: 'Haveli 9, Pune',
  },
  hasConfirmed: true,
}

const brother: DemoSharer = { name: 'Hemant Joshi', share: 3000, mobile: '9799900005', hasConfirmed: false }

/** A deal of the buyer with joint buyers, one of the seller with co-owners; some have confirmed, for others it waits. */
export async function makeSharers(db: Db, now: Date, { keys }: { keys: SealingKeys }): Promise<void> {
  const buyer = await findUserByEmail(db, 'user@demo.in')
  const seller = await findUserByEmail(db, 'seller@demo.in')
  if (!buyer || !seller) throw new Error('The demo world has no buyer or no seller.')
  const at = new Date(now.getTime() - 5 * hourMs)
  const bought = await findOpen(db, sql`b.buyer_id = ${buyer.id}`)
  if (bought) await insertDemoSharers(db, keys, { bookingId: bought.id, side: 'buyer', at }, wifeAndSon)
  const sold = await findOpen(db, sql`b.seller_id = ${seller.id}`)
  if (sold) await insertDemoSharers(db, keys, { bookingId: sold.id, side: 'seller', at }, [sisterAbroad, brother])
  // The demo's buyer owns a part of something else, so that they have somebody's deal to confirm.
  const other = await findOpen(
    db,
    sql`b.id is distinct from ${sold?.id ?? null} and b.buyer_id <> ${buyer.id} and b.seller_id <> ${buyer.id}
      and not exists (select from bookings o where o.property_id = b.property_id and o.buyer_id = ${buyer.id})`,
  )
  const name = `${buyer.firstname} ${buyer.lastname}`
  const self = { name, share: 3000, mobile: buyer.mobile, hasConfirmed: false }
  if (other) await insertDemoSharers(db, keys, { bookingId: other.id, side: 'seller', at }, [self])
}

/** A deal in which people can still be named; one that is to be paid next, if there is one. */
function findOpen(db: Db, whose: Sql): Promise<{ id: number } | undefined> {
  return db.maybe(sql`
    select b.id from bookings b where ${whose} and b.state = any(${[...openStates]}::text[])
    order by b.state in ('penny-paid', 'booked') desc, b.id limit 1`)
}
