import type { Hire } from '@properysearch/contract/hires/calls'
import { CaseLink } from '../../features/cases/case-link.tsx'
import { ValuationOfHire } from '../../features/valuations/valuation-of-hire.tsx'

/** What the kind of a hire brings to its room: a lawyer's case, an evaluator's report. */
export function WorkOfHire({ hire }: { hire: Hire }) {
  if (hire.kind === 'lawyer' && hire.acceptedAt) return <CaseLink hireId={hire.id} side={hire.iAm} />
  if (hire.kind === 'evaluator' && hire.acceptedAt) return <ValuationOfHire hireId={hire.id} />
  return null
}
