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
import type { HandedInFile } from '../files/index.ts'
import { findDisputesOf, type HireDisputeRow } from './disputes-of-hires.sql.ts'
import { hireFiles } from './files-of-disputes.sql.ts'
import { placeOfSupplyOf } from './hire-purposes.ts'
import { clientName, dayMs, heldPaise, hourMs, later, professionalName, type Side, sideOf } from './hires.rules.ts'
import { countHires, findHire, type HireRow, type Listed, listHires } from './hires.sql.ts'
import { figuresOf, findPayee, type Payee } from './pay-out-hire.ts'
import { findPayouts, findRefunded, type PayoutRow } from './payouts.sql.ts'
import { hasWork, ratingOnWire } from './rate-hire.ts'
import { findRatings, type RatingRow } from './ratings.sql.ts'
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
  const data = await showAll(ctx, await listHires(ctx.db, { ...of, page: asked.page }), userId)
  return { data, page: asked.page, pageSize: 20, total: await countHires(ctx.db, of) }
}

/** As the specification asks for them: all of one kind, as their client. */
export async function listOfKind(ctx: CallContext, id: number, kind: HireKind): Promise<Hire[]> {
  const { id: clientId } = signedInAs(ctx, id)
  return showAll(ctx, await listHires(ctx.db, { clientId, kind, page: 1, pageSize: 200 }), clientId)
}

export async function showOne(ctx: Context, row: HireRow, userId: number): Promise<Hire> {
  const [shown] = await showAll(ctx, [row], userId)
  return shown as Hire
}

/** Of one of their two sides, however many they are, in a handful of queries. */
async function showAll(ctx: Context, rows: readonly HireRow[], userId: number): Promise<Hire[]> {
  const ids = rows.map(({ id }) => id)
  const paidFor = rows.filter((row) => sideOf(row, userId) === 'professional').map(({ id }) => id)
  const disputes = await findDisputesOf(ctx.db, ids)
  const beside: Beside = {
    ratings: byHire(await findRatings(ctx.db, ids)),
    disputes: byHire(disputes),
    files: disputes.length > 0 ? await hireFiles.findAll(ctx.db, ids) : [],
    refunded: await findRefunded(
      ctx.db,
      rows.flatMap(({ orderId }) => orderId ?? []),
    ),
    payouts: byHire(await findPayouts(ctx.db, paidFor)),
    payee: paidFor.length > 0 ? await findPayee(ctx, userId) : null,
  }
  return rows.map((row) => onWire(ctx, row, sideOf(row, userId), beside))
}

/** What stands beside hires, by their ids. */
interface Beside {
  ratings: Map<number, RatingRow>
  disputes: Map<number, HireDisputeRow>
  /** About those disputes, of all of them. */
  files: readonly HandedInFile[]
  /** By the order. */
  refunded: Map<number, number>
  payouts: Map<number, PayoutRow>
  /** Whoever looks, where they are paid for one of them. */
  payee: Payee | null
}

const byHire = <Row extends { hireId: number }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.hireId, row]))

function onWire(ctx: Context, row: HireRow, side: Side, beside: Beside): Hire {
  const { ratings, disputes, files, refunded, payouts, payee } = beside
  const rating = hasWork(row) ? ratings.get(row.id) : undefined
  const dispute = disputes.get(row.id)
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
    quote: quoteOnWire(ctx, row),
    payout: side === 'professional' && payee ? payoutOnWire(ctx, row, payouts.get(row.id), payee) : null,
    order:
      side === 'client' && row.orderId !== null
        ? { id: row.orderId, refunded: (refunded.get(row.orderId) ?? 0) / 100 }
        : null,
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
    dispute: dispute
      ? disputeOnWire(
          row,
          dispute,
          files.filter(({ ofId }) => ofId === row.id),
        )
      : null,
  }
}

function quoteOnWire(ctx: Context, row: HireRow): Hire['quote'] {
  if (row.feePaise === null) return null
  const ours = taxOf(row.platformFeePaise ?? 0, placeOfSupplyOf(ctx, row), ctx.config.supplier.state)
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
function payoutOnWire(ctx: Context, row: HireRow, made: PayoutRow | undefined, payee: Payee): Hire['payout'] {
  if (row.feePaise === null || ['declined', 'withdrawn', 'lapsed'].includes(row.state)) return null
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
  const { feePaise, gstPaise, tcsPaise, tdsPaise, ourFee, payoutPaise } = figuresOf(ctx, row, heldPaise(row), payee)
  const fee = { fee: feePaise / 100, gst: gstPaise / 100, tcs: tcsPaise / 100, tds: tdsPaise / 100 }
  const ours = { ourFee: ourFee.taxablePaise / 100, ourGst: (ourFee.totalPaise - ourFee.taxablePaise) / 100 }
  return { ...fee, ...ours, payout: payoutPaise / 100, release: null }
}

/** When something happens by itself. */
export function deadlineOf(row: HireRow): Date | null {
  if (row.state === 'asked') return later(row.askedAt, quoteDays * dayMs)
  if (row.state === 'quoted' && row.quotedAt) return later(row.quotedAt, quoteDays * dayMs)
  if (row.state === 'paid' && row.paidAt) return later(row.paidAt, acceptHours * hourMs)
  if (row.state === 'delivered' && row.deliveredAt) return later(row.deliveredAt, approvalDays * dayMs)
  return null
}
