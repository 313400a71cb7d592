// A calendar as text, by RFC 5545. Times are UTC, so no description of a time zone is needed.

export interface CalendarEntry {
  /** The same for ever: calendars recognise the entry by it. */
  uid: string
  /** Higher each time the entry changes. */
  sequence: number
  changedAt: Date
  from: Date
  until: Date
  summary: string
  location: string
  description: string
  link: string
  isCancelled: boolean
}

/** The same for ever, and nobody else's. */
export const uidOf = (kind: string, id: number, publicUrl: string) => `${kind}-${id}@${new URL(publicUrl).hostname}`

export type CalendarMethod = 'PUBLISH' | 'CANCEL'

interface Given {
  method: CalendarMethod
  /** Whom the entries come from: `Name <address>`. */
  mailFrom: string
  /** What a calendar that subscribes is called; it is asked for anew every hour. */
  name?: string
}

export function calendarFile(entries: readonly CalendarEntry[], { method, mailFrom, name }: Given): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Properysearch//Meetings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...(name
      ? [`X-WR-CALNAME:${escapeText(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H']
      : []),
    ...entries.flatMap((entry) => eventLines(entry, mailFrom)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function eventLines(entry: CalendarEntry, mailFrom: string): string[] {
  const { summary, location, description } = entry
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${utc(entry.changedAt)}`,
    `SEQUENCE:${entry.sequence}`,
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTART:${utc(entry.from)}`,
    `DTEND:${utc(entry.until)}`,
    `SUMMARY:${escapeText(summary)}`,
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    `URL:${entry.link}`,
    `ORGANIZER;CN=Properysearch:mailto:${addressIn(mailFrom)}`,
    'END:VEVENT',
  ]
}

const addressIn = (mailFrom: string) => /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom.trim()

/** 20261120T053000Z */
const utc = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** What people wrote, as one value: it cannot end its line and begin another. */
function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\p{Cc}\u2028\u2029]/gu, (sign) => (sign === '\n' ? '\n' : ' '))
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

/** At most 75 bytes a line, and no letter cut in two. */
function fold(line: string): string {
  let folded = ''
  let bytes = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (bytes + size > 75) {
      folded += '\r\n '
      bytes = 1
    }
    folded += letter
    bytes += size
  }
  return folded
}
