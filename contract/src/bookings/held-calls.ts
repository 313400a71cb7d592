import { z } from 'zod'
import { describe } from '../kernel/endpoint.ts'
import { page, pageOf } from '../kernel/page.ts'
import { paths } from '../paths.ts'
import { bookingKinds, bookingStates } from './facts.ts'

const person = z.object({ id: z.number(), name: z.string() })

/** A deal whose money the payment partner may hold no longer. */
const overHeld = z.object({
  bookingId: z.number(),
  kind: z.enum(bookingKinds),
  state: z.enum(bookingStates),
  property: z.object({ id: z.number(), title: z.string() }),
  buyer: person,
  seller: person,
  /** Rupees that are still with the partner, disputed ones included. */
  amount: z.number(),
  /** The last day on which it might be held, and the days since then. */
  until: z.iso.date(),
  daysOver: z.number(),
  /** The oldest payment of it. */
  orderId: z.number(),
})
export type OverHeld = z.output<typeof overHeld>

export const heldCalls = describe(paths.bookings, {
  listOverHeld: {
    access: 'admin',
    summary: 'Deals whose money the payment partner may hold no longer, from its last day on, the longest first',
    input: z.object({ page }),
    reply: pageOf(overHeld),
  },
})
