// Owns what professionals do for a fixed fee: the standing services.
// Always true: a service is one professional's own; what was bought of it is copied, so a change touches no client.
// Calls accounts.
export { toService } from './services.handlers.ts'
export { servicesModule } from './services.module.ts'
export { findServices, insertService } from './services.sql.ts'
