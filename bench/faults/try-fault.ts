import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from './faults.ts'
import { Load } from './load.ts'
import type { World } from './people.ts'
import type { Product } from './product.ts'
import { countLost } from './verify.ts'

/** An answer may take this long, and no longer, whatever happens. */
const latestAnswerMs = 15_000
const backWithinMs = 10_000

export interface Outcome {
  fault: string
  isGood: boolean
  skipped?: string
  writes: number
  lost: number
  failures: number
  unavailable: number
  refused: number
  slowestMs: number
  slowestPath: string
  backAfterMs: number
  remarks: string[]
}

/** Applies one fault under load, waits until all is well again, and looks for what was lost. */
export async function tryFault(fault: Fault, product: Product, world: World, url: string): Promise<Outcome> {
  const load = new Load(product.address, world)
  await pause(3000)
  const before = load.writes
  const skipped = await fault.apply(product)
  const backAfterMs = skipped ? 0 : await untilBack(product.address)
  await pause(skipped ? 0 : 3000)
  const confirmed = await load.stop()
  const remarks: string[] = []
  const { lost, problems } = await countLost(url, confirmed)
  const failures = load.answers.filter(({ status }) => status >= 500 && status !== 503)
  const silent = load.answers.filter(({ status }) => status === 0).length
  const unavailable = load.answers.filter(({ status }) => status === 503)
  const slowest = load.answers.reduce((one, other) => (other.ms > one.ms ? other : one))
  const say = (isWrong: boolean, remark: string) => isWrong && remarks.push(remark)
  say(lost > 0, `${lost} confirmed writes are lost`)
  say(problems.length > 0, `the ledger: ${problems.join(', ')}`)
  say(failures.length > 0, `our failures: ${failures.map(({ status, path }) => `${status} ${path}`).join(', ')}`)
  say(silent > 0, `${silent} calls were never answered`)
  say(
    unavailable.some(({ hasRetryAfter }) => !hasRetryAfter),
    'a 503 without Retry-After',
  )
  say(slowest.ms > latestAnswerMs, `${slowest.path} took ${Math.round(slowest.ms)} ms`)
  say(backAfterMs > backWithinMs, `back only after ${Math.round(backAfterMs)} ms`)
  say(!fault.endsProcess && load.refused > 0, `${load.refused} calls were not accepted`)
  say(!product.isRunning, `the product has ended: ${product.said.trim().split('\n').slice(-2).join(' ')}`)
  say(!skipped && load.writes === before, 'nothing was written after the fault')
  return {
    fault: fault.name,
    isGood: remarks.length === 0,
    ...(skipped ? { skipped } : {}),
    writes: load.writes,
    lost,
    failures: failures.length + silent,
    unavailable: unavailable.length,
    refused: load.refused,
    slowestMs: slowest.ms,
    slowestPath: slowest.path,
    backAfterMs,
    remarks,
  }
}

/** Ready, and a listing's page and a search answer again. */
async function untilBack(address: string): Promise<number> {
  const begun = performance.now()
  while (performance.now() - begun < 60_000) {
    const statuses = await Promise.all(
      ['/readyz', '/api/search/facets', '/registration'].map((path) =>
        fetch(address + path, { signal: AbortSignal.timeout(20_000) }).then(
          ({ status }) => status,
          () => 0,
        ),
      ),
    )
    if (statuses.every((status) => status === 200)) return performance.now() - begun
    await pause(50)
  }
  return Number.POSITIVE_INFINITY
}

const columns = ['writes', 'lost', '5xx', '503', 'refused', 'slowest', 'back after']
export const heading = `     ${'fault'.padEnd(36)}${columns.map((column) => column.padStart(11)).join('')}   slowest at`

export function lineOf(outcome: Outcome): string {
  const name = outcome.fault.padEnd(36)
  if (outcome.skipped) return `skip ${name}  ${outcome.skipped}`
  const { writes, lost, failures, unavailable, refused, slowestMs, slowestPath, backAfterMs } = outcome
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  const cells = [writes, lost, failures, unavailable, refused, seconds(slowestMs), seconds(backAfterMs)]
  return `${outcome.isGood ? 'ok  ' : 'FAIL'} ${name}${cells.map((cell) => String(cell).padStart(11)).join('')}   ${slowestPath}`
}
