import type { Context } from '../../context.ts'
import { enqueue, jobKind } from '../../platform/jobs/jobs.ts'
import { type Purpose, refundOrder } from '../orders/index.ts'
import { announceHire } from './hires.notices.ts'
import { heldPaise, type Side } from './hires.rules.ts'
import type { HireRow } from './hires.sql.ts'
import { step } from './lock-hire.ts'

/** An agent has given a hire up: what they were made by it ends. */
export const agentHireGivenUpJob = jobKind<{ hireId: number }>('agent-hire-given-up')

/** How a hire ends without work. All of the money goes back, but for our own fee where the client withdrew. */
export async function endHire(
  tx: Context,
  purposes: readonly Purpose[],
  hire: HireRow,
  {
    reason,
    leaver,
    ...how
  }: {
    act: 'decline' | 'withdraw' | 'give-up' | 'time-out'
    by: 'client' | 'professional' | 'timer' | 'system'
    byUser: number | null
    reason: string | null
    /** Who closes their account, and is told nothing any more. */
    leaver?: Side
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
  if (how.act === 'give-up' && hire.kind === 'agent') await enqueue(tx.db, agentHireGivenUpJob, { hireId: hire.id })
  const by = how.by === 'client' || how.by === 'professional' ? how.by : (leaver ?? null)
  await announceHire(tx, after, how.act, by)
  return after
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
