import { expect, test } from 'vitest'
import { type CalendarEntry, calendarFile } from './calendar-file.ts'

const entry: CalendarEntry = {
  uid: 'meeting-7@properysearch.in',
  sequence: 2,
  changedAt: new Date('2026-11-19T04:00:00.000Z'),
  from: new Date('2026-11-20T05:30:00.000Z'),
  until: new Date('2026-11-20T06:30:00.000Z'),
  summary: 'Draft agreement',
  location: 'By phone: 9822012345',
  description: '',
  link: 'https://properysearch.in/ScheduleMeeting?meeting=7',
  isCancelled: false,
}
const mailFrom = 'Properysearch <no-reply@properysearch.in>'
const file = (more: Partial<CalendarEntry> = {}, method: 'PUBLISH' | 'CANCEL' = 'PUBLISH') =>
  calendarFile([{ ...entry, ...more }], { method, mailFrom })

test('is a calendar as RFC 5545 has it, in UTC', () => {
  expect(file().split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Properysearch//Meetings//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:meeting-7@properysearch.in',
    'DTSTAMP:20261119T040000Z',
    'SEQUENCE:2',
    'STATUS:CONFIRMED',
    'DTSTART:20261120T053000Z',
    'DTEND:20261120T063000Z',
    'SUMMARY:Draft agreement',
    'LOCATION:By phone: 9822012345',
    'URL:https://properysearch.in/ScheduleMeeting?meeting=7',
    'ORGANIZER;CN=Properysearch:mailto:no-reply@properysearch.in',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('a cancelled entry says so', () => {
  const text = file({ isCancelled: true }, 'CANCEL')
  expect(text).toContain('METHOD:CANCEL\r\n')
  expect(text).toContain('STATUS:CANCELLED\r\n')
})

test('what people wrote stays one value, whatever it holds', () => {
  const summary = 'Price; terms, and C:\\papers\r\nEND:VEVENT\rATTACH:x\u2028\u0007'
  const lines = unfolded(file({ summary }))
  expect(lines).toContain('SUMMARY:Price\\; terms\\, and C:\\\\papers\\nEND:VEVENT\\nATTACH:x  ')
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
})

test('long lines are folded at 75 bytes, between letters, and unfold to what they were', () => {
  const summary = 'करार '.repeat(60).trim()
  const text = file({ summary })
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toContain('\uFFFD')
  }
  expect(unfolded(text)).toContain(`SUMMARY:${summary}`)
})

const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')
