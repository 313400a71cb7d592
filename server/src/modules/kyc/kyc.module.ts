import { pathTo } from '@properysearch/contract/screens'
import type { Module } from '../../module.ts'
import { countReview, deleteChecks } from './checks.sql.ts'
import { copyKyc } from './copy-kyc.ts'
import { decidingHandlers } from './deciding/deciding.handlers.ts'
import { kycHandlers } from './kyc.handlers.ts'
import { kycJobs } from './kyc.jobs.ts'
import { simulatedDigilockerRoutes } from './simulated-digilocker.routes.ts'

export const kycModule: Module = {
  name: 'kyc',
  handlers: () => ({ kyc: { ...kycHandlers, ...decidingHandlers } }),
  jobs: () => kycJobs,
  routes: (http, { context }) => simulatedDigilockerRoutes(http, context),
  dataCopy: { identity: copyKyc },
  erasers: [
    {
      goes: 'Your identity checks, PAN, bank accounts and professional number',
      erase: (tx, { userId }) => deleteChecks(tx.db, userId),
    },
  ],
  queues: [{ key: 'kyc', label: 'Identity checks', link: pathTo('adminKyc'), count: countReview }],
}
