import type { Context } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { hireMovedOn, type Side, sideOf } from './hires.rules.ts'
import { type AlsoSet, type HireMove, type HireRow, lockHireOf, moveHire } from './hires.sql.ts'

/** Of its client or its professional; what is another's is not found. */
export async function lockHire(tx: Context, id: number, userId: number): Promise<HireRow> {
  const hire = await lockHireOf(tx.db, id, userId)
  if (!hire) throw fail('not-found')
  return hire
}

/** The same for one side alone. */
export async function lockHireAs(tx: Context, side: Side, id: number, userId: number): Promise<HireRow> {
  const hire = await lockHire(tx, id, userId)
  if (sideOf(hire, userId) !== side) throw fail('not-found')
  return hire
}

/** Moves a locked hire along its graph, and answers it as it is then. */
export async function step(
  tx: Context,
  hire: HireRow,
  { set = {}, ...move }: Pick<HireMove, 'act' | 'by' | 'byUser' | 'reasons'> & { set?: AlsoSet },
): Promise<HireRow> {
  if (!(await moveHire(tx.db, { id: hire.id, ...move, set }, tx.now))) throw hireMovedOn(hire)
  return lockHire(tx, hire.id, hire.clientId)
}
