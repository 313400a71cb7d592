import { meetingConfirmHours } from '@properysearch/contract/meetings/facts'
import { type Context, inTransaction } from '../../context.ts'
import { eachApart } from '../../platform/jobs/each-apart.ts'
import { calledOff, freeTime } from '../diaries/index.ts'
import { announceMeeting } from './announce-meeting.ts'
import { deleteFeed } from './calendar/calendar.sql.ts'
import { intervalAt } from './meetings.rules.ts'
import {
  eraseWords,
  findOpenOf,
  findOver,
  findToRemind,
  lockMeeting,
  type MeetingRow,
  markReminded,
  moveMeeting,
} from './meetings.sql.ts'

const hourMs = 60 * 60 * 1000

/** Reminds of what is near, lets lapse what was not answered, and leaves unconfirmed what nobody settled. */
export async function watchMeetings(ctx: Context): Promise<void> {
  // The hour first: whoever is that near needs no reminder of the day.
  for (const which of ['hour', 'day'] as const) {
    await eachApart(ctx.log, await findToRemind(ctx.db, which, ctx.now), ({ id }) =>
      inTransaction(ctx, async (tx) => {
        const row = await lockMeeting(tx.db, id)
        if (!row || !(await markReminded(tx.db, id, which))) return
        if (which === 'hour') await markReminded(tx.db, id, 'day')
        await announceMeeting(tx, row, which, null)
      }),
    )
  }
  await eachApart(ctx.log, await findOver(ctx.db, ctx.now), ({ id }) =>
    inTransaction(ctx, async (tx) => {
      const row = await lockMeeting(tx.db, id)
      if (!row || !isOver(row, tx.now)) return
      const act = row.state === 'proposed' ? 'lapse' : 'forget'
      if (!(await moveMeeting(tx.db, { id, act, by: 'timer', byUser: null }, tx.now))) return
      const after = (await lockMeeting(tx.db, id)) as MeetingRow
      await announceMeeting(tx, after, act === 'lapse' ? act : null, null)
    }),
  )
}

function isOver(row: MeetingRow, now: Date): boolean {
  if (row.state === 'proposed') return row.slots.every((slot) => slot < now)
  if (row.state !== 'accepted' || row.startsAt === null) return false
  return intervalAt(row.startsAt, row).until.getTime() + meetingConfirmHours * hourMs <= now.getTime()
}

/** Of whoever leaves, nothing waits any more, and nobody reads their calendar. */
export async function leaveMeetings(tx: Context, userId: number): Promise<void> {
  for (const { id } of await findOpenOf(tx.db, userId)) {
    const step = { id, act: 'cancel', by: 'system', byUser: null, alsoSet: calledOff } as const
    if (!(await moveMeeting(tx.db, step, tx.now))) continue
    await freeTime(tx.db, { meetingId: id })
    await announceMeeting(tx, (await lockMeeting(tx.db, id)) as MeetingRow, 'leave', userId)
  }
  await eraseWords(tx.db, userId)
  await deleteFeed(tx.db, userId)
}
