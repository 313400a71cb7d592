import { type BookingKind, type BookingSide, bookingGraphs, type RentalState, type SaleState } from './facts.ts'

// What comes next in a deal, as each side reads it: the lists, the deal room and the timeline share it. Free of zod.

export interface NextStep {
  /** Who has to act for the deal to go on; null: nobody, or only if they want to. */
  turn: BookingSide | 'both' | null
  buyer: string
  seller: string
}

/** Before the money is there, a sale and a rental are alike. */
const beginning = (buyer: 'buyer' | 'tenant') =>
  ({
    requested: {
      turn: 'seller',
      buyer: 'The owner accepts or declines your request. You pay nothing until then.',
      seller: `Accept or decline the request. If you accept, the property is on hold for this ${buyer}.`,
    },
    accepted: {
      turn: 'buyer',
      buyer: 'Verify your account with ₹1, which is refunded automatically.',
      seller: `The ${buyer} verifies their account with ₹1. The property is on hold meanwhile.`,
    },
    'penny-paid': {
      turn: 'buyer',
      buyer: 'Pay the booking amount. The property is on hold for you until then.',
      seller: `The ${buyer} pays the booking amount. Confirm it if they pay you directly.`,
    },
    rejected: {
      turn: null,
      buyer: 'The owner declined your request. No money was taken.',
      seller: `You declined the request. The ${buyer} has been told.`,
    },
    cancelled: {
      turn: null,
      buyer: 'This booking was cancelled. The deal shows what is refunded to you.',
      seller: `This booking was cancelled. The deal shows what is refunded to the ${buyer}.`,
    },
    expired: {
      turn: null,
      buyer:
        'The next step was not taken in time. If you paid ₹1, it is refunded automatically; anything you paid directly is returned by the owner.',
      seller:
        'The next step was not taken in time, so the booking has ended. If you were paid anything directly, return it.',
    },
  }) as const satisfies Partial<Record<SaleState & RentalState, NextStep>>

const saleSteps: Record<SaleState, NextStep> = {
  ...beginning('buyer'),
  booked: {
    turn: 'both',
    buyer: 'Settle the conditions with the owner, such as clear title and your loan, then confirm that they are met.',
    seller:
      'Settle the conditions with the buyer, such as clear title and no-objection, then confirm that they are met.',
  },
  cleared: {
    turn: 'both',
    buyer: 'Sign and register the agreement. One side records its number, the other confirms it.',
    seller: 'Sign and register the agreement. One side records its number, the other confirms it.',
  },
  agreed: {
    turn: 'buyer',
    buyer: 'Pay the first instalment. Deduct the tax where it applies.',
    seller: 'The buyer pays the first instalment. Confirm it if they pay you directly.',
  },
  paying: {
    turn: 'buyer',
    buyer: 'Pay the remaining instalments, and record the challan of any tax you deducted.',
    seller: 'The buyer pays the remaining instalments. Confirm each one that they pay you directly.',
  },
  settled: {
    turn: 'both',
    buyer: 'Take over the deed and the keys, then confirm the handover.',
    seller: 'Hand over the deed and the keys, then confirm the handover.',
  },
  completed: {
    turn: null,
    buyer: 'The property is yours. The papers and every payment stay in the deal.',
    seller: 'The sale is completed. The papers and every payment stay in the deal.',
  },
}

const rentalSteps: Record<RentalState, NextStep> = {
  ...beginning('tenant'),
  booked: {
    turn: 'both',
    buyer: 'Sign and register the leave and licence agreement. One side records its number, the other confirms it.',
    seller: 'Sign and register the leave and licence agreement. One side records its number, the other confirms it.',
  },
  registered: {
    turn: 'both',
    buyer: 'Go through the inventory and the meter readings, take the keys, then confirm it.',
    seller: 'Go through the inventory and the meter readings, hand over the keys, then confirm it.',
  },
  active: {
    turn: null,
    buyer: 'You live here now. After the lock-in, either side can give notice.',
    seller: 'Your tenant lives here now. After the lock-in, either side can give notice.',
  },
  notice: {
    turn: 'both',
    buyer: 'Agree on a day to inspect the home before you move out.',
    seller: 'Agree on a day to inspect the home before the tenant moves out.',
  },
  exiting: {
    turn: 'seller',
    buyer: 'The owner returns the deposit, less deductions that you accept or dispute.',
    seller: 'Return the deposit. The tenant can accept or dispute what you deduct.',
  },
  completed: {
    turn: null,
    buyer: 'The rental has ended and the deposit is settled.',
    seller: 'The rental has ended and the deposit is settled.',
  },
}

export const nextSteps = { sale: saleSteps, rental: rentalSteps } as const

/** What comes next; undefined for a state that this kind of deal does not have. */
export function nextStepOf(kind: BookingKind, state: SaleState | RentalState): NextStep | undefined {
  return state in bookingGraphs[kind].states ? (nextSteps[kind] as Record<string, NextStep>)[state] : undefined
}

/** Whether this side has to act now. */
export function isTurnOf(side: BookingSide, { turn }: Pick<NextStep, 'turn'>): boolean {
  return turn === side || turn === 'both'
}
