import type { Page } from '@playwright/test'
import { codeSentTo, newPerson, signIn } from '../support/people.ts'
import { accessibilityProblems, allowRefusals, expect, pixelsBeyondTheEdge, settle, test } from '../support/test.ts'

/** Each step is a screen of its own: accessible, and no wider than the display. */
async function isInOrder(page: Page): Promise<void> {
  // From the top: what the bar above half covers would be measured as half as high.
  await page.evaluate(() => window.scrollTo(0, 0))
  await settle(page)
  expect(await accessibilityProblems(page)).toEqual([])
  expect(await pixelsBeyondTheEdge(page)).toBe(0)
}

test('a person verifies Aadhaar and PAN, adds a bank account, and erases it all', async ({
  page,
  complaints,
}, info) => {
  test.slow()
  const isPhone = info.project.name === 'phone'
  // Each width has a person and numbers of its own: a number belongs to one account.
  const digit = isPhone ? 1 : 2
  const { email, mobile, password, otp } = await newPerson(page, `proves.${info.project.name}@example.in`)
  await signIn(page, email, password)

  await page.getByRole('link', { name: 'Verify your identity, so that you can post a property' }).click()
  await expect(page.getByText('Checks here are simulated')).toBeVisible()
  await page.getByRole('button', { name: 'Verify Aadhaar' }).click()
  await expect(page.getByText('Step 1 of 2')).toBeVisible()
  await expect(page.getByText('Please do not type a real Aadhaar number here')).toBeVisible()
  await isInOrder(page)
  const number = page.getByRole('textbox', { name: 'Aadhaar number' })
  await number.fill('9999 4105 7058')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText('Tick the box to agree to the check of your Aadhaar')).toBeVisible()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText('please keep your real number to yourself')).toBeVisible()
  allowRefusals(complaints, 400)
  await number.fill(`1234 5678 111${digit}`)
  await page.getByRole('button', { name: 'Send code' }).click()

  await expect(page.getByText('Step 2 of 2')).toBeVisible()
  await expect(page.getByText('Enter the 6-digit code')).toHaveCount(0)
  await isInOrder(page)
  const code = await codeSentTo(page, mobile, otp)
  // The phone slept and the page was reloaded: the code is still waited for.
  await page.reload()
  await page.getByRole('button', { name: 'Enter the code' }).click()
  await page.getByLabel('Code', { exact: true }).fill(code === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByText('That code is wrong')).toBeVisible()
  allowRefusals(complaints, 400)
  await expect(page.getByText('4 tries left')).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(code)
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  const aadhaar = page.getByRole('region', { name: 'Aadhaar' })
  await expect(aadhaar.getByText(`XXXX XXXX 111${digit}`)).toBeVisible()
  await expect(aadhaar.getByText('Verified', { exact: true })).toBeVisible()
  await expect(aadhaar.getByText('Simulation')).toBeVisible()

  await isInOrder(page)
  await page.getByRole('button', { name: 'Verify PAN' }).click()
  await isInOrder(page)
  await page.getByRole('textbox', { name: 'PAN', exact: true }).fill(`zzzpa111${digit}k`)
  await page.getByLabel('Date of birth').first().fill('1985-03-09')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Verify PAN' }).click()
  const pan = page.getByRole('region', { name: 'PAN' })
  await expect(pan.getByText(`XXXXX111${digit}X`)).toBeVisible()
  await expect(pan.getByText('Verified', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Bank accounts' }).click()
  await page.getByRole('button', { name: 'Add a bank account' }).click()
  await isInOrder(page)
  await page.getByLabel('IFSC').fill('test0000001')
  await page.getByLabel('Account number', { exact: true }).fill('123456780001')
  await page.getByLabel('Account number again').fill('123456780002')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Check and add' }).click()
  await expect(page.getByText('The two numbers differ')).toBeVisible()
  await page.getByLabel('Account number again').fill('123456780001')
  await page.getByRole('button', { name: 'Check and add' }).click()
  await expect(page.getByText('The bank has no such account')).toBeVisible()
  allowRefusals(complaints, 400)
  for (const label of ['Account number', 'Account number again']) {
    await page.getByLabel(label, { exact: true }).fill('123456789012')
  }
  await page.getByRole('button', { name: 'Check and add' }).click()
  await expect(page.getByText('XXXXXX9012')).toBeVisible()
  await expect(page.getByText('Receives payments')).toBeVisible()
  await isInOrder(page)

  await page.getByRole('link', { name: 'Your data' }).click()
  await page.getByRole('button', { name: 'Erase my account' }).click()
  await expect(page.getByText('72 months')).toBeVisible()
  await isInOrder(page)
  await page.getByLabel('Your password').fill(password)
  await page.getByLabel('Type “erase my account”').fill('erase my account')
  await page.getByRole('button', { name: 'Erase my account for good' }).click()
  await expect(page.getByText('Your account has been erased.')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/Login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Login failed. Please check your credentials.')).toBeVisible()
  allowRefusals(complaints, 401)
})
