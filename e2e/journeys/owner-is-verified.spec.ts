import type { Page } from '@playwright/test'
import { beSignedIn, codeSentTo, demoEmails, registerOnScreen } from '../support/people.ts'
import { beginFlat, eightJpegs, goOn, pdf } from '../support/posting.ts'
import { accessibilityProblems, expect, settle, test } from '../support/test.ts'

/** Numbers that the simulation accepts; each width has its own, as a number belongs to one account. */
async function proveIdentity(
  page: Page,
  { mobile, otp }: { mobile: string; otp: string },
  digit: number,
): Promise<void> {
  await page.getByRole('link', { name: 'Verify your identity, so that you can post a property' }).click()
  await page.getByRole('button', { name: 'Verify Aadhaar' }).click()
  await page.getByRole('textbox', { name: 'Aadhaar number' }).fill(`1234 5678 222${digit}`)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText('Step 2 of 2')).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(await codeSentTo(page, mobile, otp))
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Aadhaar' }).getByText('Verified', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Verify PAN' }).click()
  await page.getByRole('textbox', { name: 'PAN', exact: true }).fill(`zzzpa222${digit}k`)
  await page.getByLabel('Date of birth').first().fill('1985-03-09')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Verify PAN' }).click()
  await expect(page.getByRole('region', { name: 'PAN' }).getByText('Verified', { exact: true })).toBeVisible()
}

async function writeFlat(page: Page, society: string, seed: number): Promise<void> {
  await beginFlat(page)
  await expect(page.locator('[data-map=live]')).toBeVisible()
  await page.getByRole('button', { name: 'Put the pin in the middle' }).click()
  await expect(page.getByLabel('City')).toHaveValue('Pune')
  await page.getByLabel('Locality').fill('Shivajinagar')
  await page.getByLabel('Society or project').fill(society)
  await page.getByLabel('Pincode').fill('411005')
  await page.getByLabel('Street address').fill('31 Gulmohar Lane, Shivajinagar')
  await page.getByLabel('Flat or unit number').fill(`V-${seed}`)
  await goOn(page)
  await page.getByText('3 BHK', { exact: true }).click()
  await page.getByLabel('Carpet area').fill(String(1000 + seed))
  await page.getByRole('group', { name: 'Bathrooms' }).getByText('3', { exact: true }).click()
  await page.getByLabel('Floor', { exact: true }).selectOption('5')
  await page.getByLabel('Floors in the building').fill('9')
  await goOn(page)
  await page.getByText('5-10 Years', { exact: true }).click()
  await goOn(page)
  await page.getByLabel('Price').fill('12500000')
  await goOn(page)
  await page.getByRole('button', { name: /^Use “3 BHK flat in / }).click()
  await page.getByLabel('Description').fill('Quiet side of the building, morning sun, a park across the lane.')
  await goOn(page)
  await page.getByLabel('Choose pictures').setInputFiles(await eightJpegs(page, seed))
  await expect(page.getByText('8 of at most 40.')).toBeVisible({ timeout: 120_000 })
  await page.getByRole('link', { name: 'Continue to papers' }).click()
}

async function addPaper(page: Page, kind: string, name: string): Promise<void> {
  const row = page.getByRole('listitem').filter({ hasText: kind })
  const file = { name, mimeType: 'application/pdf', buffer: pdf }
  await row.getByLabel('Add', { exact: true }).setInputFiles(file)
  await expect(row.getByText(name)).toBeVisible()
}

