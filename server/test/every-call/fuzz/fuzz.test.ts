import { admits } from '@properysearch/contract/roles'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../../src/platform/db/sql.ts'
import { newAddress } from '../../people.ts'
import { createTestApp, type TestApp } from '../../test-app.ts'
import { type Caller, callersOf } from '../callers.ts'
import { type Call, calls, type WireRequest } from '../calls.ts'
import { createMarkedWorld, type MarkedWorld } from '../marked-world.ts'
import { problemOf } from '../reply-rules.ts'
import { asCurl } from './curl.ts'
import type { KnownIds } from './inputs.ts'
import { requestsOf } from './requests.ts'

// Requests made up from the contract's own schemas, at every call, by somebody who may call. The same seed makes the
// same requests. `npm test` runs a sample; `npm run fuzz` goes on for as long as it is told, with other seeds.

const seconds = Number(process.env.FUZZ_SECONDS ?? 0)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_115)
const only = process.env.FUZZ_CALL
const requestsACall = 12
const answerWithinMs = 30_000

let app: TestApp
let world: MarkedWorld
let callers: Caller[]
beforeAll(async () => {
  app = await createTestApp()
  world = await createMarkedWorld(app)
  callers = await callersOf(app, world)
}, 240_000)
afterAll(() => app.close())

/** Whoever has something of their own comes first: their ids lead further in. */
const callerOf = ({ endpoint }: Call): Caller => {
  const names = ['owner', 'broker', 'admin', 'lawyer', 'evaluator', 'visitor']
  const order = endpoint.access === 'public' ? ['visitor'] : names
  const found = order.flatMap((name) => callers.filter((caller) => caller.name === name))
  const caller = found.find(({ role }) => admits(endpoint.access, role))
  if (!caller) throw new Error('Nobody may make this call.')
  return caller
}

/** What there is: the caller's own first, then of others. */
function knownIds(caller: Caller): KnownIds {
  const all = Object.entries(world.owners)
    .sort(([name]) => (name === caller.name ? -1 : 1))
    .map(([, { has }]) => has.ids)
  const kinds = [...new Set(all.flatMap((ids) => Object.keys(ids)))] as (keyof KnownIds)[]
  const known: KnownIds = Object.fromEntries(kinds.map((kind) => [kind, all.flatMap((ids) => ids[kind] ?? [])]))
  // The back office decides about strangers, so that nobody who calls is suspended.
  const strangers = Object.values(world.strangers).map(({ user }) => user.id)
  return { ...known, ad: [world.adId], ...(caller.name === 'admin' ? { person: strangers } : {}) }
}

async function problemWith(call: Call, caller: Caller, request: WireRequest): Promise<string | undefined> {
  const token = await caller.token({ isAnew: call.domain === 'auth' })
  const startedAt = performance.now()
  const reply = await Promise.race([
    app.http.inject({
      method: request.method as 'GET',
      url: request.url,
      headers: { ...request.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      remoteAddress: newAddress(),
      ...(request.body === undefined ? {} : { payload: request.body }),
    }),
    new Promise<undefined>((resolve) => setTimeout(resolve, answerWithinMs, undefined).unref()),
  ])
  if (!reply || performance.now() - startedAt > answerWithinMs) return 'is not answered within 30 s'
  const isNoAddress = !isAddressOf(call, request.url.split('?')[0] ?? '')
  return problemOf(call, { status: reply.statusCode, headers: reply.headers, body: reply.body }, { isNoAddress })
}

/** Whether a path leads to the call at all: a parameter is never empty, dots or longer than a router reads. */
function isAddressOf({ path }: Call, asked: string): boolean {
  const pattern = path.replace(/\{\w+\}/g, path.includes('},{') ? '[^/,]{1,100}' : '[^/]{1,100}')
  return new RegExp(`^${pattern}$`).test(asked) && !/\/(\.|%2e){1,2}(\/|$)/i.test(asked)
}

/** Nothing that was sent or is kept in private stands in the log. */
function secretsInLog(from: number): string[] {
  const lines = app.logged().slice(from)
  const secrets = [
    ...world.markers.filter(({ text }) => !/^\d{7}$/.test(text)).map(({ text }) => text),
    'a tall banyan',
  ]
  return secrets.filter((secret) => lines.includes(secret))
}

async function fuzz(call: Call, given: { seed: number }): Promise<string | undefined> {
  const caller = callerOf(call)
  const logged = app.logged().length
  const requests = requestsOf(call, knownIds(caller))
  const found = await fc.check(
    fc.asyncProperty(requests, async (request) => {
      const problem = await problemWith(call, caller, request)
      if (problem) throw new Error(problem)
    }),
    { seed: given.seed, numRuns: requestsACall },
  )
  // Whoever was suspended or signed out on the way comes back.
  await app.db.run(sql`update users set suspended_at = null where suspended_at is not null and role <> 'admin'`)
  const secrets = secretsInLog(logged)
  if (secrets.length > 0) return `${call.title}: the log shows ${secrets}\n  seed ${given.seed}`
  if (!found.failed) return undefined
  const [request] = found.counterexample ?? []
  const what = String((found.errorInstance as Error | undefined)?.message)
  return `${call.title}: ${what}\n  seed ${given.seed}\n  ${request ? asCurl(request, caller.name) : ''}`
}

const chosen = only ? calls.filter(({ title }) => title === only) : calls

async function goOn(): Promise<void> {
  const endsAt = performance.now() + seconds * 1000
  const failures = new Map<string, string>()
  for (let round = 0; performance.now() < endsAt; round += 1) {
    for (const call of chosen) {
      if (performance.now() >= endsAt) break
      const failure = await fuzz(call, { seed: seed + round })
      const key = failure?.split('\n')[0]
      if (failure && key && !failures.has(key)) {
        failures.set(key, failure)
        console.log(failure)
      }
    }
    console.log(`Round ${round + 1}, seed ${seed + round}: ${failures.size} failures so far.`)
  }
  expect([...failures.values()]).toEqual([])
}

if (seconds > 0) {
  test(`every call answers whatever it is sent, for ${seconds} s from seed ${seed}`, goOn, seconds * 1000 + 300_000)
} else {
  const each = async (call: Call) => expect(await fuzz(call, { seed })).toBeUndefined()
  test.each(chosen)('$title answers whatever it is sent', each, 4 * answerWithinMs)
}
