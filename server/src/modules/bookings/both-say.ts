import type { Context } from '../../context.ts'
import type { BookingRow } from './bookings.sql.ts'
import { findWords, saveWord, type WordRow } from './deal.sql.ts'

const weekMs = 7 * 24 * 60 * 60 * 1000
/** A word for ending a deal: whoever has gone on since, or waited for long, may not want it any more. */
const isForEnding = (what: string) => what === 'cancel-together' || what.startsWith('fail-condition:')

/** The words that still count: those for ending the deal for a week, and only in the state they were given in. */
export async function findLivingWords(
  { db, now }: Pick<Context, 'db' | 'now'>,
  booking: Pick<BookingRow, 'id' | 'state'>,
): Promise<WordRow[]> {
  const isFresh = (word: WordRow) => word.state === booking.state && word.at.getTime() > now.getTime() - weekMs
  return (await findWords(db, booking.id)).filter((word) => !isForEnding(word.what) || isFresh(word))
}

/** Notes this person's word, and says whether the other side has given theirs. */
export async function haveBothSaid(tx: Context, booking: BookingRow, what: string, userId: number): Promise<boolean> {
  await saveWord(tx.db, booking.id, { what, userId, state: booking.state, at: tx.now })
  const said = (await findLivingWords(tx, booking)).filter((word) => word.what === what)
  return [booking.buyerId, booking.sellerId].every((party) => said.some((word) => word.userId === party))
}
