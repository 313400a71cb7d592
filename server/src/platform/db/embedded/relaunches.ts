import { setTimeout as pause } from 'node:timers/promises'

/** Before each of the launches that a minute may see. One more, and something is wrong that a launch does not fix. */
const pausesMs = [0, 500, 1000, 2000, 4000]
const minuteMs = 60_000

/** How often a server that ends by itself is launched again. */
export class Relaunches {
  private readonly pausesMs: readonly number[]
  private recent: number[] = []

  constructor(given: readonly number[] = pausesMs) {
    this.pausesMs = given
  }

  /** Waits for its turn; false when there were enough. */
  async next(): Promise<boolean> {
    this.recent = this.recent.filter((at) => Date.now() - at < minuteMs)
    const wait = this.pausesMs[this.recent.length]
    if (wait === undefined) return false
    await pause(wait)
    this.recent.push(Date.now())
    return true
  }
}
