import type { dashboard } from '@properysearch/contract/dashboard/calls'
import type { CallContext } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { Figure, FindDeadlines, Todo } from './dashboard.rules.ts'
import { getDashboard } from './get-dashboard.ts'

export function dashboardHandlers(given: {
  figures: readonly Figure[]
  todos: readonly Todo[]
  deadlines: readonly FindDeadlines[]
}): Handlers<CallContext, typeof dashboard> {
  return { getDashboard: (ctx, input) => getDashboard(ctx, input, given) }
}
