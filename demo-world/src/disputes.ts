import { createHash } from 'node:crypto'
import type { Supplier } from '@properysearch/server/src/config.ts'
import { findUserByEmail } from '@properysearch/server/src/modules/accounts/index.ts'
import { holdDemoPayments } from '@properysearch/server/src/modules/bookings/demo-bookings.ts'
import { insertDemoDispute } from '@properysearch/server/src/modules/disputes/demo-disputes.ts'
import { insertDemoHeldRefund, insertDemoOrder } from '@properysearch/server/src/modules/orders/demo-orders.ts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { sql } from '@properysearch/server/src/platform/db/sql.ts'
import { insertAtPartner } from './orders.ts'

const dayMs = 24 * 60 * 60 * 1000

interface HeldBooking {
  id: number
  state: string
  sellerId: number
  seller: string
  title: string
  inState: string
}

/** Two of the demo buyer's deals in which money is held: about one the back office has to decide, about one it has. */
export async function makeDisputes(db: Db, now: Date, { supplier }: { supplier: Supplier }): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  const [buyer, admin] = [await findUserByEmail(db, 'user@demo.in'), await findUserByEmail(db, 'admin@demo.in')]
  if (!buyer || !admin) throw new Error('The demo world has no buyer or no back office.')
  const held = await db.many<HeldBooking>(sql`
    select b.id, b.state, b.seller_id, s.firstname || ' ' || left(s.lastname, 1) || '.' as seller, p.title, c.state as in_state
    from bookings b join users s on s.id = b.seller_id join properties p on p.id = b.property_id
      join cities c on c.id = p.city_id
    where b.buyer_id = ${buyer.id} and b.kind = 'sale' and b.channel = 'sandbox' and b.state in ('booked', 'agreed')
    order by b.id`)
  const orders = new Map<number, number>()
  for (const booking of held) {
    await holdDemoPayments(db, booking.id, async (payment) => {
      const number = createHash('sha256').update(`demo deal ${payment.id}`).digest('hex')
      const names = { reference: `PS-${number.slice(0, 20)}`, paymentId: `sp_${number.slice(0, 24)}` }
      const order = {
        ...names,
        userId: buyer.id,
        purpose: 'booking-amount',
        subjectId: booking.id,
        option: null,
        title: `Booking amount, ${booking.title}`,
        taxablePaise: 0,
        placeOfSupply: booking.inState,
        supplier,
        method: 'Net banking',
        at: payment.recordedAt,
        outcome: 'paid',
        held: { amountPaise: payment.cashPaise, for: `booking:${booking.id}`, forWhom: booking.seller },
      } as const
      const made = await insertDemoOrder(db, order)
      await insertAtPartner(db, { ...order, totalPaise: made.totalPaise })
      orders.set(booking.id, made.id)
      return made
    })
  }
  const ofState = (state: string) => {
    const booking = held.find((row) => row.state === state)
    if (!booking) throw new Error(`The demo’s buyer has no deal through the partner that is ${state}.`)
    return { bookingId: booking.id, raisedBy: buyer.id, otherId: booking.sellerId }
  }
  const decided = ofState('agreed')
  const given = {
    toBuyerPaise: 25_000_00,
    amountPaise: 25_000_00,
    reason:
      'The list of what is included names all wardrobes. The carpenter’s estimate for two is ₹25,000, so this much goes back to the buyer; the rest stays held for the deal.',
    at: daysAgo(17),
  }
  await insertDemoDispute(db, {
    ...decided,
    amountPaise: 40_000_00,
    reason:
      'The wardrobes of the second bedroom were part of the deal. They were taken out before the agreement was registered.',
    at: daysAgo(26),
    answer: {
      text: 'Those two were damaged by damp and could not stay. I offered ₹20,000 for new ones.',
      at: daysAgo(24),
    },
    decided: {
      ...given,
      adminId: admin.id,
      refund: (key) => insertDemoHeldRefund(db, { ...given, key, orderId: orders.get(decided.bookingId) ?? 0 }),
    },
  })
  await insertDemoDispute(db, {
    ...ofState('booked'),
    amountPaise: 60_000_00,
    reason:
      'The society says that ₹58,400 of maintenance is unpaid. We were told that there were no dues when we booked.',
    at: daysAgo(9),
    answer: {
      text: 'The bill is from before the society changed its rates, and we have written to the secretary. It will be settled this month.',
      at: daysAgo(6),
    },
  })
}
