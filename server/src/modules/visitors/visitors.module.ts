import type { Module } from '../../module.ts'
import { visitorsHandlers } from './visitors.handlers.ts'
import { visitorsJobs } from './visitors.jobs.ts'

export const visitorsModule: Module = {
  name: 'visitors',
  handlers: () => ({ visitors: visitorsHandlers }),
  jobs: () => visitorsJobs,
}
