import { type ProfessionalRole, professionalRoleNames } from '@properysearch/contract/professionals/facts'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { useNavigate } from 'react-router'
import { type FoundPeople, peopleAddress } from '../../features/professionals/find-people.ts'
import { ProfessionalFacts } from '../../features/professionals/professional-facts.tsx'
import { ProfessionalItem } from '../../features/professionals/professional-item.tsx'
import { publicProfilePath } from '../../features/professionals/professional-paths.ts'
import { professionalWords } from '../../features/professionals/professional-words.ts'
import { SearchBox } from '../../features/search/search-box.tsx'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSteps } from '../../ui/page-steps.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { AddressProblems } from './address-problems.tsx'

/** Agents, lawyers or evaluators: the same address, another kind of search. */
export function PeopleList({ found }: { found: FoundPeople }) {
  const navigate = useNavigate()
  const { search, people, total, place } = found
  const words = professionalWords[search.role]
  return (
    <div className="page-width grid gap-5 py-6">
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox
          key={search.text}
          action={pathTo('propertyList')}
          hidden={{ search: search.role }}
          text={search.text ?? ''}
          label="A place or a name"
          placeholder="A place or a name"
          onSearch={(text) => void navigate(peopleAddress({ role: search.role, text }))}
          className="w-full sm:w-96"
        />
        <nav aria-label="Looking for" className="type-tabs">
          <Link to={pathTo('propertyList')}>Properties</Link>
          {(Object.keys(professionalRoleNames) as ProfessionalRole[]).map((role) => (
            <Link
              key={role}
              to={peopleAddress({ role, ...(search.text && { text: search.text }) })}
              aria-current={role === search.role ? 'page' : undefined}
            >
              {professionalRoleNames[role]}s
            </Link>
          ))}
        </nav>
      </div>
      <AddressProblems problems={found.problems} />
      <header className="grid gap-1">
        <h1 className="text-2xl">{peopleTitle(found)}</h1>
        <p aria-live="polite" className="figures text-soft-ink">
          {formatNumber(total)} {total === 1 ? words.one : words.many}
        </p>
      </header>
      <Notice>{words.note}</Notice>
      {people.length === 0 ? (
        <EmptyState
          title={`No ${words.one} found`}
          action={
            <ButtonLink to={peopleAddress({ role: search.role })} look="secondary">
              Show all {words.many}
            </ButtonLink>
          }
        >
          Try the name of a locality or a city, or a person’s name.
        </EmptyState>
      ) : (
        <ol className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {people.map((person) => (
            <li key={person.id}>
              <ProfessionalItem
                person={person}
                to={person.role === 'lawyer' ? undefined : publicProfilePath(person.role, person.id)}
              >
                <ProfessionalFacts person={person} />
              </ProfessionalItem>
            </li>
          ))}
        </ol>
      )}
      <PeoplePages found={found} />
      {place && search.role === 'agent' && total > 0 ? (
        <p className="text-soft-ink text-sm">Distances are from the centre of {place}, as the crow flies.</p>
      ) : null}
    </div>
  )
}

export function peopleTitle({ search, place }: FoundPeople): string {
  const { title } = professionalWords[search.role]
  if (!place) return title
  return search.role === 'agent' ? `${title} near ${place}` : `${title} for ${place}`
}

function PeoplePages({ found: { search, page, pageSize, total } }: { found: FoundPeople }) {
  const last = Math.max(1, Math.ceil(total / pageSize))
  return (
    <PageSteps page={page} last={last} addressOf={(number) => peopleAddress({ ...search, page: String(number) })} />
  )
}
