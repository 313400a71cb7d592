import type { HireKind } from '@properysearch/contract/hires/facts'
import { pathTo } from '../../screens.ts'

const screens = { agent: 'agentPayment', lawyer: 'lawyerPayment', evaluator: 'evaluatorPayment' } as const

interface About {
  hire?: number
  professional?: number
  property?: number | undefined
}

/** Where a hire of this kind is asked for and paid. */
export function payPath(kind: HireKind, about: About): string {
  const query = Object.entries(about).flatMap(([name, id]) => (id === undefined ? [] : [[name, String(id)]]))
  return `${pathTo(screens[kind])}?${new URLSearchParams(query)}`
}
