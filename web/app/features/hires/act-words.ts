import type { Hire } from '@properysearch/contract/hires/calls'
import { approvalDays, type HireAct, hireGraph, revisionDays } from '@properysearch/contract/hires/facts'
import { formatExact } from '../../lib/format.ts'

/** What is pressed in the room itself. Quoting, paying and disputing have forms of their own. */
export type PressedAct = Exclude<HireAct, 'quote' | 'pay' | 'time-out' | 'lapse' | 'dispute' | 'decide'>

export interface ActWords {
  label: string
  /** What follows, before it is asked once. */
  text: string
  done: string
  /** Whoever presses says why, and who reads it. */
  reason?: { label: string; isNeeded: boolean }
  isDangerous?: true
}

/** The lawyer's papers and the evaluator's report are handled in their own parts. */
export function pressedActs({ acts }: Hire): PressedAct[] {
  const own: readonly HireAct[] = ['quote', 'pay', 'dispute', 'time-out', 'lapse', 'decide']
  return acts.filter((act): act is PressedAct => !own.includes(act))
}

/** The one that the room is waiting for comes first, and alone looks like it. */
export const mainActs: readonly HireAct[] = ['accept', 'deliver', 'approve', 'provide']

export function wordsOf(act: PressedAct, hire: Hire): ActWords {
  const { client, professional, iAm, quote, paidAt } = hire
  const label = hireGraph.acts[act].label
  const fee = formatExact((quote?.fee ?? 0) + (quote?.gst ?? 0))
  const backToClient = paidAt ? `All of the money goes back to ${client.name}.` : 'No money was taken.'
  switch (act) {
    case 'accept':
      return {
        label,
        text: `Your time begins now: ${quote?.days ?? 0} days from today. ${client.name} will be told.`,
        done: 'Accepted. The work has begun.',
      }
    case 'decline':
      return {
        label,
        text: backToClient,
        done: 'Declined. They have been told.',
        reason: { label: `Reason, which ${client.name} reads`, isNeeded: true },
        isDangerous: true,
      }
    case 'withdraw':
      return {
        label,
        text: withdrawText(hire),
        done: 'Withdrawn.',
        reason: { label: `Reason, which ${professional.name} reads (optional)`, isNeeded: false },
        isDangerous: true,
      }
    case 'ask-paper':
      return {
        label,
        text: `The clock stops until ${client.name} has provided it.`,
        done: 'They have been told. The clock has stopped.',
        reason: { label: 'Which paper, and what for', isNeeded: true },
      }
    case 'provide':
      return {
        label,
        text:
          iAm === 'client'
            ? `${professional.name} is told that they have what they needed, and the clock starts again.`
            : `${client.name} is told that you have what you needed. The clock starts again.`,
        done: 'The work goes on.',
      }
    case 'deliver':
      return {
        label,
        text: `${client.name} has ${approvalDays} days to accept the work or to ask for one revision. If they say nothing, it is accepted and ${fee} is paid out, less what is kept back.`,
        done: 'Delivered. They have been told.',
      }
    case 'revise':
      return {
        label,
        text: `You can do so once. ${professional.name} has ${revisionDays} days for it, and the fee stays held.`,
        done: 'They have been asked to revise it.',
        reason: { label: 'What is to be changed', isNeeded: true },
      }
    case 'approve':
      return {
        label,
        text: `${fee} leaves the money held for you and is paid out to ${professional.name}. This cannot be undone.`,
        done: 'Accepted. The fee is being paid out.',
      }
    case 'give-up':
      return {
        label: 'Give the work up',
        text: backToClient,
        done: 'Given up. They have been told.',
        reason: { label: `Reason, which ${client.name} reads`, isNeeded: true },
        isDangerous: true,
      }
  }
}

function withdrawText({ quote, paidAt, professional }: Hire): string {
  if (!paidAt || !quote) return `${professional.name} will be told. No money was taken.`
  const back = formatExact(quote.fee + quote.gst)
  const ours = Math.round((quote.platformFee + quote.platformGst) * 100) / 100
  const kept = ours > 0 ? ` Our fee of ${formatExact(ours)} does not come back.` : ''
  return `${professional.name} will be told. ${back} goes back to where you paid it from, in 5 to 7 working days.${kept}`
}
