import type { Module } from '../../module.ts'
import { analysisHandlers } from './analysis.handlers.ts'
import { analysisJobs } from './analysis.jobs.ts'
import { reportPurpose } from './report/report-purpose.ts'
import { deleteReports, findForCopy } from './report/reports.sql.ts'

export const analysisModule: Module = {
  name: 'analysis',
  handlers: () => ({ analysis: analysisHandlers }),
  jobs: () => analysisJobs,
  purposes: [reportPurpose],
  dataCopy: { analysisReports: (ctx, userId) => findForCopy(ctx.db, userId) },
  erasers: [{ goes: 'The analysis reports you bought', erase: (tx, { userId }) => deleteReports(tx.db, userId) }],
}
