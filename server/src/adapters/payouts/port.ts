/** An instruction to whoever holds the money: pay this much of it to that account. */
export interface AskedPayout {
  /** Ours, for one try: the same reference again pays once. */
  reference: string
  amountPaise: number
  payee: { id: number; name: string; ifsc: string; accountNumber: string }
  /** The orders that the money was collected with, by their names at the partner. */
  orders: readonly { reference: string; amountPaise: number }[]
  note: string
}

export interface PayoutStatus {
  state: 'pending' | 'paid' | 'failed'
  /** Why not, in words that name nobody. */
  problem: string | null
}

/** Pays held money out. Never from a balance of ours: we only tell the partner that holds it. */
export interface Payouts {
  name: string
  isSimulation: boolean
  send(asked: AskedPayout): Promise<PayoutStatus>
  /** What became of a try. Null: the partner never heard of it. */
  find(reference: string): Promise<PayoutStatus | null>
}

/** The partner gave no usable answer: whether it pays is unknown until it is asked again. */
export class PayoutUnanswered extends Error {}
