import type { Page } from '@playwright/test'
import { buyPackage, payAtCheckout } from '../support/payments.ts'
import { beSignedIn, demoEmails, newPerson, signIn } from '../support/people.ts'
import { accessibilityProblems, expect, pixelsBeyondTheEdge, settle, test } from '../support/test.ts'

// The demo's seller: their number, a flat for sale and one for rent.
const number = /90000 ?00002/
const forSale = { id: 1, title: 'Corner 2 BHK flat opposite the vegetable market, Kondhwa Khurd' }
const forRent = { id: 2, title: 'Corner 1 BHK flat near the municipal school, Dhanori' }
const seeker = { id: 1, contacts: 5 }

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Price and next step' })

async function lookOver(page: Page): Promise<void> {
  await settle(page)
  expect(await accessibilityProblems(page), page.url()).toEqual([])
  expect(await pixelsBeyondTheEdge(page)).toBe(0)
}

/** All but the last contact of the package, for others than the seller. */
async function useUp(page: Page, token: string, contacts: number): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  for (let propertyId = 20; propertyId < 20 + contacts; propertyId++) {
    const reply = await page.request.post('/api/contact/create', { headers, data: { propertyId } })
    expect((await reply.json()).data.standing).toBe('unlocked')
  }
}

async function unlockWithPackage(page: Page): Promise<void> {
  await page.goto(`/property/ViewPropertyDetails/${forSale.id}`)
  const panel = panelOf(page)
  await expect(panel.getByText(/Uses the last contact left in your package/)).toBeVisible()
  expect(await page.content()).not.toMatch(number)
  await panel.getByRole('button', { name: 'Contact owner' }).click()
  await expect(panel.getByRole('link', { name: number })).toHaveAttribute('href', /^tel:\+91/)
  await lookOver(page)
}

async function unlockWithPayment(page: Page): Promise<void> {
  await page.goto(`/ViewPropertyDetails/${forRent.id}`)
  await panelOf(page).getByRole('link', { name: 'Contact owner' }).click()
  await expect(page).toHaveURL(new RegExp(`/RentContactPayment\\?propertyId=${forRent.id}$`))
  await expect(page.getByRole('button', { name: 'Pay ₹93.22' })).toBeVisible()
  await expect(page.getByText('₹79.00')).toBeVisible()
  expect(await page.content()).not.toMatch(number)
  await lookOver(page)

  await page.getByRole('button', { name: 'Pay ₹93.22' }).click()
  await payAtCheckout(page, 'Make it fail')
  await expect(page.getByRole('heading', { name: 'Payment failed' })).toBeVisible()
  expect(await page.content()).not.toMatch(number)
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Pay ₹93.22' }).click()
  await payAtCheckout(page, 'Pay')
  await expect(page.getByRole('heading', { name: 'Paid ₹93.22' })).toBeVisible()
  await expect(page.getByRole('link', { name: number })).toBeVisible()
  await lookOver(page)
}

