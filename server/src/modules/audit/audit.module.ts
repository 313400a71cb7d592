import type { Module } from '../../module.ts'
import { findActsAbout } from './audit.sql.ts'

export const auditModule: Module = {
  name: 'audit',
  dataCopy: { decisions: (ctx, userId) => findActsAbout(ctx.db, userId) },
  erasers: [
    {
      stays: {
        what: 'What the back office decided about your account, and why',
        why: 'Its log cannot be changed, so that every decision can be answered for. It stands under a number.',
      },
    },
  ],
}
