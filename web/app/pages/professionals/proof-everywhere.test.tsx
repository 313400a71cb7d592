// @vitest-environment happy-dom
import type { ProfessionalCard, Registration } from '@properysearch/contract/professionals/calls'
import type { ProfessionalRole } from '@properysearch/contract/professionals/facts'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { beSignedIn, fakeServer } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { exampleHire } from '../../features/hires/example-hire.fixture.ts'
import { AgentCard } from '../../features/professionals/agent-card.tsx'
import { RegistrationOf } from '../../features/professionals/registration-of.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import { AskProfessional } from '../hires/ask-professional.tsx'
import { OthersToAsk } from '../hires/others-to-ask.tsx'
import { PeopleList } from '../search/people-list.tsx'
import { Directory } from './directory.tsx'

vi.mock('../../features/search/search-box.tsx', () => ({ SearchBox: () => null }))

// Wherever somebody meets a professional, it says whether we have found them in the register.

const agent = 'agent'
const registrations: [Registration, string][] = [
  [
    { state: 'verified', number: 'A52100098765', verifiedOn: '2026-11-02' },
    'A52100098765 · MahaRERA agent number, verified by us on 2 Nov 2026',
  ],
  [
    { state: 'checking', number: null, verifiedOn: null },
    'MahaRERA agent number: we are checking it with the register',
  ],
  [{ state: 'none', number: null, verifiedOn: null }, 'MahaRERA agent number: not verified yet'],
]

const person = (registration: Registration, id = 3): ProfessionalCard => ({
  id,
  name: 'Sayali Jadhav',
  role: 'agent',
  city: 'Pune',
  memberSince: '2025-10-11',
  photo: null,
  locality: 'Baner',
  distanceKm: null,
  facts: { sinceYear: null, languages: [], areas: [], registration, response: null, rating: null },
})
const profile = (registration: Registration) => ({ ...person(registration), about: null, services: [], reviews: [] })
const found = (registration: Registration, role: ProfessionalRole = 'agent') => ({
  search: { role },
  people: [person(registration)],
  total: 1,
  page: 1,
  pageSize: 20,
  place: null,
  problems: [],
})

const places: [string, (registration: Registration) => ReactNode][] = [
  ['a search for agents', (registration) => <PeopleList found={found(registration)} />],
  ['the directory', (registration) => <Directory role={agent} found={found(registration)} cities={[]} />],
  ['a listing that an agent sent', (registration) => <AgentCard agent={person(registration)} />],
  [
    'the page on which one asks for a quote',
    () => <AskProfessional kind="agent" professionalId={3} propertyId={undefined} serviceId={undefined} title="Hire" />,
  ],
  ['the page on which one pays', () => <RegistrationOf role={agent} id={3} />],
  [
    'the others whom one may ask',
    () => (
      <OthersToAsk
        hire={exampleHire({ kind: 'agent', state: 'declined', iAm: 'client', professional: { id: 9, name: 'Vikram' } })}
      />
    ),
  ],
]

const cases = places.flatMap(([place, part]) =>
  registrations.map(([registration, words]) => [place, registration.state, registration, part, words] as const),
)

test.each(cases)('%s: a registration that is %s', async (_, __, registration, part, words) => {
  beSignedIn()
  fakeServer({
    professionals: {
      getAgent: () => ({ data: profile(registration) }),
      findProfessionals: () => ({ data: [person(registration)], page: 1, pageSize: 20, total: 1, place: null }),
    },
  })
  show(<QueryProvider>{part(registration)}</QueryProvider>)
  const plain = (text: string) => text.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim()
  expect(
    await screen.findByText((_, element) => element?.tagName === 'LI' && plain(element.textContent ?? '') === words),
  ).toBeTruthy()
})
