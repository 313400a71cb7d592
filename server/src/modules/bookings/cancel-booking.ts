import type { Refund } from '@properysearch/contract/bookings/cancelling'
import { refundOfAll, refundOnDay } from '@properysearch/contract/bookings/cancelling'
import { type BookingAct, isHeld } from '@properysearch/contract/bookings/facts'
import { type CallContext, type Context, inTransaction, signedIn } from '../../context.ts'
import { fail, invalid } from '../../platform/errors.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { sumHeld } from '../ledger/index.ts'
import type { Purpose } from '../orders/index.ts'
import { announceBooking } from './bookings.notices.ts'
import { movedOn, sideOf, stateOf } from './bookings.rules.ts'
import { type BookingRow, findBooking, moveBooking } from './bookings.sql.ts'
import { haveBothSaid } from './both-say.ts'
import { decideCondition, findCondition } from './deal.sql.ts'
import { giveBack } from './give-back.ts'
import { disputedAccount, heldAccount } from './held-accounts.ts'
import { keptBySellerJob } from './kept-by-seller.ts'
import { lockOwnBooking } from './lock-own-booking.ts'
import { moveListing } from './move-listing.ts'
import { sumGivenBack, sumPaid } from './payments.sql.ts'
import { today } from './take-money.ts'

interface Ending extends Refund {
  /** What the seller has already and must return to the buyer. */
  owedPaise: number
  /** Frozen: it goes where the back office decides. */
  disputedPaise: number
  /** Of what the seller keeps, what the partner still holds. */
  keptHeldPaise: number
}

/** What would come back if this person cancelled now: by the table for the buyer, everything if the seller withdraws. */
export async function previewCancelling(ctx: CallContext, id: number): Promise<Ending> {
  const { id: userId } = signedIn(ctx)
  const booking = await findBooking(ctx.db, id, userId)
  if (!booking) throw fail('not-found')
  return refundFor(ctx, booking, sideOf(booking, userId) === 'buyer')
}

/** Who gets what, and whose turn it is to pay it: the partner returns what it still holds, the seller owes the rest. */
async function refundFor(ctx: Context, booking: BookingRow, isByTable: boolean): Promise<Ending> {
  const paid = await sumPaid(ctx.db, booking.id)
  // Interest is no part of the price, but of what was paid.
  const all = refundOf(
    booking,
    { ...paid, grossPaise: paid.grossPaise + paid.interestPaise },
    isByTable ? today(ctx) : null,
  )
  const inAccount = async (account: string) => (isHeld(booking.channel) ? sumHeld(ctx.db, [account]) : 0)
  const heldPaise = await inAccount(heldAccount(booking.id))
  const disputedPaise = await inAccount(disputedAccount(booking.id))
  // What a decision gave back before does not come back again.
  const duePaise = Math.max(0, all.refundPaise - (await sumGivenBack(ctx.db, booking.id)))
  const backPaise = Math.min(duePaise, heldPaise)
  return {
    ...all,
    refundPaise: booking.channel === 'bank-escrow' ? all.refundPaise : backPaise,
    owedPaise: booking.channel === 'bank-escrow' ? 0 : Math.max(0, duePaise - backPaise - disputedPaise),
    disputedPaise,
    keptHeldPaise: Math.min(all.keptPaise, heldPaise - backPaise),
  }
}

function refundOf(booking: BookingRow, paid: { grossPaise: number; tdsPaise: number }, day: string | null): Refund {
  const { refundTable: table, pricePaise, bookingPaise, bookedOn } = booking
  if (day === null || bookedOn === null) return refundOfAll(paid)
  return refundOnDay({ table, pricePaise, bookingPaise, bookedOn, ...paid }, day)
}

export async function cancelBooking(
  ctx: CallContext,
  purposes: readonly Purpose[],
  asked: { id: number; reason: string },
): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const booking = await lockOwnBooking(tx, asked.id, userId)
    const by = sideOf(booking, userId)
    const refund = await refundFor(tx, booking, by === 'buyer')
    await end(tx, purposes, booking, { act: 'cancel', by, byUser: userId, reason: asked.reason, refund })
  })
}

