import { beSignedIn, codeSentTo, demoEmails, newPerson, signIn } from '../support/people.ts'
import { accessibilityProblems, expect, quiet, settle, test } from '../support/test.ts'

test('a new agent is asked to verify on every page but the home page and the profile, until both are verified', async ({
  page,
}, info) => {
  test.slow()
  const isPhone = info.project.name === 'phone'
  const digit = isPhone ? 3 : 4
  const { email, mobile, password, otp } = await newPerson(page, `agent.${info.project.name}@example.in`, 'agent')
  await signIn(page, email, password)
  const prompt = page.getByRole('dialog', { name: 'Verify your identity' })
  await expect(prompt).toBeVisible()
  await settle(page)
  expect(await accessibilityProblems(page)).toEqual([])
  // Escape does not get past it, however often.
  for (let i = 0; i < 3; i++) await page.keyboard.press('Escape')
  await expect(prompt).toBeVisible()
  await page.goto('/privacy')
  await expect(prompt).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Profile menu' })).toBeVisible()
  await expect(prompt).toBeHidden()
  await page.goto('/Notification')
  await prompt.getByRole('link', { name: 'Verify Now' }).click()
  await expect(page).toHaveURL(/\/MyProfile$/)
  await expect(prompt).toBeHidden()

  await page.getByRole('button', { name: 'Verify Aadhaar' }).click()
  await page.getByRole('textbox', { name: 'Aadhaar number' }).fill(`12345678111${digit}`)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText('Step 2 of 2')).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill(await codeSentTo(page, mobile, otp))
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Aadhaar' }).getByText('Verified', { exact: true })).toBeVisible()
  await page.goto('/UserDashboard')
  await expect(prompt).toContainText('Your PAN is not verified yet.')
  await prompt.getByRole('link', { name: 'Verify Now' }).click()

  await page.getByRole('button', { name: 'Verify PAN' }).click()
  await page.getByRole('textbox', { name: 'PAN', exact: true }).fill(`ZZZPA111${digit}K`)
  await page.getByLabel('Date of birth').first().fill('1985-03-09')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Verify PAN' }).click()
  await expect(page.getByText(`XXXXX111${digit}X`)).toBeVisible()
  await page.goto('/UserDashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await quiet(page)
  await expect(prompt).toBeHidden()
})

test('the demo agent, who is verified, is not asked', async ({ page }) => {
  await beSignedIn(page, demoEmails.agent)
  await page.goto('/UserDashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await quiet(page)
  await expect(page.getByRole('dialog', { name: 'Verify your identity' })).toHaveCount(0)
})
