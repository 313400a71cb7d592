import { orderPath } from '@properysearch/contract/orders/facts'
import { formatRupees } from '@properysearch/contract/values/money'
import type { Context } from '../../context.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { findReachable } from '../accounts/index.ts'
import { invoiceFile, receiptFile } from '../invoices/index.ts'
import { findOrder } from './orders.sql.ts'

export const mailPapersJob = jobKind<{ orderId: number }>('mail-papers')

/** The payer's invoice, receipt or both. No setting ends this mail: these papers are theirs to keep. */
export async function mailPapers(ctx: Context, { orderId }: { orderId: number }): Promise<void> {
  const order = await findOrder(ctx.db, orderId)
  const payer = order && (await findReachable(ctx.db, order.userId))
  if (!order || !payer) return
  const files = [
    order.receiptId === null ? undefined : await receiptFile(ctx.db, order.receiptId, payer),
    order.invoiceId === null ? undefined : await invoiceFile(ctx.db, order.invoiceId, payer),
  ].filter((file) => file !== undefined)
  const amount = formatRupees(order.totalPaise / 100, 2)
  await ctx.adapters.mail.send({
    to: payer.email,
    subject: `Payment received: ${amount}`,
    text: `Hello ${payer.firstname},

We have received ${amount} for: ${order.title}.

${attachedWords(order)} You find it again at any time: ${ctx.config.publicUrl}${orderPath(order)}

Properysearch`,
    files,
  })
}

function attachedWords({ receiptId, invoiceId }: { receiptId: number | null; invoiceId: number | null }): string {
  if (receiptId !== null && invoiceId !== null) {
    return 'Your receipt for what is held, and the tax invoice for our fee, are attached.'
  }
  return receiptId === null ? 'Your tax invoice is attached.' : 'Your receipt is attached.'
}
