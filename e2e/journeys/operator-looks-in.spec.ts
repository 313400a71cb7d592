import { expect, test } from '../support/test.ts'

test('what runs the product answers, and the outbox says what it is', { tag: '@desk' }, async ({ request }) => {
  expect((await request.get('/healthz')).ok()).toBe(true)
  expect((await request.get('/readyz')).ok()).toBe(true)
  expect(await (await request.get('/metrics')).text()).toContain('http_request_duration_seconds')
  expect((await (await request.get('/api/openapi.json')).json()).openapi).toBe('3.1.0')
  expect(await (await request.get('/api/docs')).text()).toContain('/api/auths/login')
  expect(await (await request.get('/dev/outbox')).text()).toContain('would have sent')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the legal pages and the sign-in page can be read', { tag: '@desk' }, async ({ page }) => {
    for (const path of ['/privacy', '/TermsOfServices', '/Login']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(path === '/Login' ? 20 : 2000)
    }
  })
})
