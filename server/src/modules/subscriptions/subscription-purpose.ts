import { fail } from '../../platform/errors.ts'
import { lockUser } from '../accounts/index.ts'
import type { Purpose } from '../orders/index.ts'
import { customerState } from './customer-state.ts'
import { findPackage } from './packages.sql.ts'
import { announceSubscription } from './subscriptions.rules.ts'
import { findEnd, insertSubscription, markRefunded } from './subscriptions.sql.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The subject is the package. */
export const subscriptionPurpose: Purpose = {
  name: 'subscription',
  callBack: 'propertysubscription',
  quote: async (ctx, payer, { subjectId }) => {
    const row = await findPackage(ctx.db, subjectId)
    if (!row) throw fail('not-found')
    // Not 403, which would sign out whoever opened the address of a colleague.
    if (row.role !== payer.role) throw fail('not-found', 'This package is not for your type of account.')
    if (!row.isOffered) throw fail('moved-on', 'This package is not on sale now.')
    return {
      title: `${row.name} package, ${row.days} days`,
      subjectId,
      taxablePaise: row.pricePaise,
      placeOfSupply: await customerState(ctx.db, payer.id, ctx.config.supplier.state),
      sac: '998599',
    }
  },
  fulfil: async (tx, order) => {
    // Two orders paid at once add their days one after the other.
    await lockUser(tx.db, order.userId)
    const row = await findPackage(tx.db, order.subjectId)
    if (!row) throw fail('not-found')
    const from = (await findEnd(tx.db, order.userId, row.id, order.paidAt)) ?? order.paidAt
    const { contacts, leads, listings, promotedDays } = row
    await insertSubscription(tx.db, {
      userId: order.userId,
      packageId: row.id,
      name: row.name,
      order,
      startsAt: order.paidAt,
      endsAt: new Date(from.getTime() + row.days * dayMs),
      quotas: { contacts, leads, listings, promotedDays },
    })
    announceSubscription(tx, order.userId)
  },
  revoke: async (tx, order) => {
    await markRefunded(tx.db, { orderId: order.id }, tx.now)
    announceSubscription(tx, order.userId)
  },
}
