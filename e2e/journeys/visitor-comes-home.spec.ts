import type { Locator } from '@playwright/test'
import { leadsSomewhere } from '../../web/app/screens.ts'
import { expect, pixelsBeyondTheEdge, quiet, settle, test } from '../support/test.ts'

/** The parts of the home page after the search, in the specification's order, with something that each must hold. */
const parts: [id: string, title: string, holds: string][] = [
  ['nearby', 'Properties nearby', 'Use my location'],
  ['latest', 'Latest Properties', 'Studio Apartments'],
  ['insights', 'Insights & Tools', 'Compare properties'],
  ['featured', 'Featured Properties', 'Featured'],
  ['premium-users', 'Premium Users', 'Agent ·'],
  ['hire', 'Hire Vendor', 'Hire Me'],
  ['guides', 'Your Real Estate Guide', 'Home buying'],
  ['calculators', 'Calculators', 'Capital Gains Tax'],
  ['testimonials', 'Testimonials', 'Sample'],
  ['app', 'Properysearch on your phone', 'Add to Home Screen'],
]
const partsToday = parts.filter(([id]) => id !== 'hire' || leadsSomewhere('/HireAgent'))

test('the parts of the home page are in order, each with its contents', { tag: '@both' }, async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  const titles = await main.getByRole('heading', { level: 2 }).allTextContents()
  expect(titles.slice(0, partsToday.length)).toEqual(partsToday.map(([, title]) => title))
  for (const [id, , holds] of partsToday) await expect(main.locator(`#${id}`), id).toContainText(holds)
  // An ad on top; the film and the moving picture between the tools and what is featured; one at the bottom.
  const places = await main
    .locator('#insights, .ad-slot, #featured')
    .evaluateAll((all) => all.map((part) => part.id || 'ad'))
  expect(places).toEqual(['ad', 'insights', 'ad', 'ad', 'featured', 'ad'])
  const guides = await main.locator('#guides h3 a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(guides).toEqual([
    '/home/homebuying-guidance',
    '/home/homedesign-guidance',
    '/home/homeloan-guidance',
    '/home/propertyevaluation-guidance',
  ])
  const tabs = await main.locator('#calculators').getByRole('tab').allTextContents()
  expect(tabs.slice(0, 2)).toEqual(['Capital Gains Tax', 'EMI Calculator'])
})

test('each ad of the home page is asked for by its own call, with the format and the place', { tag: '@desk' }, async ({
  page,
}) => {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    const slot = pathname.match(/\/api\/ads\/searchSingleFor(\w+)$/)?.[1]
    const fields = ['adFormat', 'pageToShow', 'adPosition'].map((name) => searchParams.get(name))
    if (slot) asked.add([slot, ...fields].join(' '))
  })
  await page.goto('/')
  for (const [beside, calls] of [
    ['#nearby', ['TopHome image homepage top']],
    ['#featured', ['CenterHomeVideo video homepage center', 'CenterHomeGif gif homepage center']],
    ['#data', ['BottomHome image homepage bottom']],
  ] as const) {
    await page.locator(beside).scrollIntoViewIfNeeded()
    await expect.poll(() => [...asked]).toEqual(expect.arrayContaining([...calls]))
  }
  expect(asked.size).toBe(4)
})

const tabs = {
  Buy: ['flats', 'houses', 'villa', 'plots', 'Studio Apartment', 'offices', 'shops'],
  Rent: ['house', 'apartment', 'condo'],
  Commercial: ['office-space', 'retail-space', 'industrial-space'],
  Plots: ['any', 'office-space', 'retail-space', 'industrial-space'],
}

test('each tab of the search has its own kinds and its own default', async ({ page }) => {
  await page.goto('/')
  await quiet(page)
  const search = page.getByRole('search', { name: 'Find property' })
  const kind = search.getByLabel('Property type')
  const begins = { Buy: 'flats', Rent: 'house', Commercial: 'office-space', Plots: 'any' }
  for (const [tab, values] of Object.entries(tabs)) {
    await search.getByText(tab, { exact: true }).click()
    expect(
      await kind.locator('option').evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value)),
    ).toEqual(values)
    await expect(kind).toHaveValue(begins[tab as keyof typeof begins])
  }
  await search.getByText('Rent', { exact: true }).click()
  await expect(kind.locator('option[value="condo"]')).toHaveText('Villa')
})

