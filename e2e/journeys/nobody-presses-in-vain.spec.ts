import type { Page } from '@playwright/test'
import { cityCookie } from '@properysearch/contract/search/chosen-city'
import {
  act,
  changes,
  controlsInView,
  hearAlerts,
  linksInView,
  openAsleep,
  openAwake,
  whatIsShown,
  whatIsShownInTheEnd,
} from '../support/early.ts'
import { beSignedIn, demoEmails } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

// The code of a page comes after its picture. Whatever is done before must have the effect it has on a page that is
// awake, once. What there is to try is found on the page, and what it should do is seen by doing it later.

const wide = { width: 1440, height: 900 }
const pages = [
  { name: 'home', path: '/', within: 'body', windows: 1 },
  { name: 'the list', path: '/PropertyListHome', within: 'main', windows: 1 },
  { name: 'a property', path: '/property/ViewPropertyDetails/3', within: 'main', windows: 2 },
  { name: 'a guide', path: '/home/homebuying-guidance#duty', within: 'main', windows: 2 },
  { name: 'login', path: '/Login', within: 'main', windows: 1 },
]

/** What one control has changed must not be there for the next: what is remembered, and the chosen city. */
async function forget(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies({ name: cityCookie })
}

for (const { name, path, within, windows } of pages) {
  test(`${name}: nothing done in the first moment is lost or done twice`, async ({ page, hasTouch, context }) => {
    // As many openings as there are controls, twice.
    test.slow()
    const sent = changes(context)
    await hearAlerts(page)
    const tried = new Set<string>()
    const lost: string[] = []
    // On a wide screen, what a narrow one does not have.
    for (const size of [page.viewportSize() ?? wide, wide]) {
      await page.setViewportSize(size)
      await openAsleep(page, path)
      const controls = await controlsInView(page, within, windows)
      expect(controls.length).toBeGreaterThan(3)
      for (const control of controls.filter((one) => !tried.has(JSON.stringify(one)))) {
        tried.add(JSON.stringify(control))
        await openAwake(page, path)
        sent.length = 0
        await act(page, control, hasTouch)
        const expected = { ...(await whatIsShownInTheEnd(page)), sent: [...sent] }
        await forget(page)

        sent.length = 0
        const { wake } = await openAsleep(page, path)
        await act(page, control, hasTouch)
        await wake()
        const isSame = async () => expect({ ...(await whatIsShown(page)), sent: [...sent] }).toEqual(expected)
        await expect(isSame)
          .toPass({ timeout: 20_000 })
          .catch((error: Error) => lost.push(`${control.role} ${control.name}: ${error.message.slice(0, 600)}`))
        await forget(page)
      }
    }
    expect(lost).toEqual([])
  })
}

test('links lead where they say at once, and only once', async ({ page, hasTouch }) => {
  for (const path of ['/', '/PropertyListHome', '/Login']) {
    await openAsleep(page, path)
    const followed: string[] = []
    // No content: the browser asks, and stays where it is.
    await page.route('**/*', (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback()
      followed.push(route.request().url())
      return route.fulfill({ status: 204 })
    })
    const links = await linksInView(page)
    expect(links.length).toBeGreaterThan(0)
    for (const [at, { x, y, href }] of links.entries()) {
      if (hasTouch) await page.touchscreen.tap(x, y)
      else await page.mouse.click(x, y)
      await expect.poll(() => followed[at]).toBe(href)
    }
    expect(followed).toEqual(links.map(({ href }) => href))
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
})

test('what is done one after the other is done in that order, as on a page that is awake', async ({ page }) => {
  const { wake } = await openAsleep(page, '/')
  await page
    .locator('label')
    .filter({ hasText: /^Rent$/ })
    .click()
  await page.getByRole('combobox', { name: /^Locality/ }).fill('Baner')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('button', { name: 'Search' })).toHaveAttribute('aria-busy', 'true')
  await wake()
  await expect(page).toHaveURL(/\/PropertyListHome\?type=rent&subCategory=\w+&text=Baner&city=Pune$/)
})

test('a choice made in the moment its part wakes is kept', async ({ page }) => {
  await page.addInitScript(() => {
    const listen = document.addEventListener.bind(document)
    document.addEventListener = (type: string, ...given: unknown[]) => {
      listen(...([type, ...given] as Parameters<typeof listen>))
      // React listens from now on, and has woken nothing yet.
      if (type === 'change') queueMicrotask(choose)
    }
    const choose = () => {
      const buyers = document.querySelector<HTMLSelectElement>('select:has([value=women])')
      if (!buyers) return
      buyers.value = 'women'
      for (const name of ['input', 'change']) buyers.dispatchEvent(new Event(name, { bubbles: true }))
    }
  })
  await page.goto('/home/homebuying-guidance')
  const duty = page.getByRole('region', { name: 'Stamp duty, registration and TDS' })
  await expect(duty.getByText('₹5,10,000')).toBeVisible()
  await expect(duty.getByLabel('Buyers')).toHaveValue('women')
})

test('the map, whose picture is made by its code, shows nothing to press before', async ({ page }) => {
  await beSignedIn(page, demoEmails.user)
  const { wake } = await openAsleep(page, '/MapDashboard')
  expect(await controlsInView(page, 'body', 1)).toEqual([])
  await wake()
  await expect.poll(async () => (await controlsInView(page, 'body', 1)).length).toBeGreaterThan(3)
})

test.describe('on a slow phone', () => {
  test.beforeEach(async ({ page, context }) => {
    const browser = await context.newCDPSession(page)
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const bytesPerSecond = (1.6 * 1024 * 1024) / 8
    await browser.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    })
  })

  test('an order chosen at the first byte is the order of the list', async ({ page }) => {
    await page.goto('/PropertyListHome', { waitUntil: 'commit' })
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ index: 1 })
    await expect(page).toHaveURL(/[?&]sort=/)
  })

  test('a heart pressed at the first byte leads a stranger to the login, and back', async ({ page }) => {
    await page.goto('/property/ViewPropertyDetails/3', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Favourite', exact: true }).click()
    await expect(page).toHaveURL(/\/Login\?/)
  })
})
