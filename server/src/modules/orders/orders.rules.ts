import type { Order } from '@properysearch/contract/orders/calls'
import { orderMinutes } from '@properysearch/contract/orders/facts'
import { type StateName, stateCodes, taxOf } from '@properysearch/contract/values/gst'
import { fail } from '../../platform/errors.ts'
import type { Closing } from './move-order.sql.ts'
import type { OrderRow } from './orders.sql.ts'
import type { Purpose, PurposeName, Quote } from './purpose.ts'

export const pageSize = 20
const minuteMs = 60_000

/** What the payer reads when it came to no payment. */
export const problems: Record<Closing['act'], string> = {
  fail: 'The payment did not go through. If your account was debited, your bank will return the money automatically.',
  expire: `It was not paid within ${orderMinutes} minutes.`,
  cancel: 'You cancelled it before paying.',
}

export const expiresAfter = (now: Date) => new Date(now.getTime() + orderMinutes * minuteMs)

/** Minutes until the partner is asked again without anybody calling. For three days: money may come late. */
const backOffMinutes = [1, 2, 4, 8, 15, 30, 60, 120, 240, 480, 960, 1440]

export function nextCheckAfter(checks: number, now: Date): Date | null {
  const minutes = backOffMinutes[checks]
  return minutes === undefined ? null : new Date(now.getTime() + minutes * minuteMs)
}

/** A paid order is asked about once more: somebody may have paid twice. */
export const lastCheckAfter = (paidAt: Date) => new Date(paidAt.getTime() + 60 * minuteMs)

export function purposeOf(purposes: readonly Purpose[], name: PurposeName): Purpose {
  const purpose = purposes.find((purpose) => purpose.name === name)
  if (!purpose) throw fail('not-found', 'This cannot be bought yet.')
  return purpose
}

/** Where a business is registered. */
export function stateOfGstin(gstin: string | null | undefined): StateName | undefined {
  return (Object.keys(stateCodes) as StateName[]).find((name) => stateCodes[name] === gstin?.slice(0, 2))
}

/** A registered business is taxed where it is registered, unless it is about a property. */
function placeOfSupplyOf(quote: Quote, gstin: string | undefined): string {
  return (quote.isTiedToProperty ? undefined : stateOfGstin(gstin)) ?? quote.placeOfSupply
}

export function priceOf(quote: Quote, gstin: string | undefined, supplierState: string) {
  const placeOfSupply = placeOfSupplyOf(quote, gstin)
  const tax = taxOf(quote.taxablePaise, placeOfSupply, supplierState)
  const heldPaise = quote.held?.amountPaise ?? 0
  return { placeOfSupply, ...tax, heldPaise, totalPaise: tax.totalPaise + heldPaise }
}

export function rupeesOf(amounts: {
  taxablePaise: number
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
  heldPaise: number
  totalPaise: number
}) {
  return {
    taxable: amounts.taxablePaise / 100,
    cgst: amounts.cgstPaise / 100,
    sgst: amounts.sgstPaise / 100,
    igst: amounts.igstPaise / 100,
    held: amounts.heldPaise / 100,
    total: amounts.totalPaise / 100,
  }
}

export function orderOnWire(row: OrderRow): Order {
  const isOpen = row.state === 'created'
  return {
    id: row.id,
    purpose: row.purpose,
    title: row.title,
    subjectId: row.subjectId,
    bookingId: bookingOf(row.heldFor),
    option: row.option,
    status: row.state,
    placeOfSupply: row.placeOfSupply,
    ...rupeesOf(row),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    checkoutUrl: isOpen ? row.checkoutUrl : null,
    isSimulation: row.gateway === 'sandbox',
    invoice: row.invoiceId && row.invoiceNumber ? { id: row.invoiceId, number: row.invoiceNumber } : null,
    heldFor: row.heldForWhom,
    receipt: row.receiptId && row.receiptNumber ? { id: row.receiptId, number: row.receiptNumber } : null,
    refunded: row.refundedPaise / 100,
    sentBack: row.sentBackPaise / 100,
    problem: row.problem,
  }
}

/** Held money says what it is held for: `booking:12`. */
function bookingOf(heldFor: string | null): number | null {
  const [what, id] = heldFor?.split(':') ?? []
  return what === 'booking' ? Number(id) : null
}
