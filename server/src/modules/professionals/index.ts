// Owns the public directory of agents, lawyers and evaluators.
// Always true: no phone number or email leaves here; lawyers are neither ranked nor promoted.
// Reads the people's table; calls search to know which place a text names.
export { professionalsHandlers } from './professionals.handlers.ts'
export { professionalsModule } from './professionals.module.ts'
