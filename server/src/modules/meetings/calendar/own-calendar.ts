import type { Context } from '../../../context.ts'
import { calendarFile } from '../../../platform/calendar-file.ts'
import { findVisitsForCalendar } from '../../visits/index.ts'
import { findForCalendar, findPeople, type MeetingRow } from '../meetings.sql.ts'
import { entryOf } from './entries.ts'

/** One meeting, as somebody who takes part in it saves it. */
export async function fileOfMeeting(ctx: Context, row: MeetingRow, userId: number): Promise<string> {
  const entry = entryOf(row, await given(ctx, row, userId))
  return calendarFile([entry], { method: entry.isCancelled ? 'CANCEL' : 'PUBLISH', mailFrom: ctx.config.mailFrom })
}

/** All meetings and visits that somebody agreed on, from a year ago on. */
export async function calendarOf(ctx: Context, userId: number): Promise<string> {
  const meetings = await findForCalendar(ctx.db, userId, ctx.now)
  const people = await findPeople(
    ctx.db,
    meetings.map(({ id }) => id),
  )
  const { publicUrl, mailFrom } = ctx.config
  const entries = meetings.map((row) =>
    entryOf(row, {
      publicUrl,
      others: people.filter((person) => person.meetingId === row.id && person.userId !== userId),
    }),
  )
  const visits = await findVisitsForCalendar(ctx, userId)
  return calendarFile([...entries, ...visits], { method: 'PUBLISH', mailFrom, name: 'Properysearch' })
}

async function given(ctx: Context, row: MeetingRow, userId: number) {
  const others = (await findPeople(ctx.db, [row.id])).filter((person) => person.userId !== userId)
  return { publicUrl: ctx.config.publicUrl, others }
}
