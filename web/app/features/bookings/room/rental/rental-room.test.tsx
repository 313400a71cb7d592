// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answers, beSignedIn, fakeServer, refuse } from '../../../../../test/fake-server.ts'
import { show } from '../../../../../test/show.tsx'
import { QueryProvider } from '../../../../lib/query-provider.tsx'
import type { Deal } from '../../deal.queries.ts'
import { exampleDeduction, exampleRent, exampleRental } from '../../example-rental.fixture.ts'
import { quietRoom } from '../../quiet-room.fixture.ts'
import { DealRoom } from '../deal-room.tsx'
import { DepositPart } from './deposit-part.tsx'
import { BringDialog } from './dialogs/bring-dialog.tsx'
import { InventoryDialog } from './dialogs/inventory-dialog.tsx'
import { KeysDialog } from './dialogs/keys-dialog.tsx'
import { YearTaxDialog } from './dialogs/year-tax-dialog.tsx'
import { YearTaxPart } from './year-tax-part.tsx'

function showWith(answers: Answers, part: React.ReactNode) {
  beSignedIn()
  const called = fakeServer(answers)
  show(<QueryProvider>{part}</QueryProvider>)
  return called
}
const showRoom = (deal: Deal) => showWith(quietRoom, <DealRoom deal={deal} head={null} renderPaying={() => null} />)
const rentalOf = ({ room }: Deal) => {
  if (!room.rental) throw new Error('It is a rental.')
  return room.rental
}

test('the owner hands over the keys without something only after the warning', async () => {
  const deal = exampleRental({ state: 'registered', side: 'seller', rental: { missing: ['police', 'meters'] } })
  const close = vi.fn()
  const called = showWith(
    { bookings: { confirmKeys: () => ({}) } },
    <KeysDialog room={deal.room} rental={rentalOf(deal)} onClose={close} />,
  )
  const confirm = screen.getByRole('button', { name: 'Confirm keys' }) as HTMLButtonElement
  expect(confirm.disabled).toBe(true)
  expect(screen.getByText(/may be fined/)).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(confirm)
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(called).toContainEqual({
    call: 'bookings.confirmKeys',
    input: { id: 5, version: 0, without: ['police', 'meters'] },
  })
})

test('an inventory is sent as it was typed; empty lines are left out and what is wrong is said at its line', async () => {
  const deal = exampleRental({ state: 'registered' })
  const close = vi.fn()
  const called = showWith(
    { bookings: { saveInventory: () => ({}) } },
    <InventoryDialog room={deal.room} rental={rentalOf(deal)} at="in" onClose={close} />,
  )
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type('Electricity', '4,512.5')
  type('What, 1', 'Ceiling fan')
  type('How many, 1', 'four')
  fireEvent.click(screen.getByRole('button', { name: 'Add an item' }))
  fireEvent.click(screen.getByRole('button', { name: 'Save inventory' }))
  expect(await screen.findByText(/from 1 to 999/)).toBeTruthy()
  type('How many, 1', '4')
  fireEvent.click(screen.getByRole('button', { name: 'Save inventory' }))
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(called[0]?.input).toMatchObject({
    version: 0,
    items: [{ name: 'Ceiling fan', count: 4, condition: 'good', note: '' }],
    readings: [{ meter: 'electricity', reading: 4512.5 }],
  })
})

test('a lock-in is explained, and notice is offered only after it', () => {
  const notice = { from: '2100-01-01', earliestLeaving: '2100-01-31' }
  showRoom(exampleRental({ state: 'active', rental: { startsOn: '2026-12-01', endsOn: '2100-10-31', notice } }))
  expect(screen.getByText('The lock-in lasts until 31 Dec 2099.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Give notice' })).toBeNull()
})

test('a long schedule shows what is near, and the rest when asked', () => {
  const instalments = Array.from({ length: 11 }, (_, i) => ({ ...exampleRent, id: 50 + i, number: i + 1 }))
  showRoom(exampleRental({ state: 'active', money: { instalments } }))
  expect(screen.getAllByRole('row').length).toBe(5)
  fireEvent.click(screen.getByRole('button', { name: 'Show all 11' }))
  expect(screen.getAllByRole('row').length).toBe(12)
})

