import type { VisitAct, VisitSide } from '@properysearch/contract/visits/facts'
import type { Db } from '../../platform/db/database.ts'
import { agreedOn, freeTime, takeTime } from '../diaries/index.ts'
import { logNumber } from './log-number.ts'
import { timeOf } from './visits.rules.ts'
import { insertVisit, markHeld, moveVisit, proposing } from './visits.sql.ts'

export interface DemoVisit {
  propertyId: number
  visitorId: number
  hostId: number
  slots: readonly Date[]
  words: string
  askedAt: Date
  steps: readonly { act: VisitAct; by: VisitSide; at: Date }[]
}

/** A visit of the past or of the next days, for the demo world, moved along its graph; nobody is told. */
export async function insertDemoVisit(db: Db, demo: DemoVisit, key: string): Promise<number> {
  const { propertyId, visitorId, hostId, slots, words, askedAt, steps } = demo
  const id = await insertVisit(db, { propertyId, visitorId, hostId, slots: [...slots], words, key, now: askedAt })
  if (id === undefined) throw new Error(`The demo has a visit of ${visitorId} to ${propertyId} already.`)
  let isAgreed = false
  for (const { act, by, at } of steps) {
    const alsoSet =
      act === 'accept' ? agreedOn(slots[0] as Date, at) : act === 'counter' ? proposing(slots, by) : undefined
    if (act === 'hold') for (const side of ['visitor', 'host'] as const) await markHeld(db, id, side)
    const byUser = by === 'host' ? hostId : visitorId
    if (!(await moveVisit(db, { id, act, by, byUser, alsoSet }, at))) throw new Error(`The demo cannot ${act} ${id}.`)
    if (act === 'accept' && !(await takeTime(db, { visitId: id }, [visitorId, hostId], timeOf(slots[0] as Date)))) {
      throw new Error(`The demo has somebody in two places at once: visit ${id}.`)
    }
    if (act === 'cancel' || act === 'move') await freeTime(db, { visitId: id })
    if (act === 'accept') await logNumber({ db, now: at }, { id, ...demo }, { startsAt: slots[0] as Date })
    else if (isAgreed) await logNumber({ db, now: at }, { id, ...demo }, 'ended')
    isAgreed = act === 'accept'
  }
  return id
}
