// @vitest-environment happy-dom
import { type FacetName, type FacetValue, facetNames } from '@properysearch/contract/search/calls'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, fakeServer, refuse } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { EmptyList } from './empty-list.tsx'

const search = { type: 'buy', bhk: '9', facing: 'East' } as const
const looser = [
  { key: 'bhk', label: '9 BHK', search: { type: 'buy', facing: 'East' } as const },
  { key: 'facing', label: 'East facing', search: { type: 'buy', bhk: '9' } as const },
]

type Facets = NonNullable<NonNullable<Answers['search']>['getFacets']>
const facets = Object.fromEntries(facetNames.map((name) => [name, []])) as unknown as Record<FacetName, FacetValue[]>
const found = (total: number) => ({
  data: { total, isTotalExact: true, facets, understood: { chips: [] }, area: null },
})

function showEmpty(getFacets: Facets) {
  fakeServer({ search: { getFacets } })
  show(<EmptyList search={search} looser={looser} goesOn={false} />)
}

const ways = () => screen.getAllByRole('link', { name: /^Without/ }).map((link) => link.textContent)

test('each filter that may be removed is there at once, then with how many there would be; what brings nothing goes', async () => {
  showEmpty(({ bhk }) => found(bhk ? 0 : 31))
  expect(ways()).toEqual(['Without 9 BHK', 'Without East facing'])
  await waitFor(() => expect(ways()).toEqual(['Without 9 BHK31 properties']))
})

test('what could not be counted is still a way out', async () => {
  showEmpty(({ bhk }) => (bhk ? found(4) : refuse('unavailable')))
  await waitFor(() => expect(ways()).toEqual(['Without East facing4 properties', 'Without 9 BHK']))
})
