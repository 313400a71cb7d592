import type { CallContext } from '../../context.ts'
import { invalid } from '../../platform/errors.ts'
import { networkOf } from '../../platform/http/caller-address.ts'
import { openVisitorId } from './visitor-id.ts'

/** To be hashed before it is kept. */
export type CallerName = readonly ['account' | 'browser' | 'network', string]

/**
 * Under which names a caller is known to counts: the account when signed in, the browser by the number we gave it.
 * Without either, the network: its people then count as one, which errs against us.
 */
export function callerNames(ctx: CallContext, visitorId: string | undefined): CallerName[] {
  const names: CallerName[] = []
  if (ctx.user) names.push(['account', String(ctx.user.id)])
  if (visitorId !== undefined) {
    const browser = openVisitorId(ctx.config, visitorId)
    if (!browser) throw invalid({ visitorId: 'We did not issue this visitor number. Please request a new one.' })
    names.push(['browser', browser])
  }
  return names.length > 0 ? names : [['network', networkOf(ctx.address)]]
}
