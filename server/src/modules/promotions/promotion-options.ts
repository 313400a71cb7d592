import type { PromotionOptions } from '@properysearch/contract/promotions/calls'
import { promotionDays } from '@properysearch/contract/promotions/facts'
import { type CallContext, signedIn } from '../../context.ts'
import { costOf, countLeft, findPiecePrices } from '../subscriptions/index.ts'
import { mustBeLive } from './add-promotion.ts'
import { findUntil, type Promoted } from './promotions.sql.ts'

const dayMs = 24 * 60 * 60 * 1000

export async function getPropertyOptions(ctx: CallContext, { propertyId }: { propertyId: number }) {
  await mustBeLive(ctx, signedIn(ctx).id, propertyId)
  return { data: await optionsOf(ctx, { what: 'property', id: propertyId }) }
}

export async function getProfileOptions(ctx: CallContext) {
  return { data: await optionsOf(ctx, { what: 'profile', id: signedIn(ctx).id }) }
}

async function optionsOf(ctx: CallContext, promoted: Promoted): Promise<PromotionOptions> {
  const prices = await findPiecePrices(ctx.db, promoted.what === 'property' ? 'promote-property' : 'promote-profile')
  const promotedUntil = await findUntil(ctx.db, promoted, ctx.now)
  const daysLeft = await countLeft(ctx.db, signedIn(ctx).id, 'promotedDays', ctx.now)
  const options = promotionDays.flatMap((days) => {
    const pricePaise = prices.get(days)
    if (pricePaise === undefined) return []
    const until = new Date((promotedUntil ?? ctx.now).getTime() + Number(days) * dayMs).toISOString()
    return [{ days, ...costOf(pricePaise), until, isInPackage: daysLeft >= Number(days) }]
  })
  return { promotedUntil: promotedUntil?.toISOString() ?? null, options, daysLeft }
}
