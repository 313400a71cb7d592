// @vitest-environment happy-dom
import type { ShownValuation } from '@properysearch/contract/valuations/calls'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { beSignedIn, fakeServer, refuse } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import { EstimateOfMine } from './estimate-of-mine.tsx'
import { exampleAsked, exampleEstimate } from './example-estimate.fixture.ts'

const signed: ShownValuation = {
  number: 'PV-2345-6789',
  issuedOn: '2026-11-12',
  valuedOn: '2026-11-10',
  evaluator: 'Sneha Patil',
  market: 88_00_000,
  areaSqft: 750,
  rate: 11_733,
}

function showMine(id: number, findShown: () => { data: ShownValuation | null }) {
  beSignedIn('user')
  fakeServer({ estimates: { getOfMine: () => ({ data: exampleEstimate() }) }, valuations: { findShown } })
  show(
    <QueryProvider>
      <EstimateOfMine listing={{ ...exampleAsked, id }} savedAt="2026-11-19T10:00:00.000Z" />
    </QueryProvider>,
  )
}

test('an owner who names a price reads the signed value beside the estimate, where the page shows one', async () => {
  showMine(31, () => ({ data: signed }))
  expect(await screen.findByText('Evaluator’s value: ₹88 Lac')).toBeTruthy()
  expect(screen.getByText('An estimate, not a valuation')).toBeTruthy()
  expect(screen.getByText(/where the two differ, trust the evaluator/)).toBeTruthy()
})

test('without a signed value, or while it cannot be read, the estimate stands by itself', async () => {
  showMine(32, () => {
    throw refuse('unavailable')
  })
  expect(await screen.findByText('An estimate, not a valuation')).toBeTruthy()
  expect(screen.queryByText(/Evaluator’s value/)).toBeNull()
})
