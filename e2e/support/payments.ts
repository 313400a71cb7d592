import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { Order } from '@properysearch/contract/orders/calls'
import type { CallBackName, PurposeName } from '@properysearch/contract/orders/facts'

/** Pays by calls alone, at the simulated checkout. For what comes after it. */
export async function payByCalls(
  page: Page,
  token: string,
  { callBack, ...wanted }: { purpose: PurposeName; subjectId: number; callBack: CallBackName },
): Promise<Order> {
  const headers = { authorization: `Bearer ${token}` }
  const data = { ...wanted, key: randomUUID() }
  const { data: order } = await (await page.request.post('/api/orders', { headers, data })).json()
  await page.request.post(order.checkoutUrl, { form: { outcome: 'pay', method: 'upi' }, maxRedirects: 0 })
  const reply = await page.request.get(`/api/${callBack}/getCallBack?order_id=${order.id}`, { headers })
  const { data: paid } = await reply.json()
  expect(paid.status).toBe('paid')
  return paid
}

export const buyPackage = (page: Page, token: string, packageId: number): Promise<Order> =>
  payByCalls(page, token, { purpose: 'subscription', subjectId: packageId, callBack: 'propertysubscription' })

/** Presses a button of the simulated checkout, and comes back. */
export async function payAtCheckout(page: Page, outcome: 'Pay' | 'Make it fail'): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox-checkout\//)
  await page.getByRole('button', { name: outcome === 'Pay' ? /^Pay ₹/ : outcome }).click()
  await expect(page).toHaveURL(/order_id=\d+/)
}

/** Pays from the dialog of a deal, at the simulated checkout, and comes back to the deal. */
export async function payAndReturn(page: Page, amount: string): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Pay ${amount}` })
    .click()
  await payAtCheckout(page, 'Pay')
  await expect(page.getByRole('heading', { name: new RegExp(`^(Paid|Refunded) ${amount}$`) })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the deal' }).click()
}
