import type { Commission, Mandate } from '@properysearch/contract/mandates/calls'

const moment = '2026-11-18T06:00:00.000Z'

/** Half of 1 % on ₹85 lakh, of a registered agent, asked for and to be paid through the partner or directly. */
export function exampleCommission(given: Partial<Commission> = {}): Commission {
  return {
    id: 71,
    state: 'asked',
    means: 'order',
    fee: 42_500,
    gst: 7_650,
    total: 50_150,
    tcs: 212.5,
    tds: 42.5,
    ourFee: 2_125,
    ourGst: 382.5,
    payout: 47_387.5,
    release: null,
    reason: null,
    reference: null,
    paidOn: null,
    recordedBy: null,
    askedAt: moment,
    changedAt: moment,
    ...given,
  }
}

/** In force for the seller, seen by them, its first part due, unless told otherwise. */
export function exampleMandate({ commission = null, isDue = true, terms, ...given }: ExampleMandate = {}): Mandate {
  return {
    id: 61,
    bookingId: 5,
    side: 'seller',
    state: 'accepted',
    iAm: 'client',
    agent: { name: 'Sneha Patil', isVerified: true, reraNumber: null },
    client: given.iAm === 'agent' ? { name: 'Mandar D.', isVerified: true } : null,
    servesBoth: false,
    terms:
      terms === null
        ? null
        : {
            rate: 100,
            fee: 85_000,
            agreementShare: 5000,
            expiresOn: '2027-05-17',
            isRegistered: true,
            parts: [
              { part: 'agreement', fee: 42_500, gst: 7_650, isDue, commission },
              { part: 'deed', fee: 42_500, gst: 7_650, isDue: false, commission: null },
            ],
          },
    changedAt: moment,
    ...given,
  }
}

type ExampleMandate = Partial<Omit<Mandate, 'terms'>> & {
  terms?: null
  commission?: Commission | null
  isDue?: boolean
}
