import type { Context } from '../../context.ts'
import { handleJob, type JobHandler, jobKind } from '../../platform/jobs/jobs.ts'
import { runCheck, runCheckJob, startNightlyCheck, startNightlyCheckJob } from './run-check.ts'
import { sealMovements } from './seal-movements.ts'

export const sealMovementsJob = jobKind<Record<string, never>>('ledger-seal')

export const ledgerJobs: JobHandler<Context>[] = [
  handleJob(sealMovementsJob, sealMovements, { every: '* * * * *' }),
  handleJob(runCheckJob, runCheck),
  // 2 at night in India.
  handleJob(startNightlyCheckJob, startNightlyCheck, { every: '30 20 * * *' }),
]
