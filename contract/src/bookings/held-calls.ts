import { z } from 'zod'
import { decisionReason } from '../backoffice/decision.ts'
import { describe, done } from '../kernel/endpoint.ts'
import { id, page, pageOf } from '../kernel/page.ts'
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
  /** The back office may end it, so that all of it goes back. */
  mayEnd: z.boolean(),
})
export type OverHeld = z.output<typeof overHeld>

export const heldCalls = describe(paths.bookings, {
  listOverHeld: {
    access: 'admin',
    summary: 'Deals whose money the payment partner may no longer hold, from the last day on, the longest first',
    input: z.object({ page }),
    reply: pageOf(overHeld),
  },
  endOverHeld: {
    access: 'admin',
    summary: 'End such a deal before its agreement is registered: what is held goes back, with a reason that both read',
    input: z.object({ bookingId: id, reason: decisionReason }),
    reply: done,
    errors: ['not-found', 'moved-on', 'not-yet'],
  },
})