test('a search leads to the list with its type, its kind and the place', async ({ page }) => {
  await page.goto('/')
  await quiet(page)
  const search = page.getByRole('search', { name: 'Find property' })
  await search.getByText('Rent', { exact: true }).click()
  await search.getByLabel('Property type').selectOption('apartment')
  await search.getByLabel(/Locality/).fill('Baner')
  await search.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/PropertyListHome\?/)
  const query = new URL(page.url()).searchParams
  const carried = ['type', 'subCategory', 'budget', 'text'].map((name) => query.get(name))
  expect(carried).toEqual(['rent', 'apartment', null, 'Baner'])
})

test('the map is 400 pixels high, around Pune at zoom 10; the list beside it has pages, and a title opens the listing', {
  tag: '@both',
}, async ({ page }) => {
  const asked = page.waitForRequest('**/api/search/clusters?*')
  await page.goto('/')
  const nearby = page.locator('#nearby')
  const map = nearby.locator('.property-map')
  expect(await map.evaluate((element) => element.getBoundingClientRect().height)).toBe(400)
  await map.scrollIntoViewIfNeeded()
  const view = new URL((await asked).url()).searchParams
  expect([view.get('near'), view.get('zoom')]).toEqual(['18.5204,73.8567', '10'])

  const card = nearby.getByRole('article').first()
  await expect(card).toContainText(/₹[\d.,]+ (Lac|Cr|\/month)/)
  await expect(card).toContainText(/For (Sale|Rent)/)
  await expect(card).toContainText('Pune, Maharashtra')
  await expect(card).toContainText(/[\d,]+\ssqft/)
  await expect(card.getByRole('img')).toBeVisible()
  const pages = nearby.getByRole('navigation', { name: 'Pages' })
  await expect(pages).toContainText(/^1-20 of [\d,]+/)
  const nearest = await card.getByRole('heading').innerText()
  await pages.getByRole('button', { name: 'Farther' }).click()
  await expect(pages).toContainText(/^21-40 of [\d,]+/)
  await expect(card.getByRole('heading')).not.toHaveText(nearest)
  const title = await card.getByRole('heading').innerText()
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/property\/ViewPropertyDetails\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
})

test('a marker tells title and price under the pointer, and opens the listing', { tag: '@desk' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const map = page.locator('#nearby .property-map')
  await map.scrollIntoViewIfNeeded()
  // Into one group after another, until a single listing is in view.
  const inView = async (markers: Locator) => {
    const { x, y, width, height } = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    for (const marker of await markers.all()) {
      const at = await marker.boundingBox({ timeout: 500 }).catch(() => null)
      if (at && at.x > x && at.y > y && at.x + at.width < x + width - 60 && at.y + at.height < y + height) return marker
    }
    throw new Error('none is in view')
  }
  const groups = map.getByRole('button', { name: /properties here\. Zoom in$/ })
  let pin = map.locator('.map-pin').first()
  await expect(async () => {
    pin = await inView(map.locator('.map-pin')).catch(async (none) => {
      await (await inView(groups)).press('Enter')
      throw none
    })
  }).toPass()
  const title = ((await pin.getAttribute('aria-label')) ?? '').replace(/^.*?, /, '')
  await pin.hover()
  const told = map.locator('.map-info')
  await expect(told).toContainText(title)
  await expect(told.locator('strong')).toHaveText(/^₹[\d.,]+ (Lac|Cr|\/month)$/)
  await pin.click()
  await expect(page).toHaveURL(/\/property\/ViewPropertyDetails\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
})

test('every kind of property shows how many are live', async ({ page, request }) => {
  // Listings come and go while other journeys run: the page and the call are asked again until they agree.
  await expect(async () => {
    await page.goto('/')
    const { data } = await (await request.get('/api/search/category-counts?city=Pune')).json()
    expect(data).toHaveLength(7)
    for (const { subcategory, total } of data) {
      const kind = page.locator('#latest li', { has: page.getByRole('heading', { name: subcategory, exact: true }) })
      await expect(kind).toContainText(total.toLocaleString('en-IN'), { timeout: 2_000 })
    }
  }).toPass()
})

test('carousels show 3 slides, 4 below 1024 px, 2 below 600 px and 1 below 480 px', { tag: '@desk' }, async ({
  page,
}) => {
  await page.goto('/')
  const rows = page.locator('#featured .carousel, #premium-users .carousel, #testimonials .carousel')
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
    const shown = await rows.evaluateAll((all) =>
      all.map((row) => {
        const { width: room } = row.getBoundingClientRect()
        return Math.floor((room + 24) / (row.firstElementChild as HTMLElement).getBoundingClientRect().width)
      }),
    )
    expect([width, shown]).toEqual([width, [slides, slides, slides]])
    expect([width, await pixelsBeyondTheEdge(page)]).toEqual([width, 0])
  }
})

