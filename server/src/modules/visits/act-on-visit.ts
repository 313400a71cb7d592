import { isLegal } from '@properysearch/contract/kernel/state-graph'
import type { Visit } from '@properysearch/contract/visits/calls'
import type { VisitAct, VisitSide } from '@properysearch/contract/visits/facts'
import { visitGraph } from '@properysearch/contract/visits/facts'
import { type CallContext, type Context, inTransaction, signedIn } from '../../context.ts'
import { spokenDay } from '../../platform/day-in-india.ts'
import { fail, invalid } from '../../platform/errors.ts'
import { freeTime, takeTime } from '../diaries/index.ts'
import { showVisit, tellSide } from './visits.notices.ts'
import { actsOn, movedOn, readSlots, sideOf, timeOf, visitOnWire } from './visits.rules.ts'
import { findVisit, lockVisit, markHeld, moveVisit, proposing, startingAt, type VisitRow } from './visits.sql.ts'

interface Pressed {
  id: number
  act: VisitAct
  slot?: string | undefined
  slots?: readonly string[] | undefined
}

export async function actOnVisit(ctx: CallContext, pressed: Pressed): Promise<Visit> {
  const { id: userId } = signedIn(ctx)
  const row = await inTransaction(ctx, async (tx) => {
    if (!(await findVisit(tx.db, pressed.id, userId))) throw fail('not-found')
    const visit = (await lockVisit(tx.db, pressed.id)) as VisitRow
    const side = sideOf(visit, userId)
    if (!isLegal(visitGraph, pressed.act, visit.state)) throw movedOn(visit)
    if (!actsOn(visit, side, tx.now).includes(pressed.act)) throw fail('not-yet', 'You cannot do this now.')
    await take(tx, visit, side, pressed, userId)
    showVisit(tx, visit)
    await tellOther(tx, visit, side, pressed)
    return (await lockVisit(tx.db, visit.id)) as VisitRow
  })
  return visitOnWire(row, userId, ctx.now)
}

async function take(tx: Context, visit: VisitRow, side: VisitSide, pressed: Pressed, byUser: number): Promise<void> {
  const step = { id: visit.id, act: pressed.act, by: side, byUser } as const
  const move = async (alsoSet?: ReturnType<typeof startingAt>) => {
    if (!(await moveVisit(tx.db, { ...step, alsoSet }, tx.now))) throw movedOn(visit)
  }
  switch (pressed.act) {
    case 'accept': {
      const at = visit.slots.find((slot) => slot.getTime() === new Date(pressed.slot ?? Number.NaN).getTime())
      if (!at) throw invalid({ slot: 'Choose one of the times' })
      if (at <= tx.now) throw invalid({ slot: 'This time is over. Choose another.' })
      await move(startingAt(at))
      // Nobody is in two places at once.
      if (!(await takeTime(tx.db, { visitId: visit.id }, [visit.visitorId, visit.hostId], timeOf(at)))) {
        const words = 'One of you has another visit or meeting at that time. Choose another time, or propose others.'
        throw fail('moved-on', words)
      }
      return
    }
    case 'counter':
    case 'move':
      if (!pressed.slots) throw invalid({ slots: 'Choose a time' })
      await freeTime(tx.db, { visitId: visit.id })
      return move(proposing(readSlots(pressed.slots, tx.now), side))
    case 'cancel':
      await freeTime(tx.db, { visitId: visit.id })
      return move()
    case 'hold':
      await markHeld(tx.db, visit.id, side)
      // The second of the two settles it.
      return visit.heldBy.length > 0 ? move() : undefined
    default:
      return move()
  }
}

async function tellOther(tx: Context, visit: VisitRow, side: VisitSide, { act, slot }: Pressed): Promise<void> {
  const other: VisitSide = side === 'host' ? 'visitor' : 'host'
  const day = slot ? spokenDay(new Date(slot)) : ''
  const words: Record<VisitAct, [title: (listing: string) => string, body: string]> = {
    accept: [(name) => `The visit to ${name} is on ${day}`, 'See the time under Property Visitors.'],
    counter: [(name) => `Other times are proposed for the visit to ${name}`, 'Accept one, or propose others.'],
    decline: [(name) => `The visit to ${name} was declined`, 'You can ask again with other times.'],
    move: [(name) => `The visit to ${name} is to be moved`, 'Accept one of the new times, or propose others.'],
    cancel: [(name) => `The visit to ${name} was cancelled`, 'There is nothing for you to do.'],
    hold: [(name) => `Did the visit to ${name} take place?`, 'The other side says so. Please confirm it.'],
    miss: [(name) => `The visit to ${name} was marked as missed`, 'You can ask for another visit.'],
  }
  if (act === 'hold' && visit.heldBy.length > 0) return
  const [title, body] = words[act]
  await tellSide(tx, visit, other, (listing) => ({ title: title(listing), body }))
}
