import { pathTo, type ScreenLink } from '../screens.ts'
import type { BookingSide } from './facts.ts'

/** Where a side opens the deal. */
export function dealPath(side: BookingSide, { bookingId, propertyId }: DealIds): ScreenLink {
  return side === 'buyer'
    ? pathTo('bookedProperty', { id: propertyId, bookingId })
    : pathTo('ownerBookedProperty', { id: bookingId, propId: propertyId })
}

interface DealIds {
  bookingId: number
  propertyId: number
}
