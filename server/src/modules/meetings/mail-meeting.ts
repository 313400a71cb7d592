import { inHoursAndMinutes, type MeetingState, meetingPlaces } from '@properysearch/contract/meetings/facts'
import { pathTo } from '@properysearch/contract/screens'
import type { Context } from '../../context.ts'
import { calendarFile } from '../../platform/calendar-file.ts'
import { spokenMoment } from '../../platform/day-in-india.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { findReachable } from '../accounts/index.ts'
import { endOfMail } from '../notifications/index.ts'
import { entryOf } from './calendar/entries.ts'
import { nameOfThing, type Told, wordsFor } from './meetings.notices.ts'
import { findMeeting, type MeetingRow } from './meetings.sql.ts'

interface Payload extends Record<string, unknown> {
  meetingId: number
  userId: number
  what: Told
  /** Of the calendar when it was told; a meeting that has changed since has a newer mail. */
  sequence: number
}

export const mailMeetingJob = jobKind<Payload>('mail-meeting')

/** The state in which a mail is still true. */
const stateOf: Partial<Record<Told, MeetingState>> = {
  propose: 'proposed',
  counter: 'proposed',
  move: 'proposed',
  accept: 'accepted',
  day: 'accepted',
  hour: 'accepted',
  decline: 'declined',
  cancel: 'cancelled',
  leave: 'cancelled',
}

/** With the calendar file wherever a calendar has to change. */
export async function mailMeeting(ctx: Context, { meetingId, userId, what, sequence }: Payload): Promise<void> {
  const [user, row] = [await findReachable(ctx.db, userId), await findMeeting(ctx.db, meetingId, userId)]
  if (!user || !row || row.state !== stateOf[what] || row.sequence !== sequence) return
  const end = await endOfMail(ctx, { userId, kind: 'visits' })
  if (!end) return
  const thing = await nameOfThing(ctx, row)
  const { title, body } = wordsFor(row, what, thing)
  const link = `${ctx.config.publicUrl}${pathTo('scheduleMeeting')}?meeting=${row.id}`
  const text = [`Hello ${user.firstname},`, `${title}. ${body}`, ...details(row, what), link, end.ending]
  const isForCalendar = row.agreedAt !== null && ['accept', 'move', 'cancel', 'leave'].includes(what)
  await ctx.adapters.mail.send({
    to: user.email,
    subject: title,
    text: text.join('\n\n'),
    stopUrl: end.stopUrl,
    ...(isForCalendar ? { calendar: calendarOf(ctx, row, `Meeting about ${thing}`) } : {}),
  })
}

function details(row: MeetingRow, what: Told): string[] {
  const times = row.state === 'proposed' ? row.slots : row.startsAt ? [row.startsAt] : []
  if (what === 'decline' || what === 'cancel' || what === 'leave') return []
  const place = row.location && row.place !== 'property' ? `: ${row.location}` : ''
  return [
    [
      ...times.map((time) => `- ${spokenMoment(time)}`),
      `It takes ${inHoursAndMinutes(row.minutes)}. ${meetingPlaces[row.place]}${place}`,
    ].join('\n'),
  ]
}

function calendarOf(ctx: Context, row: MeetingRow, inOurWords: string) {
  const entry = entryOf(row, { publicUrl: ctx.config.publicUrl, inOurWords })
  const method = entry.isCancelled ? ('CANCEL' as const) : ('PUBLISH' as const)
  return { method, text: calendarFile([entry], { method, mailFrom: ctx.config.mailFrom }) }
}
