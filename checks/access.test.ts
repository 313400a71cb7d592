import { contract } from '@properysearch/contract'
import type { Endpoint } from '@properysearch/contract/kernel/endpoint'
import { expect, test } from 'vitest'
import pinned from './access.json' with { type: 'json' }

const calls = Object.entries(contract).flatMap(([domain, endpoints]) =>
  (Object.entries(endpoints) as [string, Endpoint][]).map(([name, endpoint]) => ({
    name: `${domain}.${name}`,
    endpoint,
  })),
)

// One line a call, in the contract's order: a new call, or another access, takes a line there.
test('access.json lists who may make each call', () => {
  const said = 'checks/access.json has one line for each call, in the order of the contract'
  expect(Object.fromEntries(calls.map(({ name, endpoint }) => [name, endpoint.access])), said).toEqual(pinned)
  expect(Object.keys(pinned), said).toEqual(calls.map(({ name }) => name))
})

test('no two calls share a method and path', () => {
  const addresses = calls.map(({ endpoint }) => endpoint.methodAndPath.toLowerCase().replace(/\{\w+\}/g, '*'))
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('every parameter of a path is a field of the input', () => {
  const lost = calls.flatMap(({ name, endpoint }) =>
    [...endpoint.methodAndPath.matchAll(/\{(\w+)\}/g)]
      .filter((match) => !(String(match[1]) in endpoint.input.shape))
      .map((match) => `${name}: ${match[1]}`),
  )
  expect(lost).toEqual([])
})
