import { isLegal } from '@properysearch/contract/kernel/state-graph'
import type { Meeting } from '@properysearch/contract/meetings/calls'
import { type MeetingAct, meetingGraph } from '@properysearch/contract/meetings/facts'
import { type CallContext, type Context, inTransaction, signedIn } from '../../context.ts'
import { fail, invalid } from '../../platform/errors.ts'
import { findBusy, freeTime, takeTime } from '../diaries/index.ts'
import { announceMeeting } from './announce-meeting.ts'
import type { Told } from './meetings.notices.ts'
import { actorOf, actsOn, intervalAt, movedOn, readSlots } from './meetings.rules.ts'
import {
  type AlsoSet,
  accepting,
  because,
  cancelling,
  countering,
  findMeeting,
  findPeople,
  leftWith,
  lockMeeting,
  type MeetingRow,
  markAgreed,
  markConfirmed,
  moveMeeting,
  movingTo,
  type PersonRow,
  startAnswers,
} from './meetings.sql.ts'
import { findOthers } from './shared-things.sql.ts'
import { showMeeting } from './show-meetings.ts'

interface Pressed {
  id: number
  act: MeetingAct
  slot?: string | undefined
  slots?: readonly string[] | undefined
  reason?: string | undefined
}

export async function actOnMeeting(ctx: CallContext, pressed: Pressed): Promise<Meeting> {
  const { id: userId } = signedIn(ctx)
  const row = await inTransaction(ctx, async (tx) => {
    if (!(await findMeeting(tx.db, pressed.id, userId))) throw fail('not-found')
    const meeting = (await lockMeeting(tx.db, pressed.id)) as MeetingRow
    const people = await findPeople(tx.db, [meeting.id])
    if (!isLegal(meetingGraph, pressed.act, meeting.state)) throw movedOn(meeting)
    if (!actsOn(meeting, people, userId, tx.now).includes(pressed.act)) throw fail('not-yet', 'You cannot do this now.')
    const told = await press(tx, { meeting, people, userId }, pressed)
    const after = (await lockMeeting(tx.db, meeting.id)) as MeetingRow
    await announceMeeting(tx, after, told, userId)
    return after
  })
  return showMeeting(ctx, row, userId)
}

interface Moving {
  meeting: MeetingRow
  people: readonly PersonRow[]
  userId: number
}

/** Answers what the others are told; null when there is nothing. */
async function press(tx: Context, moving: Moving, pressed: Pressed): Promise<Told | null> {
  const { meeting, userId } = moving
  const { id } = meeting
  const { act } = pressed
  const reason = pressed.reason ?? ''
  const step = async (name: typeof act | 'agree', alsoSet?: AlsoSet) => {
    const by = actorOf(meeting, userId)
    if (!(await moveMeeting(tx.db, { id, act: name, by, byUser: userId, alsoSet }, tx.now))) throw movedOn(meeting)
  }
  switch (act) {
    case 'accept':
      return accept(tx, moving, { at: chosenSlot(meeting, pressed.slot, tx.now), step })
    case 'counter':
    case 'move': {
      if (!pressed.slots) throw invalid({ slots: 'Choose a time' })
      const slots = readSlots(pressed.slots, tx.now)
      await checkSharing(tx, moving)
      const isMove = act === 'move'
      await step(act, isMove ? movingTo(slots, userId, reason) : countering(slots, userId, reason))
      await startAnswers(tx.db, id, userId)
      if (isMove) await freeTime(tx.db, { meetingId: id })
      return act
    }
    case 'cancel':
      if (meeting.state === 'accepted' && reason === '') throw invalid({ reason: 'Say in a few words why' })
      await step(act, cancelling(reason, userId))
      await freeTime(tx.db, { meetingId: id })
      return act
    case 'decline':
      await step(act, because(reason, userId))
      return act
    case 'hold': {
      // The last of them settles it.
      const left = await markConfirmed(tx.db, id, userId)
      if (left === 0) await step(act)
      return left === 0 ? null : act
    }
    case 'miss':
      await step(act)
      return act
  }
}

interface Accepting {
  at: Date
  step(name: 'accept' | 'agree', alsoSet?: AlsoSet): Promise<void>
}

/** The last of the guests makes it agreed; until then the time is only the one that is left. */
async function accept(tx: Context, moving: Moving, { at, step }: Accepting): Promise<Told> {
  const { meeting, people, userId } = moving
  await checkSharing(tx, moving)
  const everybody = people.map((person) => person.userId)
  const interval = intervalAt(at, meeting)
  const left = await markAgreed(tx.db, meeting.id, userId)
  if (left > 0) {
    if ((await findBusy(tx.db, everybody, interval)).length > 0) throw taken()
    await step('agree', leftWith(at))
    return 'agree'
  }
  await step('accept', accepting(at, tx.now))
  if (!(await takeTime(tx.db, { meetingId: meeting.id }, everybody, interval))) throw taken()
  return 'accept'
}

const taken = () =>
  fail('moved-on', 'One of you has another meeting or visit at that time. Choose another time, or propose others.')

function chosenSlot(meeting: MeetingRow, slot: string | undefined, now: Date): Date {
  const at = meeting.slots.find((one) => one.getTime() === new Date(slot ?? Number.NaN).getTime())
  if (!at) throw invalid({ slot: 'Choose one of the times' })
  if (at <= now) throw invalid({ slot: 'This time has passed. Choose another.' })
  return at
}

/** Nobody agrees to meet somebody with whom they no longer share the deal, the hire or the listing. */
async function checkSharing(tx: Context, { meeting, people }: Moving): Promise<void> {
  const others = await findOthers(tx.db, { about: meeting.about, id: meeting.subjectId }, meeting.madeBy)
  const isShared = people.every(
    ({ userId }) => userId === meeting.madeBy || others.some((other) => other.userId === userId),
  )
  if (!isShared) throw fail('ruled-out', endings[meeting.about])
}

const endings = {
  deal: 'This deal has ended, or one of you no longer has a part in it. You can only decline or cancel.',
  hire: 'This hire has ended. You can only decline or cancel.',
  listing: 'This listing is no longer offered, or its contact no longer shared. You can only decline or cancel.',
} as const
