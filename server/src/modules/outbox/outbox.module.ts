import type { Module } from '../../module.ts'
import { outboxJobs } from './outbox.jobs.ts'
import { mountOutbox } from './outbox.routes.ts'
import { deleteMessagesTo } from './outbox.sql.ts'

export const outboxModule: Module = {
  name: 'outbox',
  jobs: () => outboxJobs,
  routes: (http, { context }) => {
    const { config, db } = context()
    if (config.mode !== 'production') mountOutbox(http, db)
  },
  erasers: [{ erase: (tx, { email, mobile }) => deleteMessagesTo(tx.db, [email, mobile]) }],
}
