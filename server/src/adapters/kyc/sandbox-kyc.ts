import { isAadhaarNumber } from '@properysearch/contract/values/identity-numbers'
import { digilockerVisits } from './digilocker-visits.ts'
import {
  type AadhaarOtpSent,
  type AadhaarVerified,
  type BankAccountVerified,
  type Kyc,
  KycUnavailable,
  type PanVerified,
} from './port.ts'
import { type SandboxAnswer, type SandboxSettings, sandboxCalls } from './sandbox-calls.ts'

/**
 * sandbox.co.in: Aadhaar at DigiLocker, or by a one-time code for as long as the vendor answers such calls; PAN, and
 * bank accounts by a transfer of ₹1.
 */
export function sandboxKyc(settings: SandboxSettings, now: () => Date, timeoutMs = 20_000): Kyc {
  const call = sandboxCalls(settings, now, timeoutMs)
  return {
    provider: 'sandbox.co.in',
    simulation: null,
    refusal: (kind, number) =>
      kind === 'pan' || isAadhaarNumber(number) ? null : 'This is not an Aadhaar number. Please check its digits.',

    sendAadhaarOtp: async ({ number, reason }): Promise<AadhaarOtpSent> => {
      const answer = await call('POST', '/kyc/aadhaar/okyc/otp', {
        '@entity': 'in.co.sandbox.kyc.aadhaar.okyc.otp.request',
        aadhaar_number: number,
        consent: 'Y',
        reason,
      })
      const { message } = answer
      if (answer.http === 422 && /aadhaar/i.test(message)) return { is: 'invalid-number' }
      if (/invalid aadhaar/i.test(message)) return { is: 'invalid-number' }
      const wait = secondsToWait(message)
      if (wait) return wait
      const reference = textOf(answer.data.reference_id)
      if (answer.http === 200 && reference && /otp sent/i.test(message)) return { is: 'sent', reference }
      throw undecided('Aadhaar code', answer)
    },

    verifyAadhaarOtp: async ({ reference, otp }): Promise<AadhaarVerified> => {
      const answer = await call('POST', '/kyc/aadhaar/okyc/otp/verify', {
        '@entity': 'in.co.sandbox.kyc.aadhaar.okyc.request',
        // A number where it is given out, a text where it is taken back.
        reference_id: reference,
        otp,
      })
      const { data, message } = answer
      if (answer.http === 200 && data.status === 'VALID' && typeof data.name === 'string') {
        return { is: 'verified', name: data.name }
      }
      if (/invalid otp/i.test(message)) return { is: 'wrong-otp' }
      if (/otp expired|invalid reference/i.test(message)) return { is: 'expired' }
      const wait = secondsToWait(message)
      if (wait) return wait
      throw undecided('Aadhaar', answer)
    },

    ...digilockerVisits(call, settings.url, timeoutMs),

    verifyPan: async ({ pan, nameOnPan, bornOn, reason }): Promise<PanVerified> => {
      const answer = await call('POST', '/kyc/pan/verify', {
        '@entity': 'in.co.sandbox.kyc.pan_verification.request',
        pan,
        name_as_per_pan: nameOnPan,
        date_of_birth: bornOn.split('-').reverse().join('/'),
        consent: 'Y',
        reason,
      })
      const { http, data, message } = answer
      if (http === 422 && /invalid pan/i.test(message)) return { is: 'invalid' }
      if (http === 200 && data.status === 'invalid') return { is: 'invalid' }
      if (http === 200 && data.status === 'valid') {
        return {
          is: 'valid',
          reference: answer.transactionId,
          nameMatches: data.name_as_per_pan_match === true,
          birthDateMatches: data.date_of_birth_match === true,
        }
      }
      throw undecided('PAN', answer)
    },

    verifyBankAccount: async ({ ifsc, number, holderName, mobile }): Promise<BankAccountVerified> => {
      const query = new URLSearchParams({ name: holderName, mobile })
      const answer = await call('GET', `/bank/${ifsc}/accounts/${number}/verify?${query}`)
      const { data, message } = answer
      const because = bankRefusals.find(([words]) => words.test(message))?.[1]
      if (because) return { is: 'refused', because }
      if (answer.http === 200 && data.account_exists === true && typeof data.name_at_bank === 'string') {
        return { is: 'exists', reference: textOf(data.utr) ?? answer.transactionId, nameAtBank: data.name_at_bank }
      }
      if (answer.http === 200 && data.account_exists === false && !isBankTrouble.test(message)) {
        return { is: 'refused', because: 'account' }
      }
      throw undecided('bank account', answer)
    },
  }
}

const bankRefusals: [RegExp, Extract<BankAccountVerified, { is: 'refused' }>['because']][] = [
  [/nre account/i, 'nre'],
  [/blocked|frozen/i, 'blocked'],
  // In several spellings, with HTTP 200 and with 422.
  [/invalid (?:bank )?account number or ifsc|provide a valid bank account/i, 'account'],
  [/ifsc is invalid|invalid ifsc/i, 'ifsc'],
]
const isBankTrouble = /offline|unavailable|try again/i

/** "please try after 45 seconds" */
function secondsToWait(message: string): { is: 'wait'; seconds: number } | undefined {
  const seconds = message.match(/try (?:again )?after (\d{1,3}) ?s/i)?.[1]
  return seconds ? { is: 'wait', seconds: Number(seconds) } : undefined
}

function textOf(value: unknown): string | null {
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? String(value) : null
}

/** Reasons that may be told. Anything else may quote a number, a name or a key. */
const knownReasons =
  /source unavailable|beneficiary bank offline|npci is unavailable|unauthori[sz]ed|forbidden|insufficient (?:credits?|balance)|consent|reason|rate limit|too many requests/i

function undecided(what: string, { http, message }: SandboxAnswer): KycUnavailable {
  const reason = message.match(knownReasons)?.[0].toLowerCase() ?? 'no reason given'
  return new KycUnavailable(`sandbox.co.in did not decide (${what}, HTTP ${http}): ${reason}.`)
}
