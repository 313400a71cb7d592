import type { Module } from '../../module.ts'
import { backofficeHandlers } from './backoffice.handlers.ts'
import { backofficeJobs } from './backoffice.jobs.ts'

export const backofficeModule: Module = {
  name: 'backoffice',
  handlers: ({ queues }) => ({ backoffice: backofficeHandlers({ queues }) }),
  jobs: () => backofficeJobs,
}
