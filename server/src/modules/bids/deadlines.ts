import { plainName } from '@properysearch/contract/listings/plain-name'
import { pathTo } from '@properysearch/contract/screens'
import { formatRupees } from '@properysearch/contract/values/money'
import { dayInIndia } from '../../platform/day-in-india.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Deadline } from '../dashboard/index.ts'
import { findBidsToAct } from './bids.sql.ts'

/** Bids that wait for this person's word, or for their booking, before they expire. */
export async function deadlinesOfBids(db: Db, userId: number, now: Date): Promise<Deadline[]> {
  const rows = await findBidsToAct(db, userId, now)
  return rows.map((row) => {
    const amount = formatRupees(row.paise / 100)
    const label = {
      pending: `Answer the bid of ${amount} for ${plainName(row)}`,
      countered: `Answer the owner’s counter-offer of ${amount} for ${plainName(row)}`,
      accepted: `Book ${plainName(row)} at the agreed price of ${amount}`,
    }[row.state]
    const link = row.state === 'pending' ? `${pathTo('bidRequests')}?property=${row.propertyId}` : pathTo('myBids')
    return { key: `bid-${row.id}`, label, link, dueOn: dayInIndia(row.expiresAt) }
  })
}
