import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { beNewPerson, beSignedIn, demoEmails } from '../support/people.ts'
import { accessibilityProblems, expect, settle, test } from '../support/test.ts'

/** The table's rows stand for payments; the first row is its head. */
const payments = (page: Page) => page.getByRole('table', { name: 'My payments' }).getByRole('row')

async function isAccessible(page: Page): Promise<void> {
  await settle(page)
  expect(await accessibilityProblems(page), page.url()).toEqual([])
}

test('a package is chosen, paid at the simulated checkout, running, and has its invoice as PDF', async ({
  page,
}, info) => {
  await beNewPerson(page, `package-${info.project.name}@example.in`)
  await page.goto('/PropertyPlans')
  const usual = page.getByRole('article').filter({ hasText: 'Our suggestion' })
  await expect(usual).toContainText('₹1,532.82')
  await usual.getByRole('link', { name: 'Buy: Seeker Plus' }).click()

  await expect(page.getByRole('heading', { name: 'Seeker Plus package, 90 days' })).toBeVisible()
  await expect(page.getByText('No money moves here.')).toBeVisible()
  await expect(page.getByText('CGST 9%')).toBeVisible()
  await expect(page.getByRole('link', { name: /^How refunds work/ })).toHaveAttribute('href', '/TermsOfServices#money')
  const gstin = page.getByLabel('GSTIN (optional)')
  await gstin.fill('29AAPFU0939F1ZX')
  await gstin.blur()
  await expect(page.getByText('Enter a GSTIN such as')).toBeVisible()
  await isAccessible(page)
  // Registered in Karnataka: the tax follows, and the price stays.
  await gstin.fill('29aapfu0939f1zr')
  await expect(page.getByText('IGST 18%')).toBeVisible()
  await expect(page.getByText('Taxed in Karnataka')).toBeVisible()
  await page.getByRole('button', { name: 'Pay ₹1,532.82' }).click()
  await expect(page.getByText('Enter the registered address, with its PIN code.')).toBeVisible()
  await expect(page.getByLabel('Registered name')).toBeFocused()
  await isAccessible(page)
  await gstin.fill('')
  await expect(page.getByLabel('Registered name')).toHaveCount(0)
  await expect(page.getByText('CGST 9%')).toBeVisible()

  const pay = page.getByRole('button', { name: 'Pay ₹1,532.82' })
  await pay.dblclick()
  await expect(page).toHaveURL(/\/sandbox-checkout\//)
  const place = page.url()
  // Back, and once more: the same order waits.
  await page.goBack()
  await pay.click()
  await expect(page).toHaveURL(place)
  await page.getByRole('button', { name: 'Pay ₹1,532.82' }).click()

  await expect(page).toHaveURL(/\/subscriptionPayment\?order_id=\d+$/)
  await expect(page.getByRole('heading', { name: 'Paid ₹1,532.82' })).toBeVisible()
  await expect(page.getByText('Your package runs until')).toBeVisible()
  await isAccessible(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Paid ₹1,532.82' })).toBeVisible()

  await page.getByRole('link', { name: 'See my packages' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Owner contacts' }).first()).toContainText('20 of 20 left')
  await page.goto('/PaymentHistory')
  await expect(payments(page)).toHaveCount(2)
  await expect(payments(page).last()).toContainText('Paid')
  await payments(page).last().getByRole('link', { name: /^PS\// }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Invoice PS\// })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ])
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')

  // What was bought and paid is over: the same again is an order of its own.
  await page.goto('/PaymentCheckout/2')
  await expect(page.getByText('The new days are added')).toBeVisible()
  await pay.click()
  await expect(page).toHaveURL(/\/sandbox-checkout\//)
  expect(page.url()).not.toBe(place)
})

test('a failed and an abandoned payment leave nothing behind, and can be continued', async ({ page }, info) => {
  await beNewPerson(page, `no-package-${info.project.name}@example.in`)
  await page.goto('/PaymentCheckout/1')
  await page.getByRole('button', { name: 'Pay ₹588.82' }).click()
  await page.getByRole('button', { name: 'Make it fail' }).click()
  await expect(page.getByRole('heading', { name: 'Payment failed' })).toBeVisible()
  await isAccessible(page)

  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Pay ₹588.82' }).click()
  await page.getByRole('button', { name: 'Leave without paying' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting for the payment partner' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Not paid yet' })).toBeVisible()
  await isAccessible(page)

  await page.goto('/MyPackages')
  await expect(page.getByRole('heading', { name: 'No active package' })).toBeVisible()
  await page.goto('/PaymentHistory')
  await expect(payments(page)).toHaveCount(3)
  await expect(payments(page).filter({ hasText: 'None' })).toHaveCount(2)
  await expect(payments(page).nth(1)).toContainText('Waiting for payment')
  await expect(payments(page).nth(2)).toContainText('Payment failed')

  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page).toHaveURL(/\/sandbox-checkout\//)
  await page.goBack()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await expect(payments(page).nth(1)).toContainText('Cancelled')
  await page.getByRole('tab', { name: 'Contacts' }).click()
  await expect(page.getByRole('heading', { name: 'No payments yet' })).toBeVisible()
})

test('what is paid in a tab that was closed is there the next time', async ({ page, context }, info) => {
  await beNewPerson(page, `closed-tab-${info.project.name}@example.in`)
  await page.goto('/PaymentCheckout/1')
  await page.getByRole('button', { name: 'Pay ₹588.82' }).click()
  await expect(page).toHaveURL(/\/sandbox-checkout\//)
  const place = page.url()
  const other = await context.newPage()
  await other.goto('/PaymentHistory')
  await expect(payments(other).last()).toContainText('Waiting for payment')
  await page.close()
  // The phone's own app pays: nobody comes back.
  await context.request.post(place, { form: { outcome: 'pay', method: 'upi' }, maxRedirects: 0 })
  await expect(payments(other).last()).toContainText('Paid')
  await other.goto('/MyPackages')
  await expect(other.getByRole('heading', { name: 'Seeker', exact: true })).toBeVisible()
})

test('the address of a package for others says so, and signs nobody out', async ({ page, complaints }) => {
  await beSignedIn(page, demoEmails.agent)
  await page.goto('/PaymentCheckout/1')
  await expect(page.getByText('This package is not for your type of account.')).toBeVisible()
  await page.getByRole('link', { name: 'See packages' }).click()
  await expect(page.getByRole('heading', { name: 'Agent Start' })).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')])
})

test('a lawyer is sold nothing, and is told why', async ({ page }) => {
  await beSignedIn(page, demoEmails.lawyer)
  for (const address of ['/PropertyPlans', '/MyPackages']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'You do not need a package' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Buy/ })).toHaveCount(0)
    await isAccessible(page)
  }
})

test('what was paid twice says where the second payment goes; signed out meanwhile, people are told', async ({
  page,
}, info) => {
  await beNewPerson(page, `twice-${info.project.name}@example.in`)
  await page.goto('/PaymentCheckout/1')
  await page.getByRole('button', { name: 'Pay ₹588.82' }).click()
  await page.getByRole('button', { name: 'Pay twice' }).click()
  await expect(page.getByText('₹588.82 more than the price has arrived.')).toBeVisible()
  await isAccessible(page)
  const place = page.url()
  await page.getByRole('link', { name: 'see its status' }).click()
  await expect(page.getByRole('table', { name: 'My refunds' })).toContainText('This order was paid twice.')

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => localStorage.clear())
  await page.goto(place)
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('You are signed out. Nothing is lost')).toBeVisible()
  // It stays as long for people who want no motion: the bar that counts its time is not cut short.
  await expect(page.locator('.Toastify__progress-bar--animated')).toHaveCSS('animation-duration', '5s')
})
