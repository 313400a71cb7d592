import type { PostedBy } from '@properysearch/contract/listings/facts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { sql } from '@properysearch/server/src/platform/db/sql.ts'
import { randomFrom } from '../random.ts'

export interface Owner {
  id: number
  postedBy: PostedBy
}

const sellerListings = 12

/**
 * Who posts each of the listings, one entry for each: the demo's seller a dozen, everybody else one to fifteen. The
 * demo's buyer posts nothing.
 */
export async function drawOwners(db: Db, count: number): Promise<Owner[]> {
  const random = randomFrom('owners')
  const users = await db.many<{ id: number; email: string }>(
    sql`select id, email from users where role = 'user' and email <> 'user@demo.in' order by id`,
  )
  const seller = users.find((user) => user.email === 'seller@demo.in')
  if (!seller) throw new Error('The demo world has no seller.')
  const others = users.filter((user) => user !== seller)
  const entries: Owner[] = []
  others.forEach(({ id }, i) => {
    const left = count - sellerListings - entries.length
    const fair = Math.ceil(left / (others.length - i))
    const postedBy = i % 8 === 3 ? 'builder' : i % 6 === 1 ? 'agent' : 'owner'
    const wanted = postedBy === 'owner' ? random.between(2, 10) : random.between(12, 15)
    // Towards the end everybody takes what is still to be given.
    const size = Math.min(left, 15, Math.max(1, fair > 12 ? fair : wanted))
    for (let n = 0; n < size; n++) entries.push({ id, postedBy })
  })
  while (entries.length < count - sellerListings) entries.push(entries[entries.length % 200] as Owner)
  // Not all of one person's listings in the same corner of the town.
  return [
    ...Array.from({ length: sellerListings }, (): Owner => ({ id: seller.id, postedBy: 'owner' })),
    ...random.shuffle(entries),
  ]
}
