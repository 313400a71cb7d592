import type { Context } from '../../../context.ts'
import type { BookingRow } from '../bookings.sql.ts'
import { addPaid, type InstalmentRow, insertPayment } from '../payments.sql.ts'
import { today } from '../take-money.ts'
import { findWaitingRent } from './rent.sql.ts'
import { readTaxedRent, splitRent } from './rent-tax.ts'

interface OpenRent {
  row: InstalmentRow
  grossPaise: number
  tdsPaise: number
  cashPaise: number
}

/** Rent that is still open, the oldest first; what was recorded for it and waits for a word is left out. */
export async function openRentOf(ctx: Pick<Context, 'db' | 'now'>, booking: BookingRow): Promise<OpenRent[]> {
  const waiting = await findWaitingRent(ctx.db, booking.id)
  const open: OpenRent[] = []
  const rent = await readTaxedRent(ctx, booking)
  for (const row of rent.rows) {
    const grossPaise = row.grossPaise - row.paidPaise
    if (grossPaise === 0 || waiting.has(row.id)) continue
    open.push({ row, grossPaise, ...splitRent(rent, row, grossPaise) })
  }
  return open
}

export const cashOf = (open: readonly OpenRent[]) => open.reduce((sum, { cashPaise }) => sum + cashPaise, 0)

/** The tenant accepts that so much of the rent is taken from the deposit: it is paid, with a receipt like any other. */
export async function setOffRent(tx: Context, booking: BookingRow, amountPaise: number): Promise<void> {
  let leftPaise = amountPaise
  for (const { row, ...whole } of await openRentOf(tx, booking)) {
    if (leftPaise === 0) return
    const isWhole = leftPaise >= whole.cashPaise
    const part = isWhole ? whole : { grossPaise: leftPaise, tdsPaise: 0, cashPaise: leftPaise }
    await insertPayment(tx.db, {
      ...part,
      bookingId: booking.id,
      what: 'rent',
      instalmentId: row.id,
      orderId: null,
      paidOn: today(tx),
      reference: 'Taken from the deposit',
      recordedBy: booking.sellerId,
      recordedAt: tx.now,
      isConfirmed: true,
    })
    await addPaid(tx.db, row.id, part.grossPaise)
    leftPaise -= part.cashPaise
  }
}
