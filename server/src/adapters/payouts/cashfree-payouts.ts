import { createHash } from 'node:crypto'
import type { Db } from '../../platform/db/database.ts'
import { type CashfreeCall, type CashfreeSettings, cashfreeCalls } from '../payments/cashfree-calls.ts'
import { GatewayUnavailable } from '../payments/port.ts'
import { onboardVendor, vendorIdOf } from './cashfree-payees.ts'
import { type SplitsSeen, seeSplits } from './cashfree-recon.ts'
import { dropParts, findParts, planParts, type SplitPart, setMade } from './cashfree-splits.sql.ts'
import { type PayoutStatus, type Payouts, PayoutUnanswered } from './port.ts'

/**
 * Cashfree's Easy Split: what was collected stays with Cashfree, unsplit, until a part of an order is given to a payee,
 * whom Cashfree pays on its next settlement. Each part carries our reference, by which it is found again. What was given
 * cannot be taken back: a settlement that the bank refuses stays the payee's, and is never called failed here.
 */
export function cashfreePayouts(
  settings: CashfreeSettings,
  db: Db,
  now: () => Date,
  { timeoutMs = 8000, pauseMs = 200 }: { timeoutMs?: number; pauseMs?: number } = {},
): Payouts {
  const ask = cashfreeCalls(settings, timeoutMs, 3, pauseMs)
  const call: CashfreeCall = async (...given) => {
    try {
      return await ask(...given)
    } catch (error) {
      if (error instanceof GatewayUnavailable) throw new PayoutUnanswered(error.message)
      throw error
    }
  }

  /** Reads how the parts stand, and remembers those that were made. */
  const see = async (reference: string): Promise<{ parts: SplitPart[]; seen: SplitsSeen } | null> => {
    const planned = await findParts(db, reference)
    if (planned.length === 0) return null
    const orders = planned.map((part) => part.orderReference)
    const seen = await seeSplits(call, orders)
    for (const part of planned) {
      if (!part.isMade && seen.isMade(part.orderReference, reference)) await setMade(db, part, now())
    }
    return { parts: await findParts(db, reference), seen }
  }

  /** False when Cashfree will never make it. */
  const split = async (part: SplitPart): Promise<boolean> => {
    const { http, code } = await call(
      'POST',
      `/easy-split/orders/${encodeURIComponent(part.orderReference)}/split`,
      {
        split: [{ vendor_id: part.payee, amount: part.amountPaise / 100, tags: { release: part.reference } }],
        disable_split: false,
      },
      keyOf(part),
    )
    if (http === 200) {
      await setMade(db, part, now())
      return true
    }
    if ([400, 404, 422].includes(http)) return false
    throw new PayoutUnanswered(`Cashfree refused a split (HTTP ${http}${code ? `, ${code}` : ''}).`)
  }

  /** Makes the parts that are not made yet. */
  const carryOut = async (reference: string): Promise<PayoutStatus> => {
    const before = await see(reference)
    let isRefused = false
    for (const part of before?.parts ?? []) {
      if (!part.isMade && !(await split(part))) isRefused = true
    }
    const after = isRefused ? await see(reference) : before
    const parts = await findParts(db, reference)
    if (isRefused && parts.every((part) => !part.isMade)) {
      await dropParts(db, reference)
      return { state: 'failed', problem: 'The payment partner did not take it.' }
    }
    return statusOf(parts, after?.seen)
  }

  return {
    name: 'cashfree',
    isSimulation: false,
    onboard: (payee) => onboardVendor(call, payee),
    send: async (asked) => {
      const { reference, payee } = asked
      const isPlanned = (await findParts(db, reference)).length > 0
      if (!isPlanned && !(await planParts(db, asked, vendorIdOf(payee), now()))) {
        await dropParts(db, reference)
        return { state: 'failed', problem: 'The orders of this deal do not hold as much.' }
      }
      return carryOut(reference)
    },
    find: async (reference) => {
      const found = await see(reference)
      if (!found) return null
      // It was begun, and Cashfree may have heard of it: the rest follows, and only Cashfree can refuse it.
      return found.parts.every((part) => part.isMade) ? statusOf(found.parts, found.seen) : carryOut(reference)
    },
  }
}

function statusOf(parts: readonly SplitPart[], seen: SplitsSeen | undefined): PayoutStatus {
  const isPaid = ({ isMade, orderReference, payee, uptoPaise }: SplitPart) =>
    isMade && (seen?.settledPaise(orderReference, payee) ?? 0) >= uptoPaise
  if (parts.length > 0 && parts.every(isPaid)) return { state: 'paid', problem: null }
  const isStuck = parts.some((part) => seen?.isStuck(part.orderReference, part.payee))
  return { state: 'pending', problem: isStuck ? 'The bank did not take it. The payment partner tries again.' : null }
}

/** The same part has the same key for ever. */
function keyOf({ reference, orderReference }: SplitPart): string {
  const hex = createHash('sha256').update(`${reference} ${orderReference}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
