import { mostSharers, openStates } from '@properysearch/contract/bookings/sharers'
import { type CallContext, type Context, inTransaction, signedIn } from '../../../context.ts'
import { dayInIndia } from '../../../platform/day-in-india.ts'
import { fail, failFor, invalid } from '../../../platform/errors.ts'
import { findUser } from '../../accounts/index.ts'
import { findPlainName } from '../../listings/index.ts'
import { announceBooking } from '../bookings.notices.ts'
import { movedOn, sideOf, stateOf } from '../bookings.rules.ts'
import type { BookingRow } from '../bookings.sql.ts'
import { lockOwnBooking } from '../lock-own-booking.ts'
import { lockNamedBy } from './lock-sharer.ts'
import { keepMobile, ownShareOf } from './sharers.rules.ts'
import {
  deleteSharer,
  findSharer,
  findSharers,
  insertSharer,
  type SharerRow,
  setTold,
  voidConfirmations,
} from './sharers.sql.ts'
import { inviteSharer } from './tell-sharer.ts'

export interface NamedSharer {
  id: number
  name: string
  mobile: string
  share: number
  attorney?: { name: string; mobile: string; documentNumber: string; dated: string; office: string } | undefined
}

const remindAfterMs = 10 * 60 * 1000
const mostReminders = 5

/** Everybody on the side agreed to other shares before: they confirm anew. */
export async function nameSharer(ctx: CallContext, asked: NamedSharer): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const booking = await lockOwnBooking(tx, asked.id, userId)
    mustBeOpen(tx, booking)
    const side = sideOf(booking, userId)
    const sharers = await findSharers(tx.db, booking.id)
    if (sharers.filter((row) => row.side === side).length >= mostSharers) {
      throw fail('limit-reached', `At most ${mostSharers} people can be named on a side.`)
    }
    const left = ownShareOf(side, sharers)
    if (asked.share > left) {
      throw invalid({ share: left > 0 ? `At most ${left / 100} per cent is left` : 'Nothing is left to share' })
    }
    await mustBeOthers(tx, booking, asked, userId)
    const made = await insertSharer(tx.db, {
      bookingId: booking.id,
      side,
      name: asked.name,
      share: asked.share,
      mobile: keepMobile(tx.config, booking.id, asked.mobile),
      attorney: asked.attorney
        ? { ...asked.attorney, mobile: keepMobile(tx.config, booking.id, asked.attorney.mobile) }
        : null,
      now: tx.now,
    })
    if (!made) throw invalid({ mobile: 'This number is already named in the deal' })
    await voidConfirmations(tx.db, booking.id, side)
    await invite(tx, booking, (await findSharer(tx.db, made.id)) as SharerRow)
    await announceBooking(tx, booking, 'name-sharer', userId)
  })
}

export async function removeSharer(ctx: CallContext, { sharerId }: { sharerId: number }): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const { booking, sharer } = await lockNamedBy(tx, sharerId, userId)
    mustBeOpen(tx, booking)
    if (!(await deleteSharer(tx.db, sharer.id))) {
      throw fail('ruled-out', 'A part of the money was given to them already, so they stay in this deal.')
    }
    await voidConfirmations(tx.db, booking.id, sharer.side)
    await announceBooking(tx, booking, 'remove-sharer', userId)
  })
}

/** Not more often than somebody who did not ask for it can bear. */
export async function remindSharer(ctx: CallContext, { sharerId }: { sharerId: number }): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const { booking, sharer } = await lockNamedBy(tx, sharerId, userId)
    if (booking.endedAt) throw movedOn(booking.state)
    if (sharer.declinedAt || sharer.mobileSealed === null) {
      throw fail('moved-on', 'They declined. Remove them, or name them again.')
    }
    const waitMs = sharer.toldAt.getTime() + remindAfterMs - tx.now.getTime()
    if (waitMs > 0) throw failFor(waitMs / 1000, 'too-soon', (wait) => `They were sent the link. Wait ${wait}.`)
    if (sharer.toldTimes >= mostReminders) {
      throw fail('limit-reached', `They were sent the link ${mostReminders} times. Call them instead.`)
    }
    await setTold(tx.db, sharer.id, tx.now)
    await invite(tx, booking, sharer)
  })
}

async function invite(tx: Context, booking: BookingRow, row: SharerRow): Promise<void> {
  await inviteSharer(tx, row, await findPlainName(tx.db, booking.propertyId))
}

export function mustBeOpen(ctx: Context, booking: BookingRow): void {
  const state = stateOf(booking, ctx.now)
  if (!openStates.includes(state)) throw movedOn(state)
}

/** Nobody confirms for both sides, and whoever acts for a side has their share without being named. */
async function mustBeOthers(tx: CallContext, booking: BookingRow, asked: NamedSharer, userId: number): Promise<void> {
  const mobiles = []
  for (const id of [booking.buyerId, booking.sellerId])
    mobiles.push({ id, mobile: (await findUser(tx.db, id))?.mobile })
  if (mobiles.some(({ mobile }) => mobile === asked.mobile)) {
    throw invalid({ mobile: 'This is the number of one of the two who act in the deal' })
  }
  if (!asked.attorney) return
  if (asked.attorney.mobile === asked.mobile) {
    throw invalid({ 'attorney.mobile': 'Enter the number of the holder, not of the person they act for' })
  }
  if (mobiles.some(({ id, mobile }) => id !== userId && mobile === asked.attorney?.mobile)) {
    throw invalid({ 'attorney.mobile': 'The other side cannot act for one of yours' })
  }
  if (asked.attorney.dated > dayInIndia(tx.now)) throw invalid({ 'attorney.dated': 'This day has not come yet' })
}
