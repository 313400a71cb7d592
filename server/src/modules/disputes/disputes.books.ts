import type { Context } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { decidedAccount, disputedAccount, heldAccount } from '../bookings/index.ts'
import { isOverdrawn, post } from '../ledger/index.ts'
import type { DisputeRow } from './disputes.sql.ts'

// What disputes write into the ledger. What is disputed lies in an account of its own: neither a release nor a refund of
// the deal can take it, whatever happens in the same instant.

type Booked = Pick<DisputeRow, 'id' | 'bookingId' | 'amountPaise'>

export async function bookFrozen(
  tx: Pick<Context, 'db' | 'now'>,
  { id, bookingId, amountPaise }: Booked,
): Promise<void> {
  try {
    await post(tx.db, {
      key: `dispute:${id}:raised`,
      kind: 'dispute-raised',
      at: tx.now,
      entries: [
        { account: heldAccount(bookingId), paise: amountPaise },
        { account: disputedAccount(bookingId), paise: -amountPaise },
      ],
    })
  } catch (error) {
    if (!isOverdrawn(error)) throw error
    throw fail('limit-reached', 'That is more than is held and not promised to anybody.')
  }
}

/** Held for the deal again: what goes back to the buyer from there is an ordinary refund. */
export async function bookOver(
  tx: Pick<Context, 'db' | 'now'>,
  { id, bookingId, amountPaise }: Booked,
  over: { kind: 'dispute-withdrawn' | 'dispute-decided'; toSellerPaise: number },
): Promise<void> {
  await post(tx.db, {
    key: `dispute:${id}:over`,
    kind: over.kind,
    at: tx.now,
    entries: [
      { account: disputedAccount(bookingId), paise: amountPaise },
      { account: heldAccount(bookingId), paise: over.toSellerPaise - amountPaise },
      { account: decidedAccount(bookingId), paise: -over.toSellerPaise },
    ].filter(({ paise }) => paise !== 0),
  })
}
