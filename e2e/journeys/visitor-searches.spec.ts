import type { Page } from '@playwright/test'
import { readSearch, searchString } from '@properysearch/contract/search/address'
import { accessibilityProblems, expect, settle, test } from '../support/test.ts'

const list = '/PropertyListHome'
const cards = (page: Page) => page.getByRole('main').locator('article')
const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^[\d,]+\+? propert(y|ies)$/ })
const countNow = async (page: Page) => Number((await count(page).innerText()).replace(/\D/g, ''))
/** The page can be read before its scripts have come. */
const awake = (page: Page) => expect(page.locator('.map-switch')).toBeAttached()
const openFilters = async (page: Page) => {
  await page
    .getByRole('button', { name: /All filters/ })
    .locator('visible=true')
    .click()
  return page.getByRole('dialog', { name: 'All filters' })
}

test('a visitor misspells a place, finds it, filters and sorts', { tag: '@both' }, async ({ page }) => {
  await page.goto(`${list}?type=buy`)
  await awake(page)
  await page.getByRole('combobox', { name: /Locality/ }).fill('banner 2 bhk')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 BHK properties for sale in Baner')
  await expect(page).toHaveURL(/text=banner\+2\+bhk/)
  await expect(page.getByRole('link', { name: /Baner \(you typed ‘banner’\)/ })).toBeVisible()
  for (const card of await cards(page).all()) {
    await expect(card).toContainText('Baner')
    await expect(card).toContainText('2 BHK')
  }
  expect(await countNow(page)).toBe(await cards(page).count())

  // Without the rooms there is more of the place.
  const before = await countNow(page)
  await page.getByRole('link', { name: 'Remove 2 BHK' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Properties for sale in Baner')
  expect(await countNow(page)).toBeGreaterThan(before)

  // The button says how many there will be, and there are.
  const sheet = await openFilters(page)
  await sheet.getByRole('checkbox', { name: /Ready To Move/ }).check({ force: true })
  const isCounted = page.waitForResponse((response) => /facets.*subCategory=flats.*possession=/.test(response.url()))
  await sheet.getByRole('radio', { name: /Flats/ }).check({ force: true })
  const { total } = (await (await isCounted).json()).data
  // Not the number of one choice alone, which was there a moment ago.
  const show = sheet.getByRole('button', { name: new RegExp(`^Show ${total.toLocaleString('en-IN')} propert`) })
  const promised = (await show.innerText()).replace('Show ', '')
  await show.click()
  await expect(sheet).toBeHidden()
  await expect(count(page)).toHaveText(promised)
  await expect(page).toHaveURL(/subCategory=flats.*possession=Ready\+To\+Move/)

  await page.getByLabel('Sort by').selectOption('price-low')
  await expect(page).toHaveURL(/sort=price-low/)
  const prices = async () =>
    Promise.all(
      (await cards(page).all()).map(async (card) => {
        const full = (await card.locator('[title^="₹"]').first().getAttribute('title')) ?? ''
        return Number(full.replace(/\D/g, ''))
      }),
    )
  await expect(async () => {
    const shown = await prices()
    expect(shown).toEqual([...shown].sort((a, b) => a - b))
  }).toPass()

  await page.getByRole('link', { name: /Clear all/ }).click()
  await expect(page).toHaveURL(/\?type=buy&city=Pune$/)
})

test('pages are turned, and back from a listing the list is where it was', async ({ page }) => {
  await page.goto(`${list}?type=buy`)
  await awake(page)
  const next = page.getByRole('link', { name: 'Next page' })
  await next.click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()

  const low = cards(page).nth(8).getByRole('link').first()
  await low.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => window.scrollY)
  expect(scrolled).toBeGreaterThan(300)
  await low.click()
  await expect(page).toHaveURL(/ViewPropertyDetails/, { timeout: 30_000 })
  await page.goBack()
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeAttached()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled - 200)
})

test('while typing, places are suggested; the keyboard chooses one', { tag: '@both' }, async ({ page }) => {
  await page.goto(list)
  await awake(page)
  const box = page.getByRole('combobox', { name: /Locality/ })
  await box.pressSequentially('kothr')
  const options = page.getByRole('listbox', { name: 'Places and projects' }).getByRole('option')
  await expect(options.first()).toContainText('Kothrud')
  expect(await accessibilityProblems(page)).toEqual([])
  await box.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await box.press('Escape')
  await expect(options.first()).toBeHidden()
  await box.press('ArrowDown')
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page).toHaveURL(/text=Kothrud/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('in Kothrud')
})

