import type { Meeting } from '@properysearch/contract/meetings/calls'
import type { Context } from '../../context.ts'
import { findBusy } from '../diaries/index.ts'
import { intervalAt, meetingOnWire } from './meetings.rules.ts'
import { findPeople, type MeetingRow } from './meetings.sql.ts'

/** As this person sees them: with their people, and which of the times that wait are taken. */
export async function showMeetings(ctx: Context, rows: readonly MeetingRow[], userId: number): Promise<Meeting[]> {
  if (rows.length === 0) return []
  const people = await findPeople(
    ctx.db,
    rows.map(({ id }) => id),
  )
  const waiting = rows.filter(({ state }) => state === 'proposed')
  const times = waiting.flatMap((row) => row.slots.map((slot) => intervalAt(slot, row)))
  const invited = people.filter(({ meetingId }) => waiting.some(({ id }) => id === meetingId))
  const busy =
    times.length === 0
      ? []
      : await findBusy(ctx.db, [...new Set(invited.map((person) => person.userId))], {
          from: new Date(Math.min(...times.map(({ from }) => from.getTime()))),
          until: new Date(Math.max(...times.map(({ until }) => until.getTime()))),
        })
  return rows.map((row) => {
    const own = people.filter(({ meetingId }) => meetingId === row.id)
    const taken = busy.filter((time) => own.some((person) => person.userId === time.userId))
    return meetingOnWire(row, { people: own, busy: taken, userId, now: ctx.now })
  })
}

export async function showMeeting(ctx: Context, row: MeetingRow, userId: number): Promise<Meeting> {
  const [shown] = await showMeetings(ctx, [row], userId)
  return shown as Meeting
}
