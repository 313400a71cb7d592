import type { CallContext } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { networkOf } from '../../platform/http/caller-address.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'

/** How much of something the caller's network may still have: `take_allowance` of the database decides. */
export interface Allowance {
  key: Buffer
  day: string
  most: number
}

/** `what` names the thing and the time it is for. Somebody signed in has proven a mobile number and needs none. */
export function allowanceOf(ctx: CallContext, what: readonly string[], most: number): Allowance {
  const hash = keyedHash(ctx.config, 'network-allowance', [networkOf(ctx.address), ...what])
  return { key: Buffer.from(hash.slice(0, 32), 'hex'), day: dayInIndia(ctx.now), most }
}
