import type { ProfessionalRole } from '@properysearch/contract/professionals/facts'
import type { Understood } from '@properysearch/contract/search/calls'
import { ChevronRight } from 'lucide-react'
import { peopleAddress } from '../../features/professionals/find-people.ts'
import { placeOf } from '../../features/search/search-words.ts'
import { Link } from '../../ui/link.tsx'

const roles: [role: ProfessionalRole, label: string, about: string][] = [
  ['agent', 'Agents', 'who show homes and negotiate for you'],
  ['lawyer', 'Lawyers', 'who read the title papers'],
  ['evaluator', 'Evaluators', 'who value the property in writing'],
]

/** From homes to the people who help with them, in the same place. */
export function PeopleLinks({ chips }: { chips: Understood['chips'] }) {
  const place = placeOf(chips)
  return (
    <section aria-labelledby="people-links">
      <h2 id="people-links" className="mb-3 text-lg">
        People who help{place ? ` around ${place}` : ''}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        {roles.map(([role, label, about]) => (
          <li key={role}>
            <Link
              to={peopleAddress({ role, ...(place && { text: place }) })}
              className="flex min-h-13 items-center justify-between gap-3 px-4 py-2 hover:text-leaf"
            >
              <span>
                <strong className="font-semibold">{label}</strong>{' '}
                <span className="text-soft-ink text-sm">{about}</span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-soft-ink" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
