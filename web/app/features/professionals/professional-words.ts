import type { ProfessionalRole } from '@properysearch/contract/professionals/facts'

/** How each profession is spoken of, and how its list is ordered: people are told why. */
export const professionalWords = {
  agent: {
    title: 'Property agents',
    one: 'agent',
    many: 'agents',
    note: 'Nearest first if you enter a place, otherwise in order of name. Nobody can pay for a place in this list.',
  },
  lawyer: {
    title: 'Property lawyers',
    one: 'lawyer',
    many: 'lawyers',
    note: 'Listed in order of name. The rules of the profession do not allow lawyers to be ranked, rated or promoted, so we do none of these.',
  },
  evaluator: {
    title: 'Property evaluators',
    one: 'evaluator',
    many: 'evaluators',
    note: 'Listed in order of name. Nobody can pay for a place in this list.',
  },
} as const satisfies Record<ProfessionalRole, { title: string; one: string; many: string; note: string }>
