import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAgo, formatDay, formatMoment, formatMonth, formatTime } from './format.ts'

const withPlainSpaces = (text: string) => text.replaceAll('\u00a0', ' ')

test('a moment is written as clocks and calendars in India have it', () => {
  expect(withPlainSpaces(formatMoment('2026-12-31T18:29:00Z'))).toBe('31 Dec 2026, 11:59 pm')
  expect(withPlainSpaces(formatMoment('2026-12-31T18:30:00Z'))).toBe('1 Jan 2027, 12:00 am')
  expect(withPlainSpaces(formatTime('2026-12-31T06:35:00Z'))).toBe('12:05 pm')
  expect(withPlainSpaces(formatMonth('2026-09-01'))).toBe('Sept 2026')
})

test('a date stays on one line, and a time: a moment may break between the two only', () => {
  expect(formatMoment('2026-12-31T18:29:00Z').split(' ')).toEqual(['31\u00a0Dec\u00a02026,', '11:59\u00a0pm'])
})

test('days are written as the locale of India does', () => {
  const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' })
  const years = { min: new Date('1950-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }
  fc.assert(
    fc.property(fc.date(years), (date) => {
      expect(withPlainSpaces(formatDay(date.toISOString()))).toBe(day.format(date))
    }),
  )
})

test.each([
  [29, 'just now'],
  [60, '1 minute ago'],
  [59 * 60, '59 minutes ago'],
  [60 * 60, '1 hour ago'],
  [23 * 3600, '23 hours ago'],
  [24 * 3600, 'yesterday'],
  [3 * 24 * 3600, '3 days ago'],
  [8 * 24 * 3600, '7 Nov 2026'],
  [-3600, 'just now'],
])('%d seconds before now is %s', (seconds, text) => {
  const now = new Date('2026-11-15T10:00:00Z')
  const said = formatAgo(new Date(now.getTime() - seconds * 1000).toISOString(), now)
  expect(withPlainSpaces(said)).toBe(text)
})
