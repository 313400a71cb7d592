import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCities, useLocalities } from '../../features/places/places.queries.ts'
import { TellAgents } from '../../features/professionals/tell-agents.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { puneCentre } from '../../lib/pune-centre.ts'
import { useSession } from '../../lib/session.ts'
import type { NamedPosition, Position } from '../../lib/use-position.ts'
import { useUserLocation } from '../../lib/user-location.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { SelectField } from '../../ui/field.tsx'
import { PositionField } from '../../ui/position-field.tsx'
import { NearbyAgents } from './nearby-agents.tsx'

export const meta = () => privateMeta('Hire an agent')

const reaches = [5, 10, 25] as const

/** Agents around a place: where somebody is, or one that they choose. */
export default function HireAgentPage() {
  const [query, setQuery] = useSearchParams()
  const { location } = useUserLocation()
  const cities = useCities()
  const localities = useLocalities()
  const [chosen, setChosen] = useState<Position | null>(null)
  const withinKm = reaches.find((km) => String(km) === query.get('within')) ?? null
  const places: NamedPosition[] = [
    ...localities,
    ...cities.filter(({ name }) => name !== 'Pune').map((city) => ({ ...city, name: `${city.name}, centre` })),
  ]
  const at = chosen ?? location ?? puneCentre
  return (
    <>
      <PageHeader
        title="Hire an agent"
        action={
          useSession()?.userRole === 'user' ? (
            <div className="flex flex-wrap gap-3">
              <ButtonLink look="secondary" to={pathTo('hireAgentForProperty')}>
                For one of my properties
              </ButtonLink>
              <ButtonLink look="secondary" to={pathTo('tellAgents')}>
                Tell agents what I need
              </ButtonLink>
            </div>
          ) : null
        }
      >
        Agents who work near a place, nearest first. You agree the fee before you pay, and it is held until the work is
        done.
      </PageHeader>
      <div className="mb-6 grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <PositionField
          label="Near"
          help={chosen || location ? undefined : 'Around the centre of Pune until you choose.'}
          places={places}
          value={chosen ?? location ?? null}
          onChange={(position) => {
            setChosen(position)
            setQuery(without(query, 'page'), { replace: true })
          }}
        />
        <SelectField
          label="Within"
          name="within"
          value={withinKm ?? ''}
          onChange={(event) => {
            const next = without(query, 'page')
            if (event.target.value) next.set('within', event.target.value)
            else next.delete('within')
            setQuery(next, { replace: true })
          }}
        >
          {reaches.map((km) => (
            <option key={km} value={km}>
              {km} km
            </option>
          ))}
          <option value="">50 km</option>
        </SelectField>
      </div>
      <div className="grid gap-8">
        <NearbyAgents at={at} withinKm={withinKm} />
        <TellAgents />
      </div>
    </>
  )
}

function without(query: URLSearchParams, name: string): URLSearchParams {
  const rest = new URLSearchParams(query)
  rest.delete(name)
  return rest
}
