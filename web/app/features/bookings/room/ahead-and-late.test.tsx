// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { beSignedIn, fakeServer } from '../../../../test/fake-server.ts'
import { show } from '../../../../test/show.tsx'
import { QueryProvider } from '../../../lib/query-provider.tsx'
import { exampleDeal, exampleInstalment, examplePayment, exampleRoom } from '../example-deal.fixture.ts'
import { quietRoom } from '../quiet-room.fixture.ts'
import { statementCsv } from '../statement-csv.ts'
import { DealRoom } from './deal-room.tsx'
import { PrepayDialog } from './dialogs/prepay-dialog.tsx'
import { stepOf } from './next-step.ts'

const parts = [1, 2].map((number) => ({ ...exampleInstalment, id: 40 + number, number, gross: 41_50_000 }))
const late = {
  ...exampleInstalment,
  paid: 83_00_000,
  interest: { amount: 6786.09, status: 'due' as const },
}
const room = (given: Parameters<typeof exampleRoom>[0] = {}) =>
  exampleRoom({ state: 'paying', money: { instalments: parts }, ...given })
const shown = (part: React.ReactNode) => show(<QueryProvider>{part}</QueryProvider>)
const showRoom = (deal: Parameters<typeof DealRoom>[0]['deal']) => {
  beSignedIn()
  fakeServer(quietRoom)
  shown(<DealRoom deal={deal} head={null} renderPaying={() => null} />)
}

test('what paying ahead makes of the instalments is said before it is paid, then it goes to the partner', () => {
  beSignedIn()
  const press = vi.fn()
  shown(<PrepayDialog room={room()} onPress={press} onClose={() => undefined} />)
  const go = screen.getByRole('button', { name: 'Go on to pay' })
  const amount = screen.getByLabelText('Amount (₹)')
  fireEvent.click(go)
  expect(screen.getByText('Enter the amount in rupees')).toBeTruthy()
  fireEvent.change(amount, { target: { value: '83 lakh' } })
  fireEvent.click(go)
  expect(screen.getByText(/Enter less than what is left/)).toBeTruthy()
  expect(press).not.toHaveBeenCalled()
  fireEvent.change(amount, { target: { value: '5 lakh' } })
  expect(
    screen.getByText(
      '₹4,95,000 to pay and ₹5,000 of tax that you deduct. The 2 instalments that are left become ₹39,00,000 each.',
    ),
  ).toBeTruthy()
  fireEvent.click(go)
  expect(press.mock.calls[0]?.[0]).toMatchObject({
    do: 'pay',
    due: { what: 'prepayment', gross: 5_00_000, tds: 5_000 },
  })
})

test('between the two sides it is recorded, with the tax included', async () => {
  beSignedIn()
  const called = fakeServer({ bookings: { recordPrepayment: () => ({}) } })
  const close = vi.fn()
  shown(<PrepayDialog room={room({ booking: { channel: 'direct' } })} onPress={() => undefined} onClose={close} />)
  fireEvent.change(screen.getByLabelText('Amount (₹)'), { target: { value: '5,00,000' } })
  fireEvent.change(screen.getByLabelText('UTR or cheque number'), { target: { value: 'UTR 5' } })
  fireEvent.click(screen.getByRole('button', { name: 'Record payment' }))
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(called[0]).toMatchObject({
    call: 'bookings.recordPrepayment',
    input: { id: 5, amount: 5_00_000, reference: 'UTR 5' },
  })
})

test('nothing is offered ahead while an instalment is late', () => {
  const [first, second] = parts
  const instalments = [{ ...first, isLate: true } as typeof late, second as typeof late]
  showRoom(exampleDeal({ state: 'paying', money: { instalments } }))
  expect(screen.queryByRole('button', { name: 'Pay a part ahead' })).toBeNull()
})

test('interest is a line of its own: the buyer pays it, the seller may do without it, and the statement has it', () => {
  const money = { instalments: [late], left: 0, interestDue: 6786.09 }
  expect(stepOf(exampleDeal({ state: 'paying', money }))).toMatchObject({
    whose: 'mine',
    title: 'Pay the interest on instalment 1',
    actions: [{ label: 'Pay ₹6,786.09', press: { do: 'pay', due: { what: 'interest', tds: 0 } } }],
  })
  const deal = exampleDeal({ state: 'paying', side: 'seller', money })
  expect(stepOf(deal).actions).toMatchObject([{ label: 'Waive it' }])
  showRoom(deal)
  expect(screen.getByRole('button', { name: 'Waive the interest on instalment 1' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Pay the interest on instalment 1' })).toBeNull()
  expect(statementCsv(deal)).toContain('Due,Interest on instalment 1,2026-12-18,6786.09,,,,,,Due')
})

test('a challan is the buyer’s record until the seller has confirmed it', () => {
  const challan = { number: 'BSR 7', paidOn: '2026-12-01', isConfirmed: false }
  const money = { instalments: parts, payments: [{ ...examplePayment, challan }] }
  showRoom(exampleDeal({ state: 'paying', side: 'seller', money }))
  expect(screen.getByText('Recorded by the buyer')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Confirm: challan of Booking amount' })).toBeTruthy()
})

test('the seller records what was paid ahead directly; through the partner only the buyer pays', async () => {
  const given = { side: 'seller', booking: { channel: 'direct' } } as const
  showRoom({ ...exampleDeal(), room: room(given) })
  fireEvent.click(screen.getByRole('button', { name: 'Record a part paid ahead' }))
  fireEvent.change(await screen.findByLabelText('Amount (₹)'), { target: { value: '5 lakh' } })
  expect(screen.getByText(/₹4,95,000 reaches you, and the buyer deducts ₹5,000 of tax\./)).toBeTruthy()
})

test('a challan can be corrected until the seller has confirmed it, and not once the deal has ended', () => {
  const challan = { number: 'BSR 7', paidOn: '2026-12-01', isConfirmed: false }
  const money = {
    instalments: parts,
    payments: [
      { ...examplePayment, challan },
      { ...examplePayment, id: 32 },
    ],
  }
  const deal = (state: 'paying' | 'cancelled') => exampleDeal({ state, money })
  showRoom(deal('paying'))
  fireEvent.click(screen.getByRole('button', { name: 'Correct it: challan of Booking amount' }))
  expect(screen.getByRole('button', { name: 'Record challan: Booking amount' })).toBeTruthy()
  cleanup()
  showRoom(deal('cancelled'))
  expect(screen.queryByRole('button', { name: /the challan: Booking amount/ })).toBeNull()
})