test('the map moved by hand takes the list and the count along; the chip undoes it; a shared address shows the same', {
  tag: '@both',
}, async ({ page, isMobile, context }) => {
  // Of a type that no other journey posts or sells meanwhile: totals of different moments are compared.
  await page.goto(`${list}?type=commercial&text=pune`)
  await awake(page)
  const all = await countNow(page)
  const map = page.locator('.property-map')
  if (isMobile) await page.getByRole('button', { name: 'Map', exact: true }).tap()
  await expect(map).toHaveAttribute('data-map', 'live')
  await expect(map.getByRole('button', { name: /propert|₹/ }).first()).toBeVisible()
  for (let step = 0; step < 2; step++) await map.getByRole('button', { name: 'Zoom in', exact: true }).click()
  await expect(page).toHaveURL(/box=/)
  if (isMobile) await page.getByRole('button', { name: 'List', exact: true }).tap()
  await expect(page.getByRole('link', { name: 'Remove Map area' })).toBeVisible()
  await expect.poll(() => countNow(page)).toBeLessThan(all)

  // What the map counts is what the list counts, once the map rests.
  const countedByMap = async () => {
    const { data } = await (await page.request.get(`/api/search/clusters${new URL(page.url()).search}`)).json()
    return data.total
  }
  await expect(async () => expect(await countedByMap()).toBe(await countNow(page))).toPass()
  const address = new URL(page.url())

  const other = await context.newPage()
  await other.goto(address.href)
  await expect(count(other)).toHaveText(await count(page).innerText())
  await other.close()

  await page.getByRole('link', { name: 'Remove Map area' }).click()
  await expect(page).not.toHaveURL(/box=/)
  await expect.poll(() => countNow(page)).toBe(all)
})

test('a card under the pointer lights its pin, and a pin its card', { tag: '@desk' }, async ({ page }) => {
  await page.goto(`${list}?type=buy&text=baner`)
  await awake(page)
  await expect(page.locator('.property-map')).toHaveAttribute('data-map', 'live')
  const card = cards(page).first()
  const title = await card.getByRole('heading').innerText()
  await card.hover()
  const pin = page.locator('.property-map').getByRole('button', { name: title })
  await expect(pin).toBeVisible()
  await expect(card).toHaveClass(/card-lit/)
  await page.mouse.move(0, 0)
  await expect(card).not.toHaveClass(/card-lit/)
})

test('parts of an address that cannot be read are named, and the rest is shown', async ({ page }) => {
  const response = await page.goto(`${list}?type=castle&bhk=99&text=baner&page=77`)
  expect(response?.status()).toBe(200)
  const notice = page.getByRole('main').getByText('We could not read a part of this search')
  await expect(notice).toBeVisible()
  await expect(page.getByText('Type must be buy, rent, commercial or plots.')).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
})

