import type { Page } from '@playwright/test'
import { beNewPerson, beSignedIn, demoEmails } from '../support/people.ts'
import { expect, quiet, test } from '../support/test.ts'

const kept = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('userLocation') ?? 'null'))

test('if the browser already has permission, the city is known on loading and kept for the tab', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 18.5204, longitude: 73.8567 })
  await beSignedIn(page, demoEmails.user)
  await page.goto('/MapDashboard')
  await expect(page.getByRole('button', { name: 'Pune', exact: true })).toBeVisible()
  expect(await kept(page)).toEqual({ latitude: 18.5204, longitude: 73.8567, city: 'Pune' })
  await expect(page.getByRole('img', { name: 'You are here' })).toBeAttached()

  // Read back on the next page, whatever the device would say by now.
  await context.setGeolocation({ latitude: 28.65, longitude: 77.23 })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Pune', exact: true })).toBeVisible()
})

test('far out at sea it is Unknown City', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 15, longitude: 68 })
  await beSignedIn(page, demoEmails.user)
  await page.goto('/MapDashboard')
  await expect(page.getByRole('button', { name: 'Unknown City' })).toBeVisible()
  expect(await kept(page)).toEqual({ latitude: 15, longitude: 68, city: 'Unknown City' })
})

test('a page never opens with the question; high accuracy, 5 seconds to decide; a refusal is said in words', async ({
  page,
  context,
}) => {
  await context.clearPermissions()
  await page.addInitScript(() => {
    const state = { asked: [] as unknown[] }
    Object.assign(window, { state })
    navigator.geolocation.getCurrentPosition = (_, refuse, options) => {
      state.asked.push(options)
      refuse?.({ code: 1, message: 'denied' } as GeolocationPositionError)
    }
  })
  const asked = () => page.evaluate(() => (window as unknown as { state: { asked: unknown[] } }).state.asked)
  await beSignedIn(page, demoEmails.user)
  await page.goto('/MapDashboard')
  await quiet(page)
  expect(await asked()).toEqual([])
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page.getByText('Your device did not share its location.')).toBeVisible()
  expect(await asked()).toEqual([{ enableHighAccuracy: true, timeout: 5000 }])
  expect(await kept(page)).toBeNull()
})

test('logout forgets it', async ({ page, context }, info) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 18.5204, longitude: 73.8567 })
  await beNewPerson(page, `where.${info.project.name}@example.in`)
  await page.goto('/MapDashboard')
  await expect(page.getByRole('button', { name: 'Pune', exact: true })).toBeVisible()
  await context.clearPermissions()
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await kept(page)).toBeNull()
})
