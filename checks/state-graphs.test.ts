import { globSync, readFileSync } from 'node:fs'
import { actsFor, isLegal, type StateGraph, stateGraph } from '@properysearch/contract/kernel/state-graph'
import { describe, expect, test } from 'vitest'

type AnyGraph = StateGraph<string, string, string>

/** Every graph that the contract describes, under the name of its export. */
const folder = new URL('../contract/src/', import.meta.url)
const files = globSync('*/*.ts', { cwd: folder.pathname }).filter((file) =>
  readFileSync(new URL(file, folder), 'utf8').includes('= stateGraph('),
)
const exported = await Promise.all(
  files.map(async (file) => Object.entries((await import(new URL(file, folder).href)) as Record<string, unknown>)),
)
const graphs = exported.flat().filter((entry): entry is [string, AnyGraph] => isGraph(entry[1]))

function isGraph(value: unknown): value is AnyGraph {
  return typeof value === 'object' && value !== null && 'acts' in value && 'final' in value
}

test('no graph is missed', () => {
  const described = files.flatMap((file) => readFileSync(new URL(file, folder), 'utf8').match(/= stateGraph\(/g) ?? [])
  expect(graphs).toHaveLength(described.length)
  expect(graphs.length).toBeGreaterThan(14)
})

describe.each(graphs)('%s', (_, graph) => {
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
  const names = graphs.map(([, graph]) => graph.name)
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
