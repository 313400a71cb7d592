import type { Module } from '../../module.ts'
import { foundPropertiesHandlers, searchHandlers } from './search.handlers.ts'
import { searchJobs } from './search.jobs.ts'

export const searchModule: Module = {
  name: 'search',
  handlers: () => ({ search: searchHandlers, properties: foundPropertiesHandlers }),
  jobs: () => searchJobs,
}
