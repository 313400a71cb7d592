import type { Module } from '../../module.ts'
import { estimatesHandlers } from './estimates.handlers.ts'
import { estimatesJobs } from './estimates.jobs.ts'

export const estimatesModule: Module = {
  name: 'estimates',
  handlers: () => ({ estimates: estimatesHandlers }),
  jobs: () => estimatesJobs,
}
