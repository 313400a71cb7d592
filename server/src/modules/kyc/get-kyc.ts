import { type CallContext, signedInAs } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { findUser } from '../accounts/index.ts'
import { findCurrentCheck } from './checks.sql.ts'
import { shownCheck } from './kyc.rules.ts'

export async function getVerificationStatus(ctx: CallContext, input: { id: number }) {
  const user = await findUser(ctx.db, signedInAs(ctx, input.id).id)
  if (!user) throw fail('not-found')
  return {
    aadharverification: user.aadhaarVerifiedAt ? (1 as const) : (0 as const),
    panverification: user.panVerifiedAt ? (1 as const) : (0 as const),
  }
}

export async function getKyc(ctx: CallContext, input: { id: number }) {
  const status = await getVerificationStatus(ctx, input)
  const [aadhaar, pan] = await Promise.all(
    (['aadhaar', 'pan'] as const).map((kind) => findCurrentCheck(ctx.db, input.id, kind)),
  )
  const { simulation } = ctx.adapters.kyc
  return { ...status, aadhaar: shownCheck(aadhaar, ctx.now), pan: shownCheck(pan, ctx.now), simulation }
}
