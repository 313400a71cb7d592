import type { HireKind } from '@properysearch/contract/hires/facts'
import { pathTo } from '../../screens.ts'

/** Where one of a kind is found. */
export const listPaths: Record<HireKind, string> = {
  agent: pathTo('hireAgent'),
  lawyer: pathTo('hireLawyer'),
  evaluator: pathTo('propertyEvaluators'),
}
