import type { Hire } from '@properysearch/contract/hires/calls'
import { endOf } from './hire-words.ts'

export interface Move {
  at: string
  text: string
  isMine: boolean
  words?: string | null
}

/** The steps of a hire as this side would tell them, the newest first. */
export function toldMoves(hire: Hire): Move[] {
  const { iAm, client, professional, state, dispute, reason } = hire
  const name = { client: client.name, professional: professional.name }
  const told = (at: string | null, by: 'client' | 'professional', did: string, words?: string | null): Move[] =>
    at === null
      ? []
      : [{ at, text: `${by === iAm ? 'You' : name[by]} ${did}`, isMine: by === iAm, ...(words ? { words } : {}) }]
  const moves = [
    ...told(hire.askedAt, 'client', 'asked'),
    ...told(hire.quotedAt, 'professional', 'quoted a fee'),
    ...told(hire.paidAt, 'client', 'paid, and the fee is held'),
    ...told(hire.acceptedAt, 'professional', 'accepted'),
    ...(state === 'waiting' ? told(hire.changedAt, 'professional', 'asked for a paper', hire.details.paper) : []),
    ...told(
      hire.deliveredAt,
      'professional',
      hire.isRevised && state !== 'accepted' ? 'delivered the revised work' : 'delivered the work',
    ),
    ...(hire.isRevised && state === 'accepted' ? told(hire.changedAt, 'client', 'asked for a revision', reason) : []),
    ...(dispute ? told(dispute.raisedAt, dispute.raisedBy, 'raised a dispute') : []),
    ...(dispute
      ? told(dispute.answeredAt, dispute.raisedBy === 'client' ? 'professional' : 'client', 'answered it')
      : []),
    ...endMoves(hire),
  ]
  // Of two at one moment, the later step stays on top.
  return moves
    .map((move, order) => ({ move, order }))
    .sort((one, other) => other.move.at.localeCompare(one.move.at) || other.order - one.order)
    .map(({ move }) => move)
}

function endMoves(hire: Hire): Move[] {
  const { state, closedAt, dispute, reason, iAm } = hire
  if (dispute?.decision)
    return [{ at: dispute.decision.decidedAt, text: 'Our team decided the dispute', isMine: false }]
  if (closedAt === null) return []
  if (state === 'closed') {
    const text = iAm === 'client' ? 'The work was accepted, and the fee paid out' : 'Your work was accepted'
    return [{ at: closedAt, text, isMine: iAm === 'client' }]
  }
  const isByMe = state === 'withdrawn' ? iAm === 'client' : state === 'declined' && iAm === 'professional'
  return [{ at: closedAt, text: endOf(hire), isMine: isByMe, words: reason }]
}
