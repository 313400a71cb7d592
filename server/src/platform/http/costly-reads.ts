import { isDatabaseAway, wasCutOff } from '../db/away.ts'
import { Failure, failFor } from '../errors.ts'
import { readingAllowances } from './reading-allowances.ts'

// Reads that keep the database busy take turns: a caller with many waits behind their own, callers with cheap reads go
// before those with costly ones, and everything else never waits for them. Among cheap ones whoever came first goes
// first, and nobody waits in vain: a flood of the very cheapest must not hold up those who merely search. What a read
// costs is the time it held its turn; a caller may use so much of it at once and, over time, half of one turn.

/** Who asks: an account or an address. */
export interface Caller {
  key: string
  /** Was sent away without being read for: what was made without it is for nobody else. */
  wasRefused?: boolean
  /** For how long. */
  refusedForSeconds?: number
}

export interface CostlyReads {
  /** Runs `work` when it is its turn. `onLeave` is told how to give up the place in the queue. */
  inTurn<T>(caller: Caller, work: () => Promise<T>, onLeave?: (leave: () => void) => void): Promise<T>
}

export const limits = {
  /** Of the ten connections of a process, so many may read like this at the same time; */
  running: 3,
  /** the last of them only for callers whose reads usually take no longer than this. */
  cheapMs: 80,
  runningPerCaller: 2,
  /** Every so many turns it is that of whoever has waited longest, whatever their reads cost. */
  oldestEvery: 4,
  waiting: 120,
  waitingPerCaller: 24,
  waitMs: 4_000,
  /** Milliseconds of turns that a caller may use at once, and how many come back with each that passes. */
  allowanceMs: 30_000,
  comesBack: 0.5,
}

interface Waiting {
  caller: Caller
  start(): void
  giveUp(): void
}

export function costlyReads(now: () => Date): CostlyReads {
  const running = new Map<string, number>()
  const allowances = readingAllowances(now, limits)
  const queue: Waiting[] = []
  /** Those running whose reads are not cheap. */
  const dear: Caller[] = []
  let busy = 0
  let turns = 0

  const runningOf = ({ key }: Caller) => running.get(key) ?? 0
  /** What a read of theirs usually costs beyond what counts as cheap. */
  const costOf = ({ key }: Caller) => Math.max(0, allowances.usualMs(key) - limits.cheapMs)
  const hasTurnFor = (caller: Caller) => busy < limits.running - 1 || (busy < limits.running && costOf(caller) === 0)
  const mayRun = (caller: Caller) => hasTurnFor(caller) && runningOf(caller) < limits.runningPerCaller
  /** Whoever has waited longest may begin while cheap reads take up all turns, but leaves one to these. */
  const hasItsTurn = (caller: Caller) =>
    runningOf(caller) < limits.runningPerCaller && (costOf(caller) === 0 || dear.length < limits.running - 1)
  /** Whoever's reads are cheapest goes first; among equals, whoever came first. */
  const startNext = () => {
    const ready = queue.filter(({ caller }) => mayRun(caller))
    if (ready.length === 0) return
    turns += 1
    const oldest = turns % limits.oldestEvery === 0 ? queue.find(({ caller }) => hasItsTurn(caller)) : undefined
    const next = oldest ?? ready.reduce((a, b) => (costOf(b.caller) < costOf(a.caller) ? b : a))
    queue.splice(queue.indexOf(next), 1)
    next.start()
  }
  const begin = (caller: Caller) => {
    const { key } = caller
    if (costOf(caller) > 0) dear.push(caller)
    busy += 1
    running.set(key, (running.get(key) ?? 0) + 1)
  }
  const end = (caller: Caller) => {
    const { key } = caller
    if (dear.includes(caller)) dear.splice(dear.indexOf(caller), 1)
    busy -= 1
    const left = (running.get(key) ?? 1) - 1
    if (left > 0) running.set(key, left)
    else running.delete(key)
    startNext()
  }

  const waitingOf = ({ key }: Caller) => queue.filter((waiting) => waiting.caller.key === key)
  /** Whoever holds most places gives up the newest of them, unless that is who asks. */
  const makeRoomFor = (caller: Caller) => {
    const crowd = Map.groupBy(queue, (waiting) => waiting.caller.key)
    const [largest = []] = [...crowd.values()].sort((a, b) => b.length - a.length)
    if (largest.length <= waitingOf(caller).length + 1) throw busyFailure()
    largest.at(-1)?.giveUp()
  }

  const waitForTurn = (caller: Caller, onLeave: (leave: () => void) => void) => {
    if (mayRun(caller)) return begin(caller)
    if (waitingOf(caller).length >= limits.waitingPerCaller) {
      throw tooMany(1)
    }
    if (queue.length >= limits.waiting) makeRoomFor(caller)
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const place: Waiting = {
      caller,
      start: () => {
        clearTimeout(timer)
        begin(caller)
        resolve()
      },
      giveUp: () => {
        const at = queue.indexOf(place)
        if (at < 0) return
        clearTimeout(timer)
        queue.splice(at, 1)
        reject(busyFailure())
      },
    }
    const timer = setTimeout(place.giveUp, limits.waitMs)
    queue.push(place)
    onLeave(place.giveUp)
    return promise
  }

  return {
    inTurn: async (caller, work, onLeave = () => undefined) => {
      try {
        const waitSeconds = allowances.waitSeconds(caller.key)
        if (waitSeconds > 0) throw tooMany(waitSeconds)
        await waitForTurn(caller, onLeave)
      } catch (refusal) {
        caller.wasRefused = true
        caller.refusedForSeconds = (refusal instanceof Failure && refusal.retryAfterSeconds) || 1
        throw refusal
      }
      const startedAt = now().getTime()
      let isCharged = true
      try {
        return await work()
      } catch (error) {
        // A database that is away is nobody's spending.
        isCharged = wasCutOff(error) || !isDatabaseAway(error)
        throw error
      } finally {
        if (isCharged) allowances.charge(caller.key, now().getTime() - startedAt)
        end(caller)
      }
    },
  }
}

function tooMany(seconds: number): Failure {
  return failFor(
    seconds,
    'too-many-requests',
    (wait) => `You have searched a great deal in a short time. Please wait ${wait} and try again.`,
  )
}

function busyFailure(): Failure {
  return failFor(2, 'unavailable', () => 'Many people are searching right now. Please try again in a moment.')
}
