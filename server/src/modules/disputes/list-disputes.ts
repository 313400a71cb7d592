import { isHeld } from '@properysearch/contract/bookings/facts'
import type { Dispute } from '@properysearch/contract/disputes/calls'
import type { ReviewedDispute } from '@properysearch/contract/disputes/deciding-calls'
import { disputableStates, openDisputeStates } from '@properysearch/contract/disputes/facts'
import { type CallContext, type Context, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { pageAt, pageSize } from '../../platform/page-at.ts'
import { findDealOf, heldAccounts } from '../bookings/index.ts'
import { findHeld } from '../ledger/index.ts'
import { notApprovedOf } from '../releases/index.ts'
import { disputeFiles } from './dispute-files.sql.ts'
import { disputeOnWire, reviewedOnWire } from './disputes.rules.ts'
import { type DisputeRow, findDisputesOf, findForReview, findOneForReview, type ReviewedRow } from './disputes.sql.ts'

export async function listDisputes(ctx: CallContext, bookingId: number) {
  const { id: userId } = signedIn(ctx)
  const deal = await findDealOf(ctx, bookingId, userId)
  if (!deal) throw fail('not-found')
  const rows = await findDisputesOf(ctx.db, bookingId)
  const open: readonly string[] = openDisputeStates
  const hasOwn = rows.some((row) => row.raisedBy === userId && row.deductionId === null && open.includes(row.state))
  const mayRaise = isHeld(deal.channel) && disputableStates.includes(deal.state) && !hasOwn
  const free = mayRaise ? await notApprovedOf(ctx, bookingId) : 0
  return { disputable: free / 100, disputes: await show(ctx, rows) }
}

export async function showOne(ctx: Context, row: DisputeRow): Promise<Dispute> {
  return disputeOnWire(row, await disputeFiles.findAll(ctx.db, [row.id]))
}

async function show(ctx: Context, rows: readonly DisputeRow[]): Promise<Dispute[]> {
  const files = await disputeFiles.findAll(ctx.db, idsOf(rows))
  return rows.map((row) => disputeOnWire(row, files))
}

export async function listForReview(ctx: CallContext, { show: which, page }: { show: 'open' | 'over'; page: number }) {
  const { rows, total } = await findForReview(ctx.db, which, pageAt(page))
  return { data: await review(ctx, rows), page, pageSize, total }
}

export async function getForReview(ctx: Context, id: number): Promise<ReviewedDispute> {
  const row = await findOneForReview(ctx.db, id)
  if (!row) throw fail('not-found')
  const [reviewed] = await review(ctx, [row])
  return reviewed as ReviewedDispute
}

/** All rows at once: however many there are, it asks the same few times. */
async function review(ctx: Context, rows: readonly ReviewedRow[]): Promise<ReviewedDispute[]> {
  const files = await disputeFiles.findAll(ctx.db, idsOf(rows))
  const paise = await findHeld(
    ctx.db,
    rows.flatMap(({ bookingId }) => heldAccounts(bookingId)),
  )
  return rows.map((row) => {
    const held = heldAccounts(row.bookingId).reduce((sum, account) => sum + (paise.get(account) ?? 0), 0)
    return reviewedOnWire(row, files, held)
  })
}

const idsOf = (rows: readonly DisputeRow[]) => rows.map(({ id }) => id)
