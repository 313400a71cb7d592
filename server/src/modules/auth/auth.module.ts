import type { Module } from '../../module.ts'
import { authHandlers } from './auth.handlers.ts'
import { authJobs } from './auth.jobs.ts'
import { findConsents } from './consents.sql.ts'
import { eraseSignIn } from './erase-sign-in.ts'
import { findDevices } from './known-devices.sql.ts'
import { findSessions } from './sessions.sql.ts'

export const authModule: Module = {
  name: 'auth',
  handlers: () => ({ auth: authHandlers }),
  jobs: () => authJobs,
  dataCopy: {
    consents: (ctx, userId) => findConsents(ctx.db, userId),
    devices: (ctx, userId) => findDevices(ctx.db, userId),
    sessions: (ctx, userId) => findSessions(ctx.db, userId, ctx.now),
  },
  erasers: [
    {
      goes: 'Your sign-ins on all devices',
      stays: {
        what: 'The record that you agreed to our terms and checks, and when',
        why: 'Data protection rules require us to keep proof of consent for one year. It is kept under a number, without your name.',
      },
      erase: eraseSignIn,
    },
  ],
}
