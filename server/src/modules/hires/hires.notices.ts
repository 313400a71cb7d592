import { answerDays, decisionDays } from '@properysearch/contract/disputes/facts'
import { acceptHours, approvalDays, type HireKind, quoteDays } from '@properysearch/contract/hires/facts'
import { pathTo } from '@properysearch/contract/screens'
import { formatRupees } from '@properysearch/contract/values/money'
import type { Context } from '../../context.ts'
import { notify } from '../notifications/index.ts'
import type { Side } from './hires.rules.ts'
import type { HireRow } from './hires.sql.ts'

export type Told =
  | 'ask'
  | 'quote'
  | 'pay'
  | 'accept'
  | 'decline'
  | 'time-out'
  | 'withdraw'
  | 'lapse'
  | 'ask-paper'
  | 'provide'
  | 'deliver'
  | 'remind'
  | 'revise'
  | 'approve'
  | 'approve-by-itself'
  | 'give-up'
  | 'late'
  | 'dispute'
  | 'answer'
  | 'decide'
  | 'rate'
  | 'answer-rating'

/** The screens of both look again. */
export function showHire(tx: Context, { id, clientId, professionalId }: HireRow): void {
  const people = [clientId, professionalId]
  tx.db.afterCommit(() => tx.events.publish({ name: 'hire.changed', to: { people }, hireId: id }))
}

/** And whoever did not press hears of it; of what nobody pressed, both do. */
export async function announceHire(tx: Context, hire: HireRow, what: Told, by: Side | null): Promise<void> {
  showHire(tx, hire)
  for (const side of ['client', 'professional'] as const) {
    if (side === by) continue
    const words = wordsFor(side, hire, what)
    const userId = side === 'client' ? hire.clientId : hire.professionalId
    if (words) await notify(tx, { kind: 'hires', userId, ...words, link: pathTo('hire', { id: hire.id }) })
  }
}

export async function tellOfPayout(tx: Context, hire: HireRow, paise: number): Promise<void> {
  const body =
    hire.kind === 'lawyer'
      ? `${formatRupees(paise / 100, 2)} went to your account.`
      : `${formatRupees(paise / 100, 2)} went to your account. Our invoice is among your payments.`
  const words = { title: `Your fee of hire ${hire.id} was paid out`, body }
  await notify(tx, { kind: 'hires', userId: hire.professionalId, ...words, link: pathTo('hire', { id: hire.id }) })
}

const theProfessional: Record<HireKind, string> = {
  agent: 'The agent',
  lawyer: 'The lawyer',
  evaluator: 'The evaluator',
}

type Words = { title: string; body: string }

/**
 * Null: this side is told nothing of it. Nobody is named, and the client’s own words stand in the client’s notices alone:
 * what was told stays when the other one leaves.
 */
function wordsFor(side: Side, hire: HireRow, what: Told): Words | null {
  // The case says which paper.
  if (hire.kind === 'lawyer' && (what === 'ask-paper' || what === 'provide')) return null
  const words = side === 'client' ? clientWords(hire, what) : professionalWords(hire, what)
  return words && { title: words[0], body: words[1] }
}

function clientWords(hire: HireRow, what: Told): [string, string] | null {
  const [who, task] = [theProfessional[hire.kind], `“${hire.title}”`]
  const back = hire.orderId === null ? 'No money was taken.' : 'Your money is on its way back.'
  switch (what) {
    case 'quote':
      return [`${who} has sent you a quote`, `For ${task}. It is valid for ${quoteDays} days.`]
    case 'accept':
      return [`${who} has accepted your hire`, `Work on ${task} has begun.`]
    case 'decline':
      return [`${who} declined ${task}`, back]
    case 'withdraw':
      return [`${who} can no longer do ${task}`, `Their account was closed. ${back}`]
    case 'time-out':
      return [`${who} did not accept ${task} in time`, back]
    case 'give-up':
      return [`${who} has given up ${task}`, back]
    case 'lapse':
      return [`${task} has lapsed`, `It was open for ${quoteDays} days. You can ask again.`]
    case 'ask-paper':
      return [`${who} needs a paper from you`, `For ${task}. The clock stops until they have it.`]
    case 'provide':
      return [`${who} has what they needed`, `Work on ${task} goes on.`]
    case 'deliver':
      return [`${task} is delivered`, `Accept it, or ask for a revision, within ${approvalDays} days.`]
    case 'remind':
      return [
        `Please look at what was delivered: ${task}`,
        `Unless you say otherwise, it is accepted ${approvalDays} days after its delivery, and the fee is paid out.`,
      ]
    case 'approve-by-itself':
      return [`${task} is accepted`, `You said nothing in ${approvalDays} days, so the fee is paid out.`]
    case 'late':
      return [`${task} is late`, `${who} should have delivered it by now. You can raise a dispute.`]
    case 'dispute':
      return [
        `${who} has raised a dispute over ${task}`,
        `The fee stays held. Please answer within ${answerDays} days; our team decides within ${decisionDays}.`,
      ]
    case 'answer':
      return [`Your dispute over ${task} was answered`, 'Our team decides next.']
    case 'decide':
      return [`The dispute over ${task} is decided`, 'The hire shows who gets how much, and why.']
    case 'answer-rating':
      return [`${who} has answered your rating`, `Of ${task}.`]
    default:
      return null
  }
}

function professionalWords(hire: HireRow, what: Told): [string, string] | null {
  const task = `hire ${hire.id}`
  switch (what) {
    case 'ask':
      return ['Someone asks you for a quote', `It is ${task}. You have ${quoteDays} days to answer.`]
    case 'pay':
      return [`A client has paid for ${task}`, `The fee is held for you. Accept within ${acceptHours} hours.`]
    case 'withdraw':
      return [`The client has withdrawn ${task}`, 'There is nothing more to do for it.']
    case 'time-out':
      return [`You did not accept ${task} in time`, 'The fee went back to the client.']
    case 'lapse':
      return [`Your ${task} has lapsed`, `It was open for ${quoteDays} days.`]
    case 'provide':
      return [`The client has provided what you asked for`, `The clock for ${task} is running again.`]
    case 'revise':
      return [`The client asks for a revision of ${task}`, 'The hire says why. A client can ask for this once.']
    case 'approve':
      return [`The client has accepted ${task}`, 'Your fee is being paid out.']
    case 'approve-by-itself':
      return [
        `Your ${task} is accepted`,
        `The client said nothing in ${approvalDays} days. Your fee is being paid out.`,
      ]
    case 'late':
      return [`Your ${task} is late`, 'It was due by now. Deliver it, or write to the client.']
    case 'dispute':
      return [
        `The client has raised a dispute over ${task}`,
        `The fee stays held. Please answer within ${answerDays} days; our team decides within ${decisionDays}.`,
      ]
    case 'answer':
      return [`Your dispute over ${task} was answered`, 'Our team decides next.']
    case 'decide':
      return [`The dispute over ${task} is decided`, 'The hire shows who gets how much, and why.']
    case 'rate':
      return [`The client has rated ${task}`, 'You can answer once.']
    default:
      return null
  }
}
