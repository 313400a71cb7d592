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

/**
 * Two pieces of work in turns, so that whatever else the machine does falls on both alike. The best slice of each counts:
 * it is the one least disturbed.
 */
export async function compare(
  one: (turn: number) => Promise<unknown>,
  other: (turn: number) => Promise<unknown>,
  options: { clients: number; slices: number; ms: number },
): Promise<[Measured, Measured]> {
  const ones: Measured[] = []
  const others: Measured[] = []
  await slice(one, options.clients, options.ms / 2)
  await slice(other, options.clients, options.ms / 2)
  for (let i = 0; i < options.slices; i++) {
    ones.push(await slice(one, options.clients, options.ms))
    others.push(await slice(other, options.clients, options.ms))
  }
  const best = (all: Measured[]) => all.reduce((a, b) => (b.perSecond > a.perSecond ? b : a))
  return [best(ones), best(others)]
}
