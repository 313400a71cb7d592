import type { MyShare, Sharer, Sharers, ShownShare } from '@properysearch/contract/bookings/sharer-calls'
import { openStates, taxByPairs } from '@properysearch/contract/bookings/sharers'
import { type CallContext, type Context, signedIn } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import { findUser, findUserByMobile, maskMobile } from '../../accounts/index.ts'
import { findPayoutAccount, namesMatch } from '../../kyc/index.ts'
import { findItems } from '../../listings/index.ts'
import { partyOnWire, sideOf, stateOf } from '../bookings.rules.ts'
import { type BookingRow, findBooking, findDeal, findParty } from '../bookings.sql.ts'
import { taxOn } from '../deduct-tax.ts'
import { findByToken } from './lock-sharer.ts'
import {
  confirmingMobile,
  hashesOf,
  holdersOf,
  linkToken,
  ownMobile,
  ownShareOf,
  shortName,
  stateOfSharer,
  versionOf,
} from './sharers.rules.ts'
import { findSharers, findSharesOf, type SharerRow } from './sharers.sql.ts'

/** Each side sees its own people with their names in full, and the others' as it sees the other side. */
export async function listSharers(ctx: CallContext, { id }: { id: number }): Promise<Sharers> {
  const { id: userId } = signedIn(ctx)
  const booking = await findBooking(ctx.db, id, userId)
  if (!booking) throw fail('not-found')
  const sharers = await findSharers(ctx.db, id)
  const mine = sideOf(booking, userId)
  const shown: Sharer[] = []
  for (const row of sharers) {
    const isOwn = row.side === mine
    shown.push({
      id: row.id,
      side: row.side,
      name: isOwn ? row.name : shortName(row.name),
      mobile: isOwn ? (row.attorneyMobileShown ?? row.mobileShown) : null,
      share: row.share,
      attorney: attorneyOf(row, isOwn),
      state: stateOfSharer(booking, row, sharers),
      confirmedAt: row.confirmedAt?.toISOString() ?? null,
      hasAccount: isOwn && row.side === 'seller' ? (await findAccountOf(ctx, row)) !== undefined : null,
    })
  }
  const names = await namesOf(ctx, booking)
  return {
    ownShares: { buyer: ownShareOf('buyer', sharers), seller: ownShareOf('seller', sharers) },
    names,
    sharers: shown,
    canChange: openStates.includes(stateOf(booking, ctx.now)),
    taxPairs: sharers.length > 0 ? await taxPairsOf(ctx, booking, sharers, names) : [],
  }
}

async function taxPairsOf(ctx: Context, booking: BookingRow, sharers: SharerRow[], names: ShownShare['names']) {
  const taxPaise = await taxOn(ctx, booking)
  if (taxPaise === 0) return []
  const [buyers, sellers] = (['buyer', 'seller'] as const).map((side) => holdersOf(side, names[side], sharers))
  return taxByPairs(taxPaise, buyers ?? [], sellers ?? []).map(({ paise, ...pair }) => ({
    ...pair,
    amount: paise / 100,
  }))
}

/** Of whom the share is: proven, in the name they have in the deal. Undefined without an account on the product. */
export async function findAccountOf(ctx: Context, row: Pick<SharerRow, 'bookingId' | 'name' | 'mobileSealed'>) {
  const mobile = ownMobile(ctx.config, row)
  const user = mobile ? await findUserByMobile(ctx.db, mobile) : undefined
  const account = user && !user.suspendedAt ? await findPayoutAccount(ctx.db, user.id) : undefined
  return account && namesMatch(account.holderName, row.name) ? account : undefined
}

function attorneyOf(row: SharerRow, isOwn: boolean): Sharer['attorney'] {
  const { attorneyName, documentNumber, documentDated, documentOffice } = row
  if (!attorneyName || !documentNumber || !documentDated || !documentOffice) return null
  const name = isOwn ? attorneyName : shortName(attorneyName)
  return { name, documentNumber, dated: documentDated, office: documentOffice }
}

async function namesOf(ctx: Context, { buyerId, sellerId }: BookingRow): Promise<ShownShare['names']> {
  const [buyer, seller] = [await findParty(ctx.db, buyerId), await findParty(ctx.db, sellerId)]
  return { buyer: partyOnWire(buyer).name, seller: partyOnWire(seller).name }
}

/** What somebody is asked to confirm. */
export async function openShare(ctx: CallContext, { token }: { token: string }): Promise<ShownShare> {
  const row = await findByToken(ctx, token)
  const deal = await findDeal(ctx.db, row.bookingId)
  const booking = deal && (await findBooking(ctx.db, row.bookingId, deal.buyerId))
  const [item] = booking ? await findItems(ctx.db, [booking.propertyId]) : []
  if (!booking || !item) throw fail('not-found')
  const sharers = await findSharers(ctx.db, booking.id)
  const names = await namesOf(ctx, booking)
  const actorShare = ownShareOf(row.side, sharers)
  const named = sharers.filter(({ id, side }) => side === row.side && id !== row.id)
  const state = stateOf(booking, ctx.now)
  const mobile = confirmingMobile(ctx.config, row)
  return {
    title: item.propertydata.title,
    kind: booking.kind,
    bookingState: state,
    side: row.side,
    price: booking.pricePaise / 100,
    bookingAmount: booking.bookingPaise / 100,
    channel: booking.channel,
    names,
    name: row.name,
    share: row.share,
    others: [
      ...(actorShare > 0 ? [{ name: names[row.side], share: actorShare }] : []),
      ...named.map(({ name, share }) => ({ name: shortName(name), share })),
    ],
    attorney: attorneyOf(row, true),
    mobile: mobile ? maskMobile(mobile) : null,
    state: stateOfSharer(booking, row, sharers),
    canAnswer: openStates.includes(state) && row.declinedAt === null,
    version: versionOf(booking, row.side, sharers),
  }
}

/** For somebody with an account: where their number is named, each with its link. */
export async function listMyShares(ctx: CallContext): Promise<MyShare[]> {
  const { id: userId } = signedIn(ctx)
  const user = await findUser(ctx.db, userId)
  if (!user) throw fail('signed-out')
  const rows = await findSharesOf(ctx.db, hashesOf(ctx.config, user.mobile))
  return rows.map((row) => ({
    token: linkToken(ctx.config, row),
    title: row.title,
    side: row.side,
    share: row.share,
    state: row.declinedAt ? 'declined' : row.confirmedAt ? 'confirmed' : 'waiting',
    bookingState: row.bookingState,
  }))
}
