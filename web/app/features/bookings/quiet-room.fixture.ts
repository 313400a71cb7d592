import type { Sharers } from '@properysearch/contract/bookings/sharer-calls'
import type { Answers } from '../../../test/fake-server.ts'

export const noSharers: Sharers = {
  ownShares: { buyer: 10_000, seller: 10_000 },
  names: { buyer: 'Asha K.', seller: 'Mandar J.' },
  sharers: [],
  canChange: false,
  taxPairs: [],
}

/** What the room of a deal asks for by itself: nobody shares in it, and nothing is disputed. */
export const quietRoom = {
  bookings: { listSharers: () => ({ data: noSharers }) },
  disputes: { list: () => ({ data: { disputable: 0, disputes: [] } }) },
} satisfies Answers
