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
  return middleOf(
    measured.map(([a, b]) => ({ ratio: b.perSecond / a.perSecond, one: a, other: b })),
    (comparison) => comparison.ratio,
  )
}

/** Of several measurements the one in the middle. */
export function middleOf<T>(all: readonly T[], by: (item: T) => number): T {
  return all.toSorted((a, b) => by(a) - by(b))[Math.floor(all.length / 2)] as T
}

/**
 * Two pieces of work that this process does alone, by the processor time each takes: on a machine that others use too,
 * the clock on the wall says little about one thread. In turns, after so many rounds that both are compiled.
 */
export async function compareCost(one: Work, other: Work, { pairs, rounds }: { pairs: number; rounds: number }) {
  for (const work of [one, other]) for (let i = 0; i < 8 * rounds; i++) await work(i)
  const cost = async (work: Work): Promise<Measured> => {
    const before = process.cpuUsage()
    for (let i = 0; i < rounds; i++) await work(i)
    const { user, system } = process.cpuUsage(before)
    const ms = (user + system) / 1000 / rounds
    return { perSecond: 1000 / ms, medianMs: ms, p99Ms: ms }
  }
  const measured: Comparison[] = []
  for (let i = 0; i < pairs; i++) {
    const [a, b] = [await cost(one), await cost(other)]
    measured.push({ ratio: a.medianMs / b.medianMs, one: a, other: b })
  }
  return middleOf(measured, (comparison) => comparison.ratio)
}
