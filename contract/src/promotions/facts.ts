// Free of zod, so that any page may read it.

/** How long a promotion can be bought for, in days, as the option of an order. */
export const promotionDays = ['7', '15', '30'] as const
export type PromotionDays = (typeof promotionDays)[number]

/** How many listings a page of a Premium User’s own page shows. */
export const premiumPageSize = 12
