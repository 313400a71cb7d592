// @vitest-environment happy-dom
import type { ReceivedBid } from '@properysearch/contract/bids/calls'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answers, beSignedIn, fakeServer, refuse } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import { BidCard } from './bid-card.tsx'
import CounterDialog from './counter-dialog.tsx'
import { exampleBid, exampleListing } from './example-bid.fixture.ts'
import { ModeChoice } from './mode-choice.tsx'

/** What the dialogs read of a bid that was received. */
const received = {
  propertydata: exampleListing,
  bidData: exampleBid(),
  userData: { name: 'Neha K.', isVerified: true },
} as ReceivedBid

function showWith(bids: Answers['bids'], part: React.ReactNode) {
  beSignedIn()
  const called = fakeServer({ bids })
  show(<QueryProvider>{part}</QueryProvider>)
  return called
}

test('a card offers what the server says is possible, in its order, and the reason in place of the rest', () => {
  const hindrance = 'You have accepted the bid of Anil R.'
  const bid = exampleBid({ acts: ['counter', 'reject'], hindrance })
  show(<BidCard bid={bid} property={exampleListing} side="owner" other="Neha K." onAct={() => undefined} />)
  expect(screen.queryAllByRole('button').map((button) => button.textContent)).toEqual([
    'Make a counter-offer',
    'Decline',
  ])
  expect(screen.getByText(/You have accepted the bid of Anil R\./)).toBeTruthy()
  expect(screen.getByText('Cannot be accepted now')).toBeTruthy()
})

test('a counter-offer that could not be sent keeps what was typed', async () => {
  const close = vi.fn()
  showWith({ counter: () => refuse('unavailable') }, <CounterDialog received={received} onClose={close} />)
  const amount = screen.getByLabelText('The price you would take (₹)') as HTMLInputElement
  fireEvent.change(amount, { target: { value: '86 lakh' } })
  expect(await screen.findByText('4.4% below the asking price.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Send counter-offer' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(amount.value).toBe('86 lakh')
  expect(close).not.toHaveBeenCalled()
})

test('a bid is accepted only after it was said what that means', async () => {
  const close = vi.fn()
  const called = showWith(
    { accept: () => ({ data: exampleBid({ state: 'accepted', agreed: 80_00_000 }) }) },
    <AnswerDialog asked={{ act: 'accept', item: received }} onClose={close} />,
  )
  expect(screen.getByText(/can accept no other bid meanwhile/)).toBeTruthy()
  expect(called).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Accept bid' }))
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(called).toEqual([{ call: 'bids.accept', input: { id: 5 } }])
})

test('what bidders may see is saved as it is chosen, and is as before when that fails', async () => {
  const answer = Promise.withResolvers<never>()
  const called = showWith(
    { setMode: () => answer.promise.catch(() => refuse('unavailable')) },
    <ModeChoice propertyId={3} mode="sealed" />,
  )
  const chosen = () =>
    screen
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({ checked }) => checked)
      .map(({ value }) => value)
  fireEvent.click(screen.getByRole('radio', { name: /^Open/ }))
  await waitFor(() => expect(called).toEqual([{ call: 'bids.setMode', input: { propertyId: 3, mode: 'open' } }]))
  expect(chosen()).toEqual(['open'])
  answer.reject(new Error('down'))
  await waitFor(() => expect(chosen()).toEqual(['sealed']))
})
