import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { sideName } from '@properysearch/contract/bookings/facts'
import type { DealPaper } from '@properysearch/contract/deal-papers/calls'
import { papersOfConditions } from '@properysearch/contract/deal-papers/facts'
import { theOther } from './deal-words.ts'
import type { Condition } from './dues.ts'
import type { MakeStep, Step } from './step.ts'

/** Before anybody says that a condition is met, its paper is asked for and given. Null: it is there, or does not apply. */
export function paperStep(
  room: BookingRoom,
  condition: Condition,
  papers: readonly DealPaper[],
  step: MakeStep,
): Step | null {
  const paper = papers.find(({ kind }) => kind === papersOfConditions[condition.kind])
  if (!paper || paper.from === 'either' || paper.state === 'given' || paper.state === 'not-needed') return null
  const { side, kind } = room.bookingData
  const by = condition.dueOn
  const giver = sideName(paper.from, kind)
  const met = { label: 'It is met without it', press: { do: 'met', condition } } as const
  const ofBuyer = side === 'buyer' ? [met] : []
  if (paper.from === side) {
    return step({
      whose: 'mine',
      title: `Give the paper: ${paper.name}`,
      text: `${paper.state === 'asked' ? `It was asked for by ${theOther(room.bookingData)}. ` : ''}${paper.about} The buyer then says whether the condition is met.`,
      by,
      actions: [{ label: 'Give the paper', press: { do: 'give-paper', paper } }, ...ofBuyer],
    })
  }
  if (paper.state === 'asked') {
    return step({
      whose: 'theirs',
      title: `The ${giver} gives the paper: ${paper.name}`,
      text: 'It was asked for. Once it is there, the buyer says whether the condition is met.',
      by,
      actions: ofBuyer,
    })
  }
  return step({
    whose: side === 'buyer' ? 'mine' : 'theirs',
    title: `Ask for the paper: ${paper.name}`,
    text: `${paper.about} It comes from the ${giver}; the buyer then says whether the condition is met.`,
    by,
    actions: [{ label: 'Ask for the paper', press: { do: 'ask-paper', paper } }, ...ofBuyer],
  })
}
