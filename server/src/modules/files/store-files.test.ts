import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'
import { randomKey, storeFiles } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const fileAt = async (key: string) => {
  const file = await app.adapters.storage.read('public', key)
  file?.stream.destroy()
  return file !== undefined
}
const orphans = () => app.db.many(sql`select key from orphaned_files`)

test('files stay when the line broke just after their row was committed: the answer was lost, not the row', async () => {
  const key = `${randomKey('photos')}.webp`
  const ctx = app.jobContext()
  let isFirst = true
  const db: typeof ctx.db = {
    ...ctx.db,
    transaction: async (work) => {
      const result = await ctx.db.transaction(work)
      if (!isFirst) return result
      isFirst = false
      throw new Error('Connection terminated unexpectedly')
    },
  }
  const storing = storeFiles(
    { ...ctx, db },
    [{ bucket: 'public', key, content: Buffer.from('x') }],
    async () => undefined,
  )
  await expect(storing).rejects.toThrow('terminated')
  expect([await fileAt(key), await orphans()]).toEqual([true, []])
})

test('files go at once when their row was refused', async () => {
  const key = `${randomKey('photos')}.webp`
  const storing = storeFiles(app.jobContext(), [{ bucket: 'public', key, content: Buffer.from('x') }], async () => {
    throw new Error('no')
  })
  await expect(storing).rejects.toThrow('no')
  expect([await fileAt(key), await orphans()]).toEqual([false, []])
})
