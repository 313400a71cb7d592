import type { HireKind } from './facts.ts'

// What a hire costs besides the professional's fee. Amounts are paise before GST; each row holds from its day on.

export const hireRules = [
  {
    from: '2026-04-01',
    /**
     * We take no part of a lawyer's fee, which the rules of the Bar Council forbid: whoever hires one pays us a flat fee,
     * and the lawyer gets all of theirs.
     */
    platformFeePaise: { agent: 0, lawyer: 499_00, evaluator: 0 } satisfies Record<HireKind, number>,
    /** Of an advocate’s fee the law asks GST of nobody but some businesses, who pay it themselves. */
    bearsGst: { agent: true, lawyer: false, evaluator: true } satisfies Record<HireKind, boolean>,
    /** Our own fee is kept back from the professional’s. */
    hasCommission: { agent: true, lawyer: false, evaluator: true } satisfies Record<HireKind, boolean>,
  },
] as const
