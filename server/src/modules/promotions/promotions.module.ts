import type { Module } from '../../module.ts'
import { promotionPurposes } from './promotion-purposes.ts'
import { promotionsHandlers } from './promotions.handlers.ts'
import { promotionsJobs } from './promotions.jobs.ts'
import { deleteProfilePromotions, findPromotionsOf } from './promotions.sql.ts'

export const promotionsModule: Module = {
  name: 'promotions',
  handlers: () => ({ promotions: promotionsHandlers }),
  jobs: () => promotionsJobs,
  purposes: promotionPurposes,
  dataCopy: { promotions: (ctx, userId) => findPromotionsOf(ctx.db, userId) },
  erasers: [
    {
      goes: 'Your place among the premium users',
      erase: (tx, { userId }) => deleteProfilePromotions(tx.db, userId),
    },
  ],
}
