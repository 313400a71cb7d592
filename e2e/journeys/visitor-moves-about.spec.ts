import { expect, test } from '../support/test.ts'

test('an address that leads nowhere is a 404 that helps', async ({ page, complaints }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: /home/i }).first().click()
  await expect(page).toHaveURL(/\/$/)
  complaints.splice(0, complaints.length, ...complaints.filter((it) => !it.includes('status of 404')))
})

test('the keyboard reaches the content first', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /skip to/i })).toBeFocused()
})

test('a chosen theme stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await ground()
  await page.getByText('Dark', { exact: true }).click()
  await expect.poll(ground).not.toBe(light)
  await page.reload()
  await expect.poll(ground).not.toBe(light)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the public pages can be read', async ({ page }) => {
    for (const path of ['/', '/privacy', '/TermsOfServices', '/Login']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(path === '/Login' ? 20 : 500)
    }
  })
})

test('what runs the product answers, and the outbox says what it is', async ({ request }) => {
  expect((await request.get('/healthz')).ok()).toBe(true)
  expect((await request.get('/readyz')).ok()).toBe(true)
  expect(await (await request.get('/metrics')).text()).toContain('http_request_duration_seconds')
  expect((await (await request.get('/api/openapi.json')).json()).openapi).toBe('3.1.0')
  expect(await (await request.get('/api/docs')).text()).toContain('/api/auths/login')
  expect((await request.get('/dev/outbox')).ok()).toBe(true)
})
