import { expect, test } from 'vitest'
import { lawyerReadsUntil } from './facts.ts'

test('a lawyer reads for three years of the calendar, a leap year among them', () => {
  expect(lawyerReadsUntil('2026-11-25')).toBe('2029-11-25')
  expect(lawyerReadsUntil('2028-02-29')).toBe('2031-02-28')
})
