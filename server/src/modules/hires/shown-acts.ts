import { type HireAct, hireGraph } from '@properysearch/contract/hires/facts'
import { actsFor, mayDo } from '@properysearch/contract/kernel/state-graph'
import { fail } from '../../platform/errors.ts'
import { hireMovedOn, type Side } from './hires.rules.ts'
import type { HireRow } from './hires.sql.ts'

/** What this side can press now. */
export function actsOf(hire: HireRow, side: Side): HireAct[] {
  const legal = actsFor(hireGraph, hire.state, side) as HireAct[]
  return legal.filter((act) => elsewhere(hire, act) === undefined && (act !== 'revise' || !hire.revised))
}

const inTheCase: Partial<Record<HireAct, string>> = {
  accept: 'Accept it in the lead, which shows which of your other matters touch this one.',
  'ask-paper': 'Ask for papers in the case.',
  provide: 'Give the papers in the case, or say there that you cannot.',
  deliver: 'Deliver it in the case.',
}

/** Where the work itself is, with what has to be looked at before. */
function elsewhere({ kind }: HireRow, act: HireAct): string | undefined {
  if (kind === 'lawyer') return inTheCase[act]
  return kind === 'evaluator' && act === 'deliver' ? 'Deliver it with the report.' : undefined
}

/** What the other side does is not found; what is too late has moved on. */
export function mayPress(hire: HireRow, side: Side, act: HireAct): void {
  if (!mayDo(hireGraph, act, side)) throw fail('not-found')
  if (!hireGraph.acts[act].from.includes(hire.state as never)) throw hireMovedOn(hire)
  const where = elsewhere(hire, act)
  if (where) throw fail('ruled-out', where)
}
