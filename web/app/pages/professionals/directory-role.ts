import type { PublicRole } from '@properysearch/contract/professionals/facts'

/** `/agents/…` or `/evaluators/…`: the same pages of two professions. */
export function directoryRole(request: Request): PublicRole {
  return /^\/agents\b/i.test(new URL(request.url).pathname) ? 'agent' : 'evaluator'
}
