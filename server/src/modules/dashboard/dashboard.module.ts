import type { Module } from '../../module.ts'
import { dashboardHandlers } from './dashboard.handlers.ts'

export const dashboardModule: Module = {
  name: 'dashboard',
  handlers: ({ figures, todos, deadlines }) => ({ dashboard: dashboardHandlers({ figures, todos, deadlines }) }),
}
