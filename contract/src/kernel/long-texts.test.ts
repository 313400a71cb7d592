import { afterEach, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { contract } from '../index.ts'
import type { Endpoint } from './endpoint.ts'

// A pattern that repeats without bound may take the square of a text's length. Steps cannot be counted from outside,
// but what a pattern is given can: a text beyond what its field allows is refused before any such pattern sees it.

/** Above the longest text that any field allows. */
const bound = 6_000

const calls = Object.entries(contract).flatMap(([domain, endpoints]) =>
  (Object.entries(endpoints) as [string, Endpoint][]).map(([name, { input }]) => ({
    name: `${domain}.${name}`,
    fields: Object.entries(input.shape) as [string, z.ZodType][],
  })),
)

afterEach(() => vi.restoreAllMocks())

test('no pattern that repeats without bound is given a text that is too long', () => {
  const exec = RegExp.prototype.exec
  const given = new Set<string>()
  let field = ''
  // `test`, `match`, `replace` and `split` all come by here.
  vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
    if (text.length > bound && /[+*]|,\}/.test(this.source)) given.add(`${field}: ${this}`)
    return exec.call(this, text)
  })
  for (const { name, fields } of calls) {
    for (const [key, schema] of fields) {
      field = `${name} ${key}`
      // Short of what would take long, should it be given after all.
      for (const text of ['a'.repeat(bound + 1), '9'.repeat(bound + 1), `a@${'.'.repeat(bound)}@`]) {
        schema.safeParse(text)
        schema.safeParse([text])
      }
    }
  }
  expect([...given]).toEqual([])
})
