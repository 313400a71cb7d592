import type { ScreenName } from '../../screens.ts'

export interface Guide {
  screen: ScreenName
  /** Short, for cards and lists. */
  name: string
  title: string
  /** One sentence, for cards, search engines and shares. */
  summary: string
  minutes: number
}

/** The day the figures in all four were last checked. */
export const guidesCheckedOn = '2026-11-15'

/** The four guides, in the order a buyer needs them. */
export const guides = {
  buying: {
    screen: 'homeBuyingGuide',
    name: 'Home buying',
    title: 'Buying your first home in Pune',
    summary:
      'Budget, shortlist, visit, papers, agreement, duty, registration and possession: each step with what it costs and what it proves.',
    minutes: 10,
  },
  design: {
    screen: 'homeDesignGuide',
    name: 'Home design',
    title: 'Planning a home that works in Pune',
    summary:
      'How to read a plan, bring in light and air, choose materials that outlast the monsoon, and write a contract that holds.',
    minutes: 9,
  },
  loan: {
    screen: 'homeLoanGuide',
    name: 'Home loan',
    title: 'Borrowing for a home, without surprises',
    summary:
      'How much a bank may lend, what an EMI is made of, fixed or floating, the fees, the papers, prepayment and balance transfer.',
    minutes: 8,
  },
  evaluation: {
    screen: 'propertyEvaluationGuide',
    name: 'Property evaluation',
    title: 'What a property is worth, and who can say so',
    summary:
      'Registered valuers, the three methods, fair and distress value, the Ready Reckoner, and how to read a valuation report.',
    minutes: 8,
  },
} as const satisfies Record<string, Guide>

export type GuideKey = keyof typeof guides
