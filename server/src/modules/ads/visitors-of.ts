import type { CallContext, Context } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'

/**
 * Under which names a caller is known to the counts: the account when signed in, the browser by the number it made for
 * itself. Without either, the address and the program for the length of a day. Only keyed hashes leave here.
 */
export function visitorsOf(ctx: CallContext, visitorId: string | undefined): string[] {
  const names = [
    ...(ctx.user ? [accountVisitor(ctx, ctx.user.id)] : []),
    ...(visitorId ? [hashed(ctx, ['browser', visitorId])] : []),
  ]
  if (names.length > 0) return names
  return [hashed(ctx, ['address', ctx.address, ctx.userAgent, dayInIndia(ctx.now)])]
}

export function accountVisitor(ctx: Context, userId: number): string {
  return hashed(ctx, ['account', String(userId)])
}

/** Half of the hash: 16 bytes keep visitors apart, and a billion of them small. */
function hashed({ config }: Context, parts: readonly string[]): string {
  return keyedHash(config, 'ad-visitor', parts).slice(0, 32)
}
