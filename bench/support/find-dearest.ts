import { randomFrom } from '../../demo-world/src/random.ts'
import type { World } from './hostile-fields.ts'
import { type HostileRequest, neighbourOf, publicCalls, randomRequest } from './hostile-requests.ts'
import { say } from './report.ts'

export interface Cost {
  /** What the database was busy with it. */
  databaseMs: number
  /** What this process was. */
  processMs: number
  status: number
}

export interface Dear extends Cost {
  request: HostileRequest
}

/** So many random requests of each call, then so many steps uphill from each of its dearest. */
const randomTries = 60
const steps = 25
const climbers = 3
/** Only the calls whose name holds this; for tuning. */
const only = process.env.BENCH_ONLY ?? ''

/** The dearest requests of every public call, found by chance and by climbing; the same ones each time for a seed. */
export async function findDearest(world: World, cost: (request: HostileRequest) => Promise<Cost>): Promise<Dear[]> {
  const found: Dear[] = []
  for (const call of publicCalls.filter((call) => call.name.includes(only))) {
    const random = randomFrom(`hostile ${call.name}`)
    const tries = Object.keys(call.fields).length === 0 ? 2 : randomTries
    const met: Dear[] = []
    for (let i = 0; i < tries; i++) {
      const request = randomRequest(call, random, world)
      met.push({ request, ...(await cost(request)) })
    }
    const best = met.sort(byCost).slice(0, climbers)
    for (let top of best) {
      for (let step = 0; step < (tries > 2 ? steps : 0); step++) {
        const request = neighbourOf(top.request, random, world)
        const other = { request, ...(await cost(request)) }
        if (other.databaseMs <= top.databaseMs) continue
        top = other
      }
      met.push(top)
    }
    // A slow moment of the machine is not the request's fault: the dearest are measured again.
    const again: Dear[] = []
    for (const dear of met.sort(byCost).slice(0, 4)) again.push(await atBest(dear, cost))
    found.push(...again)
    say(`    ${call.name}: ${Math.max(...again.map((dear) => dear.databaseMs)).toFixed(0)} ms`)
  }
  return found.sort(byCost)
}

async function atBest(dear: Dear, cost: (request: HostileRequest) => Promise<Cost>): Promise<Dear> {
  const all: Cost[] = []
  for (let i = 0; i < 3; i++) all.push(await cost(dear.request))
  const best = all.reduce((a, b) => (b.databaseMs < a.databaseMs ? b : a))
  return { request: dear.request, ...best, processMs: Math.min(...all.map((run) => run.processMs)) }
}

const byCost = (a: Dear, b: Dear) => b.databaseMs - a.databaseMs
