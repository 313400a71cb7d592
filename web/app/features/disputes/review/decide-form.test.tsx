// @vitest-environment happy-dom
import type { ReviewedDispute } from '@properysearch/contract/disputes/deciding-calls'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { beSignedIn, fakeServer, refuse } from '../../../../test/fake-server.ts'
import { show } from '../../../../test/show.tsx'
import { formatDay } from '../../../lib/format.ts'
import { QueryProvider } from '../../../lib/query-provider.tsx'
import { DecideForm } from './decide-form.tsx'

const dispute: ReviewedDispute = {
  id: 61,
  bookingId: 5,
  deduction: null,
  state: 'answered',
  raisedBy: 'buyer',
  amount: 1_00_000,
  reason: 'The terrace leaks.',
  answer: 'It was repaired.',
  files: [],
  raisedAt: '2026-11-18T06:00:00.000Z',
  answeredAt: '2026-11-19T06:00:00.000Z',
  decideBy: '2026-12-18T06:00:00.000Z',
  endedAt: null,
  decision: null,
  property: { id: 3, title: 'Two rooms in Baner' },
  buyer: { id: 11, name: 'Neha Kulkarni' },
  seller: { id: 12, name: 'Mandar Joshi' },
  deal: { kind: 'sale', state: 'paying', price: 85_00_000, held: 2_77_000, hasEnded: false },
}
const reason = 'The bill is of March, before the rains.'

function showForm(
  given: Partial<ReviewedDispute['deal']> = {},
  answer: () => ReturnType<typeof refuse> | { data: ReviewedDispute } = () => ({ data: dispute }),
  more: Partial<ReviewedDispute> = {},
) {
  beSignedIn('admin')
  const called = fakeServer({ disputes: { decide: answer } })
  show(
    <QueryProvider>
      <DecideForm dispute={{ ...dispute, ...more, deal: { ...dispute.deal, ...given } }} />
    </QueryProvider>,
  )
  return called
}

function decide(toBuyer: string, toSeller: string) {
  fireEvent.change(screen.getByLabelText('Back to the buyer (₹)'), { target: { value: toBuyer } })
  fireEvent.change(screen.getByLabelText('Paid out to the seller (₹)'), { target: { value: toSeller } })
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: reason } })
  fireEvent.click(screen.getByRole('button', { name: 'Check the decision' }))
}

const confirm = async () => fireEvent.click(await screen.findByRole('button', { name: 'Decide and move the money' }))

test('what goes to neither stays held, and is shown before it is decided', async () => {
  const called = showForm()
  decide('60,000', '25,000.50')
  const dialog = within(await screen.findByRole('dialog'))
  for (const words of ['The terrace leaks.', 'It was repaired.', '₹60,000.00', '₹25,000.50', '₹14,999.50', reason]) {
    expect(dialog.getByText(words)).toBeTruthy()
  }
  expect(dialog.getByText('Back to Neha Kulkarni, the buyer')).toBeTruthy()
  expect(dialog.getByText('Paid out to Mandar Joshi, the seller')).toBeTruthy()
  expect(called).toEqual([])
  await confirm()
  await waitFor(() =>
    expect(called).toContainEqual({
      call: 'disputes.decide',
      input: { id: 61, toBuyer: 60_000, toSeller: 25_000.5, reason },
    }),
  )
})

test('what was checked can be changed; in a rental it speaks of the tenant and the owner', async () => {
  const called = showForm({ kind: 'rental' })
  for (const [label, value] of [
    ['Back to the tenant (₹)', '60,000'],
    ['Paid out to the owner (₹)', ''],
    ['Reason', reason],
  ] as const) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  }
  fireEvent.click(screen.getByRole('button', { name: 'Check the decision' }))
  expect(await screen.findByText('Back to Neha Kulkarni, the tenant')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Change it' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe(reason)
  expect(called).toEqual([])
})

test('more than is disputed, or less than all of a deal that has ended, is not sent', async () => {
  const called = showForm({ hasEnded: true })
  decide('90,000', '20,000')
  expect(await screen.findByText('Only ₹1,00,000.00 is in dispute')).toBeTruthy()
  decide('90,000', '')
  expect(await screen.findByText(/give all of it/)).toBeTruthy()
  expect(called).toEqual([])
})

const dayMs = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()
const decideButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Check the decision' })

test('nobody has answered: nothing is decided while the other side has time for it', () => {
  showForm({}, undefined, { state: 'raised', answeredAt: null, raisedAt: inDays(-6) })
  expect(
    screen.getByText(
      new RegExp(`^The other side has until ${formatDay(inDays(1)).replaceAll('\u00a0', ' ')} to answer`),
    ),
  ).toBeTruthy()
  expect(decideButton().disabled).toBe(true)
})

test('nobody has answered in time: it can be decided', () => {
  showForm({}, undefined, { state: 'raised', answeredAt: null, raisedAt: inDays(-8) })
  expect(screen.getByText('The other side has not answered.')).toBeTruthy()
  expect(decideButton().disabled).toBe(false)
})

test('a refusal is shown, and what was written stays', async () => {
  showForm({}, () => refuse('moved-on'))
  decide('', '')
  fireEvent.click(await screen.findByRole('button', { name: 'Decide: no money moves' }))
  expect(await screen.findByText(/no longer possible/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe(reason)
})
