// Owns the messages that were kept instead of sent, for people trying the product and for tests.
// Always true: it has no address in production.
// Calls no other module. The built-in mail and SMS adapters write what it shows.
export { outboxJobs } from './outbox.jobs.ts'
export { outboxModule } from './outbox.module.ts'
export { mountOutbox } from './outbox.routes.ts'
export { deleteMessagesTo } from './outbox.sql.ts'
