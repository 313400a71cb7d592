import type { BookingState } from '@properysearch/contract/bookings/facts'
import type { Release } from '@properysearch/contract/releases/calls'
import { describe, expect, test } from 'vitest'
import type { Deal } from '../deal.queries.ts'
import { exampleDeal, exampleInstalment, examplePayment, exampleRelease, exampleRoom } from '../example-deal.fixture.ts'
import { mayPrepay, maySetChallan } from './dues.ts'
import { stepOf } from './next-step.ts'

const decided = [{ id: 21, kind: 'title', dueOn: '2026-12-09', outcome: 'met', note: null }] as const
const registration = {
  documentNumber: 'HVL-12-4567-2026',
  office: 'Haveli 12, Pune',
  grn: null,
  signedOn: '2026-11-18',
  registeredOn: '2026-11-18',
  startsOn: null,
  recordedBy: 'seller',
  isConfirmed: false,
  version: 1,
} as const
const word = (what: string, by: 'buyer' | 'seller') => ({ what, by, at: '2026-11-18T06:00:00.000Z' })
const recorded = { ...examplePayment, orderId: null, status: 'waiting', reference: 'UTR 5512' } as const
const direct = { channel: 'direct' } as const
const paying = { instalments: [exampleInstalment] }

type Expected = [whose: string, buttons: string[]]
const seen = (deal: Deal): Expected => {
  const { whose, actions } = stepOf(deal)
  return [whose, actions.map(({ label }) => label)]
}

