import type { Module } from '../../module.ts'
import { findActsAbout } from './audit.sql.ts'

export const auditModule: Module = {
  name: 'audit',
  dataCopy: { decisions: (ctx, userId) => findActsAbout(ctx.db, userId) },
  erasers: [
    {
      stays: {
        what: 'What the back office decided about your account, and why',
        why: 'The log of these decisions cannot be changed, so that we can account for each of them. It is kept under a number, not your name.',
      },
    },
  ],
}
