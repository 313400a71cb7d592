import type { Appointment } from '@properysearch/contract/meetings/calls'
import type { Context } from '../../../context.ts'
import { findTimes } from '../../diaries/index.ts'
import { findVisitsByIds } from '../../visits/index.ts'
import { findMeetings } from '../meetings.sql.ts'

const weekMs = 7 * 24 * 60 * 60 * 1000

/** The seven days from a day on, as India counts them. */
export async function getWeek(ctx: Context, userId: number, firstDay: string): Promise<Appointment[]> {
  const from = new Date(`${firstDay}T00:00:00+05:30`)
  const times = await findTimes(ctx.db, userId, { from, until: new Date(from.getTime() + weekMs) })
  const meetings = await findMeetings(
    ctx.db,
    times.flatMap(({ meetingId }) => meetingId ?? []),
  )
  const visits = await findVisitsByIds(
    ctx,
    times.flatMap(({ visitId }) => visitId ?? []),
  )
  return times.flatMap((time): Appointment[] => {
    const span = { startsAt: time.from.toISOString(), endsAt: time.until.toISOString() }
    if (time.meetingId !== null) {
      const meeting = meetings.find(({ id }) => id === time.meetingId)
      return meeting ? [{ kind: 'meeting', id: meeting.id, title: meeting.title, ...span }] : []
    }
    const visit = visits.find(({ id }) => id === time.visitId)
    return visit ? [{ kind: 'visit', id: visit.id, title: `Visit to ${visit.listing}`, ...span }] : []
  })
}
