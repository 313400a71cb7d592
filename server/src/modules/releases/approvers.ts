import type { BookingSide } from '@properysearch/contract/bookings/facts'
import type { Context } from '../../context.ts'
import { findSharers, type SharerRow } from '../bookings/index.ts'
import { findApprovals } from './approvals.sql.ts'
import { askIdOf, otpSubject } from './releases.rules.ts'
import { findPartsOf, type ReleaseRow } from './releases.sql.ts'

export const payingSide = ({ payerId, buyerId }: Pick<ReleaseRow, 'payerId' | 'buyerId'>): BookingSide =>
  payerId === buyerId ? 'buyer' : 'seller'

/** Who besides the payer has a share of the side that pays: each gives their word with a code of their own. */
export async function findJointPayers(ctx: Pick<Context, 'db'>, release: ReleaseRow): Promise<SharerRow[]> {
  const side = payingSide(release)
  return (await findSharers(ctx.db, release.bookingId)).filter((row) => row.side === side)
}

/** What of the same press waits for approval and can be paid: it is approved together. */
export async function findWaitingParts(ctx: Pick<Context, 'db'>, release: ReleaseRow): Promise<ReleaseRow[]> {
  const parts = await findPartsOf(ctx.db, askIdOf(release))
  return parts.filter((part) => part.state === 'asked' && part.accountHash !== null)
}

export interface Words {
  /** Of these parts: words for others count no more. */
  subject: string
  hasPayer: boolean
  /** Joint buyers who are still to approve it. */
  open: SharerRow[]
}

export async function findWords(
  ctx: Pick<Context, 'db'>,
  release: ReleaseRow,
  parts: readonly ReleaseRow[],
): Promise<Words> {
  const subject = otpSubject(parts)
  const given = (await findApprovals(ctx.db, [askIdOf(release)])).filter((word) => word.subject === subject)
  const joint = await findJointPayers(ctx, release)
  return {
    subject,
    hasPayer: given.some(({ sharerId }) => sharerId === null),
    open: joint.filter(({ id }) => !given.some(({ sharerId }) => sharerId === id)),
  }
}

export async function hasPayerApproved(ctx: Pick<Context, 'db'>, release: ReleaseRow): Promise<boolean> {
  return (await findWords(ctx, release, await findWaitingParts(ctx, release))).hasPayer
}
