import type { HireDispute } from '@properysearch/contract/hires/calls'
import { expect, test } from 'vitest'
import { exampleHire } from './example-hire.fixture.ts'
import { clientLines, payoutLines, whereItIs } from './fee-lines.ts'
import { toldMoves } from './hire-moves.ts'
import { turnOf } from './hire-words.ts'

const now = new Date('2026-11-20T06:00:00.000Z')
const moment = '2026-11-18T06:00:00.000Z'
const dispute: HireDispute = {
  raisedBy: 'client',
  reason: 'The report has no photos.',
  answer: null,
  files: [],
  raisedAt: moment,
  answeredAt: null,
  decideBy: '2026-12-18T06:00:00.000Z',
  decision: null,
}

test('in every state one of the two is told that it is their turn, and the other for whom it waits', () => {
  const turns = (['asked', 'quoted', 'paid', 'accepted', 'waiting', 'delivered'] as const).map((state) => [
    state,
    turnOf(exampleHire({ state, iAm: 'client' }), now).whose,
    turnOf(exampleHire({ state, iAm: 'professional' }), now).whose,
  ])
  expect(turns).toEqual([
    ['asked', 'theirs', 'mine'],
    ['quoted', 'mine', 'theirs'],
    ['paid', 'theirs', 'mine'],
    ['accepted', 'theirs', 'mine'],
    ['waiting', 'mine', 'theirs'],
    ['delivered', 'mine', 'theirs'],
  ])
})

test('the other side of a dispute answers it, then our team decides', () => {
  const disputed = exampleHire({ state: 'disputed', dispute })
  expect(turnOf(disputed, now)).toMatchObject({ whose: 'theirs', title: 'Vikram Deshpande can answer' })
  expect(turnOf({ ...disputed, iAm: 'professional' }, now)).toMatchObject({ whose: 'mine', by: dispute.decideBy })
  const answered = { ...dispute, answer: 'They are in it.', answeredAt: moment }
  expect(turnOf({ ...disputed, dispute: answered }, now).title).toBe('Our team decides')
})

test('work that is late is called late; a revision is offered once', () => {
  expect(turnOf(exampleHire({ dueAt: '2026-11-19T06:00:00.000Z' }), now).title).toBe('The work is late')
  expect(turnOf(exampleHire({ state: 'delivered' }), now).text).toContain('ask for a revision')
  expect(turnOf(exampleHire({ state: 'delivered', isRevised: true }), now).text).not.toContain('revision')
})

test('how it ended is told from what is known: declined, not answered, given up', () => {
  const declined = { state: 'declined', acceptedAt: null } as const
  expect(turnOf(exampleHire({ ...declined, reason: 'No time.' }), now).title).toBe('Vikram Deshpande declined')
  expect(turnOf(exampleHire(declined), now).title).toBe('Vikram Deshpande did not accept in time')
  expect(turnOf(exampleHire({ state: 'declined' }), now).title).toBe('Vikram Deshpande gave the work up')
  expect(turnOf(exampleHire({ ...declined, paidAt: null }), now).text).toBe('No money was taken.')
})

const lawyers = {
  kind: 'lawyer',
  quote: { fee: 10_000, gst: 0, platformFee: 499, platformGst: 89.82, total: 10_588.82, days: 10 },
} as const

test('every rupee of the price has a line; a lawyer’s client pays us apart', () => {
  expect(clientLines(exampleHire({ paidAt: null }))).toEqual([
    { name: 'Fee', amount: 10_000 },
    { name: 'GST 18% on it', amount: 1_800 },
    { name: 'You pay', amount: 11_800, isSum: true },
  ])
  const lines = clientLines(exampleHire(lawyers))
  expect(lines.map(({ amount }) => amount)).toEqual([10_000, 499, 89.82, 10_588.82])
  expect(clientLines(exampleHire({ ...lawyers, iAm: 'professional' })).at(-1)).toMatchObject({ amount: 10_000 })
})

test('where the money is: held, paid out, gone back, or shared by a decision', () => {
  expect(whereItIs(exampleHire({ paidAt: null, state: 'quoted' }))).toEqual([])
  expect(whereItIs(exampleHire())).toEqual([{ name: 'Held by our payment partner', amount: 11_800 }])
  expect(whereItIs(exampleHire({ state: 'closed' }))).toEqual([{ name: 'For Vikram Deshpande', amount: 11_800 }])
  expect(whereItIs(exampleHire({ state: 'declined', order: { id: 1, refunded: 11_800 } }))).toEqual([
    { name: 'Gone back', amount: 11_800 },
  ])
  const decision = { toClient: 5_000, toProfessional: 6_800, reason: 'Half was done.', decidedAt: moment }
  expect(whereItIs(exampleHire({ state: 'closed', dispute: { ...dispute, decision } }))).toEqual([
    { name: 'For Vikram Deshpande', amount: 6_800 },
    { name: 'Gone back to you', amount: 5_000 },
  ])
})

test('what is kept back is shown with its sign, and adds up', () => {
  const payout = { fee: 10_000, gst: 1_800, tcs: 50, tds: 10, ourFee: 500, ourGst: 90, payout: 11_150, release: null }
  const lines = payoutLines(payout)
  expect(lines.slice(0, -1).reduce((sum, { amount }) => sum + amount, 0)).toBe(lines.at(-1)?.amount)
})

test('the timeline tells the newest first, and whose step it was', () => {
  const moves = toldMoves(exampleHire({ acceptedAt: '2026-11-19T06:00:00.000Z' }))
  expect(moves.map(({ text }) => text)).toEqual([
    'Vikram Deshpande accepted',
    'You paid, and the fee is held',
    'Vikram Deshpande quoted a fee',
    'You asked',
  ])
  expect(moves.map(({ isMine }) => isMine)).toEqual([false, true, false, true])
})

test('a fee that has no account to go to asks the professional for one', () => {
  const payout = { fee: 10_000, gst: 0, tcs: 0, tds: 10, ourFee: 500, ourGst: 90, payout: 9_400 }
  const closed = (account: string | null) =>
    exampleHire({
      state: 'closed',
      iAm: 'professional',
      payout: { ...payout, release: { state: 'approved', account } },
    })
  expect(turnOf(closed(null), now)).toMatchObject({ whose: 'mine', title: 'Add a bank account' })
  expect(turnOf(closed('HDFC0000123 ••••0019'), now).whose).toBe('nobody')
})
