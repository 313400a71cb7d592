import type { MeetingAbout, MeetingAct, MeetingPlace } from '@properysearch/contract/meetings/facts'
import type { Db } from '../../platform/db/database.ts'
import { freeTime, takeTime } from '../diaries/index.ts'
import { actorOf, intervalAt } from './meetings.rules.ts'
import {
  accepting,
  because,
  cancelling,
  countering,
  findPeople,
  insertMeeting,
  insertPeople,
  lockMeeting,
  type MeetingRow,
  markAgreed,
  markConfirmed,
  moveMeeting,
  movingTo,
  startAnswers,
} from './meetings.sql.ts'
import { findOthers, findOwnRole, findThing, findThings, type ThingRow } from './shared-things.sql.ts'

export { findThings, type ThingRow }

export interface DemoMeeting {
  about: MeetingAbout
  subjectId: number
  /** Who proposes it, to the first whom they can meet about it. */
  by: number
  title: string
  words: string
  minutes: number
  place: MeetingPlace
  location: string
  slots: readonly Date[]
  proposedAt: Date
  steps: readonly {
    act: MeetingAct | 'lapse' | 'forget'
    isByProposer: boolean
    at: Date
    reason?: string
    slots?: Date[]
  }[]
}

/** A meeting of the past or of the next days, for the demo world, moved along its graph; nobody is told. */
export async function insertDemoMeeting(db: Db, demo: DemoMeeting, key: string): Promise<void> {
  const wanted = { about: demo.about, id: demo.subjectId }
  const [thing, role] = [await findThing(db, wanted), await findOwnRole(db, wanted, demo.by)]
  const [guest] = await findOthers(db, wanted, demo.by)
  if (!thing || !role || !guest) return
  const made = { ...demo, propertyId: thing.propertyId, madeBy: demo.by, slots: [...demo.slots], now: demo.proposedAt }
  const id = await insertMeeting(db, { ...made, key })
  if (id === undefined) throw new Error(`The demo has the meeting ${key} already.`)
  await insertPeople(db, id, [
    { userId: demo.by, role, hasAgreed: true },
    { userId: guest.userId, role: guest.role, hasAgreed: false },
  ])
  for (const step of demo.steps) await takeStep(db, id, step, step.isByProposer ? demo.by : guest.userId)
}

async function takeStep(db: Db, id: number, step: DemoMeeting['steps'][number], userId: number): Promise<void> {
  const row = (await lockMeeting(db, id)) as MeetingRow
  const { act, at, reason = '', slots = [] } = step
  const people = (await findPeople(db, [id])).map((person) => person.userId)
  const isTimer = act === 'lapse' || act === 'forget'
  const also = {
    accept: row.slots[0] && accepting(row.slots[0], at),
    counter: countering(slots, userId, reason),
    move: movingTo(slots, userId, reason),
    decline: because(reason, userId),
    cancel: cancelling(reason, userId),
  }[act as string]
  if (act === 'hold') for (const person of people) await markConfirmed(db, id, person)
  const who = isTimer ? ({ by: 'timer', byUser: null } as const) : { by: actorOf(row, userId), byUser: userId }
  if (!(await moveMeeting(db, { id, act, ...who, alsoSet: also }, at))) throw new Error(`The demo cannot ${act} ${id}.`)
  if (act === 'counter' || act === 'move') await startAnswers(db, id, userId)
  if (act === 'accept') {
    for (const person of people) await markAgreed(db, id, person)
    const interval = intervalAt(row.slots[0] as Date, row)
    if (!(await takeTime(db, { meetingId: id }, people, interval))) {
      throw new Error(`The demo has somebody in two places at once: meeting ${id}.`)
    }
  }
  if (act === 'move' || act === 'cancel') await freeTime(db, { meetingId: id })
}
