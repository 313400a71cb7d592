import { pathTo } from '@properysearch/contract/screens'
import type { Module } from '../../module.ts'
import { findActsAbout } from './audit.sql.ts'
import { backofficeHandlers } from './backoffice.handlers.ts'
import { backofficeJobs } from './backoffice.jobs.ts'
import { orderReviewHandlers } from './order-review.handlers.ts'
import { countReportedListings } from './reports.sql.ts'
import { reviewHandlers } from './review.handlers.ts'

export const backofficeModule: Module = {
  name: 'backoffice',
  handlers: ({ queues, purposes }) => ({
    backoffice: backofficeHandlers({ queues }),
    orderReview: orderReviewHandlers({ purposes }),
    review: reviewHandlers,
  }),
  jobs: () => backofficeJobs,
  dataCopy: { decisions: (ctx, userId) => findActsAbout(ctx.db, userId) },
  erasers: [
    {
      stays: {
        what: 'What the back office decided about your account, and why',
        why: 'The log of these decisions cannot be changed, so that we can account for each of them. It is kept under a number.',
      },
    },
  ],
  queues: [{ key: 'reports', label: 'Reports of abuse', link: pathTo('adminReports'), count: countReportedListings }],
}
