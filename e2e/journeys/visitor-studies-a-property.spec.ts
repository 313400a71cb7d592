import { accessibilityProblems, allowRefusals, expect, quiet, test } from '../support/test.ts'

// The demo world's first listing: a 2 BHK flat for sale in Pune. Its tenth was sold.
const address = '/property/ViewPropertyDetails/1'
const soldAddress = '/property/ViewPropertyDetails/10'

test('a visitor reads a property, looks at its pictures by keyboard, and learns what it costs in all', {
  tag: '@both',
}, async ({ page }) => {
  const { data } = await (await page.request.get('/api/property/1')).json()
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(data.propertydata.title)
  await expect(page.getByRole('complementary', { name: 'Price and next step' })).toContainText('per carpet sqft')
  const badge = page.getByRole('region', { name: 'Verification' }).locator('summary', { hasText: 'Verified listing' })
  await badge.click()
  await expect(page.getByText('Our team compared this listing with the papers of the property')).toBeVisible()

  const count = data.mediaData.imageCount
  await page.getByRole('list', { name: 'Pictures' }).getByRole('link').first().press('Enter')
  const viewer = page.getByRole('dialog', { name: 'Pictures' })
  await expect(viewer.getByText(`1 of ${count}`)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText(`2 of ${count}`)).toBeVisible()
  await page.keyboard.press('End')
  await expect(viewer.getByText(`${count} of ${count}`)).toBeVisible()
  await page.keyboard.press('+')
  await expect(viewer.getByRole('button', { name: 'Make it smaller' })).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()

  const cost = page.getByRole('region', { name: 'Total cost' })
  await expect(cost.getByText('Stamp duty 7%')).toBeVisible()
  await cost.getByRole('combobox', { name: 'Buyers' }).selectOption('women')
  await expect(cost.getByText('Stamp duty 6%')).toBeVisible()
  const total = data.propertydata.price * 1.06 + 30_000
  await expect(cost.getByText(`₹${total.toLocaleString('en-IN')}`)).toBeVisible()
  await cost.getByLabel('Tenure, as a number').fill('30')
  await cost.getByLabel('Tenure, as a number').press('Enter')
  await expect(cost.getByRole('slider', { name: 'Tenure' })).toHaveAttribute('aria-valuetext', '30 years')
  // Beside the price stands the same loan.
  await expect(page.getByRole('complementary', { name: 'Price and next step' })).toContainText('30 years at 7.5%')
})

test('a visitor compares three, takes one out, and finds the choice again', { tag: '@both' }, async ({ page }) => {
  await page.goto(address)
  await page
    .getByRole('complementary')
    .getByRole('button', { name: /^Compare/ })
    .click()
  const similar = page.getByRole('region', { name: 'Similar homes' })
  await similar
    .getByRole('button', { name: /^Compare/ })
    .nth(0)
    .click()
  await similar
    .getByRole('button', { name: /^Compare/ })
    .nth(1)
    .click()
  await page.getByRole('link', { name: 'Compare (3)' }).click()
  await expect(page).toHaveURL(/\/PropertyCampare\?ids=1,\d+,\d+$/)
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await expect(page.getByRole('row', { name: /^Price/ })).toContainText('Lowest')
  await page.getByLabel('Show only differences').check()
  await expect(page.getByRole('row', { name: /^Kind/ })).toHaveCount(0)
  expect(await accessibilityProblems(page)).toEqual([])
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await page.goto('/PropertyCampare')
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  // What was opened before can be added again.
  await page
    .getByRole('region', { name: /^Add from/ })
    .getByRole('button')
    .first()
    .click()
  await expect(page.getByRole('columnheader')).toHaveCount(3)
})

test('a visitor shares the link, reports a mistake, and is led back here by the sign-in page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/ViewSingleProperty/1')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${address}$`))
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${address}$`))

  await page.getByRole('button', { name: 'Report this listing' }).click()
  const form = page.getByRole('dialog', { name: 'What is wrong with this listing?' })
  await form.getByRole('button', { name: 'Send report' }).click()
  await expect(form.getByText('Choose what is wrong with this listing')).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  await form.getByLabel('Reason').selectOption('wrong-price')
  await form.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Thank you. We will look into it.')).toBeVisible()

  await page.getByRole('link', { name: 'I am interested' }).click()
  await expect(page).toHaveURL(/\/Login\?next=%2FViewSingleProperty%2F1$/)
})

test('a press before the code has loaded takes effect once it has', async ({ page }) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/assets\/(how-true-it-is|what-else-there-is)-/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/property/ViewPropertyDetails/1')
  const others = page.getByRole('region', { name: 'Similar homes' }).getByRole('button', { name: /^Compare/ })
  await others.nth(0).click()
  await others.nth(1).click()
  await page.getByRole('button', { name: 'Report this listing' }).click()
  letGo()
  await expect(page.getByRole('link', { name: 'Compare (2)' })).toBeAttached()
  await expect(page.getByRole('dialog', { name: 'What is wrong with this listing?' })).toBeVisible()
})

test('a press just as the code loads takes effect once', async ({ page }) => {
  // Pressed in the moment between the code and React, which goes on by the same kind of message.
  await page.route(/\/assets\/what-else-there-is-/, async (route) => {
    const reply = await route.fetch()
    const press = `document.querySelector('#similar button[aria-pressed]').dispatchEvent(new MouseEvent('click', { bubbles: true }))`
    const soon = `const soon = new MessageChannel(); soon.port1.onmessage = () => ${press}; soon.port2.postMessage(0)`
    await route.fulfill({ response: reply, body: `${await reply.text()};{${soon}}` })
  })
  await page.goto('/property/ViewPropertyDetails/1')
  const others = page.getByRole('region', { name: 'Similar homes' })
  await others.scrollIntoViewIfNeeded()
  await expect(others.getByRole('button', { name: /^Comparing/ })).toHaveCount(1)
  await quiet(page)
  await expect(others.getByRole('button', { name: /^Comparing/ })).toHaveCount(1)
})

test('a property that is gone answers 404 and shows similar ones', async ({ page, complaints }) => {
  const response = await page.goto(soldAddress)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This property is no longer listed')
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  expect((await page.goto('/property/ViewPropertyDetails/not-a-number'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This property is no longer listed')
  allowRefusals(complaints, 404)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a property can be read to the end, and its pictures opened', async ({ page }) => {
    // Its words are there before its pictures.
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const name of ['Overview', 'Location', 'Total cost', 'Verification', 'Similar homes']) {
      await expect(page.getByRole('region', { name })).toBeVisible()
    }
    await expect(page.getByText('Total you pay')).toBeVisible()
    await expect(page.getByText('Your EMI each month')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('link').first()).toHaveAttribute(
      'href',
      '/pictures/1/1-1600.webp',
    )
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()
    await page.goto('/PropertyCampare?ids=1,2', { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('columnheader')).toHaveCount(2)
  })
})
