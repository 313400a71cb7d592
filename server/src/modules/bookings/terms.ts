import type { Booking, OfferedTerms } from '@properysearch/contract/bookings/calls'
import { licenceCosts } from '@properysearch/contract/bookings/rent'
import type { BookingTerms } from '@properysearch/contract/bookings/terms'
import { type CallContext, type Context, signedIn } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { fail } from '../../platform/errors.ts'
import { findAcceptedBid } from '../bids/index.ts'
import { findItems, findStanding, wasPublic } from '../listings/index.ts'
import { findOpenBooking } from './bookings.sql.ts'
import { showBooking } from './show-booking.ts'
import { channelsFor, checkTerms, mostBookingPaise, type TermsListing, usualTerms } from './terms.rules.ts'
import { findTerms, saveTerms } from './terms.sql.ts'

/** The owner's, or the usual ones. What an owner chose that cannot be chosen any more gives way. */
export function termsOf(
  ctx: Context,
  listing: TermsListing,
  price: number,
  chosen: BookingTerms | undefined,
): BookingTerms {
  const usual = usualTerms(ctx, { ...listing, price })
  if (!chosen || chosen.kind !== usual.kind) return usual
  const most =
    chosen.kind === 'sale'
      ? mostBookingPaise(listing, Math.round(price * 100), ctx.now).paise / 100
      : Math.min(price, chosen.deposit)
  return {
    ...chosen,
    channel: channelsFor(ctx, listing).includes(chosen.channel) ? chosen.channel : usual.channel,
    bookingAmount: Math.min(chosen.bookingAmount, most),
  }
}

export async function getTerms(ctx: CallContext, propertyId: number): Promise<OfferedTerms> {
  const { id: userId } = signedIn(ctx)
  const standing = await findStanding(ctx.db, propertyId)
  const isOwner = standing?.ownerId === userId
  if (!isOwner && !(await wasPublic(ctx.db, propertyId))) throw fail('not-found')
  const [item] = await findItems(ctx.db, [propertyId])
  if (!item) throw fail('not-found')
  const { propertydata: listing } = item
  const bid = await findAcceptedBid(ctx.db, propertyId, ctx.now)
  const isAgreed = bid?.buyerId === userId
  const price = isAgreed ? bid.agreedPaise / 100 : listing.price
  const most = mostBookingPaise(listing, Math.round(price * 100), ctx.now)
  const terms = termsOf(ctx, listing, price, await findTerms(ctx.db, propertyId))
  return {
    terms,
    licence: licenceOf(terms, price, ctx.now),
    channels: channelsFor(ctx, listing),
    mostBookingAmount: listing.listedIn === 'rent' ? null : most.paise / 100,
    whoseRule: most.whose,
    isOwner,
    price,
    isAgreed,
    myBooking: await openBookingOf(ctx, propertyId, userId),
  }
}

/** What the licence costs at the counter, on these terms. */
function licenceOf(terms: BookingTerms, price: number, now: Date): OfferedTerms['licence'] {
  if (terms.kind === 'sale') return null
  const depositPaise = Math.round(terms.deposit * 100)
  const monthlyPaise = Math.round(price * 100)
  return licenceCosts({ monthlyPaise, months: terms.months, depositPaise }, dayInIndia(now))
}

async function openBookingOf(ctx: CallContext, propertyId: number, buyerId: number): Promise<Booking | null> {
  const row = await findOpenBooking(ctx.db, propertyId, buyerId)
  if (!row) return null
  const booking = await showBooking(ctx, row, buyerId)
  return booking.state === 'expired' ? null : booking
}

export async function setTerms(ctx: CallContext, asked: { propertyId: number; terms: BookingTerms }): Promise<void> {
  const { id: userId } = signedIn(ctx)
  if ((await findStanding(ctx.db, asked.propertyId))?.ownerId !== userId) throw fail('not-found')
  const [item] = await findItems(ctx.db, [asked.propertyId])
  if (!item) throw fail('not-found')
  checkTerms(ctx, item.propertydata, asked.terms)
  await saveTerms(ctx.db, asked.propertyId, asked.terms, ctx.now)
}