test('a person unlocks one contact with a package and one with a payment; the owner stops sharing one', async ({
  page,
  browser,
}, info) => {
  test.slow()
  const name = { firstname: 'Ira', lastname: info.project.name === 'phone' ? 'Sathe' : 'Bhide' }
  const { email, password } = await newPerson(page, `reaches.${info.project.name}@example.in`, 'user', name)
  await signIn(page, email, password)
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  await buyPackage(page, token, seeker.id)
  await useUp(page, token, seeker.contacts - 1)
  await unlockWithPackage(page)
  await unlockWithPayment(page)

  await page.goto('/InterestedProperties')
  await expect(page.getByRole('link', { name: number })).toHaveCount(2)
  await lookOver(page)
  await page.goto('/SellerDetails/2')
  await expect(page.getByRole('heading', { name: 'Unlocked through' })).toBeVisible()
  await expect(page.getByRole('link', { name: forRent.title })).not.toHaveCount(0)

  const atHome = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: info.project.use.viewport ?? null,
  })
  const owner = await atHome.newPage()
  await beSignedIn(owner, demoEmails.seller)
  await owner.goto('/ContactRequest')
  await owner.getByRole('button', { name: `Stop sharing with Ira ${name.lastname}: ${forRent.title}` }).click()
  await expect(owner.getByText(/so one contact is returned to them/)).toBeVisible()
  await owner.getByRole('button', { name: 'Stop sharing number' }).click()
  await expect(owner.getByText('Ira no longer sees your number.')).toBeVisible()
  const row = owner
    .getByRole('row')
    .filter({ hasText: `Ira ${name.lastname}` })
    .filter({ hasText: forRent.title })
  await expect(row.getByText(/^Not shared since/)).toBeVisible()

  // What is open elsewhere follows by itself; the other contact stays.
  await page.goto(`/OwnerDetails/${forRent.id}`)
  await expect(page.getByText('This contact is no longer shared with you.')).toBeVisible()
  await expect(page.getByText('You have 1 contact left for other listings.')).toBeVisible()
  expect(await page.content()).not.toMatch(number)
  await page.goto('/InterestedProperties')
  await expect(page.getByRole('heading', { name: 'No longer shared' })).toBeVisible()
  await lookOver(page)
  await page.goto(`/OwnerDetails/${forSale.id}`)
  await expect(page.getByRole('link', { name: number })).toBeVisible()

  // A slip of the hand can be mended.
  await row.getByRole('button', { name: /^Share again with Ira/ }).click()
  await owner.getByRole('button', { name: 'Share number again' }).click()
  await expect(owner.getByText('Ira can see your number again.')).toBeVisible()
  await expect(row.getByText('Can see your number')).toBeVisible()
  await lookOver(owner)
  await atHome.close()
  await page.goto(`/OwnerDetails/${forRent.id}`)
  await expect(page.getByRole('link', { name: number })).toBeVisible()
})

test('a visitor signs in on the way to an owner and is brought back', async ({ page }) => {
  const address = `/property/ViewPropertyDetails/${forSale.id}`
  expect(await (await page.request.get(address)).text()).not.toMatch(number)
  await page.goto(address)
  await panelOf(page).getByRole('link', { name: 'Contact owner' }).click()
  await page.getByLabel('Email').fill(demoEmails.user)
  await page.getByLabel('Password', { exact: true }).fill('demo12345')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await expect(panelOf(page).getByRole('link', { name: number })).toBeVisible()
})

test('an owner promotes a listing, and it appears as Featured on the home page', async ({ page }) => {
  await beSignedIn(page, demoEmails.seller)
  await page.goto('/OwnerPropertiesScreen')
  await page.getByRole('button', { name: `More for ${forSale.title}` }).click()
  await page.getByRole('link', { name: /^(Promote|Featured: add days)$/ }).click()
  await page.getByText('15 days', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'Use 15 days from my package' })).toBeVisible()
  await page.getByRole('button', { name: 'Pay instead' }).click()
  await expect(page.getByRole('button', { name: 'Pay ₹1,060.82' })).toBeVisible()
  await lookOver(page)
  await page.getByRole('button', { name: 'Pay ₹1,060.82' }).click()
  await payAtCheckout(page, 'Pay')
  await expect(page.getByText(/^Your listing is Featured until/)).toBeVisible()
  await lookOver(page)
  await page.getByRole('link', { name: 'See it on the home page' }).click()
  const slide = page
    .getByRole('list', { name: 'Featured Properties' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: forSale.title }) })
  await expect(slide.first().getByText('Featured', { exact: true })).toBeVisible()
})

test('pressed twice in haste, the days of a package are taken once', async ({ page }) => {
  await beSignedIn(page, demoEmails.agent)
  await page.goto('/promoteProfilePayment')
  const sentence = page.getByText(/^Your package has \d+ promoted days/)
  const held = async () => Number((await sentence.innerText()).match(/\d+/)?.[0])
  const before = await held()
  await page.getByRole('button', { name: 'Use 7 days from my package' }).dblclick()
  await expect(page.getByText(`Your package has ${before - 7} promoted days`)).toBeVisible()
  await page.reload()
  await expect(page.getByText(`Your package has ${before - 7} promoted days`)).toBeVisible()
})
