import type { Context } from '../../context.ts'
import { announceHire } from './hires.notices.ts'
import { sideOf } from './hires.rules.ts'
import type { HireRow } from './hires.sql.ts'
import { step } from './lock-hire.ts'

/**
 * The clock stops until the client has provided it. The caller has locked the hire; `by` is the professional. The case of a
 * lawyer says itself which papers are wanted.
 */
export async function askForPaper(tx: Context, hire: HireRow, by: number, paper?: string): Promise<HireRow> {
  const set = { waitingSince: tx.now, ...(paper ? { details: { ...hire.details, paper } } : {}) }
  const after = await step(tx, hire, { act: 'ask-paper', by: 'professional', byUser: by, set })
  await announceHire(tx, after, 'ask-paper', 'professional')
  return after
}

/** The clock goes on: the work is due later by the time that was waited. `by` is either of the two. */
export async function provided(tx: Context, hire: HireRow, by: number): Promise<HireRow> {
  const waitedMs = hire.waitingSince ? tx.now.getTime() - hire.waitingSince.getTime() : 0
  const dueAt = hire.dueAt && new Date(hire.dueAt.getTime() + waitedMs)
  const { paper: _, ...details } = hire.details
  const set = { waitingSince: null, dueAt, reminders: 0, details }
  const after = await step(tx, hire, { act: 'provide', by: sideOf(hire, by), byUser: by, set })
  await announceHire(tx, after, 'provide', sideOf(hire, by))
  return after
}
