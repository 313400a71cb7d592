import { type Channel, channelNames } from '@properysearch/contract/bookings/facts'
import { bookingRules, inForceOn, rentalRules } from '@properysearch/contract/bookings/law'
import type { BookingTerms, RentalTerms } from '@properysearch/contract/bookings/terms'
import type { PropertyItem } from '@properysearch/contract/listings/property'
import { formatRupees, proportion } from '@properysearch/contract/values/money'
import type { Context } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { invalid } from '../../platform/errors.ts'

/** What the terms of a listing depend on; rupees. */
export type TermsListing = Pick<PropertyItem['propertydata'], 'id' | 'listedIn' | 'postedBy' | 'price' | 'deposit'>

/** A developer's booking goes to the project's own account by law: nobody else holds it. */
export function channelsFor(
  ctx: Context,
  { postedBy, listedIn }: Pick<TermsListing, 'postedBy' | 'listedIn'>,
): Channel[] {
  if (postedBy === 'builder') return ['direct']
  const { payments, payouts } = ctx.adapters
  // Whoever collects the money must also be the one who pays it out.
  const ours: Channel[] = payments.name === payouts.name ? [payments.simulation ? 'sandbox' : 'partner'] : []
  // Rent and deposit go from one to the other; only a simulation does all of it.
  if (listedIn === 'rent')
    return channelNames.filter((channel) => channel === 'direct' || (channel === 'sandbox' && ours.includes(channel)))
  return channelNames.filter((channel) => ours.includes(channel) || channel === 'direct' || channel === 'bank-escrow')
}

/** The most that may be asked before a registered agreement, and whose rule that is. */
export function mostBookingPaise(listing: Pick<TermsListing, 'postedBy'>, pricePaise: number, now: Date) {
  const { atMostOfPrice, whose } = inForceOn(bookingRules, dayInIndia(now))
  return {
    paise: proportion(pricePaise, atMostOfPrice, 10_000),
    whose: listing.postedBy === 'builder' ? whose.promoter : whose.resale,
  }
}

/** Usual in Pune, until the owner says otherwise. */
export function usualTerms(ctx: Context, listing: TermsListing): BookingTerms {
  const [channel = 'direct'] = channelsFor(ctx, listing)
  const shared = { channel, isInstant: false, includes: '' }
  if (listing.listedIn === 'rent') {
    const deposit = usualDeposit(listing, ctx.now)
    return {
      kind: 'rental',
      ...shared,
      bookingAmount: tokenOf(listing.price, deposit, ctx.now),
      deposit,
      months: 11,
      lockInMonths: 0,
      noticeDays: 30,
      yearlyRise: 500,
      maintenanceBy: 'owner',
    }
  }
  const most = mostBookingPaise(listing, listing.price * 100, ctx.now).paise / 100
  return {
    kind: 'sale',
    ...shared,
    bookingAmount: Math.min(1_00_000, most),
    parts: 1,
    firstDueDays: 60,
    lateRate: 0,
    conditions: listing.postedBy === 'builder' ? ['loan'] : ['title', 'loan', 'society-noc'],
  }
}

/** What an owner may ask for. */
export function checkTerms(ctx: Context, listing: TermsListing, terms: BookingTerms): void {
  const kind = listing.listedIn === 'rent' ? 'rental' : 'sale'
  if (terms.kind !== kind)
    throw invalid({ terms: `This listing is for ${listing.listedIn === 'rent' ? 'rent' : 'sale'}.` })
  if (!channelsFor(ctx, listing).includes(terms.channel)) {
    throw invalid({ channel: 'This way of paying cannot be chosen for this listing.' })
  }
  if (terms.kind === 'rental') {
    if (terms.lockInMonths > terms.months)
      throw invalid({ lockInMonths: 'The lock-in cannot be longer than the licence.' })
    checkDeposit(ctx, listing, terms)
    return
  }
  const { paise, whose } = mostBookingPaise(listing, Math.round(listing.price * 100), ctx.now)
  if (Math.round(terms.bookingAmount * 100) > paise) {
    throw invalid({ bookingAmount: `At most ${formatRupees(paise / 100)}, 10% of the price, by ${whose}.` })
  }
}

/** The owner’s own figure, as far as our terms allow it. */
function usualDeposit({ deposit, price }: TermsListing, now: Date): number {
  const { usual, most } = inForceOn(rentalRules, dayInIndia(now)).deposit
  return Math.min(deposit || price * usual, price * most)
}

/** A token for three days: a part of the deposit, and never more than a month’s rent. */
export function tokenOf(price: number, deposit: number, now: Date): number {
  const { least, most } = inForceOn(rentalRules, dayInIndia(now)).tokenPaise
  return Math.min(Math.max(least / 100, Math.min(most / 100, price / 2)), price, deposit)
}

function checkDeposit(ctx: Context, { price }: TermsListing, { deposit, bookingAmount }: RentalTerms): void {
  const { most } = inForceOn(rentalRules, dayInIndia(ctx.now)).deposit
  if (deposit > price * most) {
    throw invalid({ deposit: `At most ${formatRupees(price * most)}, ${most} months of rent, by our terms.` })
  }
  if (bookingAmount > price) throw invalid({ bookingAmount: 'At most one month of rent.' })
  if (bookingAmount > deposit) throw invalid({ bookingAmount: 'It is a part of the deposit, so at most that much.' })
}
