import type { PromotionDays } from '@properysearch/contract/promotions/facts'
import { type CallContext, inTransaction, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { countLeft, spendQuota } from '../subscriptions/index.ts'
import { addPromotion } from './add-promotion.ts'
import type { Promoted } from './promotions.sql.ts'

interface Press {
  days: PromotionDays
  key?: string | undefined
}

export function promoteProperty(ctx: CallContext, { propertyId, ...press }: Press & { propertyId: number }) {
  return promote(ctx, { what: 'property', id: propertyId }, press, `Featured, listing ${propertyId}`)
}

export function promoteProfile(ctx: CallContext, press: Press) {
  return promote(ctx, { what: 'profile', id: signedIn(ctx).id }, press, 'Premium profile')
}

/** With the promoted days of packages, from several if need be; without enough of them nothing changes. */
async function promote(ctx: CallContext, promoted: Promoted, { days, key }: Press, what: string) {
  const { id: userId } = signedIn(ctx)
  const units = Number(days)
  const until = await inTransaction(ctx, async (tx) => {
    const added = await addPromotion(tx, { ...promoted, ownerId: userId, days: units, key })
    // The same press again: its days were taken.
    if (!added.isNew) return added.until
    const subject = `${promoted.what}-promotion ${added.id}`
    const isSpent = await spendQuota(tx.db, { userId, kind: 'promotedDays', units, subject, what, now: tx.now })
    if (!isSpent) throw fail('limit-reached', 'Your packages do not have that many promoted days left.')
    return added.until
  })
  const daysLeft = await countLeft(ctx.db, userId, 'promotedDays', ctx.now)
  return { data: { promotedUntil: until.toISOString(), daysLeft } }
}
