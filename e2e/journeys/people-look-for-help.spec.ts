import { beSignedIn, demoEmails } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('a visitor finds an agent through the header, reads about them, and is asked to sign in before anything else', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByText('Sell', { exact: true }).click()
  await page.getByRole('link', { name: /^Find an Agent/ }).click()
  await expect(page).toHaveURL(/\/agents$/)
  await page.getByLabel('A locality, a city or a name').fill('Baner')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Property agents in Baner')
  await page.getByRole('link', { name: 'Sayali Jadhav' }).click()
  await expect(page).toHaveURL(/\/agents\/3$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sayali Jadhav')
  await expect(page.getByText('MahaRERA agent number, verified by us on')).toBeVisible()
  await expect(page.locator('body')).not.toContainText(/@demo\.in|\b[6-9]\d{9}\b/)
  await page.getByRole('link', { name: /^Ask for a quote/ }).click()
  await expect(page).toHaveURL(/\/Login\?next=/)
})

test('a buyer sees lawyers only after saying that they look for one themselves; nobody is ranked', async ({ page }) => {
  await beSignedIn(page, demoEmails.user)
  await page.goto('/HireLawyer')
  await expect(page.getByRole('link', { name: 'Hrishikesh Gokhale', exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'I understand, go on' }).click()
  await expect(page.getByRole('heading', { name: /^\d+ lawyers$/ })).toBeVisible()
  await page.getByRole('link', { name: 'Hrishikesh Gokhale', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hrishikesh Gokhale')
  await expect(page.getByRole('heading', { name: 'Services for a fixed fee' })).toBeVisible()
  await expect(page.getByText('Clients’ rating')).toBeHidden()
  await page
    .getByRole('link', { name: /^Hire ?: / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/LawyerPayment\?professional=4&service=\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hire a lawyer')
})

test('an owner sees the agents near one of their homes', async ({ page }) => {
  await beSignedIn(page, demoEmails.seller)
  await page.goto('/MyProperties/HireAgentForProperty/')
  await page
    .getByRole('link', { name: /^See agents near / })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: /^\d+ agents?$/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Where these agents work' })).toBeVisible()
})

test('search engines read the directory of agents and no lawyer', { tag: '@desk' }, async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text()
  const [agents, city, agent, lawyers] = await Promise.all(
    ['/agents', '/agents/pune', '/agents/3', '/PropertyListHome?search=lawyer'].map(read),
  )
  for (const page of [agents, city, agent]) {
    expect(page).not.toContain('noindex')
    expect(page).toContain('application/ld+json')
  }
  expect(agent).toContain('"RealEstateAgent"')
  expect(lawyers).toContain('noindex')
  expect((await request.get('/agents/999999')).status()).toBe(404)
  expect((await request.get('/agents/atlantis')).status()).toBe(404)
  expect((await request.get('/agents/PUNE')).url()).toMatch(/\/agents\/pune$/)
})
