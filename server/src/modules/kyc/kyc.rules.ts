import type { AnswerOf } from '@properysearch/contract/kernel/endpoint'
import type { kyc } from '@properysearch/contract/kyc/calls'
import type { KycKind } from '@properysearch/contract/kyc/consents'
import { maskAadhaar, maskAccount, maskPan } from '@properysearch/contract/values/identity-numbers'
import type { Check } from './checks.sql.ts'

export const triesPerHour = 5
export const otpTries = 5
export const resendAfterSeconds = 45
export const otpMinutes = 10
export const visitMinutes = 30
export const maxBankAccounts = 5

export type IdentityCheck = AnswerOf<typeof kyc.sendAadhaarOtp>['data']

export const masks: Record<KycKind, (last4: string) => string> = {
  aadhaar: maskAadhaar,
  pan: maskPan,
  bank: maskAccount,
}

/** Why a check failed, kept as its name and told as its sentence. */
export const failures = {
  unavailable: 'The verification service did not answer. Please try again later.',
  replaced: 'A newer attempt has replaced this one.',
  'invalid-number': 'There is no Aadhaar with this number. Please check its digits.',
  'not-found': 'There is no such PAN. Please check it against your card.',
  'pan-name': 'This name does not match the PAN. Write it as it is on the card.',
  'birth-date': 'This date of birth does not match the PAN.',
  taken: 'This number is already verified for another account. If that is not you, write to the grievance officer.',
  account: 'The bank has no such account. Please check the number and the IFSC.',
  ifsc: 'There is no branch with this IFSC. You can find it in your cheque book.',
  blocked: 'The bank says that this account is blocked. Please choose another.',
  nre: 'This is an NRE account, which cannot be checked by a transfer. Please add a resident or NRO account.',
  declined: 'Your Aadhaar was not shared on DigiLocker. You can begin again, or use a code instead.',
  'visit-expired': 'You did not finish on DigiLocker in time. Please begin again.',
  removed: 'You removed this account.',
  rejected: 'We could not confirm that this is yours.',
} as const

export type FailureName = keyof typeof failures

const inReview: Record<KycKind | 'alike', string> = {
  alike:
    'Another account is verified with an Aadhaar in the same name and with the same last four digits. Our team is reviewing it.',
  aadhaar: 'The name on your Aadhaar differs from the one in your profile. Our team is reviewing it.',
  pan: 'The name on your PAN differs from the one in your profile. Our team is reviewing it.',
  bank: 'The name at the bank differs from the one in your profile. Our team is reviewing it.',
}

/** What its owner reads about a check: why it failed, or what happens next. */
export function sentenceOf(
  check: Pick<Check, 'kind' | 'state' | 'failure' | 'decisionReason'> & Partial<Pick<Check, 'nameMatch'>>,
): string | null {
  if (check.state === 'review') return inReview[check.nameMatch === 'match' ? 'alike' : check.kind]
  if (check.state !== 'failed') return null
  const sentence = failures[check.failure as FailureName] ?? failures.unavailable
  return check.failure === 'rejected' && check.decisionReason ? `${sentence} ${check.decisionReason}` : sentence
}

/** As its owner sees it. A code that is too old or was tried too often has failed. */
export function shownCheck(check: Check | undefined, now: Date): IdentityCheck {
  if (!check || check.state === 'started') {
    return { state: 'none', masked: null, message: null, changedAt: null, isSimulated: false, code: null, visit: null }
  }
  const shown = {
    state: check.state,
    masked: check.last4 ? masks[check.kind](check.last4) : null,
    message: sentenceOf(check),
    changedAt: check.changedAt.toISOString(),
    isSimulated: check.isSimulated,
    code: null,
    visit: null,
  }
  if (check.state === 'away' && check.otpExpiresAt && check.visitAddress) {
    const { visitAddress: address, otpExpiresAt } = check
    return otpExpiresAt <= now
      ? { ...shown, state: 'failed', message: failures['visit-expired'] }
      : { ...shown, visit: { address, expiresAt: otpExpiresAt.toISOString(), isBack: check.cameBackAt !== null } }
  }
  if (check.state !== 'otp-sent' || !check.otpExpiresAt) return shown
  if (check.otpExpiresAt <= now) {
    return { ...shown, state: 'failed', message: 'The code has expired. Please ask for a new one.' }
  }
  if (check.otpTries >= otpTries) {
    return { ...shown, state: 'failed', message: 'The code was wrong five times. Please ask for a new one.' }
  }
  const sinceSeconds = (now.getTime() - check.createdAt.getTime()) / 1000
  return {
    ...shown,
    code: {
      expiresAt: check.otpExpiresAt.toISOString(),
      triesLeft: otpTries - check.otpTries,
      resendAfterSeconds: Math.max(0, Math.ceil(resendAfterSeconds - sinceSeconds)),
    },
  }
}

/** Four digits that tell numbers apart without telling them. */
export function last4Of(kind: KycKind, number: string): string {
  return kind === 'pan' ? number.slice(5, 9) : number.slice(-4)
}
