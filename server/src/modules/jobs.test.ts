import { expect, test } from 'vitest'
import { jobHandlers } from './jobs.ts'

test('every job has a name of its own that the timetable can read', () => {
  const names = jobHandlers.map((it) => it.name)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[a-z][a-z-]+$/)
})
