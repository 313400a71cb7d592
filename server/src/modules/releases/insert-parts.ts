import { partsByShare, wholeShare } from '@properysearch/contract/bookings/sharers'
import { approvalDays } from '@properysearch/contract/releases/facts'
import type { Context } from '../../context.ts'
import { findAccountOf, findSharers, ownShareOf } from '../bookings/index.ts'
import type { findPayoutAccount } from '../kyc/index.ts'
import { insertRelease, type NewRelease, type ReleaseRow } from './releases.sql.ts'

const dayMs = 24 * 60 * 60 * 1000

type Account = Awaited<ReturnType<typeof findPayoutAccount>>

export interface Part {
  /** Null: of whoever acts for the side. */
  sharerId: number | null
  amountPaise: number
  account: Account
}

/**
 * What each owner gets of an amount, by share. Before the deal is agreed somebody may have declined a share, or not have
 * confirmed it: they get none, and whoever acts gets what then is nobody's.
 */
export async function partsOfSellers(
  ctx: Context,
  { bookingId, amountPaise }: { bookingId: number; amountPaise: number },
  ownAccount: () => Promise<Account>,
): Promise<Part[]> {
  const sharers = (await findSharers(ctx.db, bookingId)).filter(({ side }) => side === 'seller')
  const owners = sharers.filter(({ confirmedAt }) => confirmedAt !== null)
  const ownShare = owners.length === 0 ? wholeShare : ownShareOf('seller', sharers)
  const amounts = partsByShare(amountPaise, [ownShare, ...owners.map(({ share }) => share)])
  const parts: Part[] = []
  for (const [at, paise] of amounts.entries()) {
    const owner = at === 0 ? null : owners[at - 1]
    if (paise === 0) continue
    const account = owner ? await findAccountOf(ctx, owner) : await ownAccount()
    parts.push({ sharerId: owner?.id ?? null, amountPaise: paise, account })
  }
  return parts
}

type Common = Pick<NewRelease, 'bookingId' | 'payerId' | 'payeeId' | 'key' | 'now' | 'heldFor'> & {
  kind: 'asked' | 'kept' | 'decided'
}

/** A release for each; one of somebody without an account waits, and does not lapse. Empty when this press was counted before. */
export async function insertParts(tx: Context, common: Common, parts: readonly Part[]): Promise<{ id: number }[]> {
  if (parts.length === 0)
    throw new Error(`Nobody would get what ${common.key} of booking ${common.bookingId} releases.`)
  const made: { id: number }[] = []
  for (const { sharerId, amountPaise, account } of parts) {
    const lapses = common.kind === 'asked' && account ? new Date(tx.now.getTime() + approvalDays * dayMs) : null
    const row = await insertRelease(tx.db, {
      ...common,
      amountPaise,
      sharerId,
      askId: made[0]?.id ?? null,
      key: made.length === 0 ? common.key : `${common.key}:${sharerId}`,
      accountHash: account?.numberHash ?? null,
      accountShown: account?.shown ?? null,
      lapsesAt: lapses,
      nextCheckAt: common.kind === 'asked' && !account ? tx.now : null,
    })
    if (!row) return []
    made.push(row)
  }
  return made
}

/** Whose part waits for an account of theirs. */
export const waitsForAccount = ({ state, sharerId, accountHash }: ReleaseRow) =>
  state === 'asked' && sharerId !== null && accountHash === null
