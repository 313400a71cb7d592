import { bidGraph } from '@properysearch/contract/bids/facts'
import { rentalGraph, saleGraph } from '@properysearch/contract/bookings/facts'
import { deductionGraph } from '@properysearch/contract/bookings/rental'
import { conversationGraph } from '@properysearch/contract/conversations/facts'
import { disputeGraph } from '@properysearch/contract/disputes/facts'
import { hireGraph } from '@properysearch/contract/hires/facts'
import { actsFor, isLegal, type StateGraph, stateGraph } from '@properysearch/contract/kernel/state-graph'
import { listingGraph } from '@properysearch/contract/listings/acts'
import { meetingGraph } from '@properysearch/contract/meetings/facts'
import { orderGraph } from '@properysearch/contract/orders/facts'
import { releaseGraph } from '@properysearch/contract/releases/facts'
import { representationGraph } from '@properysearch/contract/representations/facts'
import { visitGraph } from '@properysearch/contract/visits/facts'
import { describe, expect, test } from 'vitest'

// Every graph of the product: a new one takes a line here.
const graphs = {
  representation: representationGraph,
  visit: visitGraph,
  meeting: meetingGraph,
  listingGraph,
  orderGraph,
  bidGraph,
  saleGraph,
  rentalGraph,
  releaseGraph,
  disputeGraph,
  deductionGraph,
  hireGraph,
  conversationGraph,
}

type AnyGraph = StateGraph<string, string, string>

describe.each(Object.entries(graphs) as unknown as [string, AnyGraph][])('%s', (_, graph) => {
  const states = Object.keys(graph.states)
  const acts = Object.entries(graph.acts)

  test('reaches every state from its first', () => {
    const reached = new Set([graph.first])
    for (const state of reached) {
      for (const [, act] of acts) if (act.from.includes(state)) reached.add(act.to)
    }
    expect([...reached].sort()).toEqual([...states].sort())
  })

  test('ends only where it is final', () => {
    const ends = states.filter((state) => !acts.some(([, act]) => act.from.includes(state)))
    expect(ends.sort()).toEqual([...graph.final].sort())
  })

  test('has, for every act, somewhere to begin, somebody to do it, and a word for it', () => {
    for (const [name, act] of acts) {
      expect(act.from.length, name).toBeGreaterThan(0)
      const doers = [act.by].flat()
      expect(doers.length, name).toBeGreaterThan(0)
      for (const doer of doers) expect(graph.actors, name).toContain(doer)
      expect(act.label.trim(), name).not.toBe('')
      for (const from of act.from) for (const doer of doers) expect(actsFor(graph, from, doer), name).toContain(name)
    }
  })

  test('gives every actor something to do, and every state a name', () => {
    for (const actor of graph.actors) {
      expect(states.flatMap((state) => actsFor(graph, state, actor)).length, actor).toBeGreaterThan(0)
    }
    for (const state of states) expect(graph.states[state]?.trim(), state).toBeTruthy()
  })
})

test('graphs have names of their own', () => {
  const names = Object.values(graphs).map((graph) => graph.name)
  expect(new Set(names).size).toBe(names.length)
})

test('a state, an act or an actor that is not declared does not compile', () => {
  const door = stateGraph({
    name: 'door',
    states: { open: 'Open', shut: 'Shut' },
    actors: ['guest'],
    first: 'shut',
    final: [],
    acts: {
      open: { from: ['shut'], to: 'open', by: 'guest', label: 'Open' },
      // @ts-expect-error: there is no such state
      lock: { from: ['open'], to: 'locked', by: 'guest', label: 'Lock' },
      // @ts-expect-error: there is no such actor
      shut: { from: ['open'], to: 'shut', by: 'wind', label: 'Shut' },
    },
  })
  expect(actsFor(door, 'shut', 'guest')).toEqual(['open'])
  // @ts-expect-error: there is no such act
  expect(() => isLegal(door, 'paint', 'shut')).toThrow()
})
