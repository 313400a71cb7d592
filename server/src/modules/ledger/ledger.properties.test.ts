import { type Tax, taxOf } from '@properysearch/contract/values/gst'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'
import { checkLedger, isOverdrawn, type Movement, post } from './index.ts'
import { sealMovements } from './seal-movements.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const accounts = [
  'gateway:sandbox',
  'revenue:subscription',
  'gst:igst',
  'held:booking:1',
  'held:booking:2',
  'payable:user:1',
]
const mayNot = accounts.slice(3)

const entry = fc.record({ account: fc.constantFrom(...accounts), paise: fc.integer({ min: -5_000, max: 5_000 }) })
const anyEntries = fc.array(entry, { minLength: 1, maxLength: 6 })
/** Mostly balanced: what is missing goes to one more account. */
const entriesOf = fc
  .tuple(anyEntries, fc.constantFrom(...accounts), fc.integer({ min: 0, max: 9 }))
  .map(([entries, last, luck]): Movement['entries'] =>
    luck === 0
      ? entries
      : [...entries, { account: last, paise: -entries.reduce((sum, entry) => sum + entry.paise, 0) }],
  )
const step = fc.record({ key: fc.integer({ min: 0, max: 40 }), entries: entriesOf, isSealed: fc.boolean() })

/** The net of each account that is moved, as a plain reading of the rules has it. */
function netOf(entries: Movement['entries']): Map<string, number> {
  const net = new Map<string, number>()
  for (const { account, paise } of entries) net.set(account, (net.get(account) ?? 0) + paise)
  return new Map([...net].filter(([, paise]) => paise !== 0))
}
const sameNet = (a: Map<string, number>, b: Map<string, number>) =>
  a.size === b.size && [...a].every(([name, paise]) => b.get(name) === paise)

test('whatever is posted, in any order: the ledger does just what a simple model of it does, and checks out', async () => {
  const balances = new Map<string, number>()
  const posted = new Map<string, Map<string, number>>()
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      run += 1
      for (const { key: short, entries, isSealed } of steps) {
        const key = `random:${run % 4}:${short}`
        const net = netOf(entries)
        const sum = [...net.values()].reduce((before, paise) => before + paise, 0)
        const before = posted.get(key)
        const wouldSink = mayNot.some((name) => -((balances.get(name) ?? 0) + (net.get(name) ?? 0)) < 0)
        const outcome = await post(app.db, { key, kind: 'random', at: app.clock.now, entries }).then(
          (isNew) => (isNew ? 'new' : 'again'),
          (error: Error) =>
            isOverdrawn(error) ? 'overdrawn' : error.message.replace(/.*(moves|balanced|used).*/, '$1'),
        )
        const expected =
          net.size === 0
            ? 'moves'
            : sum !== 0
              ? 'balanced'
              : before
                ? sameNet(before, net)
                  ? 'again'
                  : 'used'
                : wouldSink
                  ? 'overdrawn'
                  : 'new'
        expect(outcome).toBe(expected)
        if (outcome === 'new') {
          posted.set(key, net)
          for (const [name, paise] of net) balances.set(name, (balances.get(name) ?? 0) + paise)
        }
        if (isSealed) await sealMovements({ db: app.db, now: app.clock.now })
      }
      const rows = await app.db.many<{ name: string; paise: number }>(sql`
        select account as name, sum(paise)::bigint as paise from ledger_entries group by account`)
      for (const { name, paise } of rows) expect([name, paise]).toEqual([name, balances.get(name)])
      for (const name of mayNot) expect(balances.get(name) ?? 0).toBeLessThanOrEqual(0)
      expect((await checkLedger(app.db)).problems).toEqual([])
    }),
    { numRuns: 25 },
  )
  expect(posted.size).toBeGreaterThan(20)
})

test('a paid order, whatever it costs and wherever, posts to the paisa', async () => {
  let order = 0
  const paid = ({ taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise }: Tax) => [
    { account: 'gateway:sandbox', paise: totalPaise },
    { account: 'revenue:promote-property', paise: -taxablePaise },
    { account: 'gst:cgst', paise: -cgstPaise },
    { account: 'gst:sgst', paise: -sgstPaise },
    { account: 'gst:igst', paise: -igstPaise },
  ]
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 1_000_00_00_000_00 }),
      fc.constantFrom('Maharashtra', 'Goa', 'Delhi'),
      async (taxablePaise, place) => {
        const entries = paid(taxOf(taxablePaise, place))
        const isNew = await post(app.db, { key: `paid:${++order}`, kind: 'order-paid', at: app.clock.now, entries })
        expect(isNew).toBe(true)
      },
    ),
    { numRuns: 60 },
  )
  expect((await checkLedger(app.db)).problems).toEqual([])
})
