import { expect, type Page } from '@playwright/test'

/** The pages that take money are somebody else's; here it is the built-in simulation. */
export async function payAtCheckout(page: Page, outcome: 'Pay' | 'Let it fail'): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox-checkout\//)
  await page.getByRole('button', { name: outcome === 'Pay' ? /^Pay ₹/ : outcome }).click()
  await expect(page).toHaveURL(/order_id=\d+/)
}

/** Buys a package without the screens, for journeys about something else. */
export async function havePackage(page: Page, packageId: number): Promise<void> {
  const headers = await authorization(page)
  const { data: order } = await (
    await page.request.post('/api/orders', {
      headers,
      data: { purpose: 'subscription', subjectId: packageId, key: crypto.randomUUID() },
    })
  ).json()
  await page.request.post(order.checkoutUrl, { form: { outcome: 'pay', method: 'upi' }, maxRedirects: 0 })
  await expect
    .poll(async () => {
      const way = `/api/propertysubscription/getCallBack?order_id=${order.id}`
      return (await (await page.request.get(way, { headers })).json()).data.status
    })
    .toBe('paid')
}

export async function authorization(page: Page): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}` }
}
