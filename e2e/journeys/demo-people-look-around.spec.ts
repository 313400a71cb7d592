import { ownEntries, sidebarEntries } from '../../web/app/features/shell/sidebar-entries.ts'
import { type DemoPerson, demoEmails, newPerson, signIn } from '../support/people.ts'
import { roleOf } from '../support/screens-by-role.ts'
import { expect, test } from '../support/test.ts'

for (const person of Object.keys(demoEmails) as DemoPerson[]) {
  test(`${person} signs in, sees their own sidebar, and signs out`, { tag: '@desk' }, async ({ page }) => {
    // What it holds is tested against the specification beside the sidebar.
    const entries = sidebarEntries({ role: roleOf[person], email: demoEmails[person] }).map((entry) => entry.label)
    await signIn(page, demoEmails[person])
    const links = page.getByRole('complementary').getByRole('navigation', { name: 'Main' }).getByRole('link')
    await expect(links).toContainText(entries)
    await expect(links).toHaveCount(entries.length)
    const own = ownEntries(roleOf[person]).map(({ label }) => label)
    await expect(page.getByRole('navigation', { name: 'More' }).getByRole('link')).toHaveText(own)
    if (person === 'agent') {
      await expect(links.filter({ hasText: 'Training' })).toHaveAttribute('href', /email=agent%40demo\.in/)
    }
    await page.getByRole('button', { name: 'Profile menu' }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/$/)
  })
}

test('on the phone the sidebar is 70% wide when open and nothing when closed, and the profile menu names the package or says Free Member', async ({
  page,
}) => {
  await signIn(page, demoEmails.user)
  const width = () =>
    page
      .locator('#sidebar')
      .evaluate((sidebar) => Math.round((sidebar.getBoundingClientRect().width / window.innerWidth) * 100))
  expect(await width()).toBe(0)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect.poll(width).toBe(70)
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expect.poll(width).toBe(0)
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await expect(page.getByText('Seeker Plus', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
  await signIn(page, demoEmails.lawyer)
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await expect(page.getByText('Free Member')).toBeVisible()
})

test('the guard sends a stranger from any protected screen to the home page', async ({ page }) => {
  for (const path of ['/UserDashboard', '/userDashboard', '/MyProfile', '/Notification']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/$/)
  }
})

test('signing out everywhere ends the other browser at once', async ({ page, browser }, info) => {
  const { email, password } = await newPerson(page, `neha.${info.project.name}@example.in`)
  const elsewhere = await (await browser.newContext()).newPage()
  await signIn(elsewhere, email, password)
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible()
  await signIn(page, email, password)
  await page.goto('/MyProfile#sessions')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(elsewhere).toHaveURL(/\/login$/)
  await expect(elsewhere.getByText('You were signed out on this device.')).toBeVisible()
  await elsewhere.context().close()
})
