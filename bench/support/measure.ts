/** What many clients get out of a piece of work. */
export interface Measured {
  perSecond: number
  medianMs: number
  p99Ms: number
}

/** So many clients call at once, each again as soon as it has its answer, for a slice of time. */
export async function slice(work: (turn: number) => Promise<unknown>, clients: number, ms: number): Promise<Measured> {
  const times: number[] = []
  const start = performance.now()
  let turn = 0
  const client = async () => {
    while (performance.now() - start < ms) {
      const before = performance.now()
      await work(turn++)
      times.push(performance.now() - before)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const seconds = (performance.now() - start) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { perSecond: times.length / seconds, medianMs: at(0.5), p99Ms: at(0.99) }
}

export interface Comparison {
  /** How many times the time of the second the first takes. */
  ratio: number
  one: Measured
  other: Measured
}

type Work = (turn: number) => Promise<unknown>

/**
 * Two pieces of work in turns, a short slice of each, so that whatever else the machine does falls on both alike. Each
 * pair of neighbours gives a ratio, and the middle one counts. Both are warm before: code that runs all day is compiled.
 */
export async function compare(
  one: Work,
  other: Work,
  { clients, pairs, ms }: { clients: number; pairs: number; ms: number },
): Promise<Comparison> {
  await slice(one, clients, 3 * ms)
  await slice(other, clients, ms)
  const measured: [Measured, Measured][] = []
  for (let i = 0; i < pairs; i++) {
    // The order changes, so that a load that grows favours neither.
    if (i % 2 === 0) measured.push([await slice(one, clients, ms), await slice(other, clients, ms)])
    else
      measured.push(
        ([await slice(other, clients, ms), await slice(one, clients, ms)] as const).toReversed() as [
          Measured,
          Measured,
        ],
      )
  }
  const ratioOf = ([a, b]: [Measured, Measured]) => b.perSecond / a.perSecond
  const [a, b] = middle(measured.toSorted((x, y) => ratioOf(x) - ratioOf(y)))
  return { ratio: ratioOf([a, b]), one: a, other: b }
}

function middle<T>(sorted: readonly T[]): T {
  return sorted[Math.floor(sorted.length / 2)] as T
}
