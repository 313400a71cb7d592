import { confirmHours, type VisitSide } from '@properysearch/contract/visits/facts'
import { type Context, inTransaction } from '../../context.ts'
import { spokenMoment } from '../../platform/day-in-india.ts'
import { eachApart } from '../../platform/jobs/each-apart.ts'
import { calledOff, freeTime } from '../diaries/index.ts'
import { logNumber } from './log-number.ts'
import { mailBoth } from './mail-visit.ts'
import { showVisit, tellSide } from './visits.notices.ts'
import {
  eraseWords,
  findOpenOf,
  findOver,
  findToRemind,
  lockVisit,
  markReminded,
  moveVisit,
  type VisitRow,
} from './visits.sql.ts'

const hourMs = 60 * 60 * 1000

/** Reminds of what is near. What nobody answered lapses; what nobody confirmed in two days stays unconfirmed. */
export async function watchVisits(ctx: Context): Promise<void> {
  // The hour first: whoever is that near needs no reminder of the day.
  for (const which of ['hour', 'day'] as const) {
    await eachApart(ctx.log, await findToRemind(ctx.db, which, ctx.now), ({ id }) =>
      inTransaction(ctx, async (tx) => {
        const row = await lockVisit(tx.db, id)
        if (!row?.startsAt || !(await markReminded(tx.db, id, which))) return
        if (which === 'hour') await markReminded(tx.db, id, 'day')
        const time = spokenMoment(row.startsAt)
        const body = which === 'day' ? 'If you cannot come, move or cancel it.' : 'It begins in about an hour.'
        const inOrder: VisitSide[] = row.hostId < row.visitorId ? ['host', 'visitor'] : ['visitor', 'host']
        for (const side of inOrder) {
          await tellSide(tx, row, side, (listing) => ({
            title: `Coming up: the visit to ${listing} is on ${time}`,
            body,
          }))
        }
      }),
    )
  }
  const startedBefore = new Date(ctx.now.getTime() - confirmHours * hourMs)
  await eachApart(ctx.log, await findOver(ctx.db, { now: ctx.now, startedBefore }), ({ id }) =>
    inTransaction(ctx, async (tx) => {
      const row = await lockVisit(tx.db, id)
      if (!row) return
      const act = row.state === 'proposed' ? 'lapse' : 'forget'
      const isOver =
        act === 'lapse' ? row.slots.every((slot) => slot < tx.now) : row.startsAt && row.startsAt <= startedBefore
      if (!isOver || !(await moveVisit(tx.db, { id, act, by: 'timer', byUser: null }, tx.now))) return
      showVisit(tx, row)
      if (act === 'forget') return logNumber(tx, row, 'ended')
      await tellSide(tx, row, 'visitor', (listing) => ({
        title: `The times for the visit to ${listing} have passed`,
        body: 'You can ask again with other times.',
      }))
    }),
  )
}

/** Of whoever leaves, nothing waits any more. */
export async function leaveVisits(tx: Context, userId: number): Promise<void> {
  for (const { id } of await findOpenOf(tx.db, userId)) {
    const row = await lockVisit(tx.db, id)
    const step = { id, act: 'cancel', by: 'system', byUser: null, alsoSet: calledOff } as const
    if (!row || !(await moveVisit(tx.db, step, tx.now))) continue
    await mailBoth(tx, (await lockVisit(tx.db, id)) as VisitRow, 'cancel')
    await freeTime(tx.db, { visitId: id })
    showVisit(tx, row)
    await tellSide(
      tx,
      row,
      row.hostId === userId ? 'visitor' : 'host',
      (listing) => ({
        title: `The visit to ${listing} was cancelled`,
        body: 'The other side has left Properysearch.',
      }),
      { hasOwnMail: row.agreedAt !== null },
    )
  }
  await eraseWords(tx.db, userId)
}
