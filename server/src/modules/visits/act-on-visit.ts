import { isLegal } from '@properysearch/contract/kernel/state-graph'
import type { Visit } from '@properysearch/contract/visits/calls'
import type { VisitAct, VisitSide } from '@properysearch/contract/visits/facts'
import { visitGraph } from '@properysearch/contract/visits/facts'
import { type CallContext, type Context, inTransaction, signedIn } from '../../context.ts'
import { spokenDay } from '../../platform/day-in-india.ts'
import { fail, invalid } from '../../platform/errors.ts'
import { agreedOn, calledOff, freeTime, takeTime } from '../diaries/index.ts'
import { logNumber } from './log-number.ts'
import { isForCalendars, mailBoth } from './mail-visit.ts'
import { showVisit, tellSide } from './visits.notices.ts'
import { actsOn, movedOn, readSlots, sideOf, timeOf, visitOnWire } from './visits.rules.ts'
import {
  findVisit,
  isUnwelcome,
  lockVisit,
  markHeld,
  moveVisit,
  moving,
  proposing,
  type VisitRow,
} from './visits.sql.ts'

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
    if (side === 'visitor' && towardsVisit.includes(pressed.act) && (await isUnwelcome(tx.db, visit))) {
      throw fail('ruled-out', 'This visit can no longer take place. You can only decline or cancel it.')
    }
    await take(tx, visit, side, pressed, userId)
    showVisit(tx, visit)
    const after = (await lockVisit(tx.db, visit.id)) as VisitRow
    if (isForCalendars(pressed.act)) await mailBoth(tx, after, pressed.act)
    await tellOther(tx, visit, side, pressed)
    if (after.state === 'accepted' && visit.state !== 'accepted')
      await logNumber(tx, after, { startsAt: after.startsAt as Date })
    if (visit.state === 'accepted' && after.state !== 'accepted') await logNumber(tx, after, 'ended')
    return after
  })
  return visitOnWire(row, userId, ctx.now)
}

/** Whoever is blocked can only end it. */
const towardsVisit: readonly VisitAct[] = ['accept', 'counter', 'move']

async function take(tx: Context, visit: VisitRow, side: VisitSide, pressed: Pressed, byUser: number): Promise<void> {
  const step = { id: visit.id, act: pressed.act, by: side, byUser } as const
  const move = async (alsoSet?: ReturnType<typeof agreedOn>) => {
    if (!(await moveVisit(tx.db, { ...step, alsoSet }, tx.now))) throw movedOn(visit)
  }
  switch (pressed.act) {
    case 'accept': {
      const at = visit.slots.find((slot) => slot.getTime() === new Date(pressed.slot ?? Number.NaN).getTime())
      if (!at) throw invalid({ slot: 'Choose one of the times' })
      if (at <= tx.now) throw invalid({ slot: 'This time has passed. Choose another.' })
      await move(agreedOn(at, tx.now))
      // Nobody is in two places at once.
      if (!(await takeTime(tx.db, { visitId: visit.id }, [visit.visitorId, visit.hostId], timeOf(at)))) {
        const words = 'One of you has another visit or meeting at that time. Choose another time, or propose others.'
        throw fail('moved-on', words)
      }
      return
    }
    case 'counter':
    case 'move': {
      if (!pressed.slots) throw invalid({ slots: 'Choose a time' })
      await freeTime(tx.db, { visitId: visit.id })
      const propose = pressed.act === 'move' ? moving : proposing
      return move(propose(readSlots(pressed.slots, tx.now), side))
    }
    case 'cancel':
      await freeTime(tx.db, { visitId: visit.id })
      return move(calledOff)
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
  const hasOwnMail = isForCalendars(act) && (visit.agreedAt !== null || act === 'accept')
  await tellSide(tx, visit, other, (listing) => ({ title: title(listing), body }), { hasOwnMail })
}
