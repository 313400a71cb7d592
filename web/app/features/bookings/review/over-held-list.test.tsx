// @vitest-environment happy-dom
import type { OverHeld } from '@properysearch/contract/bookings/held-calls'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { beSignedIn, fakeServer } from '../../../../test/fake-server.ts'
import { show } from '../../../../test/show.tsx'
import { QueryProvider } from '../../../lib/query-provider.tsx'
import { OverHeldList } from './over-held-list.tsx'

const held: OverHeld = {
  bookingId: 5,
  kind: 'rental',
  state: 'registered',
  property: { id: 3, title: 'Two rooms in Baner' },
  buyer: { id: 11, name: 'Neha Kulkarni' },
  seller: { id: 12, name: 'Mandar Joshi' },
  amount: 1_98_000,
  until: '2026-11-18',
  daysOver: 4,
  orderId: 14,
  mayEnd: false,
}

test('says how much is held, for how many days too long, and leads to its payment', async () => {
  beSignedIn('admin')
  const data = [held, { ...held, bookingId: 6, daysOver: 0, orderId: 15 }]
  fakeServer({ bookings: { listOverHeld: () => ({ data, page: 1, pageSize: 20, total: 2 }) } })
  show(
    <QueryProvider>
      <OverHeldList />
    </QueryProvider>,
  )
  const [link] = await screen.findAllByRole('link', { name: 'Two rooms in Baner' })
  expect(link?.getAttribute('href')).toBe('/admin/orders/14')
  expect(screen.getAllByText('₹1,98,000.00')).toHaveLength(2)
  expect(screen.getByText('4 days')).toBeTruthy()
  expect(screen.getByText('Today is the last day')).toBeTruthy()
  expect(screen.getAllByText('Tenant, #11')).toHaveLength(2)
})

test('a deal is ended with a reason that both sides read; where the agreement is registered, it says whose turn it is', async () => {
  beSignedIn('admin')
  const data = [
    { ...held, kind: 'sale', state: 'booked', mayEnd: true } as const,
    { ...held, bookingId: 6, property: { id: 4, title: 'A villa in Aundh' } },
  ]
  const called = fakeServer({
    bookings: {
      listOverHeld: () => ({ data, page: 1, pageSize: 20, total: 2 }),
      endOverHeld: () => ({}),
    },
  })
  show(
    <QueryProvider>
      <OverHeldList />
    </QueryProvider>,
  )
  expect((await screen.findAllByText(/The agreement is registered: the tenant approves/)).length).toBeGreaterThan(0)
  const [button] = screen.getAllByRole('button', { name: 'End the deal about Two rooms in Baner, booking 5' })
  if (button) fireEvent.click(button)
  const dialog = await screen.findByRole('dialog', { name: 'End the deal about Two rooms in Baner?' })
  expect(within(dialog).getByText(/₹1,98,000.00 goes back to the buyer/)).toBeTruthy()
  const reason = 'Neither of you has answered us for ten days.'
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: reason } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'End the deal' }))
  await waitFor(() => expect(called).toContainEqual({ call: 'bookings.endOverHeld', input: { bookingId: 5, reason } }))
})
