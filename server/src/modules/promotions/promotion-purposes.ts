import { promotionDays } from '@properysearch/contract/promotions/facts'
import type { Context } from '../../context.ts'
import { fail, invalid } from '../../platform/errors.ts'
import type { Purpose } from '../orders/index.ts'
import { customerState, findPiecePrices, type Piece } from '../subscriptions/index.ts'
import { addPromotion, mustBeLive, takeBackPromotion } from './add-promotion.ts'

// The option of both is the days. Internet advertising space, for the tax.
const sac = '998365'

async function priceOf(ctx: Context, piece: Piece, option: string | undefined) {
  const days = promotionDays.find((days) => days === option)
  const taxablePaise = days && (await findPiecePrices(ctx.db, piece)).get(days)
  if (!taxablePaise) throw invalid({ option: 'Choose 7, 15 or 30 days.' })
  return { option: days, taxablePaise }
}

/** The subject is the listing. */
const promoteProperty: Purpose = {
  name: 'promote-property',
  callBack: 'propertypromote',
  quote: async (ctx, payer, { subjectId, option }) => {
    const { inState } = await mustBeLive(ctx, payer.id, subjectId)
    const price = await priceOf(ctx, 'promote-property', option)
    const title = `Featured for ${price.option} days, listing ${subjectId}`
    return { title, subjectId, ...price, placeOfSupply: inState, isTiedToProperty: true, sac }
  },
  fulfil: async (tx, { id: orderId, userId, subjectId, option }) => {
    await addPromotion(tx, { what: 'property', id: subjectId, ownerId: userId, days: Number(option), orderId })
  },
  revoke: (tx, order) => takeBackPromotion(tx, { what: 'property', id: order.subjectId, orderId: order.id }),
}

/** The subject is the payer: nobody promotes anybody else, and no lawyer is promoted. */
const promoteProfile: Purpose = {
  name: 'promote-profile',
  callBack: 'profilepremium',
  quote: async (ctx, payer, { subjectId, option }) => {
    if (subjectId !== payer.id) throw fail('not-found')
    if (!['user', 'agent', 'evaluator'].includes(payer.role))
      throw fail('not-found', 'This type of account cannot be promoted.')
    const price = await priceOf(ctx, 'promote-profile', option)
    const placeOfSupply = await customerState(ctx.db, payer.id, ctx.config.supplier.state)
    return { title: `Premium profile for ${price.option} days`, subjectId, ...price, placeOfSupply, sac }
  },
  fulfil: async (tx, { id: orderId, userId, option }) => {
    await addPromotion(tx, { what: 'profile', id: userId, ownerId: userId, days: Number(option), orderId })
  },
  revoke: (tx, order) => takeBackPromotion(tx, { what: 'profile', id: order.userId, orderId: order.id }),
}

export const promotionPurposes: Purpose[] = [promoteProperty, promoteProfile]
