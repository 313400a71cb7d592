import type { Context } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { showHire } from './hires.notices.ts'
import { dayMs, later } from './hires.rules.ts'
import type { HireRow } from './hires.sql.ts'
import { lockHireAs, step } from './lock-hire.ts'

/** The work is there: the client accepts it, asks for a revision, once, or disputes it. */
export async function deliverHire(
  tx: Context,
  { hireId, professionalId }: { hireId: number; professionalId: number },
): Promise<HireRow> {
  const seen = await lockHireAs(tx, 'professional', hireId, professionalId)
  const set = { deliveredAt: tx.now, reminders: 0 }
  const hire = await step(tx, seen, { act: 'deliver', by: 'professional', byUser: professionalId, set })
  showHire(tx, hire)
  return hire
}

/** Once: a second wish is for the two to settle, or for a decision. */
export async function reviseHire(tx: Context, seen: HireRow, reason: string): Promise<HireRow> {
  if (seen.state === 'delivered' && seen.revised) {
    throw fail('ruled-out', 'You have asked for a revision before. Accept the work, or raise a dispute.')
  }
  const dueAt = later(tx.now, (seen.days ?? 0) * dayMs)
  const set = { revised: true, dueAt, reason }
  const hire = await step(tx, seen, { act: 'revise', by: 'client', byUser: seen.clientId, set })
  showHire(tx, hire)
  return hire
}
