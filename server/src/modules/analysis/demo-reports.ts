import type { Db } from '../../platform/db/database.ts'
import { readMarket } from './market/market.ts'
import { makeReport } from './report/make-report.ts'
import { insertReport } from './report/reports.sql.ts'

/** A sample, for the demo world: nobody paid for it. */
export async function insertDemoReport(
  db: Db,
  { userId, propertyId, now }: { userId: number; propertyId: number; now: Date },
): Promise<void> {
  const content = await makeReport({ db, now }, await readMarket(db), propertyId)
  await insertReport(db, { userId, propertyId, orderId: null, now, content })
}
