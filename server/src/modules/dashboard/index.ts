// Owns no tables: it gathers the figures and open tasks that other modules give it.
// Always true: every figure is computed when asked for, from rows that are there.
// Calls no other module; what it shows, each of them says in its module.
export { dashboardHandlers } from './dashboard.handlers.ts'
export { dashboardModule } from './dashboard.module.ts'
export type { Deadline, Figure, FindDeadlines, Todo } from './dashboard.rules.ts'
