import { type Channel, channelNames } from '@properysearch/contract/bookings/facts'
import { bookingRules, inForceOn } from '@properysearch/contract/bookings/law'
import type { BookingTerms } from '@properysearch/contract/bookings/terms'
import type { PropertyItem } from '@properysearch/contract/listings/property'
import { formatRupees, proportion } from '@properysearch/contract/values/money'
import type { Context } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { invalid } from '../../platform/errors.ts'

type Listing = PropertyItem['propertydata']

/** A developer's booking goes to the project's own account by law: nobody else holds it. */
export function channelsFor(ctx: Context, { postedBy }: Pick<Listing, 'postedBy'>): Channel[] {
  if (postedBy === 'builder') return ['direct']
  const { payments, payouts } = ctx.adapters
  // Whoever collects the money must also be the one who pays it out.
  const ours: Channel[] = payments.name === payouts.name ? [payments.simulation ? 'sandbox' : 'partner'] : []
  return channelNames.filter((channel) => ours.includes(channel) || channel === 'direct' || channel === 'bank-escrow')
}

/** The most that may be asked before a registered agreement, and whose rule that is. */
export function mostBookingPaise(listing: Pick<Listing, 'postedBy'>, pricePaise: number, now: Date) {
  const { atMostOfPrice, whose } = inForceOn(bookingRules, dayInIndia(now))
  return {
    paise: proportion(pricePaise, atMostOfPrice, 10_000),
    whose: listing.postedBy === 'builder' ? whose.promoter : whose.resale,
  }
}

/** Usual in Pune, until the owner says otherwise. */
export function usualTerms(ctx: Context, listing: Listing): BookingTerms {
  const [channel = 'direct'] = channelsFor(ctx, listing)
  const shared = { channel, isInstant: false, includes: '' }
  if (listing.listedIn === 'rent') {
    return {
      kind: 'rental',
      ...shared,
      bookingAmount: Math.min(10_000, listing.price),
      deposit: listing.deposit || listing.price * 3,
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
export function checkTerms(ctx: Context, listing: Listing, terms: BookingTerms): void {
  const kind = listing.listedIn === 'rent' ? 'rental' : 'sale'
  if (terms.kind !== kind)
    throw invalid({ terms: `This listing is for ${listing.listedIn === 'rent' ? 'rent' : 'sale'}.` })
  if (!channelsFor(ctx, listing).includes(terms.channel)) {
    throw invalid({ channel: 'This way of paying cannot be chosen for this listing.' })
  }
  if (terms.kind === 'rental') {
    if (terms.lockInMonths > terms.months)
      throw invalid({ lockInMonths: 'The lock-in cannot be longer than the licence.' })
    return
  }
  const { paise, whose } = mostBookingPaise(listing, Math.round(listing.price * 100), ctx.now)
  if (Math.round(terms.bookingAmount * 100) > paise) {
    throw invalid({ bookingAmount: `At most ${formatRupees(paise / 100)}, 10 % of the price, by ${whose}.` })
  }
}
