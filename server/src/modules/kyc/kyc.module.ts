import { pathTo } from '@properysearch/contract/screens'
import type { Module } from '../../module.ts'
import { countReview, deleteChecks } from './checks.sql.ts'
import { copyKyc } from './copy-kyc.ts'
import { kycHandlers } from './kyc.handlers.ts'
import { kycJobs } from './kyc.jobs.ts'

export const kycModule: Module = {
  name: 'kyc',
  handlers: () => ({ kyc: kycHandlers }),
  jobs: () => kycJobs,
  dataCopy: { identity: copyKyc },
  erasers: [
    {
      goes: 'Your identity checks, PAN, bank accounts and professional number',
      erase: (tx, { userId }) => deleteChecks(tx.db, userId),
    },
  ],
  queues: [{ key: 'kyc', label: 'Identity checks', link: pathTo('adminKyc'), count: countReview }],
}
