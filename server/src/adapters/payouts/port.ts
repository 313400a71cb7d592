import { jobKind } from '../../platform/jobs/jobs.ts'

/** Whom the money goes to: a person with one bank account. Another account is another payee at the partner. */
export interface Payee {
  id: number
  accountId: number
  name: string
  ifsc: string
  accountNumber: string
}

/** An instruction to whoever holds the money: pay this much of it to that account. */
export interface AskedPayout {
  /** Ours, for one try: the same reference again pays once. */
  reference: string
  amountPaise: number
  payee: Payee
  /** The orders that the money was collected with, oldest first, by their names at the partner; less what went back. */
  orders: readonly { reference: string; amountPaise: number }[]
  note: string
}

export interface PayoutStatus {
  state: 'pending' | 'paid' | 'failed'
  /** Why not, in words that name nobody. */
  problem: string | null
}

export interface NewPayee extends Payee {
  email: string
  mobile: string
  pan: string
}

export interface PayeeStatus {
  /** Money can be paid to an active one alone. */
  state: 'pending' | 'active' | 'blocked'
  /** Why not, as the payee reads it. */
  problem: string | null
}

/** Pays held money out. Never from a balance of ours: we only tell the partner that holds it. */
export interface Payouts {
  /** The same as that of the payment gateway when it pays out what that one collects. */
  name: string
  isSimulation: boolean
  /** Makes a payee known to the partner, who looks at them itself; the same one again only asks. */
  onboard(payee: NewPayee): Promise<PayeeStatus>
  send(asked: AskedPayout): Promise<PayoutStatus>
  /** What became of a try; one that got no answer is carried on. Null: it was never begun, so nothing can come of it. */
  find(reference: string): Promise<PayoutStatus | null>
}

/** The partner has told us that something has become of a payee or of what was sent. */
export const payoutNewsJob = jobKind<Record<string, never>>('payout-news')

/** The partner gave no usable answer: whether it pays is unknown until it is asked again. */
export class PayoutUnanswered extends Error {}
