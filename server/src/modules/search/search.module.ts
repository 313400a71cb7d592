import type { Module } from '../../module.ts'
import { foundListingsHandlers, searchHandlers } from './search.handlers.ts'
import { searchJobs } from './search.jobs.ts'

export const searchModule: Module = {
  name: 'search',
  handlers: () => ({ search: { ...foundListingsHandlers, ...searchHandlers } }),
  jobs: () => searchJobs,
}
