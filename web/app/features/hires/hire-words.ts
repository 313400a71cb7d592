import type { Hire } from '@properysearch/contract/hires/calls'
import type { HireKind } from '@properysearch/contract/hires/facts'

export const kindNouns: Record<HireKind, string> = { agent: 'agent', lawyer: 'lawyer', evaluator: 'evaluator' }

/** The other of the two, by name. */
export function otherOf({ iAm, client, professional }: Hire): string {
  return iAm === 'client' ? professional.name : client.name
}

/** Whose turn it is and until when, in the words of whoever looks. */
export interface Turn {
  whose: 'mine' | 'theirs' | 'nobody'
  title: string
  /** In a list, where the date follows it. */
  inList?: string
  text?: string
  /** When something happens by itself, or the work is due. */
  by?: string
}

export function turnOf(hire: Hire, now: Date): Turn {
  if (hire.state === 'disputed') return disputeTurn(hire)
  return hire.iAm === 'client' ? clientTurn(hire, now) : professionalTurn(hire, now)
}

const byOf = (at: string | null) => (at === null ? {} : { by: at })
const isLate = ({ dueAt }: Hire, now: Date) => dueAt !== null && Date.parse(dueAt) <= now.getTime()

function clientTurn(hire: Hire, now: Date): Turn {
  const { professional, state, deadlineAt, dueAt, kind } = hire
  const name = professional.name
  switch (state) {
    case 'asked':
      return {
        whose: 'theirs',
        title: `${name} is asked for a quote`,
        inList: `${name} is to send a quote`,
        text: 'You pay nothing until you have read it. Without a quote by then, your request lapses.',
        ...byOf(deadlineAt),
      }
    case 'quoted':
      return {
        whose: 'mine',
        title: 'Read the quote and pay',
        text: `Your payment is held until the work is done. If you do not pay by then, the quote lapses.`,
        ...byOf(deadlineAt),
      }
    case 'paid':
      return {
        whose: 'theirs',
        title: `${name} has to accept`,
        text: 'Your money is held. If they decline or do not answer by then, all of it goes back to you.',
        ...byOf(deadlineAt),
      }
    case 'waiting':
      return {
        whose: 'mine',
        title: `${name} needs a paper from you`,
        text: `${hire.details.paper ? `They write: “${hire.details.paper}” ` : ''}The clock stops until they have it.`,
      }
    case 'delivered':
      return {
        whose: 'mine',
        title: 'Look at the work',
        text: `Accept it${hire.isRevised ? '' : ', ask for a revision'} or raise a dispute. If you say nothing by then, it is accepted and ${name} is paid.`,
        ...byOf(deadlineAt),
      }
    case 'accepted':
      if (isLate(hire, now)) {
        return {
          whose: 'theirs',
          title: 'The work is late',
          inList: 'The work was due',
          text: 'You can wait for it. If it does not come, raise a dispute: the fee stays held meanwhile.',
          ...byOf(dueAt),
        }
      }
      return {
        whose: 'theirs',
        title: hire.isRevised ? `${name} is revising the work` : `${name} is at work`,
        inList: `${name} is to deliver${hire.isRevised ? ' the revision' : ''}`,
        text: `The fee is held. ${kind === 'agent' ? 'They tell you here when it is done.' : 'What they deliver appears here.'}`,
        ...byOf(dueAt),
      }
    default:
      return overTurn(hire)
  }
}

const deliverTexts: Record<HireKind, string> = {
  agent: 'Press Deliver when it is done. The client then has seven days to accept it.',
  lawyer:
    'Give the title report or the draft in the case, and deliver there. The client then has seven days to accept it.',
  evaluator: 'Complete the report and deliver it there. The client then has seven days to accept it.',
}