test('each deduction is answered by itself, and the sum says what is returned', () => {
  const base = rentalOf(exampleRental()).deposit
  const deposit = { ...base, paid: 84_000, accepted: 1_846.5, open: 6_000, toReturn: 76_153.5 }
  const accepted = { ...exampleDeduction, id: 62, kind: 'electricity', state: 'accepted', amount: 1_846.5 } as const
  showRoom(exampleRental({ state: 'exiting', rental: { deposit, deductions: [exampleDeduction, accepted] } }))
  expect(screen.getByText('₹76,153.50')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Dispute: Painting, ₹6,000' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Electricity/ })).toBeNull()
})

const disputed = { ...exampleDeduction, state: 'disputed', answer: 'It was so before.' } as const

test.each(['buyer', 'seller'] as const)(
  'the %s has our team decide about what is disputed, in their own words',
  async (side) => {
    const deal = exampleRental({ state: 'exiting', side, rental: { deductions: [disputed] } })
    const close = vi.fn()
    const called = showWith(
      { disputes: { raiseOverDeduction: () => refuse('moved-on') } },
      <>
        <DepositPart room={deal.room} rental={rentalOf(deal)} onPress={() => undefined} />
        <BringDialog deduction={disputed} onClose={close} />
      </>,
    )
    expect(screen.getByRole('button', { name: /^Have our team decide: Painting/, hidden: true })).toBeTruthy()
    fireEvent.change(screen.getByLabelText('How you see it'), { target: { value: 'Old' } })
    fireEvent.click(screen.getByRole('button', { name: 'Ask our team' }))
    expect(await screen.findByText('Say how you see it, in a sentence or two')).toBeTruthy()
    const reason = 'The stain was there when we moved in.'
    fireEvent.change(screen.getByLabelText('How you see it'), { target: { value: reason } })
    fireEvent.click(screen.getByRole('button', { name: 'Ask our team' }))
    expect(await screen.findByText(/no longer possible/)).toBeTruthy()
    expect(called).toContainEqual({
      call: 'disputes.raiseOverDeduction',
      input: { deductionId: 61, reason, key: expect.any(String) },
    })
    expect(close).not.toHaveBeenCalled()
  },
)

test('what was decided says who keeps what; while our team has it, nobody changes it', () => {
  const brought = { ...disputed, state: 'brought' } as const
  const decided = { ...disputed, id: 62, state: 'decided', kept: 3_500.5 } as const
  const deal = exampleRental({ state: 'exiting', rental: { deductions: [brought, decided] } })
  showWith({}, <DepositPart room={deal.room} rental={rentalOf(deal)} onPress={() => undefined} />)
  expect(screen.getByText(/₹3,500.50 stays with the owner, ₹2,499.50 goes back to the tenant/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the tax of a year is recorded by the tenant, confirmed by the owner, and says how it comes back', async () => {
  const due = { year: 2028, amount: 3_600, fileBy: '2029-03-30', challan: null }
  const tenant = exampleRental({ state: 'notice', rental: { yearTaxes: [due] } })
  const called = showWith(
    { bookings: { recordYearTax: () => ({}) } },
    <>
      <YearTaxPart room={tenant.room} rental={rentalOf(tenant)} onPress={() => undefined} />
      <YearTaxDialog bookingId={5} tax={due} onClose={() => undefined} />
    </>,
  )
  expect(screen.getByText('2028-29 · ₹3,600')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Challan number'), { target: { value: 'BSR 0510399' } })
  fireEvent.change(screen.getByLabelText('Paid on'), { target: { value: '2026-11-18' } })
  fireEvent.click(screen.getByRole('button', { name: 'Record challan' }))
  const input = { id: 5, year: 2028, number: 'BSR 0510399', paidOn: '2026-11-18' }
  await waitFor(() => expect(called).toContainEqual({ call: 'bookings.recordYearTax', input }))
})

test.each([
  [{ isConfirmed: false, isWithDeposit: false }, 'seller', 'not confirmed by the owner yet', 1],
  [{ isConfirmed: true, isWithDeposit: true }, 'buyer', 'It comes back with the deposit', 0],
  [{ isConfirmed: true, isWithDeposit: false }, 'seller', 'the owner pays it back to the tenant directly', 0],
] as const)('a recorded challan of a year, %o, for the %s', (given, side, words, buttons) => {
  const challan = { number: 'BSR 1', paidOn: '2029-02-05', ...given }
  const tax = { year: 2028, amount: 3_600, fileBy: '2029-03-30', challan }
  const deal = exampleRental({ state: 'completed', side, rental: { yearTaxes: [tax] } })
  showWith({}, <YearTaxPart room={deal.room} rental={rentalOf(deal)} onPress={() => undefined} />)
  expect(screen.getByText(new RegExp(words))).toBeTruthy()
  expect(screen.queryAllByRole('button')).toHaveLength(buttons)
})
