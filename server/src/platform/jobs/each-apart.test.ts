import { expect, test } from 'vitest'
import type { Log } from '../log.ts'
import { eachPageApart } from './each-apart.ts'

test('page after page until one is empty; one that fails keeps none from its turn', async () => {
  const failed: unknown[] = []
  const log = { error: (seen: { id: number }) => failed.push(seen.id) } as unknown as Log
  const done: number[] = []
  const ids = [1, 2, 5, 7, 8]
  const findPage = async (afterId: number) =>
    ids
      .filter((id) => id > afterId)
      .slice(0, 2)
      .map((id) => ({ id }))
  await eachPageApart(log, findPage, async ({ id }) => {
    if (id === 2) throw new Error('This one cannot be done.')
    done.push(id)
  })
  expect([done, failed]).toEqual([[1, 5, 7, 8], [2]])
})
