import { formatNumber } from '@properysearch/contract/values/numbers'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { HireButton } from '../../features/professionals/hire-buttons.tsx'
import { ProfessionalFacts } from '../../features/professionals/professional-facts.tsx'
import { ProfessionalItem } from '../../features/professionals/professional-item.tsx'
import { profilePath } from '../../features/professionals/professional-paths.ts'
import { professionalWords } from '../../features/professionals/professional-words.ts'
import { usePeopleInOrder } from '../../features/professionals/professionals.queries.ts'
import { messageOf } from '../../lib/api.ts'
import { useUserLocation } from '../../lib/user-location.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pager } from '../../ui/pager.tsx'
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx'

/** Lawyers or evaluators by name or by distance, and by nothing else. What is asked stands in the address. */
export function PeopleInOrder({ profession, note }: { profession: 'lawyer' | 'evaluator'; note: string }) {
  const [query, setQuery] = useSearchParams()
  const user = useUserLocation()
  const text = query.get('text') ?? ''
  const isByDistance = query.get('order') === 'distance' && Boolean(user.location)
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1)
  const { data, error, refetch } = usePeopleInOrder(profession, {
    text,
    from: isByDistance && user.location ? user.location : null,
    page,
  })
  const change = (changes: Record<string, string>) => {
    const next = new URLSearchParams(query)
    for (const [name, value] of Object.entries({ page: '', ...changes })) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    setQuery(next)
  }
  const byDistance = () => {
    if (!user.location) user.ask()
    change({ order: 'distance' })
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <SearchForm key={text} text={text} onSearch={(wanted) => change({ text: wanted })} />
        <fieldset className="mb-1.5 flex flex-wrap items-center gap-2">
          <legend className="mb-1.5 font-medium text-sm">Order</legend>
          <Button
            look={isByDistance ? 'quiet' : 'secondary'}
            aria-pressed={!isByDistance}
            onClick={() => change({ order: '' })}
          >
            By name
          </Button>
          <Button
            look={isByDistance ? 'secondary' : 'quiet'}
            aria-pressed={isByDistance}
            disabled={user.state === 'asking'}
            onClick={byDistance}
          >
            {user.state === 'asking' ? 'Looking...' : 'Nearest to me'}
          </Button>
        </fieldset>
      </div>
      {user.state === 'refused' ? (
        <p role="status" className="text-soft-ink text-sm">
          Your device did not share its location, so the list stays in order of surname.
        </p>
      ) : null}
      <Notice>{note}</Notice>
      {error && !data ? <FailedState message={messageOf(error)} onRetry={() => void refetch()} /> : null}
      {data ? (
        <Found
          profession={profession}
          data={data}
          onPage={(next) => change({ page: next === 1 ? '' : String(next) })}
        />
      ) : null}
      {data || error ? null : <Waiting />}
    </div>
  )
}

function SearchForm({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <form onSubmit={submit} className="flex min-w-0 flex-1 basis-72 flex-wrap items-end gap-2 sm:max-w-lg">
      <TextField
        label="A city, a locality or a name"
        value={typed}
        maxLength={80}
        onChange={(event) => setTyped(event.target.value)}
        fieldClassName="min-w-0 flex-1 basis-48"
      />
      <Button type="submit" look="secondary" className="mb-1.5">
        Search
      </Button>
    </form>
  )
}

type FoundPeople = NonNullable<ReturnType<typeof usePeopleInOrder>['data']>

function Found({
  profession,
  data,
  onPage,
}: {
  profession: 'lawyer' | 'evaluator'
  data: FoundPeople
  onPage: (page: number) => void
}) {
  const words = professionalWords[profession]
  if (data.total === 0) {
    return <EmptyState title={`No ${words.one} found`}>Try the name of a city, or a person’s name.</EmptyState>
  }
  return (
    <section aria-labelledby="people-found" className="grid gap-4">
      <h2 id="people-found" className="figures text-lg" aria-live="polite">
        {formatNumber(data.total)} {data.total === 1 ? words.one : words.many}
        {data.place ? ` for ${data.place}` : ''}
      </h2>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
        {data.data.map((person) => (
          <li key={person.id}>
            <ProfessionalItem
              person={person}
              to={profilePath(profession, person.id)}
              action={<HireButton profession={profession} id={person.id} name={person.name} look="secondary" />}
            >
              <ProfessionalFacts person={person} />
            </ProfessionalItem>
          </li>
        ))}
      </ol>
      <Pager
        page={data.page}
        pageSize={data.pageSize}
        total={data.total}
        onPage={onPage}
        names={{ before: 'Previous', after: 'Next' }}
      />
    </section>
  )
}

function Waiting() {
  return (
    <div role="status" className="grid gap-4 md:grid-cols-2">
      <span className="sr-only">Loading the list</span>
      <Skeleton className="h-44 rounded-card" />
      <Skeleton className="h-44 rounded-card" />
    </div>
  )
}
