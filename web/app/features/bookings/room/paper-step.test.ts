import type { DealPaper } from '@properysearch/contract/deal-papers/calls'
import { expect, test } from 'vitest'
import { exampleDeal } from '../example-deal.fixture.ts'
import { stepOf } from './next-step.ts'

const paper = (given: Partial<DealPaper>): DealPaper => ({
  id: null,
  kind: 'title-papers',
  name: 'Title papers',
  about: 'The chain of deeds.',
  from: 'seller',
  state: 'open',
  markedBy: null,
  markedAt: null,
  mayRemove: false,
  files: [],
  ...given,
})
const conditions = [{ id: 1, kind: 'title' as const, dueOn: '2026-12-11', outcome: null, note: null }]
const step = (side: 'buyer' | 'seller', given: Partial<DealPaper>) => {
  const { whose, actions, by } = stepOf(exampleDeal({ state: 'booked', side, conditions }), [paper(given)])
  return { whose, by, does: actions.map(({ press }) => press.do) }
}
const by = '2026-12-11'

test('the paper of a condition is asked for and given before the condition is judged', () => {
  expect(step('buyer', {})).toEqual({ whose: 'mine', by, does: ['ask-paper', 'met'] })
  expect(step('seller', {})).toEqual({ whose: 'mine', by, does: ['give-paper'] })
  expect(step('buyer', { state: 'asked', markedBy: 'buyer' })).toEqual({ whose: 'theirs', by, does: ['met'] })
  expect(step('seller', { state: 'asked', markedBy: 'buyer' })).toEqual({ whose: 'mine', by, does: ['give-paper'] })
})

test.each(['given', 'not-needed'] as const)('once it is %s, the buyer says whether the condition is met', (state) => {
  expect(step('buyer', { state })).toEqual({ whose: 'mine', by, does: ['met', 'failed'] })
  expect(step('seller', { state })).toEqual({ whose: 'theirs', by, does: [] })
})
