import type { Context } from '../context.ts'
import type { JobHandler } from '../platform/jobs/jobs.ts'
import { propertiesJobs } from './properties/index.ts'
import { searchJobs } from './search/index.ts'

/** Every job the worker can do. */
export const jobHandlers: JobHandler<Context>[] = [...propertiesJobs, ...searchJobs]
