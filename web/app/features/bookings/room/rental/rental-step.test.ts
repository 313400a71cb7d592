import { expect, test } from 'vitest'
import { exampleDeduction, exampleRent, exampleRental, type GivenRental } from '../../example-rental.fixture.ts'
import { stepOf } from '../next-step.ts'

const labels = (deal: Parameters<typeof stepOf>[0]) => stepOf(deal).actions.map(({ label }) => label)
const depositDue = { ...exampleRent, id: 42, what: 'deposit', period: null, gross: 74_000 } as const

test('a booked home waits for the registered licence, then for what comes before the keys', () => {
  expect(labels(exampleRental())).toEqual(['Record the registration'])
  const registered: GivenRental = { state: 'registered', money: { instalments: [depositDue] } }
  expect(stepOf(exampleRental(registered))).toMatchObject({ whose: 'mine', title: 'Pay the rest of the deposit' })
  expect(stepOf(exampleRental({ ...registered, side: 'seller' })).title).toBe('Tell the police who the tenant is')
  const told = exampleRental({ ...registered, side: 'seller', rental: { missing: ['deposit'] } })
  expect(stepOf(told)).toMatchObject({ whose: 'theirs', title: 'The tenant pays the rest of the deposit' })
})

test('the keys name what the owner could still do, and wait for the other side’s word', () => {
  const ready: GivenRental = { state: 'registered', rental: { missing: ['police'] } }
  expect(stepOf(exampleRental(ready))).toMatchObject({
    title: 'Take the keys',
    text: 'Still open: Police intimation number. The owner can see to it first, or hand over the keys without it.',
  })
  const confirmations = [{ what: 'move-in', by: 'buyer' as const, at: '2026-11-18T06:00:00.000Z' }]
  expect(stepOf(exampleRental({ ...ready, room: { confirmations } }))).toMatchObject({
    whose: 'theirs',
    title: 'The owner confirms the keys too',
  })
})

test('rent is the tenant’s turn, with the tax that the server worked out', () => {
  const money = { instalments: [exampleRent] }
  const rental = { dues: [{ instalmentId: 41, tds: 560, cash: 27_440 }] }
  expect(stepOf(exampleRental({ state: 'active', money, rental }))).toMatchObject({
    whose: 'mine',
    title: 'Pay the rent for Dec\u00a02026',
    text: '₹28,000 less ₹560 tax, which you pay to the department: ₹27,440. Pay the owner by bank transfer or cheque, then record it here.',
    by: '2026-12-05',
  })
  expect(stepOf(exampleRental({ state: 'active', money, side: 'seller' }))).toMatchObject({
    whose: 'theirs',
    title: 'The tenant pays the rent for Dec\u00a02026',
  })
})

test('after notice the home is inspected, unless rent is late', () => {
  const given = { state: 'notice', rental: { leavesOn: '2027-01-31' } } as const
  expect(labels(exampleRental(given))).toEqual(['Write it down', 'Confirm the inspection'])
  const late = { instalments: [{ ...exampleRent, isLate: true }] }
  expect(stepOf(exampleRental({ ...given, money: late })).title).toBe('Pay the rent for Dec\u00a02026')
})

test('the deposit goes back less what the tenant accepts', () => {
  const { deposit } = exampleRental().room.rental ?? {}
  if (!deposit) throw new Error('A rental has a deposit.')
  const exiting = {
    state: 'exiting',
    rental: { deductions: [exampleDeduction], deposit: { ...deposit, toReturn: 78_000 } },
  } as const
  expect(
    stepOf(exampleRental({ ...exiting, rental: { ...exiting.rental, deductions: [exampleDeduction] } })),
  ).toMatchObject({
    title: 'Painting: accept ₹6,000?',
    actions: [{ label: 'Accept' }, { label: 'Dispute' }],
  })
  expect(labels(exampleRental({ ...exiting, side: 'seller', rental: { ...exiting.rental, deductions: [] } }))).toEqual([
    'Record the return',
    'Propose a deduction',
  ])
  const disputed = { ...exampleDeduction, state: 'disputed', answer: 'It was so before.' } as const
  expect(
    stepOf(exampleRental({ state: 'exiting', side: 'seller', rental: { deductions: [disputed], deposit } })),
  ).toMatchObject({ whose: 'mine', title: 'Painting: ₹6,000 is disputed' })
})

test('the tenant is asked whether the deposit has arrived: it is the owner who pays it', () => {
  const payment = {
    id: 71,
    what: 'deposit-return',
    instalmentId: null,
    orderId: null,
    gross: 78_000,
    tds: 0,
    cash: 78_000,
    paidOn: '2027-02-03',
    reference: 'UTR 99',
    recordedBy: 'seller',
    status: 'waiting',
    refusedWhy: null,
    challan: null,
    fileBy: null,
  } as const
  const money = { payments: [payment] }
  expect(stepOf(exampleRental({ state: 'exiting', money })).title).toBe('Has ₹78,000 arrived?')
  expect(stepOf(exampleRental({ state: 'exiting', side: 'seller', money })).whose).toBe('theirs')
})
