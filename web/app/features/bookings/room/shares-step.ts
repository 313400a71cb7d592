import type { BookingSide } from '@properysearch/contract/bookings/facts'
import type { Sharer } from '@properysearch/contract/bookings/sharer-calls'
import type { Press } from './press.ts'
import type { Step } from './step.ts'

const both: readonly BookingSide[] = ['buyer', 'seller']

/** Whose shares have to be confirmed before this can be pressed. */
function sidesOf(press: Press): readonly BookingSide[] {
  switch (press.do) {
    case 'accept':
      return ['seller']
    case 'clear':
    case 'confirm-registration':
      return both
    case 'pay':
    case 'record-payment':
      return press.due.what === 'booking' ? both : []
    case 'confirm-payment':
      return press.payment.what === 'booking' ? both : []
    default:
      return []
  }
}

type Sharers = readonly Pick<Sharer, 'side' | 'name' | 'state'>[]

/**
 * What would be refused until everybody with a share has confirmed it is not offered: it says for whom it waits. Null:
 * it depends on the shares, and those are not known yet.
 */
export function afterShares(step: Step, sharers: Sharers): Step
export function afterShares(step: Step, sharers: Sharers | null): Step | null
export function afterShares(step: Step, sharers: Sharers | null): Step | null {
  if (!sharers) return step.actions.some(({ press }) => sidesOf(press).length > 0) ? null : step
  const open = sharers.filter(({ state }) => state !== 'confirmed')
  const waitsFor = open.filter(({ side }) => step.actions.some(({ press }) => sidesOf(press).includes(side)))
  if (waitsFor.length === 0) return step
  const names = waitsFor.map(({ name }) => name).join(', ')
  const actions = step.actions.filter(({ press }) => !open.some(({ side }) => sidesOf(press).includes(side)))
  const waiting = `Waiting for ${names} to confirm their share.`
  return actions.length > 0
    ? { ...step, text: `${step.text} ${waiting}`.trim(), actions }
    : { ...step, whose: 'theirs', waitsFor: names, text: waiting, actions }
}
