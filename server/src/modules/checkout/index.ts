// Owns the pages on which people pay: the simulated one, and the one that opens a partner's own.
// Always true: the simulation says what it is, asks for no number of a card or account, and is there only while no real
// partner is configured.
// Calls no other module: what is paid there reaches us by webhook, like everybody else's.
export { checkoutJobs } from './checkout.jobs.ts'
export { checkoutModule } from './checkout.module.ts'
export { checkoutRoutes } from './checkout.routes.ts'
