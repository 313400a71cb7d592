import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { type Loan, loanForPrice } from './loan-for-price.ts'

// The headline of a property and the calculator further down speak of one loan. They wake apart from each other, so
// what is chosen is kept beside them.
let chosen: { priceRupees: number; loan: Loan } | undefined
const listeners = new Set<() => void>()

function choose(next: typeof chosen): void {
  chosen = next
  for (const tell of listeners) tell()
}

/** The loan that this page speaks of: the usual one for the price, until somebody moves the calculator's sliders. */
export function useLoanOfPage(priceRupees: number): Loan {
  const usual = useMemo(() => loanForPrice(priceRupees), [priceRupees])
  return useSyncExternalStore(
    follow,
    () => (chosen?.priceRupees === priceRupees ? chosen.loan : usual),
    () => usual,
  )
}

/** What the sliders call. With the page its choice goes. */
export function useChooseLoan(priceRupees: number): (loan: Loan) => void {
  useEffect(() => () => choose(undefined), [])
  return (loan) => choose({ priceRupees, loan })
}

function follow(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