/** After the agreement only both together: the second word ends it, and everything is refunded. */
export async function cancelTogether(
  ctx: CallContext,
  purposes: readonly Purpose[],
  asked: { id: number; reason: string },
): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const booking = await lockOwnBooking(tx, asked.id, userId)
    if (booking.kind !== 'sale' || !['agreed', 'paying', 'settled'].includes(booking.state))
      throw movedOn(booking.state)
    const what = 'cancel-together'
    if (!(await haveBothSaid(tx, booking, what, userId))) {
      return announceBooking(tx, booking, 'confirm-cancel-together', userId)
    }
    const refund = await refundFor(tx, booking, false)
    const by = sideOf(booking, userId)
    await end(tx, purposes, booking, { act: what, by, byUser: userId, reason: asked.reason, refund })
  })
}

/**
 * Conditions protect the buyer, who alone says that one is met or need not be. That one has failed needs a word of both:
 * then the deal ends and everything comes back, past the table of cancelling.
 */
export async function decideOnCondition(
  ctx: CallContext,
  purposes: readonly Purpose[],
  asked: { conditionId: number; outcome: 'met' | 'failed' | 'waived'; note?: string | undefined },
): Promise<void> {
  const { id: userId } = signedIn(ctx)
  const seen = await findCondition(ctx.db, asked.conditionId)
  if (!seen) throw fail('not-found')
  await inTransaction(ctx, async (tx) => {
    const booking = await lockOwnBooking(tx, seen.bookingId, userId)
    if (booking.state !== 'booked') throw movedOn(booking.state)
    const isFailed = asked.outcome === 'failed'
    if (!isFailed && booking.buyerId !== userId) {
      throw fail('not-yet', 'Conditions protect the buyer, so the buyer says when one is met.')
    }
    if (isFailed && !asked.note) throw invalid({ note: 'Say what failed, so that the other side can see it' })
    if (isFailed && !(await haveBothSaid(tx, booking, `fail-condition:${seen.kind}`, userId))) {
      return announceBooking(tx, booking, 'confirm-fail-condition', userId)
    }
    const decided = { outcome: asked.outcome, note: asked.note ?? null, userId, now: tx.now }
    if (!(await decideCondition(tx.db, seen.id, decided)))
      throw fail('moved-on', 'This condition has already been decided.')
    if (!isFailed) return announceBooking(tx, booking, 'decide-condition', userId)
    const refund = await refundFor(tx, booking, false)
    const by = sideOf(booking, userId)
    const reason = asked.note ?? 'A condition of the deal was not met.'
    await end(tx, purposes, booking, { act: 'fail-condition', by, byUser: userId, reason, refund })
  })
}

/** By the back office: nobody is at fault, so everything comes back. */
export async function endByDecision(
  tx: Context,
  purposes: readonly Purpose[],
  booking: BookingRow,
  { adminId, reason }: { adminId: number; reason: string },
): Promise<void> {
  const refund = await refundFor(tx, booking, false)
  await end(tx, purposes, booking, { act: 'end-by-decision', by: 'admin', byUser: adminId, reason, refund })
}

interface EndingStep {
  act: Extract<BookingAct, 'cancel' | 'cancel-together' | 'fail-condition' | 'end-by-decision'>
  by: 'buyer' | 'seller' | 'admin'
  byUser: number
  reason: string
  refund: Ending
}

/** The booking ends, the listing is free, and what is held goes back; what the seller keeps is released to them. */
async function end(
  tx: Context,
  purposes: readonly Purpose[],
  booking: BookingRow,
  { refund: { keptHeldPaise, ...refund }, reason, ...step }: EndingStep,
): Promise<void> {
  const state = stateOf(booking, tx.now)
  const set = { ending: { ...refund, reason } }
  if (!(await moveBooking(tx.db, booking, { ...step, reasons: [reason], set }, tx.now))) throw movedOn(state)
  await moveListing(tx, booking.propertyId, 'release')
  const back = { paise: refund.refundPaise, reason, key: `booking-${booking.id}-ended` }
  if (isHeld(booking.channel)) await giveBack(tx, purposes, booking.id, back)
  if (keptHeldPaise > 0) {
    await enqueue(tx.db, keptBySellerJob, { bookingId: booking.id, amountPaise: keptHeldPaise })
  }
  await announceBooking(tx, booking, step.act, step.byUser)
}