function professionalTurn(hire: Hire, now: Date): Turn {
  const { client, state, deadlineAt, dueAt, kind } = hire
  const name = client.name
  switch (state) {
    case 'asked':
      return {
        whose: 'mine',
        title: 'Send a quote',
        text: `Say what you will deliver, for what fee and in how many days. ${name} pays before you begin, and the fee is held for you.`,
        ...byOf(deadlineAt),
      }
    case 'quoted':
      return {
        whose: 'theirs',
        title: `${name} has your quote`,
        inList: `${name} is to pay`,
        text: 'You are told when they have paid. If they do not pay by then, the quote lapses.',
        ...byOf(deadlineAt),
      }
    case 'paid':
      return {
        whose: 'mine',
        title: 'Accept or decline',
        text: `${name} has paid, and the fee is held for you. If you do not answer by then, it goes back to them.`,
        ...byOf(deadlineAt),
      }
    case 'waiting':
      return {
        whose: 'theirs',
        title: `${name} has to provide a paper`,
        text: 'The clock stops until you have it.',
      }
    case 'delivered':
      return {
        whose: 'theirs',
        title: `${name} looks at your work`,
        inList: `${name} is to accept your work`,
        text: 'If they say nothing by then, it is accepted and your fee is paid out.',
        ...byOf(deadlineAt),
      }
    case 'accepted':
      return {
        whose: 'mine',
        title: isLate(hire, now)
          ? 'The work is late'
          : hire.isRevised
            ? 'Revise the work'
            : 'Do the work and deliver it',
        ...(isLate(hire, now) ? { inList: 'The work was due' } : {}),
        text: deliverTexts[kind],
        ...byOf(dueAt),
      }
    default:
      return overTurn(hire)
  }
}

function disputeTurn(hire: Hire): Turn {
  const { dispute, iAm } = hire
  const by = byOf(dispute?.decideBy ?? null)
  if (dispute && dispute.raisedBy !== iAm && dispute.answeredAt === null) {
    return {
      whose: 'mine',
      title: 'Answer the dispute',
      text: 'Say how you see it, so that our team can decide with both sides before them. The fee stays held.',
      ...by,
    }
  }
  const isAnswered = dispute?.answeredAt !== null
  return {
    whose: 'theirs',
    title: isAnswered ? 'Our team decides' : `${otherOf(hire)} can answer`,
    text: isAnswered
      ? 'They read what you both have said, and who gets how much. The fee stays held until then.'
      : 'Our team decides once they have answered, or their time to do so is over. The fee stays held.',
    ...by,
  }
}

function overTurn(hire: Hire): Turn {
  const { state, dispute, iAm } = hire
  if (needsAccount(hire)) {
    return {
      whose: 'mine',
      title: 'Add a bank account',
      text: 'Your work is accepted. Your fee is waiting for a bank account that we have verified.',
    }
  }
  const isClient = iAm === 'client'
  if (state === 'closed' && dispute?.decision) {
    return { whose: 'nobody', title: 'The dispute is decided', text: 'Who gets how much, and why, is below.' }
  }
  if (state === 'closed') {
    return {
      whose: 'nobody',
      title: isClient ? 'The work is accepted' : 'Your work is accepted',
      text: isClient ? 'The fee has left the money held for you.' : 'Your fee is paid out to your bank account.',
    }
  }
  return { whose: 'nobody', title: endOf(hire), ...endText(hire) }
}

/** Approved, with nowhere to go. */
export const needsAccount = ({ payout }: Hire) =>
  payout?.release?.state === 'approved' && payout.release.account === null

/** How a hire ended that came to no work. */
export function endOf(hire: Hire): string {
  const { state, acceptedAt, paidAt, quotedAt, iAm } = hire
  const who = iAm === 'professional' ? 'You' : hire.professional.name
  if (state === 'withdrawn') return iAm === 'client' ? 'You withdrew it' : `${hire.client.name} withdrew it`
  if (state === 'lapsed') return quotedAt ? 'The quote lapsed unpaid' : 'The request lapsed without a quote'
  if (acceptedAt) return `${who} gave the work up`
  return isTimedOut(hire) && paidAt ? `${who} did not accept in time` : `${who} declined`
}

/** Whoever declines says why; of what nobody answered there is no word. */
export const isTimedOut = ({ state, reason, paidAt, acceptedAt }: Hire) =>
  state === 'declined' && paidAt !== null && acceptedAt === null && reason === null

function endText({ iAm, order, paidAt }: Hire): { text?: string } {
  if (paidAt === null) return { text: 'No money was taken.' }
  if (iAm === 'professional') return { text: 'The fee went back to the client.' }
  return order ? { text: 'Your money goes back to where you paid it from. It takes 5 to 7 working days.' } : {}
}
