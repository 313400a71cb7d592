import { leastForMedian } from '@properysearch/contract/analysis/facts'
import { ofUnsorted } from '../market/middles.rules.ts'

const about = 14

/** Round steps from where the cheapest twentieth ends to where the dearest begins; both ends are open. */
export function distribute(rates: Uint32Array): { from: number | null; to: number | null; n: number }[] {
  if (rates.length < leastForMedian) return []
  const [low = 0, high = 0] = ofUnsorted(rates, [0.05, 0.95])
  const step = roundStep(Math.max(1, (high - low) / 100 / about))
  const first = Math.floor(low / 100 / step)
  const last = Math.max(first + 1, Math.ceil(high / 100 / step))
  const counts = new Array<number>(last - first + 2).fill(0)
  const width = step * 100
  for (let i = 0; i < rates.length; i++) {
    const at = Math.min(last, Math.max(first - 1, Math.floor((rates[i] as number) / width)))
    counts[at - first + 1] = (counts[at - first + 1] as number) + 1
  }
  return counts.map((n, i) => ({
    from: i === 0 ? null : (first + i - 1) * step,
    to: i === counts.length - 1 ? null : (first + i) * step,
    n,
  }))
}

/** 1, 2 or 5 with noughts: what people count in. */
function roundStep(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(atLeast))
  return ([1, 2, 5, 10].find((factor) => factor * power >= atLeast) ?? 10) * power
}
