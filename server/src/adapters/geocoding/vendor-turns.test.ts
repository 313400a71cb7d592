import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { vendorTurns } from './vendor-turns.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('processes take their turns together, one in each interval, and leave a line that is too long', async () => {
  const pace = { everyMs: 150, longestWaitMs: 500 }
  const [one, other] = [vendorTurns(app.db, 'somebody', pace), vendorTurns(app.db, 'somebody', pace)]
  const began: number[] = []
  const take = async (turn: typeof one) => {
    const mine = await turn()
    if (mine) began.push(Date.now())
    return mine
  }
  const turns = await Promise.all(Array.from({ length: 10 }, (_, i) => take(i % 2 ? one : other)))
  expect(turns.filter((turn) => !turn).length).toBeGreaterThan(0)
  expect(began.length).toBeGreaterThanOrEqual(3)
  began.sort((a, b) => a - b)
  // On the whole: a busy machine may wake one of them late.
  expect((began.at(-1) ?? 0) - (began[0] ?? 0)).toBeGreaterThanOrEqual((began.length - 2) * 150)
})

test('each vendor has turns of its own', async () => {
  const pace = { everyMs: 60_000, longestWaitMs: 0 }
  expect(await vendorTurns(app.db, 'first', pace)()).toBe(true)
  expect(await vendorTurns(app.db, 'first', pace)()).toBe(false)
  expect(await vendorTurns(app.db, 'second', pace)()).toBe(true)
})
