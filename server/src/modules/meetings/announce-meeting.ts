import { pathTo } from '@properysearch/contract/screens'
import type { Context } from '../../context.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { notify } from '../notifications/index.ts'
import { mailMeetingJob } from './mail-meeting.ts'
import { nameOfThing, type Told, wordsFor } from './meetings.notices.ts'
import { findPeople, type MeetingRow } from './meetings.sql.ts'

/** A calendar has to be told, whoever pressed. */
const forCalendars: readonly Told[] = ['accept', 'move', 'cancel', 'leave']
const withoutMail: readonly Told[] = ['agree', 'hold', 'miss', 'lapse']

/** The screens of all look again, and everybody but whoever pressed is told; null tells nobody. */
export async function announceMeeting(
  tx: Context,
  row: MeetingRow,
  what: Told | null,
  byUser: number | null,
): Promise<void> {
  const people = (await findPeople(tx.db, [row.id])).map(({ userId }) => userId)
  tx.db.afterCommit(() => tx.events.publish({ name: 'meeting.changed', to: { people } }))
  if (what === null) return
  const isKnownToCalendars = forCalendars.includes(what) && row.agreedAt !== null
  for (const userId of people.filter((id) => id !== byUser || isKnownToCalendars)) {
    if (!withoutMail.includes(what)) {
      await enqueue(tx.db, mailMeetingJob, { meetingId: row.id, userId, what, sequence: row.sequence })
    }
  }
  const isOpen = row.state === 'proposed' || row.state === 'accepted'
  const link = isOpen
    ? (`${pathTo('scheduleMeeting')}?meeting=${row.id}` as const)
    : (`${pathTo('scheduleMeeting')}?show=past` as const)
  const words = wordsFor(row, what, await nameOfThing(tx, row))
  // They are in the order of their ids.
  for (const userId of people.filter((id) => id !== byUser)) {
    await notify(tx, { kind: 'visits', userId, ...words, link }, { hasOwnMail: !withoutMail.includes(what) })
  }
}
