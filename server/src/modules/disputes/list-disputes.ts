import { isHeld } from '@properysearch/contract/bookings/facts'
import type { Dispute } from '@properysearch/contract/disputes/calls'
import type { ReviewedDispute } from '@properysearch/contract/disputes/deciding-calls'
import { disputableStates, openDisputeStates } from '@properysearch/contract/disputes/facts'
import { type CallContext, type Context, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { pageAt, pageSize } from '../../platform/page-at.ts'
import { findDealOf, heldAccounts } from '../bookings/index.ts'
import { sumHeld } from '../ledger/index.ts'
import { notApprovedOf } from '../releases/index.ts'
import { findFiles } from './dispute-files.sql.ts'
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
  return disputeOnWire(row, await findFiles(ctx.db, [row.id]))
}

async function show(ctx: Context, rows: readonly DisputeRow[]): Promise<Dispute[]> {
  const files = await findFiles(
    ctx.db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => disputeOnWire(row, files))
}

export async function listForReview(ctx: CallContext, { show: which, page }: { show: 'open' | 'over'; page: number }) {
  const { rows, total } = await findForReview(ctx.db, which, pageAt(page))
  return { data: await Promise.all(rows.map((row) => review(ctx, row))), page, pageSize, total }
}

export async function getForReview(ctx: Context, id: number): Promise<ReviewedDispute> {
  const row = await findOneForReview(ctx.db, id)
  if (!row) throw fail('not-found')
  return review(ctx, row)
}

async function review(ctx: Context, row: ReviewedRow): Promise<ReviewedDispute> {
  const held = await sumHeld(ctx.db, heldAccounts(row.bookingId))
  return reviewedOnWire(row, await findFiles(ctx.db, [row.id]), held)
}
