import type { Module } from '../../module.ts'
import { ledgerHandlers } from './ledger.handlers.ts'
import { ledgerJobs } from './ledger.jobs.ts'

export const ledgerModule: Module = {
  name: 'ledger',
  handlers: () => ({ ledger: ledgerHandlers }),
  jobs: () => ledgerJobs,
}
