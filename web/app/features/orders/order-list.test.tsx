// @vitest-environment happy-dom
import type { Order } from '@properysearch/contract/orders/calls'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { beSignedIn, fakeServer, refuse } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import { OrderList } from './order-list.tsx'

const moment = '2026-11-17T08:31:00.000Z'
const order: Order = {
  id: 51,
  purpose: 'hire-lawyer',
  title: 'Lawyer’s fee, hire 41',
  subjectId: 41,
  bookingId: null,
  option: null,
  status: 'paid',
  placeOfSupply: 'Maharashtra',
  taxable: 499,
  cgst: 44.91,
  sgst: 44.91,
  igst: 0,
  held: 25_000,
  total: 25_588.82,
  createdAt: moment,
  expiresAt: moment,
  paidAt: moment,
  checkoutUrl: null,
  isSimulation: true,
  invoice: { id: 32, number: 'PS/26-27/000032' },
  heldFor: 'Hrishikesh Gokhale',
  receipt: { id: 39, number: 'RC/26-27/000039' },
  refunded: 0,
  sentBack: 0,
  problem: null,
}

test('a payment that is partly held has the invoice of our fee and the receipt of the rest', async () => {
  beSignedIn()
  const called = fakeServer({
    orders: { list: () => ({ data: [order], page: 1, pageSize: 20, total: 1 }) },
    invoices: { downloadReceipt: () => refuse('unavailable') },
  })
  show(
    <QueryProvider>
      <OrderList page={1} onPage={() => undefined} empty={null} />
    </QueryProvider>,
  )
  const invoice = await screen.findByRole('link', { name: 'PS/26-27/000032' })
  expect(invoice.getAttribute('href')).toBe('/PreviewInvoice/32')
  fireEvent.click(screen.getByRole('button', { name: 'Receipt RC/26-27/000039' }))
  await waitFor(() => expect(called).toContainEqual({ call: 'invoices.downloadReceipt', input: { id: 39 } }))
  expect(await screen.findByRole('alert')).toBeTruthy()
})
