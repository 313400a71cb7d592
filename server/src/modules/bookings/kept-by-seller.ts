import { jobKind } from '../../platform/jobs/jobs.ts'

/** A part that is the seller's by what both agreed on: whoever releases held money pays it out, once for each key. */
export const keptBySellerJob = jobKind<{ bookingId: number; amountPaise: number; key?: string }>(
  'bookings-kept-by-seller',
)
