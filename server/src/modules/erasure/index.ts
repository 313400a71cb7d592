// Owns no tables: it has every module erase a person who wants to leave.
// Always true: afterwards no row names them; what must stay stays under a number.
// Calls accounts and auth; how the others erase, each of them says in its module.
export { erasureHandlers } from './erasure.handlers.ts'
export { erasureModule } from './erasure.module.ts'
export type { Eraser } from './erasure.rules.ts'
