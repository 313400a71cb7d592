import { expect, test } from 'vitest'
import { addDays, addMonths, daysBetween, daysInMonth, lastDayOfMonth } from './days.ts'

test('days go over the ends of months and years', () => {
  expect(addDays('2026-11-30', 30)).toBe('2026-12-30')
  expect(addDays('2027-01-31', 30)).toBe('2027-03-02')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  expect(daysBetween('2026-10-01', '2026-10-16')).toBe(15)
  expect(daysBetween('2027-03-01', '2027-02-28')).toBe(-1)
})

test('a month without the day has its last one, and the next month the day again', () => {
  const days = [0, 1, 2, 3, 4].map((months) => addMonths('2027-01-31', months))
  expect(days).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'])
  expect(addMonths('2026-11-05', 3)).toBe('2027-02-05')
  expect(addMonths('2027-11-30', 3)).toBe('2028-02-29')
  expect([lastDayOfMonth('2028-02-01'), daysInMonth('2027-07-10')]).toEqual(['2028-02-29', 31])
})