test('a person who leaves and comes back finds the parts that had not loaded yet', async ({ page }) => {
  await page.goto('/')
  await quiet(page)
  const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true })
  // What is passed on the way down is laid out only then.
  await privacy.scrollIntoViewIfNeeded()
  await quiet(page)
  await settle(page)
  await privacy.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy notice')
  await page.getByRole('link', { name: 'Properysearch, home' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A home in Pune')
  await page.locator('#premium-users').scrollIntoViewIfNeeded()
  await expect(page.locator('#guides').getByRole('heading', { name: 'Home buying' })).toBeVisible()
  await page.locator('#testimonials').scrollIntoViewIfNeeded()
  await expect(page.locator('#calculators').getByRole('tab', { name: 'EMI Calculator' })).toBeVisible()
})

test('a carousel moves by its buttons, and only then', { tag: '@both' }, async ({ page }) => {
  await page.goto('/')
  const row = page.locator('#featured .carousel')
  await row.scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Previous: Featured Properties' })).toBeDisabled()
  await page.getByRole('button', { name: 'Next: Featured Properties' }).click()
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
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
  await expect(nearby).toContainText('Near you in Pune, nearest first.')
  await expect(nearby.getByRole('article').first()).toContainText('away')
  const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem('userLocation') ?? 'null'))
  expect(kept).toEqual({ latitude: 18.559, longitude: 73.7868, city: 'Pune' })
})

test('far out at sea there is nothing, and the city is unknown', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 5, longitude: 60 })
  await page.goto('/')
  const nearby = page.locator('#nearby')
  await nearby.scrollIntoViewIfNeeded()
  await expect(nearby).toContainText('Near you in Unknown City')
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

test('the whole map is that of the list, and fills the screen; a phone that is turned asks for no area', async ({
  page,
}) => {
  await page.goto('/')
  await page.locator('#insights').scrollIntoViewIfNeeded()
  await page.locator('#insights').getByRole('link', { name: 'The whole map' }).click()
  await expect(page).toHaveURL(/\/PropertyListHome\?city=Pune#map$/)
  const map = page.getByRole('region', { name: 'Map of the properties in this list' })
  await expect(map).toHaveAttribute('data-map', 'live')
  await expect(map.getByRole('button', { name: /propert|₹/ }).first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeHidden()
  await quiet(page)
  // Turned, turned back with its address bar, and without it.
  for (const size of [
    { width: 844, height: 390 },
    { width: 390, height: 780 },
    { width: 390, height: 844 },
  ]) {
    const isCounted = page.waitForResponse(/\/api\/search\/clusters/)
    await page.setViewportSize(size)
    await isCounted
    await quiet(page)
    expect((await map.boundingBox())?.width).toBeGreaterThan(0.9 * size.width)
    await expect(page).toHaveURL(/\/PropertyListHome\?city=Pune#map$/)
  }
})
