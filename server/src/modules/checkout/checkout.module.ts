import type { Module } from '../../module.ts'
import { checkoutJobs } from './checkout.jobs.ts'
import { checkoutRoutes } from './checkout.routes.ts'

export const checkoutModule: Module = {
  name: 'checkout',
  jobs: () => checkoutJobs,
  routes: (http, { context }) => checkoutRoutes(http, context),
}
