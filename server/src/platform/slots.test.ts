import { expect, test } from 'vitest'
import { slots } from './slots.ts'

test('only so many work at once', async () => {
  const { take, isFull, isIdle } = slots(2, 3)
  let [working, most] = [0, 0]
  const work = async () => {
    working += 1
    most = Math.max(most, working)
    await new Promise((resolve) => setImmediate(resolve))
    working -= 1
  }
  const all = Array.from({ length: 5 }, () => take(work))
  expect([isFull(), isIdle()]).toEqual([true, false])
  await Promise.all(all)
  expect(most).toBe(2)
  expect([isFull(), isIdle()]).toEqual([false, true])
})
