import type { PromotionDays } from '@properysearch/contract/ware-facts'
import { type CallContext, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { countLeft, spendQuota } from '../subscriptions/index.ts'
import { addPromotion } from './add-promotion.ts'
import type { Promoted } from './promotions.sql.ts'

export function promoteProperty(ctx: CallContext, input: { propertyId: number; days: PromotionDays }) {
  return promote(ctx, { what: 'property', id: input.propertyId }, input.days, `Featured, listing ${input.propertyId}`)
}

export function promoteProfile(ctx: CallContext, input: { days: PromotionDays }) {
  return promote(ctx, { what: 'profile', id: signedIn(ctx).id }, input.days, 'Premium profile')
}

/** With the promoted days of packages, from several if need be; without enough of them nothing changes. */
async function promote(ctx: CallContext, it: Promoted, days: PromotionDays, what: string) {
  const { id: userId } = signedIn(ctx)
  const units = Number(days)
  const until = await ctx.db.transaction(async (db) => {
    const added = await addPromotion({ ...ctx, db }, { ...it, ownerId: userId, days: units })
    const subject = `${it.what}-promotion ${added.id}`
    const isSpent = await spendQuota(db, { userId, kind: 'promotedDays', units, subject, what, now: ctx.now })
    if (!isSpent) throw fail('wrong-state', 'Your packages do not hold so many promoted days.')
    return added.until
  })
  const daysLeft = await countLeft(ctx.db, userId, 'promotedDays', ctx.now)
  return { data: { promotedUntil: until.toISOString(), daysLeft } }
}
