import type { Page } from '@playwright/test'
import { beSignedIn, demoEmails } from '../support/people.ts'
import { accessibilityProblems, expect, quiet, settle, test } from '../support/test.ts'

const map = (page: Page) => page.getByRole('region', { name: 'Map of all properties' })
const groups = (page: Page) => map(page).getByRole('button', { name: /propert(y|ies) here\. Zoom in$/ })
const pins = (page: Page) => map(page).locator('.map-pin')
// The page, its list and its map ask for totals one after the other, and other journeys sell, rent and post homes
// meanwhile: what is counted here is what they leave alone.
const untouched = '?type=commercial'

async function open(page: Page, query = ''): Promise<void> {
  await beSignedIn(page, demoEmails.user)
  await page.goto(`/MapDashboard${query}`)
  await expect(map(page)).toHaveAttribute('data-map', 'live', { timeout: 30_000 })
  await counted(page)
}

/** The number in the line, once it belongs to what is shown. */
async function counted(page: Page): Promise<number> {
  const line = page.getByTestId('count-here')
  await quiet(page)
  await expect(line).toHaveAttribute('aria-busy', 'false')
  return Number((await line.innerText()).replace(/\D/g, ''))
}

/** The same after something was done: a slow phone takes a while before it asks for the new number. */
async function countedAnew(page: Page, before: number): Promise<number> {
  await expect.poll(() => counted(page)).not.toBe(before)
  return counted(page)
}

/** The list's own total, from its summary. */
async function listed(page: Page): Promise<number> {
  const list = page.getByRole('region', { name: 'Properties on the map' })
  const summary = await list
    .getByText(/\d listings?$|^No listings$/)
    .first()
    .textContent()
  return Number((summary ?? '').replace(/.* of /, '').replace(/\D/g, ''))
}

/** What the circles and pins on the map add up to. */
async function summed(page: Page): Promise<number> {
  const names = await groups(page).evaluateAll((all) => all.map((group) => group.getAttribute('aria-label') ?? ''))
  const inGroups = names.reduce(
    (sum, name) => sum + Number((name.match(/([\d,]+) propert/)?.[1] ?? '').replaceAll(',', '')),
    0,
  )
  return inGroups + (await pins(page).count())
}

/** List and map come to say what the count says. */
async function agree(page: Page, count: number): Promise<void> {
  await expect.poll(async () => [await listed(page), await summed(page)]).toEqual([count, count])
}

test('zooming in narrows the count, and map, count and list always agree', { tag: '@both' }, async ({ page }) => {
  await open(page, untouched)
  const all = await counted(page)
  expect(all).toBeGreaterThan(200)
  await agree(page, all)

  for (let i = 0; i < 2; i++) {
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click()
    await settle(page)
    await counted(page)
  }
  let near = all
  // A slow phone takes a while before it asks for the new number; then all three say the same.
  await expect(async () => {
    near = await counted(page)
    expect(near).toBeLessThan(all)
    expect([await listed(page), await summed(page)]).toEqual([near, near])
  }).toPass({ timeout: 30_000 })

  await page.getByText('Plots', { exact: true }).click()
  await expect(page).toHaveURL(/type=plots/)
  const plots = await countedAnew(page, near)
  expect(plots).toBeLessThan(near)
  await agree(page, plots)

  await page.reload()
  await expect(map(page)).toHaveAttribute('data-map', 'live')
  expect(await counted(page)).toBe(plots)
})

test('an area drawn by hand narrows the search; clearing it brings all back', { tag: '@both' }, async ({ page }) => {
  await open(page, untouched)
  const all = await counted(page)
  await page.getByRole('button', { name: 'Draw an area' }).click()
  const { x, y, width, height } = (await map(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const at = (angle: number) =>
    [x + width / 2 + (width / 6) * Math.cos(angle), y + height / 2 + (height / 8) * Math.sin(angle)] as const
  await page.mouse.move(...at(0))
  await page.mouse.down()
  for (let step = 1; step <= 24; step++) await page.mouse.move(...at((step / 24) * 6))
  await page.mouse.up()

  await expect(page.getByText(/in your area$/)).toBeVisible()
  await expect(page).toHaveURL(/polygon=/)
  const inside = await countedAnew(page, all)
  expect(inside).toBeGreaterThan(0)
  expect(inside).toBeLessThan(all)
  await agree(page, inside)

  await page.getByRole('button', { name: 'Clear area' }).click()
  await expect(page).not.toHaveURL(/polygon=/)
  await expect.poll(() => counted(page)).toBe(all)
})

test('the view itself can be the area, without drawing', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Use this view' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/in your area$/)).toBeVisible()
  expect(await counted(page)).toBeGreaterThan(0)
})

test(
  'a pin tells title and price, by pointer and by keyboard, and opens its listing',
  { tag: '@both' },
  async ({ page }, info) => {
    await open(page, '?type=buy&box=73.78,18.555,73.80,18.565')
    const pin = pins(page).first()
    const name = (await pin.getAttribute('aria-label')) ?? ''
    const infoWindow = map(page).locator('.map-info')
    await pin.focus()
    await expect(infoWindow).toBeVisible()
    await expect(infoWindow.locator('strong')).toHaveText(/^₹[\d.]+ (Lac|Cr)$/)
    await expect(infoWindow).toContainText(name.replace(/^.*?, /, ''))
    await page.keyboard.press('Escape')
    await expect(infoWindow).toBeHidden()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await settle(page)
      expect(await accessibilityProblems(page)).toEqual([])
    }
    if (info.project.name === 'phone') {
      // A finger cannot hover: the first tap tells, the second opens.
      await pin.evaluate((element) => (element as HTMLElement).blur())
      await pin.tap()
      await expect(infoWindow).toBeVisible()
      await infoWindow.tap()
    } else {
      await pin.hover()
      await expect(infoWindow).toBeVisible()
      await pin.click()
    }
    await expect(page).toHaveURL(/\/ViewPropertyDetails\/\d+$/i)
  },
)

test('arrow keys go from one group to the next, and Enter zooms in', { tag: '@desk' }, async ({ page }) => {
  await open(page)
  const before = await counted(page)
  await groups(page).first().focus()
  const first = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  for (const key of ['ArrowRight', 'ArrowDown']) await page.keyboard.press(key)
  const next = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  expect(next).not.toBe(first)
  await page.keyboard.press('Enter')
  await expect.poll(() => counted(page)).toBeLessThan(before)
})

test('nothing found, and a failure, are said in words', async ({ page, complaints }) => {
  await open(page, '?type=plots&box=70,10,70.5,10.4')
  const list = page.getByRole('region', { name: 'Properties on the map' })
  const handle = list.getByRole('button', { expanded: false }).first()
  if (await handle.isVisible()) await handle.click()
  await expect(list.getByText('Nothing in this part of the map')).toBeVisible()
  await page.route('**/api/search/clusters**', (route) => route.abort())
  await page.getByText('Rent', { exact: true }).click()
  await expect(list.getByText('This did not load')).toBeVisible()
  await page.unroute('**/api/search/clusters**')
  await list.getByRole('button', { name: 'Retry' }).click()
  await expect(list.getByText('Nothing in this part of the map')).toBeVisible()
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes('ERR_FAILED')))
})
