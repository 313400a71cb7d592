import { pathTo } from '@properysearch/contract/screens'
import type { VisitAct, VisitState } from '@properysearch/contract/visits/facts'
import type { Context } from '../../context.ts'
import { type CalendarEntry, calendarFile, uidOf } from '../../platform/calendar-file.ts'
import { spokenMoment } from '../../platform/day-in-india.ts'
import { enqueue, jobKind } from '../../platform/jobs/jobs.ts'
import { findReachable } from '../accounts/index.ts'
import { findPlainName } from '../listings/index.ts'
import { endOfMail } from '../notifications/index.ts'
import { agreedStates, sideOf, timeOf } from './visits.rules.ts'
import { findVisit, type VisitRow } from './visits.sql.ts'

/** What calendars have to be told of; the mails about it come with a calendar file. */
const told = {
  accept: { state: 'accepted', title: 'Agreed: the visit to', body: 'The calendar file is attached.' },
  move: { state: 'proposed', title: 'To be moved: the visit to', body: 'The agreed time no longer applies.' },
  cancel: { state: 'cancelled', title: 'Cancelled: the visit to', body: 'There is nothing for you to do.' },
} as const satisfies Partial<Record<VisitAct, { state: VisitState; title: string; body: string }>>

type Told = keyof typeof told

interface Payload extends Record<string, unknown> {
  visitId: number
  userId: number
  what: Told
  /** Of the calendar when it was told; a visit that has changed since has a newer mail. */
  sequence: number
}

export const mailVisitJob = jobKind<Payload>('mail-visit')

export const isForCalendars = (act: VisitAct | 'leave'): act is Told => Object.hasOwn(told, act)

/** To both, whoever pressed: the calendars of both have to change. */
export async function mailBoth(tx: Context, visit: VisitRow, what: Told): Promise<void> {
  // No calendar knows a visit that was never agreed on.
  if (visit.agreedAt === null) return
  for (const userId of [visit.visitorId, visit.hostId]) {
    await enqueue(tx.db, mailVisitJob, { visitId: visit.id, userId, what, sequence: visit.sequence })
  }
}

export async function mailVisit(ctx: Context, { visitId, userId, what, sequence }: Payload): Promise<void> {
  const [user, row] = [await findReachable(ctx.db, userId), await findVisit(ctx.db, visitId, userId)]
  const { state, title, body } = told[what]
  if (!user || !row || row.state !== state || row.sequence !== sequence) return
  const end = await endOfMail(ctx, { userId, kind: 'visits' })
  if (!end) return
  const listing = await findPlainName(ctx.db, row.propertyId)
  const when = what === 'accept' && row.startsAt ? ` is on ${spokenMoment(row.startsAt)}` : ''
  const link = `${ctx.config.publicUrl}${visitsPath(row, userId)}`
  const entry = visitEntry(ctx, row, `Visit to ${listing}`, link)
  const method = entry.isCancelled ? ('CANCEL' as const) : ('PUBLISH' as const)
  await ctx.adapters.mail.send({
    to: user.email,
    subject: `${title} ${listing}${when}`,
    text: [`Hello ${user.firstname},`, `${title} ${listing}${when}. ${body}`, link, end.ending].join('\n\n'),
    stopUrl: end.stopUrl,
    calendar: { method, text: calendarFile([entry], { method, mailFrom: ctx.config.mailFrom }) },
  })
}

/** The visit as somebody who takes part in it saves it. */
export async function fileOfVisit(ctx: Context, row: VisitRow, userId: number): Promise<string> {
  const link = `${ctx.config.publicUrl}${visitsPath(row, userId)}`
  const entry = visitEntry(ctx, row, `Visit to ${await findPlainName(ctx.db, row.propertyId)}`, link)
  return calendarFile([entry], { method: entry.isCancelled ? 'CANCEL' : 'PUBLISH', mailFrom: ctx.config.mailFrom })
}

export const visitsPath = (row: VisitRow, userId: number) =>
  `${pathTo('propertyVisitors')}?show=${sideOf(row, userId) === 'host' ? 'visitors' : 'mine'}` as const

export function visitEntry(
  { config }: Pick<Context, 'config'>,
  row: Pick<VisitRow, 'id' | 'state' | 'startsAt' | 'changedAt' | 'sequence'>,
  summary: string,
  link: string,
): CalendarEntry {
  return {
    uid: uidOf('visit', row.id, config.publicUrl),
    sequence: row.sequence,
    changedAt: row.changedAt,
    ...timeOf(row.startsAt ?? row.changedAt),
    summary,
    location: '',
    description: '',
    link,
    isCancelled: !agreedStates.includes(row.state),
  }
}
