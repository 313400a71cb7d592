import { type CallContext, signedInAs } from '../../context.ts'
import { findPaidOf } from '../orders/index.ts'
import { amountsOf } from './deal-room.ts'
import { findInstalmentsPaid, findTransactionsOf, type TransactionRow } from './payments.sql.ts'

/** More than anybody has. */
const atMost = 200

export async function listPennies(ctx: CallContext, asked: { userId: number }) {
  const rows = await findPaidOf(ctx.db, signedInAs(ctx, asked.userId).id, 'booking-penny', atMost)
  return {
    data: rows.map((row) => ({
      orderId: row.id,
      bookingId: row.subjectId,
      title: row.title,
      amount: row.totalPaise / 100,
      paidAt: row.paidAt.toISOString(),
      refunded: row.refundedPaise / 100,
    })),
  }
}

export async function listBookingAmounts(ctx: CallContext, asked: { userId: number }) {
  const { id: userId } = signedInAs(ctx, asked.userId)
  return { data: (await findTransactionsOf(ctx.db, userId, atMost)).map(transactionOnWire) }
}

export async function listInstalmentsPaid(ctx: CallContext, asked: { id: number; userId: number }) {
  const { id: userId } = signedInAs(ctx, asked.userId)
  return { data: (await findInstalmentsPaid(ctx.db, asked.id, userId)).map(transactionOnWire) }
}

function transactionOnWire(row: TransactionRow) {
  return {
    id: row.id,
    bookingId: row.bookingId,
    what: row.what,
    propertydata: { id: row.propertyId, title: row.title },
    orderId: row.orderId,
    ...amountsOf(row),
  }
}
