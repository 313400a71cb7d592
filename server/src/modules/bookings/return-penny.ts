import { type Context, inTransaction } from '../../context.ts'
import { Failure } from '../../platform/errors.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { type Purpose, refundOrder } from '../orders/index.ts'

export const returnPennyJob = jobKind<{ orderId: number }>('bookings-return-penny')

/** The ₹1 has done its work. */
export async function returnPenny(
  ctx: Context,
  purposes: readonly Purpose[],
  { orderId }: { orderId: number },
): Promise<void> {
  const reason = 'The ₹1 that verified your account is refunded to you.'
  try {
    await inTransaction(ctx, (tx) =>
      refundOrder(tx, purposes, { orderId, amountPaise: null, reason, adminId: null, key: `penny-${orderId}` }),
    )
  } catch (error) {
    // It went back already.
    if (!(error instanceof Failure && error.code === 'moved-on')) throw error
  }
}
