import type { InputOf } from '@properysearch/contract/kernel/endpoint'
import type { kyc } from '@properysearch/contract/kyc/calls'
import type { CallContext } from '../../context.ts'
import { invalid } from '../../platform/errors.ts'
import { askProvider } from './ask-provider.ts'
import { beginCheck, purposes, refuseNumber } from './begin-check.ts'
import { setFailed } from './checks.sql.ts'
import { failures, type IdentityCheck, shownCheck } from './kyc.rules.ts'
import { settle } from './settle.ts'

/** The date of birth goes to the provider and is not kept. */
export async function verifyPan(ctx: CallContext, input: InputOf<typeof kyc.verifyPan>): Promise<IdentityCheck> {
  const { pan, nameOnPan, bornOn } = input
  refuseNumber(ctx, 'pan', 'pan', pan)
  if (bornOn >= ctx.now.toISOString().slice(0, 10)) throw invalid({ bornOn: 'Enter your date of birth' })
  const { check, isNew } = await beginCheck(ctx, { kind: 'pan', number: pan })
  if (!isNew) return shownCheck(check, ctx.now)
  const failAs = (failure: keyof typeof failures) => setFailed(ctx.db, check.id, { failure, now: ctx.now })
  const found = await askProvider(
    ctx,
    (provider) => provider.verifyPan({ pan, nameOnPan, bornOn, reason: purposes.pan }),
    () => failAs('unavailable'),
  )
  if (found.is === 'invalid') {
    await failAs('not-found')
    throw invalid({ pan: failures['not-found'] })
  }
  if (!found.birthDateMatches) {
    await failAs('birth-date')
    throw invalid({ bornOn: failures['birth-date'] })
  }
  // Only a name that the provider has confirmed may be compared with the profile, by us or by a person.
  if (!found.nameMatches) {
    await failAs('pan-name')
    throw invalid({ nameOnPan: failures['pan-name'] })
  }
  const { reference } = found
  return shownCheck(await settle(ctx, check, { nameFound: nameOnPan, reference, number: pan }), ctx.now)
}
