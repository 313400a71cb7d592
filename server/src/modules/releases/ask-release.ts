import { isHeld } from '@properysearch/contract/bookings/facts'
import type { Release } from '@properysearch/contract/releases/calls'
import { changedAccountHours } from '@properysearch/contract/releases/facts'
import { formatRupees } from '@properysearch/contract/values/money'
import { type CallContext, type Context, inTransaction, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { type DealParties, heldAccount, heldAccounts, lockDealOf } from '../bookings/index.ts'
import { findPayoutAccount } from '../kyc/index.ts'
import { sumHeld } from '../ledger/index.ts'
import { insertParts, partsOfSellers } from './insert-parts.ts'
import { whyNotPayable } from './onboard-payees.ts'
import { announceRelease } from './releases.notices.ts'
import { findReleaseOfKey, type ReleaseRow, sumPromised } from './releases.sql.ts'
import { showRelease } from './show-releases.ts'

const hourMs = 60 * 60 * 1000

/** What can still be asked for: held, not in dispute, and promised to nobody. */
export async function availableOf(ctx: Context, bookingId: number): Promise<{ held: number; available: number }> {
  const free = await sumHeld(ctx.db, [heldAccount(bookingId)])
  const promised = await sumPromised(ctx.db, bookingId, ['asked', 'approved'])
  return { held: await sumHeld(ctx.db, heldAccounts(bookingId)), available: Math.max(0, free - promised) }
}

/** What no approval has promised yet, though it may have been asked for. */
export async function notApprovedOf(ctx: Context, bookingId: number): Promise<number> {
  const free = await sumHeld(ctx.db, [heldAccount(bookingId)])
  return Math.max(0, free - (await sumPromised(ctx.db, bookingId, ['approved'])))
}

/** No browser can make one of our own keys, such as those of commissions and of what stays with the seller. */
const keyOfPress = (key: string) => `ask:${key}`

/** The seller asks; nothing moves until the buyer approves. The same press twice is one release. */
export async function askRelease(
  ctx: CallContext,
  asked: { bookingId: number; amount: number; key: string },
): Promise<Release> {
  const { id: userId } = signedIn(ctx)
  const release = await inTransaction(ctx, async (tx) => {
    const deal = await lockDealOf(tx, asked.bookingId, userId)
    if (deal.sellerId !== userId) throw fail('not-found')
    const key = keyOfPress(asked.key)
    const before = await findReleaseOfKey(tx.db, asked.bookingId, key)
    if (before) return before
    mustRelease(deal)
    const amountPaise = Math.round(asked.amount * 100)
    const whole = { bookingId: asked.bookingId, amountPaise }
    const parts = await partsOfSellers(tx, whole, () => mustHaveAccount(tx, userId))
    const { available } = await availableOf(tx, asked.bookingId)
    if (amountPaise > available) {
      throw fail('limit-reached', `At most ${formatRupees(available / 100, 2)} can be asked for now.`)
    }
    const { bookingId } = asked
    const common = { bookingId, kind: 'asked', payerId: deal.buyerId, payeeId: userId, key, now: tx.now } as const
    await insertParts(tx, common, parts)
    const made = (await findReleaseOfKey(tx.db, bookingId, key)) as ReleaseRow
    await announceRelease(tx, { ...made, amountPaise }, 'ask')
    return made
  })
  return showRelease(ctx, release, userId)
}

/** Of a rental, what was in dispute at the keys. */
const releasable: readonly DealParties['state'][] = [
  'agreed',
  'paying',
  'settled',
  'active',
  'notice',
  'exiting',
  'completed',
]

/** Only what our partner holds can be released here, and only once the agreement is registered. */
function mustRelease({ channel, state }: DealParties): void {
  if (!isHeld(channel)) throw fail('ruled-out', 'In this deal you are paid directly: nothing is held.')
  if (!releasable.includes(state)) {
    throw fail('not-yet', 'Held money can be asked for once the agreement is registered.')
  }
}

/** Verified, in the payee's own name, not of today, and known to whoever pays. */
export async function mustHaveAccount(tx: Context, userId: number) {
  const account = await findPayoutAccount(tx.db, userId)
  if (!account) throw fail('not-yet', 'Add a bank account in your name and have it verified first.')
  const changedAt = account.replacedAnotherAt?.getTime() ?? 0
  if (tx.now.getTime() - changedAt < changedAccountHours * hourMs) {
    throw fail(
      'not-yet',
      `You changed your bank account. For safety, money is paid to it only after ${changedAccountHours} hours.`,
    )
  }
  const why = await whyNotPayable(tx, userId)
  if (why !== null) throw fail('not-yet', why)
  return account
}
