import type { Context } from '../../context.ts'
import { violates } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { enqueue, jobKind } from '../../platform/jobs/jobs.ts'
import { announceHire } from './hires.notices.ts'
import { dayMs, later } from './hires.rules.ts'
import type { HireRow } from './hires.sql.ts'
import { lockHireAs, step } from './lock-hire.ts'

/** An agent has accepted: they represent the listing from now on. */
export const agentHireAcceptedJob = jobKind<{ hireId: number }>('agent-hire-accepted')

/** The clock begins. A lawyer has declared with the lead that they have no other side; the database lets them have one. */
export async function acceptHire(
  tx: Context,
  { hireId, professionalId }: { hireId: number; professionalId: number },
): Promise<HireRow> {
  const seen = await lockHireAs(tx, 'professional', hireId, professionalId)
  const dueAt = later(tx.now, (seen.days ?? 0) * dayMs)
  const set = { acceptedAt: tx.now, dueAt, ...(seen.kind === 'lawyer' ? { declaredAt: tx.now } : {}) }
  const hire = await oneSide(() => step(tx, seen, { act: 'accept', by: 'professional', byUser: professionalId, set }))
  if (hire.kind === 'agent') await enqueue(tx.db, agentHireAcceptedJob, { hireId })
  await announceHire(tx, hire, 'accept', 'professional')
  return hire
}

async function oneSide(accept: () => Promise<HireRow>): Promise<HireRow> {
  try {
    return await accept()
  } catch (error) {
    if (!violates(error, 'hires_one_side')) throw error
    throw fail(
      'ruled-out',
      'You already have a client in the matter of this property. A lawyer acts for one side only.',
    )
  }
}
