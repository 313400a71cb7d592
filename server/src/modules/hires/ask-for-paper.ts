import type { Context } from '../../context.ts'
import { showHire } from './hires.notices.ts'
import { sideOf } from './hires.rules.ts'
import type { HireRow } from './hires.sql.ts'
import { step } from './lock-hire.ts'

/** The clock stops until the client has provided it. The caller has locked the hire; `by` is the professional. */
export async function askForPaper(tx: Context, hire: HireRow, by: number): Promise<HireRow> {
  const set = { waitingSince: tx.now }
  const after = await step(tx, hire, { act: 'ask-paper', by: 'professional', byUser: by, set })
  showHire(tx, after)
  return after
}

/** The clock goes on: the work is due later by the time that was waited. `by` is either of the two. */
export async function provided(tx: Context, hire: HireRow, by: number): Promise<HireRow> {
  const waitedMs = hire.waitingSince ? tx.now.getTime() - hire.waitingSince.getTime() : 0
  const dueAt = hire.dueAt && new Date(hire.dueAt.getTime() + waitedMs)
  const set = { waitingSince: null, dueAt }
  const after = await step(tx, hire, { act: 'provide', by: sideOf(hire, by), byUser: by, set })
  showHire(tx, after)
  return after
}
