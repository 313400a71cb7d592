import { expect, test } from 'vitest'
import { exampleDeal, examplePayment } from '../example-deal.fixture.ts'
import { stepOf } from './next-step.ts'
import { afterShares } from './shares-step.ts'

const sharer = (side: 'buyer' | 'seller', state: 'waiting' | 'confirmed' | 'declined' = 'waiting') => ({
  side,
  state,
  name: side === 'seller' ? 'Leela J.' : 'Ravi K.',
})
type Room = Parameters<typeof exampleDeal>[0]
const buttons = (room: Room, sharers: ReturnType<typeof sharer>[]) =>
  afterShares(stepOf(exampleDeal(room)), sharers).actions.map(({ label }) => label)

test('a seller accepts once the seller’s sharers have confirmed; declining waits for nobody', () => {
  const request: Room = { state: 'requested', side: 'seller' }
  expect(buttons(request, [sharer('seller')])).toEqual(['Decline'])
  expect(buttons(request, [sharer('buyer'), sharer('seller', 'confirmed')])).toEqual(['Accept', 'Decline'])
})

test('the booking amount, the conditions and the registration wait for both sides', () => {
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
  const direct = { channel: 'direct' } as const
  const recorded = { ...examplePayment, status: 'waiting', recordedBy: 'seller' } as const
  for (const room of [
    { state: 'penny-paid' },
    { state: 'penny-paid', booking: direct },
    { state: 'booked', conditions: [] },
    { state: 'cleared', registration },
  ] satisfies Room[]) {
    expect(buttons(room, [sharer('seller')]), room.state).toEqual([])
    expect(buttons(room, [sharer('buyer', 'declined')]), room.state).toEqual([])
    expect(buttons(room, [sharer('buyer', 'confirmed')]), room.state).toHaveLength(1)
  }
  const paid = { state: 'penny-paid', booking: direct, money: { payments: [recorded] } } satisfies Room
  expect(buttons(paid, [sharer('seller')])).toEqual(['Not paid'])
})

test('it says for whom it waits', () => {
  const step = stepOf(exampleDeal({ state: 'penny-paid' }))
  expect(afterShares(step, [sharer('seller'), sharer('buyer')])).toMatchObject({
    whose: 'theirs',
    waitsFor: 'Leela J., Ravi K.',
    text: 'Waiting for Leela J., Ravi K. to confirm their share.',
  })
})

test('a step that needs no share goes on', () => {
  expect(buttons({ state: 'cleared' }, [sharer('seller')])).toEqual(['Record the registration'])
})
