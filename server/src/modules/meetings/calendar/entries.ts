import { meetingPlaces, meetingRoles } from '@properysearch/contract/meetings/facts'
import { pathTo } from '@properysearch/contract/screens'
import { type CalendarEntry, uidOf } from '../../../platform/calendar-file.ts'
import { agreedStates, intervalAt, shownName } from '../meetings.rules.ts'
import type { MeetingRow, PersonRow } from '../meetings.sql.ts'

interface Given {
  publicUrl: string
  /** Who else comes, for somebody who looks now. */
  others?: readonly PersonRow[]
  /** What a mail calls it: of what people wrote, and of their names, nothing could be taken back from there. */
  inOurWords?: string
}

/** Of a meeting that was agreed on at some time: one that is to be moved, or was called off, is cancelled. */
export function entryOf(row: MeetingRow, { publicUrl, others = [], inOurWords }: Given): CalendarEntry {
  const { from, until } = intervalAt(row.startsAt ?? row.changedAt, row)
  const place = row.place === 'property' ? '' : row.location
  const people = others.map((person) => `${shownName(person)} (${meetingRoles[person.role].toLowerCase()})`)
  return {
    uid: uidOf('meeting', row.id, publicUrl),
    sequence: row.sequence,
    changedAt: row.changedAt,
    from,
    until,
    summary: inOurWords ?? row.title,
    location: place ? `${meetingPlaces[row.place]}: ${place}` : meetingPlaces[row.place],
    description: inOurWords
      ? ''
      : [`About ${row.subjectTitle}`, ...(people.length > 0 ? [`With ${people.join(', ')}`] : []), row.words]
          .filter(Boolean)
          .join('\n'),
    link: `${publicUrl}${pathTo('scheduleMeeting')}?meeting=${row.id}`,
    isCancelled: !agreedStates.includes(row.state),
  }
}
