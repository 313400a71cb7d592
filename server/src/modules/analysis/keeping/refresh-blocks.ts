import { type Context, inTransaction } from '../../../context.ts'
import { dayInIndia } from '../../../platform/day-in-india.ts'
import { beAlone, findClosedDeals, findListings, findMonths, noteAllStale, saveBlock, takeStale } from './blocks.sql.ts'
import { pack } from './columns.rules.ts'

type Clocked = Pick<Context, 'db' | 'now'>

/** So many blocks are packed in one transaction. */
const atOnce = 20

/** Older deals say little about today. */
const monthsOfDeals = 24

/** Packs what has changed. Running it twice changes nothing. */
export async function refreshBlocks(ctx: Clocked): Promise<void> {
  for (;;) {
    const packed = await inTransaction(ctx, async (tx) => {
      await beAlone(tx.db)
      const names = await takeStale(tx.db, atOnce)
      for (const name of names) await packBlock(tx, name)
      return names.length
    })
    if (packed < atOnce) return
  }
}

/** Packs everything again, whatever was noted as stale: for changes that the triggers did not see. */
export async function packAnew(ctx: Clocked): Promise<void> {
  await inTransaction(ctx, (tx) => noteAllStale(tx.db))
  await refreshBlocks(ctx)
}

async function packBlock(tx: Clocked, name: string): Promise<void> {
  const { db, now } = tx
  if (name === 'deals') {
    const since = new Date(now)
    since.setUTCMonth(since.getUTCMonth() - monthsOfDeals)
    const deals = await findClosedDeals(db, since)
    return saveBlock(db, { name, now, rows: deals.length, body: Buffer.from(JSON.stringify(deals)) })
  }
  if (name === 'months') {
    const months = await findMonths(db, `${Number(dayInIndia(now).slice(0, 4)) - 2}-01-01`)
    return saveBlock(db, { name, now, rows: months.length, body: Buffer.from(JSON.stringify(months)) })
  }
  const [cityId = 0, localityId = 0] = name.split(':').slice(1).map(Number)
  const listings = await findListings(db, { cityId, localityId })
  return saveBlock(db, { name, now, rows: listings.length, body: pack(listings) })
}
