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
