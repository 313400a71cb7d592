import type { Context } from '../../context.ts'
import { type Purpose, refundOrder } from '../orders/index.ts'
import { showHire } from './hires.notices.ts'
import { heldPaise } from './hires.rules.ts'
import type { HireRow } from './hires.sql.ts'
import { step } from './lock-hire.ts'

/** How a hire ends without work. All of the money goes back, but for our own fee where the client withdrew. */
export async function endHire(
  tx: Context,
  purposes: readonly Purpose[],
  hire: HireRow,
  {
    reason,
    ...how
  }: {
    act: 'decline' | 'withdraw' | 'give-up' | 'time-out'
    by: 'client' | 'professional' | 'timer' | 'system'
    byUser: number | null
    reason: string | null
  },
): Promise<HireRow> {
  const set = { closedAt: tx.now, waitingSince: null, ...(reason === null ? {} : { reason }) }
  const after = await step(tx, hire, { ...how, set })
  const words = {
    decline: 'The hire was declined.',
    withdraw: 'You withdrew the hire.',
    'give-up': 'The professional gave the work up.',
    'time-out': 'The hire was not accepted in time.',
  }
  await returnFee(tx, purposes, after, { withOurs: how.act !== 'withdraw', reason: words[how.act] })
  showHire(tx, after)
  return after
}

/** By a professional, before or after the payment. */
export async function declineHire(
  tx: Context,
  purposes: readonly Purpose[],
  hire: HireRow,
  reason: string | null,
): Promise<HireRow> {
  return endHire(tx, purposes, hire, { act: 'decline', by: 'professional', byUser: hire.professionalId, reason })
}

/** Once, whoever calls. */
async function returnFee(
  tx: Context,
  purposes: readonly Purpose[],
  hire: HireRow,
  { withOurs, reason }: { withOurs: boolean; reason: string },
): Promise<void> {
  if (hire.orderId === null) return
  const amountPaise = withOurs ? null : heldPaise(hire)
  const asked = { orderId: hire.orderId, amountPaise, reason, adminId: null, key: `hire-${hire.id}` }
  await refundOrder(tx, purposes, asked)
}
