// Where the money that our partner holds for a deal lies in the ledger.

export const heldPrefix = 'held:booking:'
export const heldAccount = (bookingId: number) => `${heldPrefix}${bookingId}`
/** Frozen: nothing but a decision, or whoever raised the dispute, brings it back. */
export const disputedAccount = (bookingId: number) => `held:disputed:${bookingId}`
/** Decided for the seller, and not paid out yet. */
export const decidedAccount = (bookingId: number) => `held:decided:${bookingId}`

export const heldAccounts = (bookingId: number) => [
  heldAccount(bookingId),
  disputedAccount(bookingId),
  decidedAccount(bookingId),
]
