import { agentReachKm } from '../professionals/facts.ts'

// What people tell agents they need, and what agents do about it. Free of zod.

export const wishes = {
  buy: { label: 'Buy', title: 'Wants to buy' },
  rent: { label: 'Rent', title: 'Wants to rent' },
  sell: { label: 'Sell', title: 'Wants to sell' },
  let: { label: 'Let out', title: 'Wants to let out' },
} as const
export type Wish = keyof typeof wishes
export const wishNames = Object.keys(wishes) as [Wish, ...Wish[]]

/** A rent is by the month. */
export const isByMonth = (wish: Wish) => wish === 'rent' || wish === 'let'

/** At most so many agents have one requirement. */
export const mostAgents = 3
/** So long other agents may unlock one. */
export const openDays = 30
/** At most so many of one person wait for agents at a time. */
export const mostOpen = 3
export const mostLocalities = 3

/** What the person agrees to, letter for letter: exactly who sees what, and until when. */
export function consentText(near: string): string {
  return `I agree that the agents who are registered within ${agentReachKm} km of ${near} today read what I wrote here, without my name and number, for ${openDays} days, and that at most ${mostAgents} of them, who unlock it, see my name and mobile number until I close it.`
}

/** Where an agent stands with a lead; they move it themselves, in any direction. */
export const stages = {
  new: 'New',
  contacted: 'Contacted',
  visiting: 'Visiting',
  negotiating: 'Negotiating',
  won: 'Won',
  lost: 'Lost',
} as const
export type Stage = keyof typeof stages
export const stageNames = Object.keys(stages) as [Stage, ...Stage[]]
/** Where it waits for nobody any more. */
export const isOver = (stage: Stage) => stage === 'won' || stage === 'lost'

/** What an agent can do about a requirement. */
export const leadStandings = {
  unlocked: 'You have this lead.',
  package: 'Your package has leads left. Unlocking this one uses one of them.',
  payment: 'Payment is needed to unlock this lead.',
  full: 'Three agents have this lead already.',
  closed: 'This request has been closed.',
} as const
export type LeadStanding = keyof typeof leadStandings

/** A lead that was closed so soon was of little use: the agent gets one back. */
export const leadBackWithinHours = 24
export const leadBackDays = 90
