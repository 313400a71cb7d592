import type { Hire } from '@properysearch/contract/hires/calls'
import { payPath } from '../../features/hires/pay-path.ts'
import { ProfessionalFacts } from '../../features/professionals/professional-facts.tsx'
import { ProfessionalItem } from '../../features/professionals/professional-item.tsx'
import { profilePath } from '../../features/professionals/professional-paths.ts'
import { useOthers } from '../../features/professionals/professionals.queries.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { listPaths } from './list-paths.ts'

/** Whoever declined or did not answer is not the only one. Of lawyers, none is suggested: their rules forbid it. */
export function OthersToAsk({ hire }: { hire: Hire }) {
  const { kind, state, iAm } = hire
  if (iAm !== 'client' || state !== 'declined' || kind === 'lawyer') return null
  return <Others hire={hire} kind={kind} />
}

function Others({ hire, kind }: { hire: Hire; kind: 'agent' | 'evaluator' }) {
  const { data } = useOthers(kind, hire.professional.id)
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="others" className="grid gap-3">
      <h2 id="others" className="text-lg">
        Others in the same city
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {data.map((person) => (
          <li key={person.id}>
            <ProfessionalItem
              person={person}
              to={profilePath(kind, person.id)}
              action={
                <ButtonLink
                  look="secondary"
                  className="text-sm"
                  to={payPath(kind, { professional: person.id, property: hire.propertydata?.id })}
                >
                  Ask for a quote
                  <span className="sr-only"> from {person.name}</span>
                </ButtonLink>
              }
            >
              <ProfessionalFacts person={person} />
            </ProfessionalItem>
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink look="quiet" className="-ms-4" to={listPaths[kind]}>
          See all {kind}s
        </ButtonLink>
      </div>
    </section>
  )
}
