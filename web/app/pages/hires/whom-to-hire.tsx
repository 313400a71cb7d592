import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** The ways to somebody who could help. */
export function WhomToHire() {
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <ButtonLink look="secondary" to={pathTo('hireAgent')}>
        Find an agent
      </ButtonLink>
      <ButtonLink look="secondary" to={pathTo('hireLawyer')}>
        Find a lawyer
      </ButtonLink>
      <ButtonLink look="secondary" to={pathTo('propertyEvaluators')}>
        Find an evaluator
      </ButtonLink>
    </div>
  )
}
