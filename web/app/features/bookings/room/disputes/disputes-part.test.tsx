// @vitest-environment happy-dom
import type { Dispute } from '@properysearch/contract/disputes/calls'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, beSignedIn, fakeServer, refuse } from '../../../../../test/fake-server.ts'
import { show } from '../../../../../test/show.tsx'
import { QueryProvider } from '../../../../lib/query-provider.tsx'
import { exampleRoom } from '../../example-deal.fixture.ts'
import { DisputesPart } from './disputes-part.tsx'

const raised: Dispute = {
  id: 61,
  bookingId: 5,
  deduction: null,
  state: 'raised',
  raisedBy: 'buyer',
  amount: 1_00_000,
  reason: 'The terrace leaks, and it was to be repaired.',
  answer: null,
  files: [],
  raisedAt: '2026-11-18T06:00:00.000Z',
  answeredAt: null,
  decideBy: '2026-12-18T06:00:00.000Z',
  endedAt: null,
  decision: null,
}
const decided: Dispute = {
  ...raised,
  state: 'decided',
  answer: 'It was repaired in October.',
  answeredAt: '2026-11-20T06:00:00.000Z',
  endedAt: '2026-11-25T06:00:00.000Z',
  decision: { toBuyer: 60_000, toSeller: 40_000, stays: 0, reason: 'The bill is of March.' },
}

function showPart(disputes: Answers['disputes'], given: Parameters<typeof exampleRoom>[0] = {}) {
  beSignedIn()
  const called = fakeServer({ disputes })
  show(
    <QueryProvider>
      <DisputesPart room={exampleRoom(given)} />
    </QueryProvider>,
  )
  return called
}

const listed = (disputes: Dispute[], disputable = 0) => ({ data: { disputable, disputes } })

test('a dispute is raised over what can be disputed, with the words that the other side reads', async () => {
  const called = showPart({ list: () => listed([], 1_98_000), raise: () => ({ data: raised }) })
  fireEvent.click(await screen.findByRole('button', { name: 'Raise a dispute' }))
  expect(await screen.findByText('At most ₹1,98,000')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Amount in dispute (₹)'), { target: { value: '1 lakh' } })
  fireEvent.click(screen.getByRole('button', { name: 'Raise dispute' }))
  expect(await screen.findByText('Say what is wrong, in a sentence or two')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('What is wrong'), { target: { value: raised.reason } })
  fireEvent.click(screen.getByRole('button', { name: 'Raise dispute' }))
  await waitFor(() =>
    expect(called).toContainEqual({
      call: 'disputes.raise',
      input: { bookingId: 5, amount: 1_00_000, reason: raised.reason, key: expect.any(String) },
    }),
  )
})

test('the other side answers it, and whoever raised it withdraws it: neither can do what is the other’s', async () => {
  showPart({ list: () => listed([raised]) }, { side: 'seller' })
  expect(await screen.findByRole('button', { name: 'Answer' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull()
})

test('in a deal that has ended nothing is withdrawn: our team decides', async () => {
  showPart({ list: () => listed([raised]) }, { state: 'cancelled' })
  expect(await screen.findByText('The deal has ended, so our team decides who gets the money.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a refused withdrawal says why and stays open', async () => {
  showPart({ list: () => listed([raised]), withdraw: () => refuse('moved-on') })
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw the dispute over ₹1,00,000' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw dispute' }))
  expect(await screen.findByText(/no longer possible/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Answer' })).toBeNull()
})

test('both read the decision: who gets how much, and why', async () => {
  showPart({ list: () => listed([decided]) }, { side: 'seller' })
  expect(await screen.findByText('The bill is of March.')).toBeTruthy()
  expect(screen.getByText('₹60,000')).toBeTruthy()
  expect(screen.getByText('₹40,000')).toBeTruthy()
  expect(screen.queryByText('Held for the deal as before')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('what did not load can be tried again', async () => {
  let fails = true
  showPart({ list: () => (fails ? refuse('unavailable') : listed([raised])) })
  const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 10_000 })
  fails = false
  fireEvent.click(retry)
  expect(await screen.findByText(/The terrace leaks/)).toBeTruthy()
}, 20_000)
