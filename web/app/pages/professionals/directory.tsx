import { citySlug, type PublicRole } from '@properysearch/contract/professionals/facts'
import { formatNumber } from '@properysearch/contract/values/numbers'
import type { FoundPeople } from '../../features/professionals/find-people.ts'
import { ProfessionalFacts } from '../../features/professionals/professional-facts.tsx'
import { ProfessionalItem } from '../../features/professionals/professional-item.tsx'
import { cityPath, directoryPath, publicProfilePath } from '../../features/professionals/professional-paths.ts'
import { professionalWords } from '../../features/professionals/professional-words.ts'
import { TellAgents } from '../../features/professionals/tell-agents.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Form, Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSteps } from '../../ui/page-steps.tsx'
import { EmptyState } from '../../ui/states.tsx'

interface DirectoryProps {
  role: PublicRole
  found: FoundPeople
  cities: string[]
  /** Of a city’s own page. */
  city?: string
}

/** Agents or evaluators for everybody, and for search engines. Without scripts it is searched and paged all the same. */
export function Directory({ role, found, cities, city }: DirectoryProps) {
  const { people, total } = found
  const words = professionalWords[role]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid gap-1">
        <h1 className="text-2xl">{directoryTitle(role, found.place ?? city ?? null)}</h1>
        <p className="figures text-soft-ink">
          {formatNumber(total)} {total === 1 ? words.one : words.many}
        </p>
      </header>
      <Form action={directoryPath(role)} method="get" role="search" className="flex max-w-xl flex-wrap items-end gap-2">
        <TextField
          key={found.search.text}
          label="A locality, a city or a name"
          name="text"
          defaultValue={found.search.text}
          maxLength={80}
          fieldClassName="min-w-0 flex-1 basis-48"
        />
        <Button type="submit" look="secondary" className="mb-1.5">
          Search
        </Button>
      </Form>
      <Notice>{words.note}</Notice>
      {people.length === 0 ? (
        <EmptyState
          title={`No ${words.one} found`}
          action={
            <ButtonLink to={directoryPath(role)} look="secondary">
              Show all {words.many}
            </ButtonLink>
          }
        >
          Try the name of a locality or a city, or a person’s name.
        </EmptyState>
      ) : (
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 xl:grid-cols-3">
          {people.map((person) => (
            <li key={person.id}>
              <ProfessionalItem person={person} to={publicProfilePath(role, person.id)}>
                <ProfessionalFacts person={person} />
              </ProfessionalItem>
            </li>
          ))}
        </ol>
      )}
      <Pages role={role} found={found} city={city} />
      {role === 'agent' ? <TellAgents /> : null}
      {cities.length > 0 ? (
        <nav aria-labelledby="cities" className="grid gap-2">
          <h2 id="cities" className="text-lg">
            {words.title} by city
          </h2>
          <ul className="flex flex-wrap gap-x-5">
            {cities.map((name) => (
              <li key={name}>
                <Link
                  to={cityPath(role, citySlug(name))}
                  aria-current={name === city ? 'page' : undefined}
                  className="inline-flex min-h-11 items-center text-leaf hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  )
}

export function directoryTitle(role: PublicRole, place: string | null): string {
  const { title } = professionalWords[role]
  return place === null ? title : `${title} in ${place}`
}

function Pages({
  role,
  found: { search, page, pageSize, total },
  city,
}: Pick<DirectoryProps, 'role' | 'found' | 'city'>) {
  const last = Math.max(1, Math.ceil(total / pageSize))
  const addressOf = (number: number) => {
    const text = city === undefined ? search.text : undefined
    const query = new URLSearchParams({ ...(text && { text }), ...(number > 1 && { page: String(number) }) }).toString()
    const path = city === undefined ? directoryPath(role) : cityPath(role, citySlug(city))
    return query ? `${path}?${query}` : path
  }
  return <PageSteps page={page} last={last} addressOf={addressOf} />
}
