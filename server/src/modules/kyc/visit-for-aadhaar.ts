import { pathTo } from '@properysearch/contract/screens'
import { type CallContext, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { askProvider } from './ask-provider.ts'
import { beginCheck, hashNumber } from './begin-check.ts'
import { findCurrentCheck, setAway, setFailed } from './checks.sql.ts'
import { type failures, type IdentityCheck, shownCheck, visitMinutes } from './kyc.rules.ts'
import { personOf } from './person-of.ts'
import { settle } from './settle.ts'

/** The person leaves for where they share their Aadhaar themselves; no number passes through us. */
export async function startAadhaarVisit(ctx: CallContext): Promise<IdentityCheck> {
  const { check, isNew } = await beginCheck(ctx, { kind: 'aadhaar', number: null })
  if (!isNew) return shownCheck(check, ctx.now)
  const returnUrl = `${ctx.config.publicUrl}${pathTo('myProfile')}?aadhaar=back#kyc`
  const started = await askProvider(
    ctx,
    (kyc) => kyc.startAadhaarVisit({ returnUrl }),
    () => setFailed(ctx.db, check.id, { failure: 'unavailable', now: ctx.now }),
  )
  const expiresAt = new Date(ctx.now.getTime() + visitMinutes * 60 * 1000)
  const away = await setAway(ctx.db, check.id, { ...started, expiresAt, now: ctx.now })
  if (!away) throw fail('moved-on')
  return shownCheck(away, ctx.now)
}

/** Coming back proves nothing: the provider is asked what was shared. */
export async function finishAadhaarVisit(ctx: CallContext): Promise<IdentityCheck> {
  const { id } = signedIn(ctx)
  const current = await findCurrentCheck(ctx.db, id, 'aadhaar')
  if (current?.state !== 'away' || !current.providerReference) return shownCheck(current, ctx.now)
  const { providerReference: reference } = current
  const person = await personOf(ctx, id)
  const found = await askProvider(
    ctx,
    (kyc) => kyc.readAadhaarVisit({ reference, person }),
    async () => undefined,
  )
  const failAs = async (failure: keyof typeof failures) => {
    await setFailed(ctx.db, current.id, { failure, now: ctx.now })
    return shownCheck(await findCurrentCheck(ctx.db, id, 'aadhaar'), ctx.now)
  }
  if (found.is === 'waiting') return shownCheck(current, ctx.now)
  if (found.is === 'declined') return failAs('declined')
  if (found.is === 'expired') return failAs('visit-expired')
  const { name: nameFound, last4, subject } = found
  const told = { last4, numberHash: hashNumber(ctx, 'aadhaar', `digilocker ${subject}`) }
  return shownCheck(await settle(ctx, current, { nameFound, reference: null, number: null, told }), ctx.now)
}
