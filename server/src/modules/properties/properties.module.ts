import type { Module } from '../../module.ts'
import { propertiesHandlers } from './properties.handlers.ts'
import { propertiesJobs } from './properties.jobs.ts'
import { findOwnListings } from './properties.sql.ts'
import { findOwnReports } from './reports.sql.ts'
import { findOwnVerifications } from './verifications.sql.ts'

export const propertiesModule: Module = {
  name: 'properties',
  handlers: () => ({ properties: propertiesHandlers }),
  jobs: () => propertiesJobs,
  dataCopy: {
    listings: (ctx, userId) => findOwnListings(ctx.db, userId),
    listingVerifications: (ctx, userId) => findOwnVerifications(ctx.db, userId),
    reports: (ctx, userId) => findOwnReports(ctx.db, userId),
  },
}
