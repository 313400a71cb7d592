import type { promotions } from '@properysearch/contract/promotions/calls'
import type { CallContext } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { getPremiumUser } from './get-premium-user.ts'
import { promoteProfile, promoteProperty } from './promote-with-package.ts'
import { getProfileOptions, getPropertyOptions } from './promotion-options.ts'
import { findPremiumUsers } from './promotions.sql.ts'

const shownAtOnce = 24

export const promotionsHandlers: Handlers<CallContext, typeof promotions> = {
  listPremiumUsers: async (ctx) => {
    const rows = await findPremiumUsers(ctx.db, ctx.now, shownAtOnce)
    const urlOf = ctx.adapters.storage.publicUrl
    return {
      data: rows.map(({ photoKey, role, ...person }) => ({
        userData: { ...person, userrole: role, image: photoKey && urlOf(photoKey) },
      })),
    }
  },
  getPremiumUser,
  getPropertyOptions,
  promoteProperty,
  getProfileOptions,
  promoteProfile,
}
