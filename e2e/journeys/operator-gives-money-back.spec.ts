import { beSignedIn, demoEmails } from '../support/people.ts'
import { accessibilityProblems, expect, test } from '../support/test.ts'

test('an operator finds a paid order and refunds a part of it with a reason, and the log shows it', {
  tag: '@desk',
}, async ({ page }) => {
  await beSignedIn(page, demoEmails.admin)
  await page.goto('/admin/orders')
  await page.getByLabel('Order, reference, invoice or payer').fill(demoEmails.seller)
  await page.getByLabel('Status').selectOption({ label: 'Paid' })
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page).toHaveURL(/status=paid/)
  // The oldest on the page belongs to the demo world; the newest may be what another journey has just paid.
  await page
    .getByRole('link', { name: /package/ })
    .last()
    .click()
  await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible()

  await page.getByRole('button', { name: 'Refund money' }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund money' })
  await dialog.getByLabel('Amount in rupees, tax included').fill('9999999')
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect(dialog.getByText(/At most ₹/)).toBeVisible()
  await expect(dialog.getByText('Give the reason in a sentence')).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog.getByLabel('Amount in rupees, tax included').fill('100')
  const reason = 'A part of the package could not be used.'
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect(dialog).toBeHidden()
  const refunds = page.getByRole('table', { name: 'Refunds' })
  // The newest is last; another run may have refunded a part of the same order.
  await expect(refunds.getByText(reason).last()).toBeVisible()
  await expect(refunds.getByText('₹100.00').last()).toBeVisible()
  await expect(refunds.getByText(/^CN\//).last()).toBeVisible()

  // The papers are one press away.
  await page.getByRole('link', { name: /^PS\// }).click()
  await expect(page.getByRole('heading', { name: 'Credit note' }).first()).toBeVisible()

  await page.goto('/admin/audit')
  await expect(page.getByText('Order part refunded').first()).toBeVisible()
})
