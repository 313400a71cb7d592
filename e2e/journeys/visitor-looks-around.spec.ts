import { accessibilityProblems, allowRefusals, expect, test } from '../support/test.ts'

test('a visitor reads the prices of a zone, on the map and in words', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A home in Pune')
  await page.locator('summary', { hasText: 'South-West' }).click()
  const row = page.getByRole('row', { name: /Warje/ })
  await expect(row).toContainText('₹8,500–12,000')
  await expect(page.getByRole('row', { name: /Baner/ })).toBeHidden()
  // The map shows the opened zone alone.
  await expect(page.locator('circle[data-zone="South-West"]').first()).toHaveCSS('opacity', '1')
  await expect(page.locator('circle[data-zone="Central"]').first()).not.toHaveCSS('opacity', '1')
})

test('the map names the locality the pointer is near', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/')
  // The page can be read before its scripts have come; hovering works from then on.
  await expect(async () => {
    await page.locator('circle[data-zone="Outer North"]').first().hover({ force: true })
    await page.locator('circle[data-zone="Outer East"]').hover({ force: true })
    await expect(page.locator('.map-card')).toContainText('Loni Kalbhor₹4,300–6,300 per sqft (estimate)', {
      timeout: 500,
    })
  }).toPass()
})

test('a chosen theme stays after a reload, and System forgets it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/privacy')
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  const footer = page.getByRole('contentinfo')
  await footer.getByText('Dark').click()
  await page.reload()
  expect(await scheme()).toBe('dark')
  await expect(footer.getByLabel('Dark')).toBeChecked()
  await footer.getByText('System').click()
  await page.reload()
  expect(await scheme()).toBe('light dark')
})

test('on a phone the menu is a sheet: it opens, holds the focus, closes by Escape and by a link', async ({ page }) => {
  await page.goto('/')
  const opener = page.getByRole('button', { name: 'Open menu' })
  const sheet = page.getByRole('dialog', { name: 'Menu' })
  await opener.tap()
  await expect(sheet).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.tap()
  await sheet.getByRole('link', { name: 'Create account' }).tap()
  await expect(page).toHaveURL(/\/Registration$/)
  await expect(sheet).toBeHidden()
})

test('the keyboard goes straight to the content, and after a link the new page has the focus', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of service' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of service')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the grievance officer is one link away, with name and times', async ({ page }) => {
  await page.goto('/TermsOfServices')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Grievance officer' }).click()
  await expect(page).toHaveURL(/\/privacy#grievance$/)
  const section = page.locator('#grievance')
  await expect(section).toBeInViewport()
  await expect(section).toContainText('within 24 hours')
  await expect(section).toContainText('within 15 days')
})

test('an address that leads nowhere says so, with status 404, and is accessible', async ({ page, complaints }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL(/\/$/)
  allowRefusals(complaints, 404)
})

test('when the connection goes, the page says so and Retry brings it back', async ({ page, complaints }) => {
  await page.goto('/')
  await page.route('**/*.data*', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You seem to be offline')
  expect(await accessibilityProblems(page)).toEqual([])
  await page.unroute('**/*.data*')
  await page.getByRole('link', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy notice')
  expect(complaints.every((complaint) => complaint.includes('ERR_FAILED'))).toBe(true)
  complaints.length = 0
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page reads, its zones open, and the phone’s menu opens', async ({ page, isMobile }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.locator('summary', { hasText: 'PCMC' }).click()
    await expect(page.getByRole('row', { name: /Pimple Saudagar/ })).toBeVisible()
    if (isMobile) {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    }
  })
})

test('shared links carry a title, a picture that exists, and one canonical address', async ({ page, request }) => {
  await page.goto('/?utm_source=somewhere')
  await expect(page).toHaveTitle('Property for sale and rent in Pune | Properysearch')
  const content = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content')
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(new URL('/', page.url()).href)
  const picture = await request.get((await content('og:image')) ?? '')
  expect(picture.headers()['content-type']).toBe('image/png')
  expect(await content('og:title')).toBe('Property for sale and rent in Pune')
})
