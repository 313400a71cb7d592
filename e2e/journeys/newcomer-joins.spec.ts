import { registrationRoles } from '@properysearch/contract/roles'
import { codeSentTo } from '../support/people.ts'
import { allowRefusals, expect, test } from '../support/test.ts'

const roles = Object.entries(registrationRoles)

for (const [i, [role, label]] of roles.entries()) {
  test(`a new ${role} registers, verifies, forgets the password, sets and changes it; old tokens fail`, async ({
    page,
    complaints,
  }, info) => {
    test.slow()
    const isPhone = info.project.name === 'phone'
    const mobile = `98${isPhone ? '1' : '2'}${i}${String(info.parallelIndex).padStart(2, '0')}${String(info.retry).padStart(2, '0')}77`
    const email = `new.${role}.${info.project.name}@example.in`
    const first = 'monsoon green 41'
    const second = 'gulmohar red 72'
    const third = 'sahyadri blue 93'

    await page.goto('/Registration')
    await page
      .locator('label')
      .filter({ has: page.getByRole('radio', { name: new RegExp(`^${label}`) }) })
      .click()
    await page.getByLabel('First name').fill('Aśvin')
    await page.getByLabel('Last name').fill("D'Souza-Kale")
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Mobile number').fill(`+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`)
    await page.getByLabel('Password', { exact: true }).fill('abcde')
    await page.getByLabel('City').fill('Pune')
    if (role === 'agent')
      await page.getByRole('combobox', { name: 'Where you work' }).selectOption({ label: 'Kothrud' })
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Send code' }).click()
    await expect(page.getByText('This password follows the keyboard or the alphabet')).toBeVisible()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    allowRefusals(complaints, 400)
    await page.getByLabel('Password', { exact: true }).fill(first)
    await page.getByRole('button', { name: 'Send code' }).click()

    await expect(page).toHaveURL(/\/MobilenoVerification$/)
    await expect(page.getByLabel('Code')).toBeFocused()
    await expect(page.getByText('Enter the 6-digit code')).toBeHidden()
    await page.reload()
    await page.getByLabel('Code').fill('000000')
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(page.getByText('That code is wrong')).toBeVisible()
    allowRefusals(complaints, 400)
    await page.getByLabel('Code').fill(await codeSentTo(page, mobile))
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(page.getByText('Welcome On Properysearch!')).toBeVisible()
    await expect(page).toHaveURL(/\/UserDashboard$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Aśvin')
    // Agents prove who they are first; the way to sign out is on their profile.
    if (role === 'agent') await page.getByRole('link', { name: 'Verify Now' }).click()
    const tokenOf = () => page.evaluate(() => localStorage.getItem('token') ?? '')
    const userId = await page.evaluate(() => localStorage.getItem('userId'))
    const statusWith = async (token: string) =>
      (await page.request.get(`/api/profile/${userId}`, { headers: { authorization: `Bearer ${token}` } })).status()
    const firstToken = await tokenOf()
    expect(await statusWith(firstToken)).toBe(200)

    await page.getByRole('button', { name: 'Profile menu' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/$/)
    // The page leaves at once; the server is told meanwhile.
    await expect.poll(() => statusWith(firstToken)).toBe(401)

    await page.goto('/ForgetPassword')
    await page.getByLabel('Email or mobile number').fill(email)
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.getByLabel('Code').fill(await codeSentTo(page, email))
    await page.getByLabel('New password').fill(second)
    await page.getByRole('button', { name: 'Set new password' }).click()
    await expect(page).toHaveURL(/\/Login$/)
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill(first)
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Login failed. Please check your credentials.')).toBeVisible()
    allowRefusals(complaints, 401)
    await page.getByLabel('Password', { exact: true }).fill(second)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/\/UserDashboard$/)

    const secondToken = await tokenOf()
    await page.goto('/MyProfile#change-password')
    await page.getByLabel('Current password').fill(first)
    await page.getByLabel('New password').fill(third)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true')
    allowRefusals(complaints, 400)
    await page.getByLabel('Current password').fill(second)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Your password has been changed. You stay signed in here')).toBeVisible()
    expect(await statusWith(secondToken)).toBe(401)
    expect(await statusWith(await tokenOf())).toBe(200)
  })
}

test('registration names each field that is wrong, and sends nothing', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) sent.push(request.url())
  })
  await page.goto('/Registration')
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: /^Agent/ }) })
    .click()
  await page.getByLabel('Mobile number').fill('12345')
  await page.getByRole('button', { name: 'Send code' }).click()
  for (const sentence of [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Enter a 10-digit Indian mobile number',
    'Password is required',
    'City is required',
    'Tick the box to accept the terms and the privacy notice',
  ]) {
    await expect(page.getByText(sentence, { exact: true })).toBeVisible()
  }
  expect(sent).toEqual([])
})
