import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { payAtCheckout } from '../support/payments.ts'
import { beNewPerson } from '../support/people.ts'
import { accessibilityProblems, expect, settle, test } from '../support/test.ts'

async function isAccessible(page: Page): Promise<void> {
  await settle(page)
  expect(await accessibilityProblems(page), page.url()).toEqual([])
}

test('prices are narrowed and read, three homes compared, and the report of one bought and saved', async ({
  page,
}, info) => {
  await page.goto('/home/propertyAnalysis')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Property prices in Pune')
  await isAccessible(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (/propertyAnalysis|pythonBiApi/i.test(new URL(request.url()).pathname)) asked.push(request.url())
  })
  await page.getByLabel('Locality', { exact: true }).selectOption('Baner')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Property prices in Baner, Pune')
  // Every chart, by one round trip.
  expect(asked).toHaveLength(1)
  await page.getByLabel('Locality', { exact: true }).selectOption('Select locality')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Property prices in Pune')
  const trend = page.getByRole('slider', { name: 'Trend by month' })
  await trend.press('End')
  await expect(trend).toHaveAttribute('aria-valuetext', /: ₹/)
  const byLocality = page.getByRole('region', { name: 'Price per carpet sqft by locality' })
  await byLocality.getByText('Table and files').click()
  const saving = page.waitForEvent('download')
  await byLocality.getByRole('button', { name: /as CSV$/ }).click()
  expect(await readFile(await (await saving).path(), 'utf8')).toContain('Source: Live listings')
  const drawing = page.waitForEvent('download')
  await byLocality.getByRole('button', { name: /as PNG$/ }).click()
  expect((await readFile(await (await drawing).path())).subarray(1, 4).toString()).toBe('PNG')

  await page.getByRole('link', { name: 'Compare properties' }).last().click()
  await expect(page).toHaveURL(/\/Login\?next=%2FPropertyAnalysis/)

  await beNewPerson(page, `prices-${info.project.name}@example.in`)
  await page.goto('/PropertyAnalysis?city=Pune&subcategory=Flats&category=sell')
  const offered = page.getByRole('list', { name: 'Properties to compare' })
  for (const _ of [1, 2, 3]) {
    await offered
      .getByRole('button', { name: /^Compare / })
      .first()
      .click()
    await expect(page.getByText('Property successfully added').last()).toBeVisible()
    await expect(offered.getByText('Adding…')).toHaveCount(0)
  }
  await expect(page.getByRole('list', { name: 'Compared' }).getByRole('listitem')).toHaveCount(3)
  await expect(offered.getByRole('button', { name: /^Compare / }).first()).toBeDisabled()
  await isAccessible(page)
  const first = page.getByRole('article', { name: 'Slot 1' })
  const title = await first.getByRole('heading').textContent()
  await first.getByRole('link', { name: 'Buy the full report' }).click()
  await expect(page.getByText('₹588.82').first()).toBeVisible()
  await isAccessible(page)
  await page.getByRole('button', { name: 'Pay ₹588.82' }).click()
  await payAtCheckout(page, 'Pay')
  await page.getByRole('link', { name: 'Open the report' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  await expect(page.getByRole('heading', { name: 'Total cost of owning over ten years' })).toBeVisible()
  await isAccessible(page)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the PDF' }).click()
  expect((await readFile(await (await file).path())).subarray(0, 5).toString()).toBe('%PDF-')
})
