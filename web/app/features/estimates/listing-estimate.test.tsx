// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, fakeServer, refuse } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { exampleAsked, exampleComparable, exampleEstimate, exampleGiven } from './example-estimate.fixture.ts'
import { ListingEstimate } from './listing-estimate.tsx'

function showEstimate(
  estimates: Answers['estimates'],
  valuation: Parameters<typeof ListingEstimate>[0]['valuation'] = null,
) {
  const called = fakeServer({ estimates })
  show(<ListingEstimate listing={exampleAsked} valuation={valuation} />)
  return called
}

test('an estimate says what it is, its band, where the asking price stands and how right such estimates were', async () => {
  showEstimate({ getOfListing: () => ({ data: exampleEstimate() }) })
  expect(await screen.findByText('An estimate, not a valuation')).toBeTruthy()
  expect(screen.getByText('₹84.4 Lac')).toBeTruthy()
  expect(screen.getByText('₹74 Lac to ₹96.5 Lac')).toBeTruthy()
  expect(screen.getByText('The asking price is 7% above the estimate, within the band.')).toBeTruthy()
  expect(screen.getByText(/In Baner, half of our estimates were within/)).toBeTruthy()
  expect(screen.getByText('7.2%')).toBeTruthy()
  expect(screen.getByText('80.6%')).toBeTruthy()
  expect(screen.getByText(/nobody is ranked by its estimate/)).toBeTruthy()
  expect(screen.getByRole('row', { name: /15 to 20 years old.*6.1% less.*− ₹5.4 Lac/ })).toBeTruthy()
})

test('a comparable is left out and put back, and the estimate is asked for without it', async () => {
  const called = showEstimate({
    getOfListing: ({ without = [] }) => ({
      data: exampleEstimate({
        estimate: exampleGiven({ price: without.includes(12) ? 83_00_000 : 84_40_000 }),
        comparables: [11, 12, 13].map((id) => exampleComparable(id, { isLeftOut: without.includes(id) })),
      }),
    }),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Leave out: Flat 12' }))
  expect(await screen.findByText('₹83 Lac')).toBeTruthy()
  expect(screen.getByText('Comparables: 2 of 3 counted')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Put back: Flat 12' }))
  expect(await screen.findByText('₹84.4 Lac')).toBeTruthy()
  expect(called.map(({ input }) => input)).toEqual([
    { propertyId: 3 },
    { propertyId: 3, without: [12] },
    { propertyId: 3 },
  ])
})

test('too few that are alike: it says so, shows those there are, and makes nothing up', async () => {
  showEstimate({
    getOfListing: () => ({
      data: { estimate: null, refusal: 'too-few-alike', comparables: [exampleComparable(11)] },
    }),
  })
  expect(
    await screen.findByText('Too few properties like this one are listed nearby for an honest estimate.'),
  ).toBeTruthy()
  expect(screen.getByText('Comparables: 1 of 1 counted')).toBeTruthy()
  expect(screen.queryByText('An estimate, not a valuation')).toBeNull()
})

test('what does not load can be tried again', async () => {
  let isBroken = true
  showEstimate({
    getOfListing: () => (isBroken ? refuse('unavailable') : { data: exampleEstimate() }),
  })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  isBroken = false
  fireEvent.click(retry)
  expect(await screen.findByText('₹84.4 Lac')).toBeTruthy()
})

test('a listing that is not live has none yet', async () => {
  showEstimate({ getOfListing: () => refuse('not-found') })
  expect(await screen.findByText('An estimate is shown once the property is live.')).toBeTruthy()
})

test('an evaluator’s signed value stands beside it, and goes before it', async () => {
  showEstimate(
    { getOfListing: () => ({ data: exampleEstimate() }) },
    {
      number: 'PV-2345-6789',
      issuedOn: '2026-11-12',
      valuedOn: '2026-11-10',
      evaluator: 'Sneha Patil',
      market: 88_00_000,
      areaSqft: 750,
      rate: 11_733,
    },
  )
  expect(await screen.findByText('Evaluator’s value: ₹88 Lac')).toBeTruthy()
  expect(screen.getByText(/where the two differ, trust the evaluator/)).toBeTruthy()
})

test('how right estimates were, place by place, is asked for when it is opened', async () => {
  const accuracy = { listings: 1650, medianErrorPercent: 8.1, coveragePercent: 79.9 }
  const called = showEstimate({
    getOfListing: () => ({ data: exampleEstimate() }),
    listAccuracy: () => ({
      data: {
        trainedAt: '2026-11-19T20:30:00.000Z',
        refused: 150,
        whole: accuracy,
        places: [{ ...accuracy, listings: 62, city: 'Pune', locality: 'Baner' }],
      },
    }),
  })
  const details = (await screen.findByText('How accurate our estimates are, place by place')).closest('details')
  expect(called.map(({ call }) => call)).toEqual(['estimates.getOfListing'])
  Object.assign(details as HTMLDetailsElement, { open: true })
  fireEvent(details as HTMLDetailsElement, new Event('toggle'))
  expect(await screen.findByRole('row', { name: 'Baner, Pune 8.1% 79.9% 62' })).toBeTruthy()
  expect(screen.getByText(/Not counted: 150 \(8\.3% of all\) that had too few comparables/)).toBeTruthy()
})
