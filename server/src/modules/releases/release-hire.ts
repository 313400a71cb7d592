import type { Context } from '../../context.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { findPayoutAccount } from '../kyc/index.ts'
import { insertHireRelease, moveRelease, type NewHireRelease } from './releases.sql.ts'
import { sendReleaseJob } from './send-release.ts'

/** The work was accepted, or a decision gave this to the professional: it waits until they have an account. */
export async function releaseHire(
  tx: Pick<Context, 'db' | 'now'>,
  asked: Omit<NewHireRelease, 'accountHash' | 'accountShown' | 'now'>,
): Promise<{ id: number }> {
  const account = await findPayoutAccount(tx.db, asked.payeeId)
  const paidTo = { accountHash: account?.numberHash ?? null, accountShown: account?.shown ?? null }
  const { id } = await insertHireRelease(tx.db, { ...asked, ...paidTo, now: tx.now })
  const set = { nextCheckAt: tx.now }
  await moveRelease(tx.db, { id, act: 'approve', by: 'system', byUser: null, set }, tx.now)
  await enqueue(tx.db, sendReleaseJob, { releaseId: id })
  return { id }
}
