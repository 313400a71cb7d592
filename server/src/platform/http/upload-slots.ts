import { fail } from '../errors.ts'

/** A file may lie in memory whole, so a person sends only so many at the same time. Our own pages send two. */
const atOnce = 3

export function uploadSlots() {
  const sending = new Map<number, number>()
  return async <T>(userId: number, work: () => Promise<T>): Promise<T> => {
    const now = sending.get(userId) ?? 0
    if (now >= atOnce) throw fail('too-many-requests')
    sending.set(userId, now + 1)
    try {
      return await work()
    } finally {
      const left = (sending.get(userId) ?? 1) - 1
      if (left > 0) sending.set(userId, left)
      else sending.delete(userId)
    }
  }
}
