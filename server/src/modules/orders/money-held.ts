import { formatRupees } from '@properysearch/contract/values/money'
import type { Context } from '../../context.ts'
import { sumHeld } from '../ledger/index.ts'
import { findHeldAccounts } from './erase-orders.sql.ts'

/** Money of theirs that somebody holds must reach somebody first. */
export async function hasMoneyHeld({ db }: Context, userId: number): Promise<string | undefined> {
  const paise = await sumHeld(db, await findHeldAccounts(db, userId))
  if (paise === 0) return undefined
  return `${formatRupees(paise / 100, 2)} that you paid is still held. Your account can be erased once it is paid out or refunded.`
}
