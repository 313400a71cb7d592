import type { Context } from '../context.ts'
import type { JobHandler } from '../platform/jobs/jobs.ts'

/** Every job the worker can do. */
export const jobHandlers: JobHandler<Context>[] = []
