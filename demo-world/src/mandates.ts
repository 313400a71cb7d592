import type { BookingSide, BookingState } from '@properysearch/contract/bookings/facts'
import { findUserByEmail } from '@properysearch/server/src/modules/accounts/index.ts'
import {
  type DemoMandate,
  type DemoMandateStep,
  insertDemoMandate,
} from '@properysearch/server/src/modules/mandates/demo-mandates.ts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { sql } from '@properysearch/server/src/platform/db/sql.ts'

const hourMs = 60 * 60 * 1000
const day = 24

/** As in every example of a GSTIN. */
const gstin = '27AAPFU0939F1ZV'

interface Deal {
  id: number
  state: BookingState
  buyerId: number
  sellerId: number
  pricePaise: number
}

/** Who is asked, and what followed, in hours before now. */
interface Past {
  side: BookingSide
  agent: 'demo' | 'other'
  invited: number
  steps?: [step: DemoMandateStep, hoursAgo: number][]
}

const accepts = (hours: number, as: string | null = gstin): [DemoMandateStep, number] => [
  { step: 'accept', gstin: as },
  hours,
]
const paidAtAgreement = (asked: number): [DemoMandateStep, number][] => [
  [{ step: 'ask', part: 'agreement' }, asked],
  [{ step: 'record', by: 'client' }, asked - 2 * day],
  [{ step: 'confirm' }, asked - 3 * day],
]

/** What the demo's buyer has agents for, by the state of the deal: every state of a mandate and of a commission. */
const ofBuyer: [state: BookingState, pasts: Past[]][] = [
  [
    'completed',
    [
      {
        side: 'buyer',
        agent: 'demo',
        invited: 125 * day,
        steps: [accepts(124 * day), ...paidAtAgreement(100 * day), [{ step: 'ask', part: 'deed' }, 30]],
      },
    ],
  ],
  [
    'settled',
    [
      {
        side: 'buyer',
        agent: 'demo',
        invited: 70 * day,
        steps: [
          accepts(69 * day),
          [{ step: 'ask', part: 'agreement' }, 45 * day],
          [{ step: 'refuse', reason: 'Please wait until the first instalment is paid.' }, 44 * day],
          [{ step: 'ask', part: 'agreement' }, 8 * day],
          [{ step: 'record', by: 'agent' }, 2 * day],
        ],
      },
    ],
  ],
  ['paying', [{ side: 'buyer', agent: 'demo', invited: 58 * day, steps: [accepts(57 * day)] }]],
  [
    'agreed',
    [
      {
        side: 'buyer',
        agent: 'other',
        invited: 32 * day,
        steps: [accepts(31 * day, null), [{ step: 'ask', part: 'agreement' }, 4 * day]],
      },
    ],
  ],
  [
    'cleared',
    [
      { side: 'buyer', agent: 'demo', invited: 19 * day, steps: [accepts(18 * day)] },
      { side: 'seller', agent: 'demo', invited: 17 * day, steps: [accepts(16 * day)] },
    ],
  ],
  [
    'booked',
    [
      { side: 'buyer', agent: 'other', invited: 8 * day, steps: [[{ step: 'decline' }, 7 * day]] },
      { side: 'buyer', agent: 'demo', invited: 2 * day },
    ],
  ],
  ['accepted', [{ side: 'buyer', agent: 'other', invited: 24, steps: [[{ step: 'withdraw' }, 20]] }]],
]

const ofSeller: typeof ofBuyer = [
  [
    'completed',
    [
      {
        side: 'seller',
        agent: 'demo',
        invited: 126 * day,
        steps: [
          accepts(125 * day),
          ...paidAtAgreement(105 * day),
          [{ step: 'ask', part: 'deed' }, 20 * day],
          [
            {
              step: 'refuse',
              reason: 'You said that you would first have the electricity meter put in the buyer’s name.',
            },
            19 * day,
          ],
          [{ step: 'ask', part: 'deed' }, 3 * day],
        ],
      },
    ],
  ],
  [
    'requested',
    [
      {
        side: 'seller',
        agent: 'other',
        invited: 26,
        steps: [accepts(25, null), [{ step: 'end' }, 22]],
      },
      { side: 'seller', agent: 'demo', invited: 20 },
    ],
  ],
  ['expired', [{ side: 'seller', agent: 'demo', invited: 13 * day, steps: [[{ step: 'expire' }, 11 * day]] }]],
]

/** Who represents whom in the deals of the demo's buyer and seller, and what their agents are paid. */
export async function makeMandates(db: Db, now: Date): Promise<void> {
  const buyer = await findUserByEmail(db, 'user@demo.in')
  const seller = await findUserByEmail(db, 'seller@demo.in')
  const agent = await findUserByEmail(db, 'agent@demo.in')
  const [other] = await db.many<{ id: number }>(
    sql`select id from users where role = 'agent' and email <> 'agent@demo.in' order by id limit 1`,
  )
  if (!buyer || !seller || !agent || !other) throw new Error('The demo world has no agents.')
  const agents = { demo: agent.id, other: other.id }
  const deals = (whose: 'buyer' | 'seller') =>
    db.many<Deal>(sql`
      select id, state, buyer_id, seller_id, price_paise from bookings
      where kind = 'sale' and ${whose === 'buyer' ? sql`buyer_id = ${buyer.id}` : sql`seller_id = ${seller.id}`}
      order by id`)
  for (const [found, pasts] of [
    [await deals('buyer'), ofBuyer],
    [await deals('seller'), ofSeller],
  ] as const) {
    for (const [state, ofState] of pasts) {
      const deal = found.find((one) => one.state === state)
      if (!deal) throw new Error(`The demo world has no deal that is ${state}.`)
      for (const past of ofState) await insertDemoMandate(db, demoOf(deal, past, agents[past.agent], now))
    }
  }
}

function demoOf(deal: Deal, { side, invited, steps = [] }: Past, agentId: number, now: Date): DemoMandate {
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs)
  return {
    bookingId: deal.id,
    side,
    clientId: side === 'buyer' ? deal.buyerId : deal.sellerId,
    agentId,
    pricePaise: deal.pricePaise,
    rate: side === 'buyer' ? 100 : 150,
    invitedAt: ago(invited),
    steps: steps.map(([step, hours]) => ({ ...step, at: ago(hours) })),
  }
}
