import type { Page } from '@playwright/test'
import type { PurposeName } from '@properysearch/contract/orders/facts'
import { payByCalls } from './payments.ts'
import type { Send } from './selling.ts'

// A deal by calls alone, for what comes after it.

interface Given {
  buyer: Send
  seller: Send
  propertyId: number
  bookingAmount: number
}

/** A sale through the simulated partner: booked, paid for, and its agreement registered. */
export async function agreedByCalls(page: Page, { buyer, seller, propertyId, bookingAmount }: Given): Promise<number> {
  const terms = {
    kind: 'sale',
    channel: 'sandbox',
    bookingAmount,
    parts: 3,
    firstDueDays: 30,
    lateRate: 0,
    conditions: [],
    isInstant: true,
    includes: 'Wardrobes and two fans',
  }
  await seller('PUT', `/book/terms/${propertyId}`, { data: { terms } })
  const { id } = await buyer<{ id: number }>('POST', '/book', { data: { propertyId } })
  const pay = (purpose: PurposeName) => payByCalls(page, buyer.token, { purpose, subjectId: id, callBack: 'book' })
  await pay('booking-penny')
  await pay('booking-amount')
  for (const side of [buyer, seller]) await side('POST', `/book/${id}/confirm`, { data: { what: 'clear' } })
  const day = new Date(Date.now() + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const agreement = { documentNumber: 'HVL-12-4567-2026', office: 'Haveli 12, Pune', signedOn: day, registeredOn: day }
  await seller('PUT', `/book/${id}/registration`, { data: agreement })
  await buyer('POST', `/book/${id}/registration/confirm`, { data: { version: 1 } })
  return id
}
