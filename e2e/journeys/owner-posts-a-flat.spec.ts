import { beSignedIn, demoEmails } from '../support/people.ts'
import { beginFlat, eightJpegs, goOn, pdf } from '../support/posting.ts'
import { accessibilityProblems, allowRefusals, expect, settle, test } from '../support/test.ts'

test('an owner posts a flat with eight pictures and submits it', async ({ page, complaints }, info) => {
  test.slow()
  const isPhone = info.project.name === 'phone'
  await beSignedIn(page, demoEmails.seller)
  await beginFlat(page)

  await expect(page.locator('[data-map=live]')).toBeVisible()
  await page.getByRole('button', { name: 'Put the pin in the middle' }).click()
  await expect(page.getByLabel('City')).toHaveValue('Pune')
  await page.getByLabel('Locality').fill('Shivajinagar')
  await page.getByLabel('Society or project').fill('Journey Court')
  await page.getByLabel('Pincode').fill('411005')
  await page.getByLabel('Street address').fill('12 Journey Lane, Shivajinagar')
  await page.getByLabel('Flat or unit number').fill(isPhone ? 'P-101' : 'D-202')
  await goOn(page)

  await expect(page.getByRole('heading', { level: 1, name: 'Size and rooms' })).toBeVisible()
  await page.getByText('2 BHK', { exact: true }).click()
  await page.getByLabel('Carpet area').fill('745')
  await page.getByRole('group', { name: 'Bathrooms' }).getByText('2', { exact: true }).click()
  await page.getByLabel('Floor', { exact: true }).selectOption('12')
  await page.getByLabel('Floors in the building').fill('11')
  await goOn(page)
  await expect(page.getByText('The building has only 11 floors.')).toBeVisible()
  await page.getByLabel('Floor', { exact: true }).selectOption(isPhone ? '4' : '7')
  await goOn(page)

  await expect(page.getByRole('heading', { level: 1, name: 'Condition' })).toBeVisible()
  allowRefusals(complaints, 400)
  await page.getByText('5-10 Years', { exact: true }).click()
  await goOn(page)

  await expect(page.getByRole('heading', { level: 1, name: 'Price' })).toBeVisible()
  await page.getByLabel('Price').fill('85.5 lakh')
  await expect(page.getByText('₹85.5 Lac', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Usual in .+ per carpet sqft/)).toBeVisible()
  await goOn(page)

  // Back never loses, nor does a fresh start.
  await expect(page.getByRole('heading', { level: 1, name: 'Title and description' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Price')).toHaveValue('85,50,000')
  await page.reload()
  await expect(page.getByLabel('Price')).toHaveValue('85,50,000')
  await goOn(page)
  await page.getByRole('button', { name: /^Use “2 BHK flat in Journey Court/ }).click()
  await page.getByLabel('Description').fill('Bright, two balconies, water all day, five minutes from the metro.')
  await goOn(page)

  await expect(page.getByRole('heading', { level: 1, name: 'Pictures' })).toBeVisible()
  await page.getByLabel('Choose pictures').setInputFiles(await eightJpegs(page, isPhone ? 10 : 30))
  await expect(page.getByText('8 of at most 40.')).toBeVisible({ timeout: 120_000 })
  await page.getByRole('button', { name: 'Make picture 3 the cover' }).click()
  await page.getByRole('button', { name: 'Remove picture 8' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Remove picture 8' })).toBeVisible()
  await settle(page)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('link', { name: 'Continue to papers' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Papers and verification' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit for verification' })).toBeDisabled()
  const deed = page.getByRole('listitem').filter({ hasText: 'Index II or sale deed' })
  await deed
    .getByLabel('Add', { exact: true })
    .setInputFiles({ name: 'index-ii.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expect(deed.getByText('index-ii.pdf')).toBeVisible()
  await page.getByRole('button', { name: 'Submit for verification' }).click()
  await expect(page.getByText('Our turn: we are checking it.')).toBeVisible()

  await page.goto('/OwnerPropertiesScreen')
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Journey Court' }).first()
  await expect(row.getByText('Being verified')).toBeVisible()
  await expect(row.getByText('₹85.5 Lac')).toBeVisible()
})

test('a person who saves over a change from another device is told, and nothing is overwritten', async ({
  page,
  complaints,
}) => {
  await beSignedIn(page, demoEmails.seller)
  await beginFlat(page)
  const address = page.url()
  const other = await page.context().newPage()
  await other.goto(address)
  await other.getByLabel('Street address').fill('From the other device')
  await expect(other.getByText(/^Saved/)).toBeVisible()
  await other.getByRole('button', { name: 'Save and continue' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Size and rooms' })).toBeVisible()

  await page.getByLabel('Street address').fill('From here')
  await expect(page.getByText(/^This listing was changed on .+ Your change was not saved/)).toBeVisible()
  allowRefusals(complaints, 409)
  await page.getByRole('button', { name: 'Reload the newer version' }).click()
  await expect(page.getByLabel('Street address')).toHaveValue('From the other device')
})

test('a person editing a listing that has ended is told so, and is not sent to look for a newer version', async ({
  page,
  complaints,
}) => {
  await beSignedIn(page, demoEmails.seller)
  // Deaf to what happens elsewhere, as on a bad line: else the page would have closed by itself.
  await page.routeWebSocket(/\/realtime/, () => {})
  await beginFlat(page)
  const id = new URL(page.url()).searchParams.get('id')
  await page.goto(`/EditProperty/${id}`)
  const address = page.getByLabel('Street address')
  await expect(address).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const headers = { authorization: `Bearer ${token}` }
  const archived = await page.request.post(`/api/listings/${id}/act`, { headers, data: { act: 'archive' } })
  expect(archived.ok()).toBe(true)

  await address.fill('Written too late')
  await expect(page.getByText('This listing is archived, so it cannot be changed.')).toBeVisible()
  allowRefusals(complaints, 409)
  await expect(page.getByRole('button', { name: 'Reload the newer version' })).toBeHidden()
  await expect(address).toBeHidden()
})

test('a press while the draft is being saved takes effect once it is saved', async ({ page }) => {
  await beSignedIn(page, demoEmails.seller)
  await beginFlat(page)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/api\/listings\/\d+$/, async (route) => {
    if (route.request().method() !== 'GET') await held
    await route.continue()
  })
  await page.getByLabel('Street address').fill('While it saves')
  await expect(page.getByRole('status').filter({ hasText: 'Saving...' })).toBeVisible()
  await page.getByRole('button', { name: 'Save and continue' }).click()
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: 'Size and rooms' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Street address')).toHaveValue('While it saves')
})

test('an owner can resume a paused listing from the menu of My Properties', async ({ page }) => {
  await beSignedIn(page, demoEmails.seller)
  await page.goto('/OwnerPropertiesScreen')
  const row = page.getByRole('listitem').filter({ hasText: 'Paused' }).first()
  await row.getByRole('button', { name: /^More for/ }).click()
  const resume = page.getByRole('button', { name: 'Resume', exact: true })
  await expect(resume).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeInViewport({ ratio: 1 })
  await resume.click()
  // Not done: other journeys count what is live.
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Resume' })).toBeInViewport({ ratio: 1 })
})
