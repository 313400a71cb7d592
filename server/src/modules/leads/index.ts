// Owns what people tell agents they need, who unlocked it, and each agent's pipeline.
// Always true: at most three agents have one requirement, by the database; a person's number leaves here only to these,
// read afresh, and no longer once it is closed. Calls accounts, notifications, orders (types), places, reveals and
// subscriptions.
export { addLead } from './add-lead.ts'
export { leadsModule } from './leads.module.ts'
export { insertOtherLead } from './leads.sql.ts'
