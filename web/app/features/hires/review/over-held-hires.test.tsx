// @vitest-environment happy-dom
import type { OverHeldHire } from '@properysearch/contract/hires/deciding-calls'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { beSignedIn, fakeServer } from '../../../../test/fake-server.ts'
import { show } from '../../../../test/show.tsx'
import { QueryProvider } from '../../../lib/query-provider.tsx'
import { OverHeldHires } from './over-held-hires.tsx'

const held: OverHeldHire = {
  id: 8,
  kind: 'lawyer',
  state: 'delivered',
  title: 'Title search in Wakad',
  client: { id: 11, name: 'Neha Kulkarni' },
  professional: { id: 12, name: 'Sneha Patil' },
  amount: 14_160,
  until: '2026-11-18',
  daysOver: 1,
  orderId: 14,
  payout: null,
}

test('a fee that is held too long leads to its payment, and a disputed one to the decision', async () => {
  beSignedIn('admin')
  const data: OverHeldHire[] = [held, { ...held, id: 9, state: 'disputed', title: 'Six photographs' }]
  fakeServer({ hires: { listOverHeld: () => ({ data, page: 1, pageSize: 20, total: 2 }) } })
  show(
    <QueryProvider>
      <OverHeldHires />
    </QueryProvider>,
  )
  const [payment] = await screen.findAllByRole('link', { name: 'Title search in Wakad' })
  expect(payment?.getAttribute('href')).toBe('/admin/orders/14')
  const [decision] = screen.getAllByRole('link', { name: 'Decide the dispute' })
  expect(decision?.getAttribute('href')).toBe('/admin/hiredisputes/9')
  expect(screen.getAllByText('The work is delivered: the client accepts or disputes it.').length).toBeGreaterThan(0)
  expect(screen.getAllByText('₹14,160.00').length).toBeGreaterThan(1)
})

test('of accepted work it says whether the payout is on its way or waits for a bank account, and of whom', async () => {
  beSignedIn('admin')
  const closed = { ...held, state: 'closed' } as const
  const data: OverHeldHire[] = [
    { ...closed, payout: { state: 'approved', hasAccount: false } },
    { ...closed, id: 9, payout: { state: 'sent', hasAccount: true } },
  ]
  fakeServer({ hires: { listOverHeld: () => ({ data, page: 1, pageSize: 20, total: 2 }) } })
  show(
    <QueryProvider>
      <OverHeldHires />
    </QueryProvider>,
  )
  expect(await screen.findByText(/^Sneha Patil has no verified bank account/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See Sneha Patil' }).getAttribute('href')).toBe('/admin/users?text=12')
  expect(screen.getByText(/^The payout is on its way to the bank account of Sneha Patil/)).toBeTruthy()
})
