import { describe, expect, test } from 'vitest'
import type { Deal } from '../deal.queries.ts'
import { exampleDeal, exampleInstalment, examplePayment, exampleRelease } from '../example-deal.fixture.ts'
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
})
