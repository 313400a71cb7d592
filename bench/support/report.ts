import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Comparison } from './measure.ts'

export interface Line extends Comparison {
  what: string
  /** The ratio is meant to be no more than this, */
  atMost?: number
  /** or no less than this. */
  atLeast?: number
}

/** What a number was measured on: without it the number says nothing. */
export function machine(): string {
  const [cpu] = cpus()
  return `${cpus().length} cores (${cpu?.model.trim() || process.arch}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`
}

export function say(line = ''): void {
  process.stdout.write(`${line}\n`)
}

export function isMet({ ratio, atMost = Number.POSITIVE_INFINITY, atLeast = 0 }: Line): boolean {
  return ratio <= atMost && ratio >= atLeast
}

/** One line a target: met or not, the ratio, the target, what was measured. */
export function report(line: Line): Line {
  const { what, ratio, one, other, atMost, atLeast } = line
  const target = atMost === undefined ? `at least ${atLeast}` : `at most ${atMost}`
  const figures = `${one.medianMs.toFixed(1)} ms against ${other.medianMs.toFixed(1)} ms, ${Math.round(one.perSecond)} against ${Math.round(other.perSecond)} a second`
  say(
    `  ${isMet(line) ? 'ok  ' : 'OVER'} ${ratio.toFixed(2).padStart(6)} x  (${target})  ${what.padEnd(40)} ${figures}`,
  )
  return { ...line, ratio: Math.round(ratio * 100) / 100 }
}

/** With the machine, its other load and the day; in `bench/results`. */
export async function keepResults(name: string, results: Record<string, unknown>): Promise<void> {
  const folder = join(import.meta.dirname, '../results')
  await mkdir(folder, { recursive: true })
  const load = loadavg()[0]?.toFixed(1)
  const whole = { machine: machine(), date: new Date().toISOString(), loadAtTheEnd: Number(load), ...results }
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify(whole, null, 2)}\n`)
}
