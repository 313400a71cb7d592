import { fail } from '../errors.ts'
import { type Slots, slots } from '../slots.ts'

/**
 * Of the ten connections of a process the calls of one person take so many at the same time: whoever floods us, even
 * with calls that wait for one another, waits behind their own and behind nobody else’s.
 */
const atOnce = 3
const waitingAtMost = 100

export function personTurns() {
  const people = new Map<number, Slots>()
  return async <T>(userId: number, work: () => Promise<T>): Promise<T> => {
    const own = people.get(userId) ?? slots(atOnce, waitingAtMost)
    if (own.isFull()) throw fail('too-many-requests')
    people.set(userId, own)
    try {
      return await own.take(work)
    } finally {
      if (own.isIdle()) people.delete(userId)
    }
  }
}
