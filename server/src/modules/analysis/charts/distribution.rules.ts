import { leastForMedian } from '@properysearch/contract/analysis/facts'
import { type Chosen, countBelow, rateOfPart, totalOf } from '../market/chosen.rules.ts'

const about = 14

/** Round steps from where the cheapest twentieth ends to where the dearest begins; both ends are open. */
export function distribute(parts: readonly Chosen[]): { from: number | null; to: number | null; n: number }[] {
  const n = totalOf(parts)
  if (n < leastForMedian) return []
  const [low, high] = [rateOfPart(parts, 0.05), rateOfPart(parts, 0.95)]
  const step = roundStep(Math.max(1, (high - low) / 100 / about))
  const first = Math.floor(low / 100 / step)
  const last = Math.max(first + 1, Math.ceil(high / 100 / step))
  const edges = Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step)
  const below = edges.map((edge) => parts.reduce((sum, part) => sum + countBelow(part, edge * 100), 0))
  return [...edges, null].map((to, i) => ({
    from: edges[i - 1] ?? null,
    to,
    n: (below[i] ?? n) - (below[i - 1] ?? 0),
  }))
}

/** 1, 2 or 5 with noughts: what people count in. */
function roundStep(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(atLeast))
  return ([1, 2, 5, 10].find((factor) => factor * power >= atLeast) ?? 10) * power
}
