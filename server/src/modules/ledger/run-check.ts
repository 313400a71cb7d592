import { type Context, inTransaction } from '../../context.ts'
import { enqueue, jobKind } from '../../platform/jobs/jobs.ts'
import { checkLedger } from './check-ledger.ts'
import { finishCheck, insertCheck } from './checks.sql.ts'

export const runCheckJob = jobKind<{ checkId: number }>('ledger-check')
export const startNightlyCheckJob = jobKind<Record<string, never>>('ledger-check-nightly')

const patienceMs = 60 * 60 * 1000

/** A check is a job: over a long history it takes longer than a request should. */
export async function startCheck(ctx: Context, askedBy: number | null): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const overdueAt = new Date(tx.now.getTime() - patienceMs)
    const checkId = await insertCheck(tx.db, { askedBy, at: tx.now, overdueAt })
    await enqueue(tx.db, runCheckJob, { checkId }, { key: `ledger-check:${checkId}` })
    return checkId
  })
}

export async function startNightlyCheck(ctx: Context): Promise<void> {
  await startCheck(ctx, null)
}

/** The head of the chain goes to the log too: a copy outside the database shows if all of it is ever rewritten. */
export async function runCheck(ctx: Context, { checkId }: { checkId: number }): Promise<void> {
  const report = await checkLedger(ctx.db)
  await finishCheck(ctx.db, checkId, report, ctx.now)
  if (report.problems.length > 0) ctx.log.error(report, 'the ledger is not in order')
  else ctx.log.info(report, 'the ledger is in order')
}
