import { readFile } from 'node:fs/promises'
import { beSignedIn, demoEmails } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('a copy of my data is prepared, announced live, and downloaded', { tag: '@desk' }, async ({ page }, info) => {
  // One account each, so that the two widths do not meet in one list.
  const email = info.project.name === 'phone' ? demoEmails.evaluator : demoEmails.lawyer
  await beSignedIn(page, email)
  await page.goto('/MyProfile#your-data')
  const ask = page.getByRole('button', { name: 'Request a copy' })
  await expect(ask).toBeEnabled()
  const copies = page.getByRole('listitem').filter({ hasText: 'Requested on' })
  const before = await copies.count()
  await ask.click()
  // The newest is first. We wait for the file from the press on: preparing the copy takes time.
  await expect(copies).toHaveCount(before + 1)
  const button = copies.first().getByRole('button', { name: 'Download' })
  await expect(button).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  const copy = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(copy).toMatchObject({ profile: { email }, notifications: expect.any(Array), sessions: expect.any(Array) })
  expect(JSON.stringify(copy)).not.toMatch(/hash|argon2/i)
  await page.goto('/Notification')
  await expect(page.getByText('Your data copy is ready').first()).toBeVisible()
})

test('a photo is set, shown in the bar, and removed', { tag: '@desk' }, async ({ page }) => {
  // Not the demo's agent: a Premium User, whose photo the kept home page would go on asking for.
  await beSignedIn(page, demoEmails.lawyer)
  await page.goto('/MyProfile')
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12PQz4/DihiGlgQAknA/ARHOMx0AAAAASUVORK5CYII=',
    'base64',
  )
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png })
  await expect(page.getByRole('button', { name: /remove/i })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Profile menu' }).locator('img')).toBeVisible()
  await page.getByRole('button', { name: /remove/i }).click()
  await expect(page.getByRole('button', { name: 'Profile menu' }).locator('img')).toHaveCount(0)
})
