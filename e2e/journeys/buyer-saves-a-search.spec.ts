import { newPerson } from '../support/people.ts'
import { liveFlat, newSeller } from '../support/selling.ts'
import { accessibilityProblems, expect, pixelsBeyondTheEdge, settle, test } from '../support/test.ts'

test('a visitor saves a search by signing in, and hears live and by mail of a flat that the office approves', async ({
  page,
}) => {
  const email = 'saves-a-search@example.in'
  const { password } = await newPerson(page, email)
  const seller = await newSeller(page, 'is-searched-for@example.in', 'ZZZPJ5650K', '50100007770650')

  await page.goto('/PropertyListHome?type=buy&text=2+bhk+in+baner&minPrice=7412000&maxPrice=7413000')
  await page.getByRole('button', { name: 'Save search' }).first().click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()

  const dialog = page.getByRole('dialog', { name: 'Your search is saved' })
  await expect(dialog.getByLabel('Name')).toHaveValue('2 BHK properties for sale in Baner ₹74.12 Lac to ₹74.13 Lac')
  await dialog.getByLabel('Name').fill('2 BHK in Baner around 74 lakh')
  await dialog.getByLabel('Tell me').selectOption('at-once')
  await settle(page)
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save choices' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Search saved' }).first()).toBeVisible()

  await page.goto('/SavedSearches')
  const row = page.getByRole('article').filter({ hasText: '2 BHK in Baner around 74 lakh' })
  await expect(row.getByText('You are told at once, also by email.')).toBeVisible()
  await settle(page)
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await pixelsBeyondTheEdge(page)).toBe(0)

  // The welcome, and nothing else yet.
  await expect(page.getByTestId('bell-count')).toHaveText('1')
  const title = 'Flat with a gulmohar at the gate'
  await liveFlat(page, seller.send, { title, price: 74_12_500, longitude: 73.7925, seed: 65 })
  await expect(page.getByTestId('bell-count')).toHaveText('2')
  await expect(row.getByText('1 new')).toBeVisible()
  await expect
    .poll(async () => {
      const { data } = await (await page.request.get(`/dev/outbox.json?to=${email}`)).json()
      return data.find(
        ({ subject }: { subject: string }) => subject === 'A property for “2 BHK in Baner around 74 lakh”',
      )?.body
    })
    .toContain('You saved “2 BHK in Baner around 74 lakh”. This property matches it:')

  await row.getByRole('link', { name: '2 BHK in Baner around 74 lakh' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})
