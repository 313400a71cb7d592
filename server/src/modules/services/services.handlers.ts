import type { Service, services } from '@properysearch/contract/services/calls'
import { type CallContext, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { offerService } from './offer-service.ts'
import { findServices, type ServiceRow, setWithdrawn, updateService } from './services.sql.ts'

export function toService({ id, title, delivers, feePaise, days }: ServiceRow): Service {
  return { id, title, delivers, fee: feePaise / 100, days }
}

const inPaise = <Fields extends { fee: number }>({ fee, ...rest }: Fields) => ({
  ...rest,
  feePaise: Math.round(fee * 100),
})

export const servicesHandlers: Handlers<CallContext, typeof services> = {
  listMine: async (ctx) => ({ data: (await findServices(ctx.db, signedIn(ctx).id)).map(toService) }),
  add: async (ctx, input) => ({ data: toService(await offerService(ctx, inPaise(input))) }),
  change: async (ctx, input) => {
    const row = await updateService(ctx.db, { ...inPaise(input), professionalId: signedIn(ctx).id, now: ctx.now })
    if (!row) throw fail('not-found')
    return { data: toService(row) }
  },
  withdraw: async (ctx, { id }) => {
    if (!(await setWithdrawn(ctx.db, { id, professionalId: signedIn(ctx).id, now: ctx.now }))) throw fail('not-found')
    return {}
  },
}
