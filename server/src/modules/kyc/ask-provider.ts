import { type Kyc, KycUnavailable } from '../../adapters/kyc/port.ts'
import type { CallContext } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { failures } from './kyc.rules.ts'

/** Asks outside of any transaction. A provider that cannot decide is nobody's fault: `undo` takes the try back. */
export async function askProvider<T>(
  ctx: CallContext,
  ask: (kyc: Kyc) => Promise<T>,
  undo: () => Promise<void>,
): Promise<T> {
  try {
    return await ask(ctx.adapters.kyc)
  } catch (error) {
    await undo()
    if (!(error instanceof KycUnavailable)) throw error
    ctx.log.warn({ provider: ctx.adapters.kyc.provider, reason: error.message }, 'an identity check was not decided')
    throw fail('unavailable', failures.unavailable)
  }
}
