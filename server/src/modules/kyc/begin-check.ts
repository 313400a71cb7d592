import { type KycKind, kycWording } from '@properysearch/contract/kyc/consents'
import { type CallContext, inTransaction, signedIn } from '../../context.ts'
import { fail, invalid } from '../../platform/errors.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'
import { lockUser } from '../accounts/index.ts'
import { recordConsent } from '../auth/index.ts'
import { type Check, countTries, findCurrentCheck, hasUnderWay, insertCheck, setFailed } from './checks.sql.ts'
import { last4Of, resendAfterSeconds, triesPerHour } from './kyc.rules.ts'

const hourMs = 60 * 60 * 1000

/** Named to the provider and kept with the check. */
export const purposes = {
  aadhaar: 'To verify the identity of a person who lists or deals in property on Properysearch',
  pan: 'To verify the identity of a person who lists or deals in property on Properysearch',
  bank: 'To verify the bank account that a person on Properysearch is to be paid into',
} as const satisfies Record<KycKind, string>

const consentPurposes = { aadhaar: 'kyc-aadhaar', pan: 'kyc-pan', bank: 'bank-account' } as const

/**
 * Writes the try and its consent before any provider is asked, so that tries at the same moment are counted one by
 * one. `isNew` is false when the same was asked just now, or is proven: then there is nothing to ask.
 */
export async function beginCheck(
  ctx: CallContext,
  { kind, number, wording = kycWording }: { kind: KycKind; number: string | null; wording?: string },
): Promise<{ check: Check; isNew: boolean }> {
  const userId = signedIn(ctx).id
  const numberHash = number === null ? null : hashNumber(ctx, kind, number)
  const ago = (ms: number) => new Date(ctx.now.getTime() - ms)
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx.db, userId)
    const justNow = ago(resendAfterSeconds * 1000)
    // Asked first: what is under way may come to its end at any moment, and is then found below.
    if (await hasUnderWay(tx.db, userId, kind, justNow))
      throw fail('too-soon', 'Your last attempt is still being processed. Please wait a little.')
    const current = kind === 'bank' ? undefined : await findCurrentCheck(tx.db, userId, kind)
    if (current?.state === 'verified') return { check: current, isNew: false }
    if (current?.state === 'review')
      throw fail('not-yet', 'Our team is reviewing your last attempt. Please wait for the result.')
    if (current?.state === 'away' && number === null && current.createdAt > justNow) {
      return { check: current, isNew: false }
    }
    if (current?.state === 'otp-sent' && number !== null && current.createdAt > justNow) {
      if (current.numberHash === numberHash) return { check: current, isNew: false }
      throw fail('too-soon')
    }
    if ((await countTries(tx.db, userId, kind, ago(hourMs))) >= triesPerHour) {
      throw fail('too-many-tries', 'The limit is five attempts an hour. Please wait an hour and try again.')
    }
    if (current?.state === 'otp-sent' || current?.state === 'away') {
      await setFailed(tx.db, current.id, { failure: 'replaced', now: tx.now })
    }
    await recordConsent(tx.db, { userId, purpose: consentPurposes[kind], wording, givenAt: tx.now })
    const { provider, simulation } = tx.adapters.kyc
    const check = await insertCheck(tx.db, {
      userId,
      kind,
      last4: number === null ? null : last4Of(kind, number),
      numberHash,
      provider,
      isSimulated: simulation !== null,
      purpose: purposes[kind],
      consentWording: wording,
      address: tx.address,
      now: tx.now,
    })
    return { check, isNew: true }
  })
}

/** Before anything is written: in a simulation nobody's real number may be, not even as a hash. */
export function refuseNumber(ctx: CallContext, kind: 'aadhaar' | 'pan', field: string, number: string): void {
  const sentence = ctx.adapters.kyc.refusal(kind, number)
  if (sentence) throw invalid({ [field]: sentence })
}

/** Tells whether a number was used before, and nothing else about it. */
export function hashNumber(ctx: CallContext, kind: KycKind, number: string): string {
  return keyedHash(ctx.config, 'kyc-numbers', [kind, number])
}
