import type { Page } from '@playwright/test'
import { leadsSomewhere } from '../../web/app/screens.ts'
import { beNewPerson, beSignedIn, demoEmails } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

/** The specification's menus: columns by their title, or entries with the screen they lead to. */
const menus: [label: string, columns: string[] | Record<string, string>][] = [
  ['Buy', ['Popular Choices', 'Budget', 'Explore']],
  ['Rent', ['Popular Choices', 'Budget']],
  ['Sell', { 'Property Valuation': '/PropertyEvaluators', 'Find an Agent': '/HireAgent' }],
  [
    'Property Services',
    {
      'Home Interiors': '/home/homedesign-guidance',
      'Property Valuation': '/PropertyEvaluators',
      'Legal Title Check': '/HireLawyer',
      'Property Lawyers': '/HireLawyer',
    },
  ],
]

/** Those of them that lead somewhere today. */
const menusToday = menus
  .map(([label, columns]) => [
    label,
    Array.isArray(columns) ? columns : Object.keys(columns).filter((column) => leadsSomewhere(columns[column] ?? '')),
  ])
  .filter(([, columns]) => columns?.length)

/** The header's own place on a wide screen, its sheet on a phone. */
async function openMenu(page: Page, isMobile: boolean) {
  if (!isMobile) return page.getByRole('banner')
  await page.getByRole('button', { name: 'Open menu' }).tap()
  return page.getByRole('dialog', { name: 'Menu' })
}

test('a visitor has the menus, a chat link and Sign In, and the footer searches Pune', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/')
  const menu = await openMenu(page, isMobile)
  const shown = await menu.locator('details:visible').evaluateAll((all) =>
    all.map((details) => {
      const texts = (selector: string) =>
        [...details.querySelectorAll(selector)].map((part) => part.firstChild?.textContent)
      const titles = texts('.menu-title')
      return [details.querySelector('summary')?.textContent, titles.length > 0 ? titles : texts('a')]
    }),
  )
  expect(shown).toEqual(menusToday)
  await menu.locator('summary:visible', { hasText: 'Rent' }).click()
  await expect(menu.getByRole('list', { name: 'Budget' }).locator('visible=true')).toHaveCount(1)
  const chat = menu.getByRole('link', { name: 'Contact Us' })
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/)
  await expect(chat).toHaveAttribute('target', '_blank')
  await expect(menu.getByRole('link', { name: 'Analysis' })).toHaveCount(
    leadsSomewhere('/home/propertyAnalysis') ? 1 : 0,
  )
  await expect(menu.getByRole('link', { name: 'Post Property' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Profile menu' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Notifications/ })).toHaveCount(0)

  const footer = page.getByRole('contentinfo')
  expect(await footer.getByRole('navigation', { name: 'Pune searches' }).locator('h2').allTextContents()).toEqual([
    'Flats for sale in Pune',
    'Flats for rent in Pune',
    'Houses and villas in Pune',
    'Plots around Pune',
  ])
  await expect(footer.getByRole('list', { name: 'Properysearch elsewhere' }).getByRole('link')).toHaveCount(5)
  await menu.getByRole('link', { name: 'Sign In' }).first().click()
  await expect(page).toHaveURL(/\/Login$/)
})

test(
  'a new person has the bell with its count and the profile menu, and is asked for KYC before posting',
  { tag: '@both' },
  async ({ page, isMobile }, info) => {
    await beNewPerson(page, `header.${info.project.name}@example.in`)
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Notifications, 1 new' })).toHaveText('1')
    await page.getByRole('button', { name: 'Profile menu' }).click()
    const profile = page.locator('[popover]:popover-open')
    // The specification's four, in its order, and nothing else.
    await expect(profile.getByRole('listitem')).toHaveText(['Dashboard', 'My Profile', 'Change Password', 'Logout'])
    expect(await profile.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/UserDashboard',
      '/MyProfile',
      '/MyProfile#change-password',
    ])
    await expect(profile.getByText('Free Member')).toBeVisible({ visible: isMobile })
    await page.keyboard.press('Escape')

    const menu = await openMenu(page, isMobile)
    await expect(menu.getByRole('link', { name: 'Sign In' })).toHaveCount(0)
    await menu.getByRole('link', { name: 'Post Property' }).click()
    const asked = page.getByRole('dialog', { name: 'Update KYC' })
    await expect(asked).toContainText('To Post Property You Need To Update the KYC')
    await asked.getByRole('button', { name: 'Cancel' }).click()
    await expect(asked).toBeHidden()
    await expect(page).toHaveURL(/\/$/)
    await (await openMenu(page, isMobile)).getByRole('link', { name: 'Post Property' }).click()
    await asked.getByRole('link', { name: 'Update KYC' }).click()
    await expect(page).toHaveURL(/\/MyProfile$/)
  },
)

test('only role user has Post Property, and a verified person goes straight to it', { tag: '@both' }, async ({
  page,
  isMobile,
}) => {
  await beSignedIn(page, demoEmails.seller)
  await page.goto('/')
  // With a token, what is nearby opens on the page for people who are signed in.
  const nearest = page.locator('#nearby article h3 a').first()
  await nearest.scrollIntoViewIfNeeded()
  await expect(nearest).toHaveAttribute('href', /^\/ViewPropertyDetails\/\d+$/)
  const menu = await openMenu(page, isMobile)
  const post = menu.getByRole('link', { name: 'Post Property' })
  await expect(post).toBeVisible()
  // As another tab would sign in somebody else.
  const become = (role: string) =>
    page.evaluate((userRole) => {
      localStorage.setItem('userRole', userRole)
      window.dispatchEvent(new StorageEvent('storage'))
    }, role)
  for (const role of ['agent', 'lawyer', 'evaluator', 'admin']) {
    await become(role)
    await expect(post, role).toHaveCount(0)
    await become('user')
    await expect(post).toBeVisible()
  }
  await post.click()
  await expect(page).toHaveURL(/\/(AddProperty|SelectPropertyFor)/)
})
