import type { Hire } from '@properysearch/contract/hires/calls'
import {
  acceptHours,
  approvalDays,
  type HireKind,
  isRated,
  quoteDays,
  requestStatuses,
} from '@properysearch/contract/hires/facts'
import { taxOf } from '@properysearch/contract/values/gst'
import { type CallContext, type Context, signedIn, signedInAs } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { findHireDispute } from './disputes-of-hires.sql.ts'
import { findHireFiles } from './files-of-disputes.sql.ts'
import { placeOfSupplyOf } from './hire-purposes.ts'
import { clientName, dayMs, heldPaise, hourMs, later, professionalName, sideOf } from './hires.rules.ts'
import { countHires, findHire, type HireRow, type Listed, listHires } from './hires.sql.ts'
import { figuresOf } from './pay-out-hire.ts'
import { findPayout, findRefunded } from './payouts.sql.ts'
import { hasWork, ratingOnWire } from './rate-hire.ts'
import { findRating } from './ratings.sql.ts'
import { disputeOnWire } from './show-dispute.ts'
import { actsOf } from './shown-acts.ts'

export async function getHire(ctx: CallContext, id: number): Promise<Hire> {
  const { id: userId } = signedIn(ctx)
  const hire = await findHire(ctx.db, id, userId)
  if (!hire) throw fail('not-found')
  return showOne(ctx, hire, userId)
}

const shownStates = {
  quotes: ['asked', 'quoted'],
  work: ['paid', 'accepted', 'waiting', 'delivered', 'disputed'],
  over: ['closed', 'declined', 'withdrawn', 'lapsed'],
} as const satisfies Record<string, Listed['states']>

export async function listOwn(ctx: CallContext, asked: { show: keyof typeof shownStates | 'all'; page: number }) {
  const { id: userId, role } = signedIn(ctx)
  const whose = role === 'user' || role === 'admin' ? { clientId: userId } : { professionalId: userId }
  const of = { ...whose, ...(asked.show === 'all' ? {} : { states: shownStates[asked.show] }) }
  const rows = await listHires(ctx.db, { ...of, page: asked.page })
  const data = await Promise.all(rows.map((row) => showOne(ctx, row, userId)))
  return { data, page: asked.page, pageSize: 20, total: await countHires(ctx.db, of) }
}

/** As the specification asks for them: all of one kind, as their client. */
export async function listOfKind(ctx: CallContext, id: number, kind: HireKind): Promise<Hire[]> {
  const { id: clientId } = signedInAs(ctx, id)
  const rows = await listHires(ctx.db, { clientId, kind, page: 1, pageSize: 200 })
  return Promise.all(rows.map((row) => showOne(ctx, row, clientId)))
}

export async function showOne(ctx: Context, row: HireRow, userId: number): Promise<Hire> {
  const side = sideOf(row, userId)
  const rating = hasWork(row) ? await findRating(ctx.db, row.id) : undefined
  const dispute = await findHireDispute(ctx.db, row.id)
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    requeststatus: requestStatuses[row.state],
    iAm: side,
    client: { id: row.clientId, name: clientName(row) },
    professional: { id: row.professionalId, name: professionalName(row) },
    propertydata: row.propertyId === null ? null : { id: row.propertyId, title: row.propertyTitle ?? 'A listing' },
    bookingId: row.bookingId,
    title: row.title,
    scope: row.scope,
    details: row.details,
    quote: await quoteOnWire(ctx, row),
    payout: side === 'professional' ? await payoutOnWire(ctx, row) : null,
    order: side === 'client' ? await orderOnWire(ctx, row) : null,
    acts: actsOf(row, side),
    askedAt: row.askedAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    quotedAt: row.quotedAt?.toISOString() ?? null,
    paidAt: row.paidAt?.toISOString() ?? null,
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    closedAt: row.closedAt?.toISOString() ?? null,
    deadlineAt: deadlineOf(row)?.toISOString() ?? null,
    dueAt: row.state === 'accepted' ? (row.dueAt?.toISOString() ?? null) : null,
    isRevised: row.revised,
    reason: row.reason,
    rating: rating ? ratingOnWire(rating) : null,
    mayRate: side === 'client' && isRated(row.kind) && hasWork(row) && !rating,
    dispute: dispute ? disputeOnWire(row, dispute, await findHireFiles(ctx.db, row.id)) : null,
  }
}

async function quoteOnWire(ctx: Context, row: HireRow): Promise<Hire['quote']> {
  if (row.feePaise === null) return null
  const ours = taxOf(row.platformFeePaise ?? 0, await placeOfSupplyOf(ctx, row), ctx.config.supplier.state)
  return {
    fee: row.feePaise / 100,
    gst: (row.gstPaise ?? 0) / 100,
    platformFee: ours.taxablePaise / 100,
    platformGst: (ours.totalPaise - ours.taxablePaise) / 100,
    total: (heldPaise(row) + ours.totalPaise) / 100,
    days: row.days ?? 0,
  }
}

/** What reached the professional; before that, what would today. */
async function payoutOnWire(ctx: Context, row: HireRow): Promise<Hire['payout']> {
  if (row.feePaise === null || ['declined', 'withdrawn', 'lapsed'].includes(row.state)) return null
  const made = await findPayout(ctx.db, row.id)
  if (made) {
    return {
      fee: made.feePaise / 100,
      gst: made.gstPaise / 100,
      tcs: made.tcsPaise / 100,
      tds: made.tdsPaise / 100,
      ourFee: made.ourFeePaise / 100,
      ourGst: (made.ourCgstPaise + made.ourSgstPaise + made.ourIgstPaise) / 100,
      payout: made.payoutPaise / 100,
      release: { state: made.releaseState, account: made.releaseAccount },
    }
  }
  if (row.state === 'closed') return null
  const { feePaise, gstPaise, tcsPaise, tdsPaise, ourFee, payoutPaise } = await figuresOf(ctx, row, heldPaise(row))
  const fee = { fee: feePaise / 100, gst: gstPaise / 100, tcs: tcsPaise / 100, tds: tdsPaise / 100 }
  const ours = { ourFee: ourFee.taxablePaise / 100, ourGst: (ourFee.totalPaise - ourFee.taxablePaise) / 100 }
  return { ...fee, ...ours, payout: payoutPaise / 100, release: null }
}

async function orderOnWire({ db }: Context, { orderId }: HireRow): Promise<Hire['order']> {
  return orderId === null ? null : { id: orderId, refunded: (await findRefunded(db, orderId)) / 100 }
}

/** When something happens by itself. */
export function deadlineOf(row: HireRow): Date | null {
  if (row.state === 'asked') return later(row.askedAt, quoteDays * dayMs)
  if (row.state === 'quoted' && row.quotedAt) return later(row.quotedAt, quoteDays * dayMs)
  if (row.state === 'paid' && row.paidAt) return later(row.paidAt, acceptHours * hourMs)
  if (row.state === 'delivered' && row.deliveredAt) return later(row.deliveredAt, approvalDays * dayMs)
  return null
}
