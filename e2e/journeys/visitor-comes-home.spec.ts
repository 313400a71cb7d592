import { expect, test } from '../support/test.ts'

test('the parts of the home page stand in their order', async ({ page }) => {
  await page.goto('/')
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  const parts = [
    'Properties nearby',
    'Latest Properties',
    'Insights & Tools',
    'Featured Properties',
    'Premium Users',
    'Your Real Estate Guide',
    'Calculators',
    'Testimonials',
    'Properysearch on your phone',
  ]
  expect(titles.filter((title) => parts.includes(title))).toEqual(parts)
  // An ad on top; the film and the moving picture between the tools and what is featured; one at the bottom.
  const places = await page
    .getByRole('main')
    .locator('#insights, .ad-slot, #featured')
    .evaluateAll((all) => all.map((it) => it.id || 'ad'))
  expect(places).toEqual(['ad', 'insights', 'ad', 'ad', 'featured', 'ad'])
})

const tabs = {
  Buy: ['flats', 'houses', 'villa', 'plots', 'Studio Apartment', 'offices', 'shops'],
  Rent: ['house', 'apartment', 'condo'],
  Commercial: ['office-space', 'retail-space', 'industrial-space'],
  Plots: ['any', 'office-space', 'retail-space', 'industrial-space'],
}

test('each tab of the search has its kinds, and its own to begin with', async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const search = page.getByRole('search', { name: 'Find property' })
  const kind = search.getByLabel('Property type')
  const begins = { Buy: 'flats', Rent: 'house', Commercial: 'office-space', Plots: 'any' }
  for (const [tab, values] of Object.entries(tabs)) {
    await search.getByText(tab, { exact: true }).click()
    expect(await kind.locator('option').evaluateAll((all) => all.map((it) => (it as HTMLOptionElement).value))).toEqual(
      values,
    )
    await expect(kind).toHaveValue(begins[tab as keyof typeof begins])
  }
  await search.getByText('Rent', { exact: true }).click()
  await expect(kind.locator('option[value="condo"]')).toHaveText('Villa')
})

test('a search leads to the list with its type, its kind and the place', async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const search = page.getByRole('search', { name: 'Find property' })
  await search.getByText('Rent', { exact: true }).click()
  await search.getByLabel('Property type').selectOption('apartment')
  await search.getByLabel(/Locality/).fill('Baner')
  await search.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/PropertyListHome\?/)
  const query = new URL(page.url()).searchParams
  expect([query.get('type'), query.get('subCategory'), query.get('text')]).toEqual(['rent', 'apartment', 'Baner'])
})

test('the map is 400 pixels high, and a title beside it opens the listing', async ({ page }) => {
  await page.goto('/')
  const nearby = page.locator('#nearby')
  const map = nearby.locator('.property-map')
  expect(await map.evaluate((it) => it.getBoundingClientRect().height)).toBe(400)
  const card = nearby.getByRole('article').first()
  await expect(card).toContainText(/₹[\d.,]+ (Lac|Cr|\/month)/)
  await expect(card).toContainText(/For (Sale|Rent)/)
  await expect(card).toContainText('Pune, Maharashtra')
  await expect(card).toContainText(/[\d,]+ sqft/)
  const title = await card.getByRole('heading').innerText()
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/property\/ViewPropertyDetails\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
})

test('every kind of property shows how many are live', async ({ page, request }) => {
  const { data } = await (await request.get('/api/search/category-counts')).json()
  await page.goto('/')
  for (const { subcategory, total } of data) {
    const kind = page.locator('#latest li', { has: page.getByRole('heading', { name: subcategory, exact: true }) })
    await expect(kind).toContainText(total.toLocaleString('en-IN'))
  }
  expect(data).toHaveLength(7)
})

test('carousels show 3 slides, 4 below 1024 px, 2 below 600 px and 1 below 480 px', async ({ page, isMobile }) => {
  test.skip(isMobile, 'one browser can be made as narrow as any')
  await page.goto('/')
  const row = page.locator('#featured .carousel')
  for (const [width, slides] of [
    [1440, 3],
    [1024, 3],
    [1023, 4],
    [600, 4],
    [599, 2],
    [480, 2],
    [479, 1],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const shown = await row.evaluate((it) => {
      const { width: room } = it.getBoundingClientRect()
      return Math.floor((room + 24) / (it.firstElementChild as HTMLElement).getBoundingClientRect().width)
    })
    expect([width, shown]).toEqual([width, slides])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect([width, overflow]).toEqual([width, 0])
  }
})

test('somebody who goes and comes back finds the parts that were not loaded yet', async ({ page }) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy notice')
  await page.getByRole('link', { name: 'Properysearch, home' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A home in Pune')
  await page.locator('#premium-users').scrollIntoViewIfNeeded()
  await expect(page.locator('#guides').getByRole('heading', { name: 'Home buying' })).toBeVisible()
  await page.locator('#testimonials').scrollIntoViewIfNeeded()
  await expect(page.locator('#calculators').getByRole('tab', { name: 'EMI Calculator' })).toBeVisible()
})

test('a carousel moves by its buttons, and only then', async ({ page }) => {
  await page.goto('/')
  const row = page.locator('#featured .carousel')
  await row.scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Previous: Featured Properties' })).toBeDisabled()
  await page.getByRole('button', { name: 'Next: Featured Properties' }).click()
  await expect.poll(() => row.evaluate((it) => it.scrollLeft)).toBeGreaterThan(0)
  await expect(page.getByRole('button', { name: 'Previous: Featured Properties' })).toBeEnabled()
})

test('somebody who says where they are sees what is near them, and the city is kept for the tab', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 18.559, longitude: 73.7868 })
  await page.goto('/')
  const nearby = page.locator('#nearby')
  await nearby.scrollIntoViewIfNeeded()
  await expect(nearby).toContainText('Around you in Pune, nearest first.')
  await expect(nearby.getByRole('article').first()).toContainText('away')
  const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem('userLocation') ?? 'null'))
  expect(kept).toEqual({ latitude: 18.559, longitude: 73.7868, city: 'Pune' })
})

test('far out at sea there is nothing, in the city nobody knows', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 5, longitude: 60 })
  await page.goto('/')
  const nearby = page.locator('#nearby')
  await nearby.scrollIntoViewIfNeeded()
  await expect(nearby).toContainText('Around you in Unknown City')
  await expect(nearby).toContainText('For this location data not available')
})

test('when the browser cannot tell where somebody is, the list stays empty, and Pune is one press away', async ({
  page,
}) => {
  await page.goto('/')
  const nearby = page.locator('#nearby')
  await nearby.scrollIntoViewIfNeeded()
  // The button answers when the map does: both come with the same code.
  await expect(nearby.locator('[data-map="live"]')).toBeVisible()
  await nearby.getByRole('button', { name: 'Use my location' }).click()
  await expect(nearby).toContainText('For this location data not available')
  await nearby.getByRole('button', { name: 'Look around Pune' }).click()
  await expect(nearby.getByRole('article').first()).toBeVisible()
})
