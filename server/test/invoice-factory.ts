import { type Tax, taxOf } from '@properysearch/contract/values/gst'
import type { NewInvoice } from '../src/modules/invoices/index.ts'
import type { TestApp } from './test-app.ts'

let orders = 0

/** ₹100 and its tax, for an order of its own. */
export function newInvoice(
  app: TestApp,
  given: { userId: number; at?: Date; tax?: Tax; placeOfSupply?: string; gstin?: string },
): NewInvoice {
  const { userId, at = app.clock.now, placeOfSupply = 'Maharashtra', gstin = null } = given
  const tax = given.tax ?? taxOf(100_00, placeOfSupply)
  return {
    orderId: ++orders,
    at,
    supplier: app.config.supplier,
    recipient: {
      userId,
      name: 'Asha Kulkarni',
      address: '12 Lane 5, Baner',
      city: 'Pune',
      state: placeOfSupply,
      gstin,
    },
    placeOfSupply,
    line: { title: 'Owner contact of one property', sac: '998599', taxablePaise: tax.taxablePaise },
    tax,
    paidBy: 'UPI',
  }
}