test('addresses of every older kind lead to the one of the search', async ({ page }) => {
  await page.goto(`${list}?type=Buy&subCategory=flats&budget=null&location=Baner`)
  await expect(page).toHaveURL(/\?type=buy&subCategory=flats&text=Baner$/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', page.url())
  await expect(page).toHaveTitle('Flats for sale in Baner | Properysearch')
  expect(await page.locator('meta[name="robots"]').count()).toBe(0)
  await page.goto(`${list}?type=buy&facing=East`)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
})

test('an empty list suggests which filter to remove', async ({ page }) => {
  await page.goto(`${list}?type=buy&text=baner&bhk=9&facing=East`)
  await expect(page.getByRole('heading', { name: 'No property matches all your filters' })).toBeVisible()
  expect(await accessibilityProblems(page)).toEqual([])
  const out = page.getByRole('link', { name: /^Without 9 BHK/ })
  await expect(out).toContainText(/propert/)
  const promised = (await out.innerText()).match(/[\d,]+ propert\w+/)?.[0] ?? ''
  await out.click()
  await expect(count(page)).toHaveText(promised)
})

test('a city is chosen once: the list, its map and the home page stay there, and All India is a choice', async ({
  page,
}) => {
  await page.goto(`${list}?type=buy&text=under+80+lakh`)
  await expect(page).toHaveURL(/text=under\+80\+lakh&city=Pune$/)
  await awake(page)
  for (const card of await cards(page).all()) await expect(card).toContainText('Pune')
  await page.getByLabel('City').selectOption('Mumbai')
  await expect(page).toHaveURL(/city=Mumbai/)
  await page.goto('/')
  await expect(page).toHaveURL(/\?city=Mumbai$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A home in Mumbai')
  await page.goto(`${list}?type=rent`)
  await expect(page).toHaveURL(/\?type=rent&city=Mumbai$/)
  await awake(page)
  await page.getByLabel('City').selectOption('All India')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Properties for rent')
})

test('when the connection goes, the filters stay and Retry brings the list', async ({ page, complaints }) => {
  await page.goto(`${list}?type=buy`)
  await awake(page)
  await page.route('**/*.data*', (route) => route.abort())
  await page.getByRole('link', { name: 'Rent', exact: true }).locator('visible=true').first().click()
  await expect(page.getByRole('heading', { name: 'This did not load' })).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  await settle(page)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.unroute('**/*.data*')
  await page.getByRole('link', { name: 'Retry' }).click()
  await expect(page).toHaveURL(/type=rent/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Properties for rent in Pune')
  allowLost(complaints)
})

test('agents are listed nearest first, lawyers by name with the reason', async ({ page }) => {
  await page.goto(`${list}?search=agent&text=baner`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Property agents near Baner')
  await expect(cards(page).first()).toContainText('Baner, Pune')
  await page.getByRole('link', { name: 'Lawyers', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Property lawyers for Baner')
  await expect(page.getByText('do not allow lawyers to be ranked')).toBeVisible()
  const names = await page.getByRole('main').locator('article h2').allInnerTexts()
  const byLastName = (name: string) => name.split(' ').reverse().join(' ').toLowerCase()
  expect(names.map(byLastName)).toEqual(names.map(byLastName).sort())
  expect(await accessibilityProblems(page)).toEqual([])
})

test('what somebody looked at is remembered, newest first', async ({ page }) => {
  await page.goto(list)
  await awake(page)
  await page.evaluate(() => localStorage.setItem('recentlyViewed', '5,999999999,3'))
  await page.reload()
  const strip = page.getByRole('region', { name: 'Recently viewed' })
  await expect(strip.getByRole('article')).toHaveCount(2)
  await strip.getByRole('button', { name: 'Clear list' }).click()
  await expect(strip).toBeHidden()
})

test('the filters say what was typed, and a choice overrides it', { tag: '@both' }, async ({ page }) => {
  await page.goto(`${list}?type=buy&text=2+bhk+in+baner`)
  await awake(page)
  const sheet = await openFilters(page)
  await expect(sheet.getByText('You typed: 2 BHK, Baner. Filters override what you typed.')).toBeVisible()
  await sheet.getByRole('checkbox', { name: /^3 BHK/ }).check()
  await sheet.getByRole('button', { name: /^Show/ }).click()
  await expect(page.getByRole('link', { name: 'Remove 3 BHK' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Remove 2 BHK' })).toBeHidden()
})

test('the filters are accessible, open or closed', { tag: '@both' }, async ({ page }) => {
  await page.goto(`${list}?type=buy&text=baner`)
  await awake(page)
  const sheet = await openFilters(page)
  await settle(page)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: /Budget/ }).click()
  const panel = page.getByRole('dialog', { name: 'Budget' })
  await panel.getByLabel('Up to (₹)').fill('80 lakh')
  await expect(panel.getByRole('button', { name: /^Show|^No property/ })).toBeEnabled()
  expect(await accessibilityProblems(page)).toEqual([])
  await panel.getByLabel('Up to (₹)').press('Enter')
  await expect(page).toHaveURL(/maxPrice=8000000/)
  await expect(page.getByRole('link', { name: 'Remove Up to ₹80 Lac' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('searching, filtering, sorting and paging work', async ({ page }) => {
    await page.goto(`${list}?type=buy`)
    await page.getByRole('combobox', { name: /Locality/ }).fill('banner 2 bhk')
    await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\?type=buy&city=Pune&text=banner\+2\+bhk$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 BHK properties for sale in Baner')

    await page.goto(`${list}?type=buy`)
    const sheet = await openFilters(page)
    await sheet.getByRole('checkbox', { name: /3 BHK/ }).check({ force: true })
    await sheet.getByLabel('Up to (₹)').fill('2 cr')
    await sheet.getByRole('button', { name: /^Show/ }).click()
    await expect(page).toHaveURL(/\?type=buy&city=Pune&maxPrice=20000000&bhk=3$/)
    await expect(cards(page).first()).toContainText('3 BHK')

    await page.getByLabel('Sort by').selectOption('newest')
    await page.getByRole('button', { name: 'Sort', exact: true }).click()
    await expect(page).toHaveURL(/sort=newest/)
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible()
  })

  test('every search of the menus and the footer finds something', async ({ page }) => {
    const html = (await (await page.request.get('/')).text()).replaceAll('&amp;', '&')
    const hrefs = [...new Set([...html.matchAll(/href="(\/PropertyListHome\?[^"]+)"/g)].map((match) => match[1] ?? ''))]
    expect(hrefs.length).toBeGreaterThan(30)
    for (const href of hrefs) {
      const search = searchString(readSearch(new URL(href, 'http://x').searchParams))
      const { data } = await (await page.request.get(`/api/search/facets${search}`)).json()
      expect(data.total, href).toBeGreaterThan(0)
    }
  })
})

/** The lost connection was the journey's own doing. */
function allowLost(complaints: string[]): void {
  expect(complaints.every((complaint) => complaint.includes('ERR_FAILED'))).toBe(true)
  complaints.length = 0
}
