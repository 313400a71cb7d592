// A deal may have several owners and several buyers: each has a share of their side. Free of zod.

/** Shares are hundredths of a per cent. */
export const wholeShare = 10_000
/** Of one side, besides whoever acts for it. */
export const mostSharers = 6
/** Until then people and shares can change. */
export const openStates: readonly string[] = ['requested', 'accepted', 'penny-paid', 'booked', 'cleared']

/**
 * An amount in parts by share, in whole steps: what rounding leaves goes to the largest remainders, the earlier first.
 * The parts always add up to the amount. Shares that are all 0 get nothing of it.
 */
export function partsByShare(paise: number, shares: readonly number[], step = 1): number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0)
  if (whole === 0) return shares.map(() => 0)
  const steps = Math.floor(paise / step)
  const exact = shares.map((share) => BigInt(steps) * BigInt(share))
  const parts = exact.map((product) => Number(product / BigInt(whole)))
  const remainders = exact.map((product) => Number(product % BigInt(whole)))
  const left = steps - parts.reduce((sum, part) => sum + part, 0)
  const next = shares.map((_, at) => at).sort((a, b) => (remainders[b] ?? 0) - (remainders[a] ?? 0) || a - b)
  const lucky = new Set(next.slice(0, left))
  const [first] = next
  return parts.map((part, at) => (part + (lucky.has(at) ? 1 : 0)) * step + (at === first ? paise - steps * step : 0))
}

export interface Holder {
  name: string
  share: number
}

export interface Pair {
  buyer: string
  seller: string
  /** Of the whole, in hundredths of a per cent, rounded. */
  share: number
  paise: number
}

const rupee = 100

/** Tax is filed for each buyer and each seller apart, in whole rupees: by the shares of both. */
export function taxByPairs(taxPaise: number, buyers: readonly Holder[], sellers: readonly Holder[]): Pair[] {
  const pairs = buyers.flatMap((buyer) => sellers.map((seller) => ({ buyer, seller })))
  const parts = partsByShare(
    taxPaise,
    pairs.map(({ buyer, seller }) => buyer.share * seller.share),
    rupee,
  )
  return pairs.map(({ buyer, seller }, at) => ({
    buyer: buyer.name,
    seller: seller.name,
    share: Math.round((buyer.share * seller.share) / wholeShare),
    paise: parts[at] ?? 0,
  }))
}
