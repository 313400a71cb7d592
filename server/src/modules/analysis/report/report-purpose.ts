import { fail } from '../../../platform/errors.ts'
import type { Purpose } from '../../orders/index.ts'
import { customerState, findPiecePrices } from '../../subscriptions/index.ts'
import { marketOf, marketWithin } from '../market/market.ts'
import { makeReport } from './make-report.ts'
import { findFresh, insertReport, markReportRefunded } from './reports.sql.ts'

const freshMs = 7 * 24 * 60 * 60 * 1000
const freshSince = (now: Date) => new Date(now.getTime() - freshMs)

/** The subject is the listing. */
export const reportPurpose: Purpose = {
  name: 'property-analysis',
  callBack: 'propertyanalysis',
  quote: async (ctx, payer, { subjectId }) => {
    const { title } = await makeReport(ctx, await marketOf(ctx), subjectId)
    if (await findFresh(ctx.db, { userId: payer.id, propertyId: subjectId, since: freshSince(ctx.now) }))
      throw fail('moved-on', 'You bought the report of this property in the last seven days.')
    const taxablePaise = (await findPiecePrices(ctx.db, 'property-analysis')).get('')
    if (!taxablePaise) throw fail('not-found')
    const placeOfSupply = await customerState(ctx.db, payer.id, ctx.config.supplier.state)
    return {
      title: `Analysis of ${title}, listing ${subjectId}`,
      subjectId,
      taxablePaise,
      placeOfSupply,
      sac: '998599',
    }
  },
  // Whose listing is gone by then, or who has paid for it twice, gets the money back.
  fulfil: async (tx, order) => {
    const { userId, subjectId: propertyId, id: orderId, paidAt: now } = order
    if (await findFresh(tx.db, { userId, propertyId, since: freshSince(now) }))
      throw fail('moved-on', 'You already have this report.')
    const content = await makeReport(tx, await marketWithin(tx), propertyId)
    await insertReport(tx.db, { userId, propertyId, orderId, now, content })
  },
  revoke: (tx, order) => markReportRefunded(tx.db, order.id, tx.now),
}
