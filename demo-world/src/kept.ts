import { pathTo } from '@properysearch/contract/screens'
import { findUserByEmail } from '@properysearch/server/src/modules/accounts/index.ts'
import { insertNotification } from '@properysearch/server/src/modules/notifications/index.ts'
import { insertInterest, insertMarks } from '@properysearch/server/src/modules/shortlists/index.ts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { sql } from '@properysearch/server/src/platform/db/sql.ts'
import { randomFrom } from './random.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * What the demo's buyer keeps: flats around Pune, one of them sold meanwhile; and who is interested in the seller's.
 */
export async function makeKept(db: Db, now: Date): Promise<void> {
  const buyer = await findUserByEmail(db, 'user@demo.in')
  const seller = await findUserByEmail(db, 'seller@demo.in')
  if (!buyer || !seller) throw new Error('The demo world has no buyer or no seller.')
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  const random = randomFrom('kept')

  const wanted = random.shuffle(await findFlats(db, 'verified')).slice(0, 11)
  const [gone] = random.shuffle(await findFlats(db, 'sold'))
  const [ofSeller] = await findListingsOf(db, seller.id)
  if (gone === undefined || ofSeller === undefined || wanted.length < 11)
    throw new Error('The demo world has too few flats.')

  const keep = async (list: 'favourites' | 'shortlists', ids: readonly number[]) => {
    for (const [i, id] of ids.entries()) {
      await insertMarks(db, list, { userId: buyer.id, propertyIds: [id], now: daysAgo(i * 3 + 1) })
    }
  }
  await keep('favourites', [...wanted.slice(0, 4), ofSeller, gone, ...wanted.slice(4, 8)])
  await keep('shortlists', [wanted[1] as number, ofSeller, wanted[3] as number, gone, wanted[8] as number])

  const interesting = [wanted[1] as number, ofSeller, gone, wanted[9] as number, wanted[10] as number]
  for (const [i, propertyId] of interesting.entries()) {
    await insertInterest(db, { userId: buyer.id, propertyId, now: daysAgo(i * 4 + 2) })
  }
  const others = await db.many<{ id: number }>(sql`
    select id from users where role = 'user' and id not in (${buyer.id}, ${seller.id}) order by id limit 2`)
  for (const { id } of others) await insertInterest(db, { userId: id, propertyId: ofSeller, now: daysAgo(5) })

  // The owner was told of each at the time.
  await db.run(sql`update interests set told_at = created_at`)
  const { title } = await db.one<{ title: string }>(sql`select title from properties where id = ${ofSeller}`)
  await insertNotification(db, {
    kind: 'contacts',
    userId: seller.id,
    title: `${others.length + 1} people are interested in ${title}`,
    body: 'Keep the listing up to date: confirm the price and that it is still available. We do not share names or numbers without consent.',
    link: pathTo('myPropertyView', { id: ofSeller }),
    createdAt: daysAgo(4),
  })
}

async function findFlats(db: Db, state: 'verified' | 'sold'): Promise<number[]> {
  const rows = await db.many<{ id: number }>(sql`
    select p.id from properties p join cities c on c.id = p.city_id
    where p.state = ${state}::property_state and p.subcategory = 'Flats' and p.listed_in = 'sell' and c.name = 'Pune'
      and p.bhk in (2, 3) and p.price_paise between 600000000 and 1400000000
      and p.owner_id <> (select id from users where email = 'seller@demo.in')
    order by p.id`)
  return rows.map((row) => row.id)
}

async function findListingsOf(db: Db, ownerId: number): Promise<number[]> {
  const rows = await db.many<{ id: number }>(
    sql`select id from properties where owner_id = ${ownerId} and state = 'verified' order by id`,
  )
  return rows.map((row) => row.id)
}
