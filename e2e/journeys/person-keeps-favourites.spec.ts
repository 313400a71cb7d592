import type { Page, Route } from '@playwright/test'
import { beNewPerson } from '../support/people.ts'
import { accessibilityProblems, allowRefusals, expect, pixelsBeyondTheEdge, quiet, test } from '../support/test.ts'

const address = '/property/ViewPropertyDetails/1'

async function keepAndFindAgain(page: Page) {
  await page.goto(address)
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const panel = page.getByRole('complementary', { name: 'Price and next step' })
  await quiet(page)
  // What could not be kept is taken back, and said.
  const refuse = (route: Route) =>
    route.fulfill({ status: 503, json: { status: 0, code: 'unavailable', message: 'Please try again in a minute.' } })
  await page.route('**/api/property/markasfavourite', refuse)
  await panel.getByRole('button', { name: 'Favourite' }).click()
  await expect(page.getByRole('alert').getByText('Please try again in a minute.')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Favourite', pressed: false })).toBeVisible()
  await page.unroute('**/api/property/markasfavourite')

  await panel.getByRole('button', { name: 'Favourite' }).click()
  await expect(panel.getByRole('button', { name: 'Favourite', pressed: true })).toBeVisible()
  await panel.getByRole('button', { name: 'Shortlist' }).click()
  await expect(panel.getByRole('button', { name: 'Shortlisted', pressed: true })).toBeVisible()
  await panel.getByRole('button', { name: 'I am interested' }).click()
  await expect(panel.getByText('You are interested.')).toBeVisible()
  await quiet(page)

  await page.goto('/ShortlistedProperty')
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'My Favourites' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Favourites')
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Remove from your favourites: ${title}` }).click()
  await expect(page.getByText(`Removed from your favourites: ${title}`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  await quiet(page)
  await page.reload()
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  return title
}

test('a person marks favourites, a shortlist and interest, and finds them all again', async ({
  page,
  complaints,
}, info) => {
  await beNewPerson(page, `keeps.${info.project.name}@example.in`)
  await page.goto('/InterestedProperties')
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  const title = await keepAndFindAgain(page)
  allowRefusals(complaints, 503)

  await page.goto('/InterestedProperties')
  await expect(page.getByText(/^Interested since/)).toBeVisible()
  expect(await pixelsBeyondTheEdge(page)).toBe(0)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: `Withdraw interest: ${title}` }).click()
  await expect(page.getByText(`No longer interested in: ${title}`)).toBeVisible()
  await quiet(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()

  // Signed in, the same property has my marks on it.
  await page.goto('/ViewPropertyDetails/1')
  await expect(page.getByRole('button', { name: 'Favourite', pressed: true })).toBeVisible()
})

test('a person who came from a property is brought back to it, and the owner sees that it is theirs', async ({
  page,
}) => {
  await page.goto(address)
  await page.getByRole('link', { name: 'I am interested' }).click()
  await page.getByLabel('Email').fill('seller@demo.in')
  await page.getByLabel('Password', { exact: true }).fill('demo12345')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await expect(page.getByText('This is your listing.')).toBeVisible()
})
