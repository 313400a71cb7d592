import type { Hire } from '@properysearch/contract/hires/calls'
import { acceptHours, approvalDays, type HireKind, type HireState } from '@properysearch/contract/hires/facts'
import { formatDay, formatMoment } from '../../lib/format.ts'

export const kindWords: Record<HireKind, string> = { agent: 'agent', lawyer: 'lawyer', evaluator: 'evaluator' }

/** The other of the two. */
export const otherOf = (hire: Hire) => (hire.iAm === 'client' ? hire.professional : hire.client)

const clientTurn: Record<HireState, string> = {
  asked: 'They say what it costs and how long it takes.',
  quoted: 'Read the quote and pay, or withdraw. The fee is held until you accept the work.',
  paid: `They accept within ${acceptHours} hours, or your money comes back by itself.`,
  accepted: 'They are at work for you.',
  waiting: 'They need a paper from you. Their time stands still until it is there.',
  delivered: `Look at what was delivered. Accept it, or ask for a revision, within ${approvalDays} days.`,
  disputed: 'The fee is frozen until our team has decided.',
  closed: 'This hire is closed.',
  declined: 'It did not come about. What you paid goes back to you.',
  withdrawn: 'You withdrew it.',
  lapsed: 'It was not answered in time.',
}

const professionalTurn: Record<HireState, string> = {
  asked: 'Say what it costs and how long it takes, or decline.',
  quoted: 'They read your quote.',
  paid: `The fee is held for you. Accept within ${acceptHours} hours, or it goes back.`,
  accepted: 'The work is yours to do.',
  waiting: 'You wait for a paper. Your time stands still until it is there.',
  delivered: `They look at it. Without a word from them it is accepted after ${approvalDays} days.`,
  disputed: 'The fee is frozen until our team has decided.',
  closed: 'This hire is closed.',
  declined: 'It did not come about. The fee goes back to the client.',
  withdrawn: 'The client withdrew it.',
  lapsed: 'It was not answered in time.',
}

/** What happens next, for whoever reads. */
export const turnOf = ({ iAm, state }: Hire) => (iAm === 'client' ? clientTurn : professionalTurn)[state]

const waitsForClient: readonly HireState[] = ['quoted', 'waiting', 'delivered']
const waitsForProfessional: readonly HireState[] = ['asked', 'paid', 'accepted']

export function isMyTurn({ iAm, state }: Pick<Hire, 'iAm' | 'state'>): boolean {
  return (iAm === 'client' ? waitsForClient : waitsForProfessional).includes(state)
}

/** Until when, in a few words; null: nothing runs. */
export function deadlineOf({ dueAt, deadlineAt }: Pick<Hire, 'dueAt' | 'deadlineAt'>): string | null {
  if (dueAt) return `Due by ${formatDay(dueAt)}`
  return deadlineAt ? `Until ${formatMoment(deadlineAt)}` : null
}

export interface Line {
  name: string
  amount: number
}

/** What the client pays, and to whom. */
export function quoteLines({ quote, kind }: Pick<Hire, 'quote' | 'kind'>): Line[] {
  if (!quote) return []
  const lines = [
    { name: 'Fee', amount: quote.fee },
    { name: `GST of the ${kindWords[kind]}`, amount: quote.gst },
    { name: 'Our platform fee', amount: quote.platformFee },
    { name: 'GST on our fee', amount: quote.platformGst },
  ]
  return [...lines.filter(({ amount }) => amount > 0), { name: 'In all', amount: quote.total }]
}

/** What becomes of the fee, for the professional. */
export function payoutLines({ payout }: Pick<Hire, 'payout'>): Line[] {
  if (!payout) return []
  const lines = [
    { name: 'Fee', amount: payout.fee },
    { name: 'Your GST', amount: payout.gst },
    { name: 'Tax collected (GST TCS)', amount: -payout.tcs },
    { name: 'Tax deducted (TDS)', amount: -payout.tds },
    { name: 'Our fee', amount: -payout.ourFee },
    { name: 'GST on our fee', amount: -payout.ourGst },
  ]
  return [...lines.filter(({ amount }) => amount !== 0), { name: 'You get', amount: payout.payout }]
}
