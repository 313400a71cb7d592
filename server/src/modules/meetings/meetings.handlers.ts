import { Readable } from 'node:stream'
import type { meetings } from '@properysearch/contract/meetings/calls'
import { type CallContext, signedIn, signedInAs } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { pageAt, pageSize } from '../../platform/page-at.ts'
import { actOnMeeting } from './act-on-meeting.ts'
import { endFeed, getFeed, renewFeed } from './calendar/feeds.ts'
import { getWeek } from './calendar/get-week.ts'
import { fileOfMeeting } from './calendar/own-calendar.ts'
import { shownName } from './meetings.rules.ts'
import { findComing, findMeeting, findPast, findRecord, type MeetingRow } from './meetings.sql.ts'
import { proposeMeeting } from './propose-meeting.ts'
import { findOthers, findOwnRole, findThing, findThings } from './shared-things.sql.ts'
import { showMeetings } from './show-meetings.ts'

async function shown(ctx: CallContext, { rows, total }: { rows: MeetingRow[]; total: number }, page: number) {
  return { data: await showMeetings(ctx, rows, signedIn(ctx).id), page, pageSize, total }
}

export const meetingsHandlers: Handlers<CallContext, typeof meetings> = {
  propose: async (ctx, input) => ({ data: await proposeMeeting(ctx, input) }),
  findThings: async (ctx) => ({ data: await findThings(ctx.db, signedIn(ctx).id) }),
  findPeople: async (ctx, { about, subjectId }) => {
    const { id } = signedIn(ctx)
    const wanted = { about, id: subjectId }
    const thing = await findThing(ctx.db, wanted)
    const role = (await findOwnRole(ctx.db, wanted, id)) ?? null
    // Everybody may see a listing, and most have nobody to meet about it.
    if (!thing || (about !== 'listing' && role === null)) throw fail('not-found')
    const others = await findOthers(ctx.db, wanted, id)
    const people = others.map((other) => ({ id: other.userId, name: shownName(other), role: other.role }))
    return { data: { thing, role, people } }
  },
  getRecord: async (ctx, { id, userId, page }) => {
    const user = signedInAs(ctx, userId)
    return shown(ctx, await findRecord(ctx.db, user.id, id, pageAt(page)), page)
  },
  listMine: async (ctx, { show, page }) => {
    const { id } = signedIn(ctx)
    const at = pageAt(page)
    const found = show === 'coming' ? findComing(ctx.db, id, ctx.now, at) : findPast(ctx.db, id, at)
    return shown(ctx, await found, page)
  },
  getWeek: async (ctx, { from }) => ({ data: await getWeek(ctx, signedIn(ctx).id, from) }),
  act: async (ctx, input) => ({ data: await actOnMeeting(ctx, input) }),
  download: async (ctx, { id }) => {
    const user = signedIn(ctx)
    const row = await findMeeting(ctx.db, id, user.id)
    if (!row) throw fail('not-found')
    if (row.agreedAt === null) throw fail('not-yet', 'No time is agreed on yet.')
    const bytes = Buffer.from(await fileOfMeeting(ctx, row, user.id))
    return {
      stream: Readable.from([bytes]),
      sizeBytes: bytes.length,
      contentType: 'text/calendar; charset=utf-8',
      downloadName: `meeting-${row.id}.ics`,
    }
  },
  getFeed: async (ctx) => ({ data: await getFeed(ctx) }),
  renewFeed: async (ctx) => ({ data: await renewFeed(ctx) }),
  endFeed: async (ctx) => {
    await endFeed(ctx)
    return {}
  },
}
