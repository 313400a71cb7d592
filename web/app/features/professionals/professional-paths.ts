import type { ProfessionalRole, PublicRole } from '@properysearch/contract/professionals/facts'
import { leadsSomewhere, pathTo } from '../../screens.ts'

export function directoryPath(role: PublicRole): string {
  return pathTo(role === 'agent' ? 'agents' : 'evaluators')
}

/** `key` is a city as an address spells it. */
export function cityPath(role: PublicRole, key: string): string {
  return pathTo(role === 'agent' ? 'agentsAt' : 'evaluatorsAt', { key })
}

/** The page that everybody can read, and search engines too. */
export function publicProfilePath(role: PublicRole, id: number): string {
  return pathTo(role === 'agent' ? 'agentsAt' : 'evaluatorsAt', { key: id })
}

/** Where whoever has signed in reads about somebody. */
export function profilePath(role: ProfessionalRole, id: number): string {
  if (role === 'lawyer') return pathTo('lawyerDetails', { id })
  return role === 'evaluator' ? pathTo('evaluatorDetails', { id }) : publicProfilePath(role, id)
}

const hirePaths = { agent: '/AgentPayment', lawyer: '/LawyerPayment', evaluator: '/EvaluatorPayment' } as const

interface Asked {
  /** What they offer for a fixed fee; without one, a quote is asked for. */
  service?: number
  /** The listing it is about. */
  property?: number | undefined
}

/** Where somebody is hired. Undefined while they cannot be. */
export function hirePath(role: ProfessionalRole, professional: number, asked: Asked = {}): string | undefined {
  if (!leadsSomewhere(hirePaths[role])) return undefined
  const given = Object.entries({ professional, ...asked }).filter(([, value]) => value !== undefined)
  return `${hirePaths[role]}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}
