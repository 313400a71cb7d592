import type { Bid } from '@properysearch/contract/bids/calls'
import { bidGraph, openBidStates, type PressedBidAct } from '@properysearch/contract/bids/facts'
import type { ListedIn } from '@properysearch/contract/listings/facts'
import type { PropertyItem } from '@properysearch/contract/listings/property'
import { formatRupees, writeRupees } from '@properysearch/contract/values/money'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { formatDay } from '../../lib/format.ts'

/** What of a listing it takes to bid for it. */
export type Biddable = Pick<
  PropertyItem['propertydata'],
  'id' | 'title' | 'price' | 'listedIn' | 'availability' | 'postedBy'
>

/** From which side a bid is looked at. A buyer or a tenant: they read of each other as the bidder and the owner. */
export type Side = 'buyer' | 'owner'

/** ₹80 Lac, ₹80,12,345, ₹32,000 /month: an offer is never rounded. */
export function offerText(rupees: number, listedIn: ListedIn): string {
  if (!Number.isInteger(rupees)) return formatRupees(rupees, 2) + per(listedIn)
  return (listedIn === 'rent' ? formatRupees(rupees) : `₹${writeRupees(rupees)}`) + per(listedIn)
}

function per(listedIn: ListedIn): string {
  return listedIn === 'rent' ? ' /month' : ''
}

/** 4.1% below the asking price. */
export function fromAskingText(amount: number, price: number): string {
  if (amount === price) return 'The asking price'
  const percent = Math.abs(Math.round((amount / price - 1) * 1000) / 10)
  const side = amount < price ? 'below' : 'above'
  return percent === 0 ? `Just ${side} the asking price` : `${formatNumber(percent, 1)}% ${side} the asking price`
}

/** 2nd. */
export function ordinal(n: number): string {
  const isTeen = n % 100 > 10 && n % 100 < 14
  return `${n}${(isTeen ? undefined : ['th', 'st', 'nd', 'rd'][n % 10]) ?? 'th'}`
}

export function isOpenBid({ state }: Pick<Bid, 'state'>): boolean {
  return openBidStates.some((open) => open === state)
}

export type Pressed = PressedBidAct

/** The state as each side would say it. */
export function stateName({ state, hindrance }: Pick<Bid, 'state' | 'hindrance'>, side: Side): string {
  if (hindrance && side === 'owner' && state === 'pending') return 'Cannot be accepted now'
  if (side === 'owner' && state === 'pending') return 'Waiting for you'
  if (side === 'owner' && state === 'countered') return 'Waiting for the bidder'
  return bidGraph.states[state]
}

/** Whose turn it is and until when, or how it ended. */
export function turnText(bid: Bid, side: Side): string {
  const isBuyer = side === 'buyer'
  const until = formatDay(bid.expiresAt)
  if (bid.hindrance) return `${bid.hindrance} This bid is open until ${until}.`
  const ended = formatDay(bid.changedAt)
  switch (bid.state) {
    case 'pending':
      return isBuyer ? `The owner can answer until ${until}.` : `Your turn: answer by ${until}.`
    case 'countered':
      return isBuyer
        ? `Your turn: accept the counter-offer or change your bid by ${until}.`
        : `The bidder can answer your counter-offer until ${until}.`
    case 'accepted':
      return isBuyer
        ? `This price is kept for you until ${until}.`
        : `You keep this price for the bidder until ${until}. Other bids can be accepted only if they do not book.`
    case 'booked':
      return isBuyer
        ? 'You have booked the property at this price.'
        : 'The bidder has booked the property at this price.'
    case 'rejected':
      return isBuyer ? `The owner declined it on ${ended}.` : `You declined it on ${ended}.`
    case 'withdrawn':
      return isBuyer ? `You withdrew it on ${ended}.` : `The bidder withdrew it on ${ended}.`
    case 'expired':
      return whyExpired(bid, isBuyer, until)
  }
}

function whyExpired({ agreed, counter }: Bid, isBuyer: boolean, until: string): string {
  if (agreed !== null) return `It was accepted, but the property was not booked by ${until}.`
  const late = counter === null ? !isBuyer : isBuyer
  return `${late ? 'You' : isBuyer ? 'The owner' : 'The bidder'} did not answer by ${until}.`
}
