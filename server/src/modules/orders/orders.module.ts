import { pathTo } from '@properysearch/contract/screens'
import type { Module } from '../../module.ts'
import { decidingHandlers } from './deciding/deciding.handlers.ts'
import { findOrdersForCopy, findRefundsForCopy } from './deciding/review.sql.ts'
import { eraseOrders } from './erase-orders.sql.ts'
import { hasMoneyHeld } from './money-held.ts'
import { callBacksHandlers, ordersHandlers } from './orders.handlers.ts'
import { ordersJobs } from './orders.jobs.ts'
import { countMismatched } from './payments.sql.ts'
import { countFailedRefunds } from './refunds.sql.ts'
import { webHookRoutes } from './web-hook.routes.ts'

export const ordersModule: Module = {
  name: 'orders',
  handlers: ({ purposes }) => ({
    orders: { ...ordersHandlers({ purposes }), ...decidingHandlers({ purposes }) },
    callBacks: callBacksHandlers({ purposes }),
  }),
  jobs: ({ purposes }) => ordersJobs({ purposes }),
  routes: (http, { context }) => webHookRoutes(http, context),
  dataCopy: {
    orders: (ctx, userId) => findOrdersForCopy(ctx.db, userId),
    refunds: (ctx, userId) => findRefundsForCopy(ctx.db, userId),
  },
  erasers: [
    {
      stays: {
        what: 'Invoices, payments and tax records, if you ever paid or were paid here',
        why: 'GST law requires us to keep them for 72 months after the year’s return is due. They are used for nothing else.',
      },
      hindrance: hasMoneyHeld,
      erase: (tx, { userId }) => eraseOrders(tx.db, userId),
    },
  ],
  queues: [
    {
      key: 'refunds',
      label: 'Refunds held up',
      link: `${pathTo('adminOrders')}?show=refunds`,
      count: countFailedRefunds,
    },
    {
      key: 'mismatched',
      label: 'Unmatched payments',
      link: `${pathTo('adminOrders')}?show=mismatched`,
      count: countMismatched,
    },
  ],
}
