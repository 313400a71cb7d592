import type { Context } from '../../context.ts'
import { violates } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { enqueue, jobKind } from '../../platform/jobs/jobs.ts'
import { showHire } from './hires.notices.ts'
import { dayMs, later } from './hires.rules.ts'
import type { HireRow } from './hires.sql.ts'
import { lockHireAs, step } from './lock-hire.ts'

/** An agent has accepted: they represent the listing from now on. */
export const agentHireAcceptedJob = jobKind<{ hireId: number }>('agent-hire-accepted')

export interface Accepting {
  hireId: number
  professionalId: number
  /** Of a lawyer: they act for nobody else in this matter. */
  declaresNoConflict?: boolean | undefined
}

/** The clock begins. A lawyer says first that they have no other side, and the database lets them have one. */
export async function acceptHire(tx: Context, asked: Accepting): Promise<HireRow> {
  const { hireId, professionalId } = asked
  const seen = await lockHireAs(tx, 'professional', hireId, professionalId)
  const isLawyer = seen.kind === 'lawyer'
  if (seen.state === 'paid' && isLawyer && asked.declaresNoConflict !== true) {
    throw fail('not-yet', 'Say first that you act for nobody else in this matter.')
  }
  const dueAt = later(tx.now, (seen.days ?? 0) * dayMs)
  const set = { acceptedAt: tx.now, dueAt, ...(isLawyer ? { declaredAt: tx.now } : {}) }
  const hire = await oneSide(() => step(tx, seen, { act: 'accept', by: 'professional', byUser: professionalId, set }))
  if (hire.kind === 'agent') await enqueue(tx.db, agentHireAcceptedJob, { hireId })
  showHire(tx, hire)
  return hire
}

async function oneSide(accept: () => Promise<HireRow>): Promise<HireRow> {
  try {
    return await accept()
  } catch (error) {
    if (!violates(error, 'hires_one_side')) throw error
    throw fail('ruled-out', 'You have a client in the matter of this property already. A lawyer has one side.')
  }
}
