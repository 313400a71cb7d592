import type { CallContext } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'
import { insertView } from './views.sql.ts'

/** Whoever it was cannot be told from what is kept: the key of the hash holds the day, and the row goes after two. */
export async function countView(ctx: CallContext, { id }: { id: number }): Promise<Record<string, never>> {
  const day = dayInIndia(ctx.now)
  const who = ctx.user ? ['user', String(ctx.user.id)] : ['visitor', ctx.address, ctx.userAgent]
  const visitor = Buffer.from(keyedHash(ctx.config, 'property-view', [day, ...who]).slice(0, 24), 'hex')
  await insertView(ctx.db, { propertyId: id, day, visitor, userId: ctx.user?.id ?? null })
  return {}
}
