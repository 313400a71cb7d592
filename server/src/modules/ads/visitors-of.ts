import type { CallContext, Context } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { keyedHashes } from '../../platform/keyed-hash.ts'
import { callerNames } from '../visitors/index.ts'

/**
 * Under which names a caller is known to the counts of ads. Only keyed hashes leave here; also under former keys, so
 * that nobody is counted again because the key has changed.
 */
export function visitorsOf(ctx: CallContext, visitorId: string | undefined): string[] {
  return callerNames(ctx, visitorId).flatMap((name) =>
    hashed(ctx, name[0] === 'network' ? [...name, dayInIndia(ctx.now)] : name),
  )
}

export function accountVisitors(ctx: Context, userId: number): string[] {
  return hashed(ctx, ['account', String(userId)])
}

/** Half of the hash: 16 bytes keep visitors apart, and a billion of them small. */
function hashed({ config }: Context, parts: readonly string[]): string[] {
  return keyedHashes(config, 'ad-visitor', parts).map((hash) => hash.slice(0, 32))
}