test('a newcomer registers and posts a flat, which is sent back, corrected, verified, found and checked again', async ({
  page,
  browser,
}, info) => {
  test.setTimeout(300_000)
  const isPhone = info.project.name === 'phone'
  const society = isPhone ? 'Parijatak Nivas' : 'Kadamba Nivas'
  const email = `verified.${info.project.name}@example.in`
  const { mobile, otp } = await registerOnScreen(page, email)
  await proveIdentity(page, { mobile, otp }, isPhone ? 1 : 2)
  await writeFlat(page, society, isPhone ? 50 : 170)
  await addPaper(page, 'Index II or sale deed', 'index-ii.pdf')
  await page.getByRole('button', { name: 'Submit for verification' }).click()
  await expect(page.getByText('Our turn: we are checking it.')).toBeVisible()
  const papers = page.url()
  const id = papers.match(/PropertyVerification\/(\d+)/i)?.[1]
  const search = `/PropertyListHome?type=buy&text=${encodeURIComponent(society)}`

  const office = await (await browser.newContext()).newPage()
  await beSignedIn(office, demoEmails.admin)
  await office.goto(`/admin/listings/${id}`)
  await expect(office.getByText('Neha Apte')).toBeVisible()
  await expect(office.getByText(email)).toHaveCount(0)
  await expect(office.getByRole('main').getByRole('img')).toHaveCount(8)
  const download = office.waitForEvent('download')
  await office.getByRole('button', { name: 'Download index-ii.pdf' }).click()
  expect((await download).suggestedFilename()).toBe('index-ii.pdf')
  await office.getByRole('button', { name: 'Send back' }).click()
  const dialog = office.getByRole('dialog', { name: 'Send back to the owner' })
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await expect(dialog.getByText('Tick what is wrong, or describe it in your own words')).toBeVisible()
  await settle(office)
  expect(await accessibilityProblems(office)).toEqual([])
  await dialog.getByLabel('The property tax receipt is missing.').check()
  await dialog.getByLabel('In your own words').fill('The one of this year will do.')
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await expect(office.getByRole('heading', { level: 1, name: 'Listings to verify' })).toBeVisible()

  await page.goto('/Notification')
  await expect(page.getByText('Your listing was sent back')).toBeVisible()
  await page.goto(papers)
  await expect(page.getByText('Your turn: we sent it back.')).toBeVisible()
  await expect(page.getByText('The property tax receipt is missing.')).toBeVisible()
  await expect(page.getByText('The one of this year will do.')).toBeVisible()
  await addPaper(page, 'Property tax receipt', 'tax-receipt.pdf')
  await page.getByRole('button', { name: 'Submit for verification' }).click()
  await expect(page.getByText('Our turn: we are checking it.')).toBeVisible()

  await office.goto(`/admin/listings/${id}`)
  await expect(office.getByText('Property tax receipt', { exact: true })).toBeVisible()
  await office.getByRole('button', { name: 'Approve' }).click()
  const approval = office.getByRole('dialog', { name: 'Approve this listing' })
  await approval.getByLabel('Reason').fill('Deed and tax receipt name the owner and the flat.')
  await approval.getByRole('button', { name: 'Approve listing' }).click()
  await expect(office.getByRole('heading', { level: 1, name: 'Listings to verify' })).toBeVisible()

  await page.goto(search)
  await expect(page.getByRole('link', { name: new RegExp(`3 BHK flat in ${society}`) }).first()).toBeVisible()
  await page.goto('/Notification')
  await expect(page.getByText('Your listing is live')).toBeVisible()
  await office.goto('/admin/audit')
  await expect(office.getByText('Deed and tax receipt name the owner and the flat.').first()).toBeVisible()
  await changeAndBeCheckedAgain(page, office, { id: id ?? '', area: 1000 + (isPhone ? 50 : 170) })
})

/** The owner measures again; the listing stays, without its badge, until the office has compared old and new. */
async function changeAndBeCheckedAgain(page: Page, office: Page, { id, area }: { id: string; area: number }) {
  const badge = (name: string | RegExp) => page.getByRole('article').first().getByRole('link', { name })
  const seenByAll = `/ViewSingleProperty/${id}`
  const being = /^Changed on \d+\s\w+\s\d{4}, being checked$/
  await page.goto(seenByAll)
  await expect(badge('Verified listing')).toBeVisible()

  await page.goto(`/EditProperty/${id}`)
  await expect(page.getByText('We compare this with your papers, so we check any change here.').first()).toBeVisible()
  await page.getByLabel('Price').fill('12400000')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your changes are saved.')).toBeVisible()
  await page.getByLabel('Carpet area').fill(String(area + 40))
  await expect(page.getByText('These changes will be checked again')).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  const question = page.getByRole('dialog', { name: 'Save and have it checked again?' })
  await settle(page)
  expect(await accessibilityProblems(page)).toEqual([])
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await question.getByRole('button', { name: 'Save and have it checked again' }).click()
  await expect(page.getByText('Saved. Our team will check the changes.')).toBeVisible()
  await page.goto('/OwnerPropertiesScreen')
  await expect(page.getByText(being)).toBeVisible()
  await page.goto(seenByAll)
  await expect(badge(being)).toBeVisible()
  await expect(badge('Verified listing')).toHaveCount(0)

  await office.goto('/admin/listings?show=changed')
  await office.locator(`a[href="/admin/listings/${id}"]`).first().click()
  const row = office.getByRole('table', { name: 'What was verified' }).getByRole('row', { name: 'Carpet area' })
  const inWords = (sqft: number) => `${sqft.toLocaleString('en-IN')} sqft`
  await expect(row.getByRole('cell')).toHaveText([inWords(area), inWords(area + 40)])
  await settle(office)
  expect(await accessibilityProblems(office)).toEqual([])
  await office.getByRole('button', { name: 'Approve the change' }).click()
  const approval = office.getByRole('dialog', { name: 'Approve the change' })
  await approval.getByLabel('Reason').fill('The corrected deed has the larger area.')
  await approval.getByRole('button', { name: 'Approve the change' }).click()
  await expect(office.getByRole('heading', { level: 1, name: 'Listings to verify' })).toBeVisible()

  await page.goto(seenByAll)
  await expect(badge('Verified listing')).toBeVisible()
  await page.goto('/Notification')
  await expect(page.getByText('Your changes are verified')).toBeVisible()
}