describe('whose turn it is, and the button that does it', () => {
  test.each<[string, Parameters<typeof exampleDeal>[0], Expected, Expected]>([
    ['requested', { state: 'requested' }, ['theirs', []], ['mine', ['Accept', 'Decline']]],
    ['accepted', { state: 'accepted' }, ['mine', ['Verify with ₹1']], ['theirs', []]],
    [
      'the booking amount',
      { state: 'penny-paid', money: { paid: 0, tds: 0 } },
      ['mine', ['Pay ₹1,98,000']],
      ['theirs', []],
    ],
    [
      'the booking amount, paid directly',
      { state: 'penny-paid', booking: direct, money: { paid: 0, tds: 0 } },
      ['mine', ['Record the payment']],
      ['theirs', ['Record that it arrived']],
    ],
    [
      'a payment that the buyer recorded',
      { state: 'penny-paid', booking: direct, money: { payments: [recorded] } },
      ['theirs', []],
      ['mine', ['Yes, it has arrived', 'Not received']],
    ],
    [
      'a condition that the seller says has failed',
      { confirmations: [word('fail-condition:title', 'seller')] },
      ['mine', ['Yes, it has failed', 'It is met']],
      ['theirs', []],
    ],
    [
      'a condition that the buyer says has failed',
      { confirmations: [word('fail-condition:title', 'buyer')] },
      ['theirs', ['It is met']],
      ['mine', ['Yes, it has failed']],
    ],
    ['an open condition', {}, ['mine', ['Yes, it is met', 'No, it has failed']], ['theirs', []]],
    [
      'conditions that the buyer confirmed',
      { conditions: [...decided], confirmations: [word('clear', 'buyer')] },
      ['theirs', []],
      ['mine', ['All conditions are met']],
    ],
    [
      'no registration yet',
      { state: 'cleared' },
      ['mine', ['Record the registration']],
      ['mine', ['Record the registration']],
    ],
    [
      'a registration that the seller recorded',
      { state: 'cleared', registration },
      ['mine', ['Confirm the registration']],
      ['theirs', []],
    ],
    ['an instalment', { state: 'agreed', money: paying }, ['mine', ['Pay ₹82,17,000']], ['theirs', []]],
    [
      'an instalment that is all tax',
      {
        state: 'paying',
        money: { paid: 84_99_900, tds: 2_000, tdsInAll: 2_55_000, instalments: [{ ...exampleInstalment, gross: 100 }] },
      },
      ['mine', ['Record the payment']],
      ['theirs', ['Record that it arrived']],
    ],
    [
      'tax that has to be filed before the next instalment',
      {
        state: 'paying',
        money: { instalments: [{ ...exampleInstalment, dueOn: '2027-01-18' }], payments: [examplePayment] },
      },
      ['mine', ['Record the challan']],
      ['theirs', []],
    ],
    [
      'everything paid, the tax not filed',
      { state: 'paying', money: { left: 0, payments: [examplePayment] } },
      ['mine', ['Record the challan']],
      ['theirs', []],
    ],
    ['settled', { state: 'settled' }, ['mine', ['Confirm deed and keys']], ['mine', ['Confirm deed and keys']]],
    [
      'handed over, says the seller',
      { state: 'settled', confirmations: [word('complete', 'seller')] },
      ['mine', ['Confirm deed and keys']],
      ['theirs', []],
    ],
    ['completed, with money still held', { state: 'completed' }, ['nobody', []], ['mine', ['Ask for a release']]],
    ['cancelled', { state: 'cancelled' }, ['nobody', []], ['nobody', []]],
  ])('%s', (_, room, buyer, seller) => {
    expect(seen(exampleDeal({ ...room, side: 'buyer' })), 'the buyer').toEqual(buyer)
    expect(seen(exampleDeal({ ...room, side: 'seller' })), 'the seller').toEqual(seller)
  })

  test('a release that waits for the buyer comes first', () => {
    const deal = exampleDeal({ state: 'paying', money: paying }, { releases: [exampleRelease] })
    expect(stepOf(deal)).toMatchObject({
      whose: 'mine',
      title: 'Approve or refuse ₹1,50,000',
      by: exampleRelease.lapsesAt,
    })
    expect(seen(deal)[1]).toEqual(['Approve with a code', 'Refuse'])
  })

  const ofTwo = (given: Partial<Release>, first: Partial<Release> = {}) =>
    exampleDeal(
      { state: 'paying', money: paying },
      {
        releases: [
          { ...exampleRelease, id: 52, partOf: 'Leela J.', ...given },
          { ...exampleRelease, ...first },
        ],
      },
    )

  test('two owners’ parts of one press are approved as one', () => {
    const step = stepOf(ofTwo({ amount: 50_000, account: 'SBIN0000001 ••••0020' }))
    expect(step.title).toBe('Approve or refuse ₹2,00,000')
    expect(step.text).toContain('HDFC0000123 ••••0019')
    expect(step.text).toContain('SBIN0000001 ••••0020')
  })

  test('a part whose owner has no account is not asked about, nor what I approved', () => {
    expect(stepOf(ofTwo({ account: null })).title).toBe('Approve or refuse ₹1,50,000')
    expect(stepOf(ofTwo({ account: null }, { state: 'paid' })).title).toBe('Pay instalment 1')
    expect(stepOf(ofTwo({ hasPayerApproved: true }, { hasPayerApproved: true })).title).toBe('Pay instalment 1')
  })

  test('a part is not refused once the other owner’s is on its way', () => {
    const deal = ofTwo({ amount: 50_000 }, { state: 'approved' })
    expect(stepOf(deal).title).toBe('Approve ₹50,000')
    expect(seen(deal)[1]).toEqual(['Approve with a code'])
  })
})

describe('what is paid ahead and filed', () => {
  test('a seller records what is paid ahead where it does not go through the partner', () => {
    const ahead = (channel: 'sandbox' | 'partner' | 'direct') =>
      mayPrepay(exampleRoom({ state: 'paying', side: 'seller', booking: { channel }, money: paying }))
    expect([ahead('sandbox'), ahead('partner'), ahead('direct')]).toEqual([false, true, true])
  })

  test('a challan is set while there is tax to be paid: of rent also once the tenant has left', () => {
    const may = (kind: 'sale' | 'rental', state: BookingState, side: 'buyer' | 'seller' = 'buyer') =>
      maySetChallan(exampleRoom({ state, side, booking: { kind, acts: [] } }))
    expect([may('sale', 'paying'), may('sale', 'completed'), may('sale', 'paying', 'seller')]).toEqual([
      true,
      false,
      false,
    ])
    expect([may('rental', 'active'), may('rental', 'completed'), may('rental', 'booked')]).toEqual([true, true, false])
  })
})
