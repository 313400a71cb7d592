import { describe, expect, test } from 'vitest'
import { actsFor } from '../kernel/state-graph.ts'
import { type BookingSide, bookingGraphs, bookingKinds } from './facts.ts'
import { isTurnOf, nextStepOf, nextSteps } from './next-steps.ts'

describe.each(bookingKinds)('every state of a %s', (kind) => {
  const graph = bookingGraphs[kind]
  const states = Object.keys(graph.states) as (keyof typeof graph.states)[]

  test('has one next step, with a sentence for each side', () => {
    expect(Object.keys(nextSteps[kind]).sort()).toEqual([...states].sort())
    for (const state of states) {
      const step = nextStepOf(kind, state)
      for (const side of ['buyer', 'seller'] as const) {
        expect(step?.[side], `${state} ${side}`).toMatch(/^[A-Z].+\.$/)
      }
    }
  })

  test('is nobody’s turn where it ends, and somebody’s where it waits for them alone', () => {
    for (const state of graph.final) expect(nextStepOf(kind, state)?.turn, state).toBeNull()
    for (const state of ['requested', 'accepted', 'penny-paid', 'booked'] as const) {
      expect(nextStepOf(kind, state)?.turn, state).not.toBeNull()
    }
  })

  test('lets a side who is to answer a request do so', () => {
    expect(isTurnOf('seller', nextSteps[kind].requested)).toBe(true)
    const acts = actsFor(graph as typeof bookingGraphs.sale, 'requested', 'seller' satisfies BookingSide)
    expect(acts).toContain('accept')
  })
})

test('a state of the other kind has none', () => {
  expect(nextStepOf('sale', 'active')).toBeUndefined()
  expect(nextStepOf('rental', 'paying')).toBeUndefined()
})

test('what expired before anything was held promises back nothing but the ₹1', () => {
  for (const kind of bookingKinds) {
    const { buyer } = nextSteps[kind].expired
    expect(buyer).not.toMatch(/whatever|in full/i)
    expect(buyer).toContain('₹1, it is refunded automatically; anything you paid directly is returned by the owner')
  }
})
