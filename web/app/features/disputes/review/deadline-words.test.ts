import { expect, test } from 'vitest'
import { ageText, deadlineText, isLate } from './deadline-words.ts'

const now = new Date('2026-11-18T06:00:00.000Z')

test('how old a dispute is, and how long there is to decide it', () => {
  expect(ageText({ raisedAt: '2026-11-18T01:00:00.000Z' }, now)).toBe('Today')
  expect(ageText({ raisedAt: '2026-11-16T05:00:00.000Z' }, now)).toBe('2 days')
  expect(deadlineText({ decideBy: '2026-12-01T06:00:00.000Z' }, now)).toBe('13 days left')
  expect(deadlineText({ decideBy: '2026-11-18T16:00:00.000Z' }, now)).toBe('Less than a day left')
  expect(deadlineText({ decideBy: '2026-11-16T16:00:00.000Z' }, now)).toBe('1 day late')
  expect(isLate({ decideBy: '2026-11-18T06:00:00.000Z' }, now)).toBe(true)
})
