/** Whom a check is about. A real provider is not told; the simulation needs a phone to write to and a name to find. */
export interface KycPerson {
  name: string
  mobile: string
}

/** Shown to people wherever a check is simulated, so that nobody takes it for a real one or types a real number. */
export type KycSimulation = Record<'aadhaar' | 'pan' | 'bank', { works: string; fails: readonly string[] }>

export interface Kyc {
  /** The provider's name, as it is kept with each check. */
  provider: string
  /** Null when the checks are real. */
  simulation: KycSimulation | null
  /** Why this number must not be handed over, as a sentence for its field; null when it may. Asked before all else. */
  refusal(kind: 'aadhaar' | 'pan', number: string): string | null
  /** Has the provider send a code to the mobile number that the Aadhaar is linked with. */
  sendAadhaarOtp(request: { number: string; reason: string; person: KycPerson }): Promise<AadhaarOtpSent>
  verifyAadhaarOtp(request: { reference: string; otp: string; person: KycPerson }): Promise<AadhaarVerified>
  /** Begins a visit to where people share their Aadhaar themselves; it ends with their coming back to `returnUrl`. */
  startAadhaarVisit(request: { returnUrl: string }): Promise<{ reference: string; address: string }>
  /** What came of it. Asked as often as one likes. */
  readAadhaarVisit(request: { reference: string; person: KycPerson }): Promise<AadhaarVisited>
  /** What the simulation of that place needs; null where it is real. */
  visits: SimulatedVisits | null
  verifyPan(request: { pan: string; nameOnPan: string; bornOn: string; reason: string }): Promise<PanVerified>
  /** Sends ₹1 and reads back whose account it is. */
  verifyBankAccount(request: {
    ifsc: string
    number: string
    holderName: string
    mobile: string
  }): Promise<BankAccountVerified>
}

type Wait = { is: 'wait'; seconds: number }

export type AadhaarOtpSent = { is: 'sent'; reference: string } | { is: 'invalid-number' } | Wait

export type AadhaarVerified = { is: 'verified'; name: string } | { is: 'wrong-otp' } | { is: 'expired' } | Wait

/** `subject` tells one Aadhaar from another without its number. */
export type AadhaarVisited =
  | { is: 'verified'; name: string; last4: string; subject: string }
  | { is: 'waiting' }
  | { is: 'declined' }
  | { is: 'expired' }

export interface SimulatedVisits {
  find(reference: string): Promise<{ returnUrl: string } | null>
  decide(reference: string, outcome: 'shared' | 'other-name' | 'denied'): Promise<void>
}

export type PanVerified =
  | { is: 'valid'; reference: string | null; nameMatches: boolean; birthDateMatches: boolean }
  | { is: 'invalid' }

export type BankAccountVerified =
  | { is: 'exists'; reference: string | null; nameAtBank: string }
  | { is: 'refused'; because: 'account' | 'ifsc' | 'blocked' | 'nre' }

/** The provider could not decide. Its message holds no number, name, code or key: it is logged. */
export class KycUnavailable extends Error {}
