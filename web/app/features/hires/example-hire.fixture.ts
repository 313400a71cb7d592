import type { Hire } from '@properysearch/contract/hires/calls'

const moment = '2026-11-18T06:00:00.000Z'

/** A registered evaluator's hire at ₹10,000, seen by the client, unless told otherwise. */
export function exampleHire(given: Partial<Hire> = {}): Hire {
  return {
    id: 91,
    kind: 'evaluator',
    state: 'accepted',
    requeststatus: 1,
    iAm: 'client',
    client: { id: 7, name: 'Asha Kulkarni' },
    professional: { id: 31, name: 'Vikram Deshpande' },
    propertydata: { id: 3, title: 'Two rooms in Baner' },
    bookingId: null,
    title: 'Value of a flat',
    scope: 'Valuation of a two-room flat, with a written report.',
    details: { purpose: 'Home loan', address: 'Flat 302, Baner Road, Pune' },
    quote: { fee: 10_000, gst: 1_800, platformFee: 0, platformGst: 0, total: 11_800, days: 10 },
    payout: null,
    order: { id: 401, refunded: 0 },
    acts: ['dispute'],
    askedAt: moment,
    changedAt: moment,
    quotedAt: moment,
    paidAt: moment,
    acceptedAt: moment,
    deliveredAt: null,
    closedAt: null,
    deadlineAt: null,
    dueAt: '2099-11-28T06:00:00.000Z',
    isRevised: false,
    reason: null,
    rating: null,
    mayRate: false,
    dispute: null,
    ...given,
  }
}
