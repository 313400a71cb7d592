import type { Context } from '../context.ts'
import type { JobHandler } from '../platform/jobs/jobs.ts'
import { accountJobs } from './accounts/index.ts'
import { exportParts } from './contributions.ts'

/** Every job the worker can do. */
export const jobHandlers: JobHandler<Context>[] = [...accountJobs({ parts: exportParts })]
