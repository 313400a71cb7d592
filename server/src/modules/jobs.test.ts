import { parseCrontab } from 'graphile-worker'
import { expect, test } from 'vitest'
import { jobHandlers } from './jobs.ts'

test('every job that comes by the clock can be scheduled, and no two share a name', () => {
  const crontab = jobHandlers.flatMap(({ name, every }) => (every ? [`${every} ${name}`] : []))
  expect(parseCrontab(crontab.join('\n'))).toHaveLength(crontab.length)
  const names = jobHandlers.map((it) => it.name)
  expect(new Set(names).size).toBe(names.length)
})
