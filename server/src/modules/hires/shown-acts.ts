import { type HireAct, hireGraph } from '@properysearch/contract/hires/facts'
import { actsFor, mayDo } from '@properysearch/contract/kernel/state-graph'
import { fail } from '../../platform/errors.ts'
import { hireMovedOn, type Side } from './hires.rules.ts'
import type { HireRow } from './hires.sql.ts'

/** What this side can press now. A lawyer delivers in the case, an evaluator in the report. */
export function actsOf(hire: HireRow, side: Side): HireAct[] {
  return (actsFor(hireGraph, hire.state, side) as HireAct[]).filter((act) => isOffered(hire, act))
}

function isOffered(hire: HireRow, act: HireAct): boolean {
  if (act === 'deliver') return hire.kind === 'agent'
  return act !== 'revise' || !hire.revised
}

/** What the other side does is not found; what is too late has moved on. */
export function mayPress(hire: HireRow, side: Side, act: HireAct): void {
  if (!mayDo(hireGraph, act, side)) throw fail('not-found')
  if (!hireGraph.acts[act].from.includes(hire.state as never)) throw hireMovedOn(hire)
  if (act === 'deliver' && hire.kind !== 'agent') {
    throw fail('ruled-out', hire.kind === 'lawyer' ? 'Deliver it in the case.' : 'Deliver it with the report.')
  }
}
