import { hash, randomBytes } from 'node:crypto'
import { digilockerWording } from '@properysearch/contract/kyc/consents'
import { pathTo } from '@properysearch/contract/screens'
import { type CallContext, signedIn } from '../../context.ts'
import { Failure, fail } from '../../platform/errors.ts'
import { askProvider } from './ask-provider.ts'
import { beginCheck, hashNumber } from './begin-check.ts'
import { type Check, findCurrentCheck, findVisit, setAway, setCameBack, setFailed } from './checks.sql.ts'
import { type failures, type IdentityCheck, shownCheck, visitMinutes } from './kyc.rules.ts'
import { personOf } from './person-of.ts'
import { settle } from './settle.ts'

/** The person leaves for where they share their Aadhaar themselves; no number passes through us. */
export async function startAadhaarVisit(ctx: CallContext): Promise<IdentityCheck> {
  const { check, isNew } = await beginCheck(ctx, { kind: 'aadhaar', number: null, wording: digilockerWording })
  if (!isNew) return shownCheck(check, ctx.now)
  // Told to nobody but the browser that comes back: whoever only sends somebody else there never has it.
  const back = randomBytes(32).toString('base64url')
  const returnUrl = `${ctx.config.publicUrl}${pathTo('myProfile')}?aadhaar=${back}#kyc`
  const started = await askProvider(
    ctx,
    (kyc) => kyc.startAadhaarVisit({ returnUrl }),
    () => setFailed(ctx.db, check.id, { failure: 'unavailable', now: ctx.now }),
  )
  const expiresAt = new Date(ctx.now.getTime() + visitMinutes * 60 * 1000)
  const away = await setAway(ctx.db, check.id, { ...started, returnHash: hashOf(back), expiresAt, now: ctx.now })
  if (!away) throw fail('moved-on')
  return shownCheck(away, ctx.now)
}

/** Only who began the visit and has come back from it is told what was shared there: the provider is asked. */
export async function finishAadhaarVisit(
  ctx: CallContext,
  { back }: { back?: string | undefined },
): Promise<IdentityCheck> {
  const { id } = signedIn(ctx)
  const current = () => findCurrentCheck(ctx.db, id, 'aadhaar')
  const check = await (back === undefined ? current() : cameBack(ctx, id, back))
  if (check?.state !== 'away' || !check.cameBackAt) return shownCheck(await current(), ctx.now)
  try {
    return shownCheck(await askWhatWasShared(ctx, check), ctx.now)
  } catch (error) {
    // Asked twice at once: the other was first.
    if (error instanceof Failure && error.code === 'moved-on') return shownCheck(await current(), ctx.now)
    throw error
  }
}

async function cameBack(ctx: CallContext, userId: number, back: string): Promise<Check> {
  const returned = { userId, returnHash: hashOf(back) }
  const check = (await setCameBack(ctx.db, { ...returned, now: ctx.now })) ?? (await findVisit(ctx.db, returned))
  if (check) return check
  throw fail(
    'ruled-out',
    'This visit to DigiLocker was not started from your account, so nothing was checked. To verify your Aadhaar, start here.',
  )
}

async function askWhatWasShared(ctx: CallContext, check: Check): Promise<Check | undefined> {
  const { id, userId, providerReference: reference, otpExpiresAt } = check
  const failAs = async (failure: keyof typeof failures) => {
    await setFailed(ctx.db, id, { failure, now: ctx.now })
    return findCurrentCheck(ctx.db, userId, 'aadhaar')
  }
  if (!reference || !otpExpiresAt || otpExpiresAt <= ctx.now) return failAs('visit-expired')
  const person = await personOf(ctx, userId)
  const found = await askProvider(
    ctx,
    (kyc) => kyc.readAadhaarVisit({ reference, person }),
    async () => undefined,
  )
  if (found.is === 'waiting') return check
  if (found.is === 'declined') return failAs('declined')
  if (found.is === 'expired') return failAs('visit-expired')
  const { name: nameFound, last4, subject } = found
  const told = { last4, numberHash: hashNumber(ctx, 'aadhaar', `digilocker ${subject}`) }
  return settle(ctx, check, { nameFound, reference: null, number: null, told })
}

const hashOf = (back: string) => hash('sha256', back)
