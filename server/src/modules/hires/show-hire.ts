import type { Hire } from '@properysearch/contract/hires/calls'
import {
  acceptHours,
  approvalDays,
  type HireKind,
  quoteDays,
  requestStatuses,
} from '@properysearch/contract/hires/facts'
import { taxOf } from '@properysearch/contract/values/gst'
import { type CallContext, type Context, signedIn, signedInAs } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import { placeOfSupplyOf } from './hire-purposes.ts'
import { clientName, dayMs, heldPaise, hourMs, later, professionalName, sideOf } from './hires.rules.ts'
import { countHires, findHire, type HireRow, type Listed, listHires } from './hires.sql.ts'
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
    payout: null,
    order: null,
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
    rating: null,
    mayRate: false,
    dispute: null,
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

/** When something happens by itself. */
export function deadlineOf(row: HireRow): Date | null {
  if (row.state === 'asked') return later(row.askedAt, quoteDays * dayMs)
  if (row.state === 'quoted' && row.quotedAt) return later(row.quotedAt, quoteDays * dayMs)
  if (row.state === 'paid' && row.paidAt) return later(row.paidAt, acceptHours * hourMs)
  if (row.state === 'delivered' && row.deliveredAt) return later(row.deliveredAt, approvalDays * dayMs)
  return null
}
