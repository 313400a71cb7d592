import { expect, test } from 'vitest'
import { dayInIndia, spokenMoment } from './day-in-india.ts'

test('the day begins at midnight in India, five and a half hours before it does in Greenwich', () => {
  expect(dayInIndia(new Date('2026-11-15T18:29:59Z'))).toBe('2026-11-15')
  expect(dayInIndia(new Date('2026-11-15T18:30:00Z'))).toBe('2026-11-16')
})

test('a moment is spoken as clocks in India show it', () => {
  expect(spokenMoment(new Date('2026-11-15T18:30:00Z'))).toMatch(/^16 Nov 2026, 12:00\sam$/)
})
