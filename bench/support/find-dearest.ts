import { randomFrom } from '../../demo-world/src/random.ts'
import type { World } from './hostile-fields.ts'
import { askedAnew, type HostileRequest, neighbourOf, publicReads, randomRequest } from './hostile-requests.ts'
import { say } from './report.ts'

export interface Cost {
  /** What the database was busy with it. */
  databaseMs: number
  /** What this process was. */
  processMs: number
  status: number
  /** The `nextAfter` of the answer. */
  next?: string
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

/**
 * The dearest requests of every public read, found by chance and by climbing; the same ones each time for a seed. Dear is
 * what keeps the database busy or this process: either is taken from others.
 */
export async function findDearest(world: World, cost: (request: HostileRequest) => Promise<Cost>): Promise<Dear[]> {
  const found: Dear[] = []
  for (const read of publicReads.filter(({ name }) => name.includes(only))) {
    const random = randomFrom(`hostile ${read.name}`)
    const tries = Object.keys(read.fields).length === 0 ? 2 : randomTries
    const met: Dear[] = []
    for (let i = 0; i < tries; i++) {
      const request = randomRequest(read, random, world)
      met.push({ request, ...(await cost(request)) })
    }
    const answered = met.filter(({ status }) => status === 200).length
    const best = met.sort(byCost).slice(0, climbers)
    for (let top of best) {
      for (let step = 0; step < (tries > 2 ? steps : 0); step++) {
        const request = neighbourOf(top.request, { next: top.next, random, world })
        const other = { request, ...(await cost(request)) }
        if (costOf(other) > costOf(top)) top = other
      }
      met.push(top)
    }
    // A slow moment of the machine is not the request's fault: the dearest are measured again.
    const again: Dear[] = []
    for (const dear of met.sort(byCost).slice(0, 4)) again.push(await atBest(dear, cost))
    found.push(...again)
    const most = (of: (dear: Dear) => number) => Math.max(...again.map(of)).toFixed(0)
    say(
      `    ${read.name}: database ${most(({ databaseMs }) => databaseMs)} ms, process ${most(({ processMs }) => processMs)} ms, ${answered} of ${tries} answered`,
    )
  }
  return found.sort(byCost)
}

async function atBest({ request }: Dear, cost: (request: HostileRequest) => Promise<Cost>): Promise<Dear> {
  const all: Dear[] = []
  for (let turn = 1; turn <= 3; turn++) {
    const anew = askedAnew(request, turn)
    all.push({ request: anew, ...(await cost(anew)) })
  }
  return all.reduce((a, b) => (costOf(b) < costOf(a) ? b : a))
}

const costOf = ({ databaseMs, processMs }: Cost) => databaseMs + processMs
const byCost = (a: Dear, b: Dear) => costOf(b) - costOf(a)
