import { expect, type Page } from '@playwright/test'

export const demoPassword = 'demo12345'

export const demoEmails = {
  user: 'user@demo.in',
  seller: 'seller@demo.in',
  agent: 'agent@demo.in',
  lawyer: 'lawyer@demo.in',
  evaluator: 'evaluator@demo.in',
  admin: 'admin@demo.in',
} as const

export type DemoPerson = keyof typeof demoEmails

/** Signs in through the login screen. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.goto('/Login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/UserDashboard$/i)
}

/** Signs in without the screen, for journeys about something else. */
export async function beSignedIn(page: Page, email: string, password = demoPassword): Promise<void> {
  const response = await page.request.post('/api/auths/login', { data: { email, password } })
  const { user, token } = await response.json()
  const keys = {
    firstName: user.firstname,
    lastName: user.lastname,
    userRole: user.userrole,
    userId: String(user.id),
    token,
    address: user.city,
    email: user.email,
  }
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('e2e-signed-in')) return
    sessionStorage.setItem('e2e-signed-in', 'yes')
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, keys)
}

/** The newest code sent to a mobile number or an e-mail, from the demo's outbox. */
export async function codeSentTo(page: Page, to: string): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      const { data } = await (await page.request.get(`/dev/outbox.json?to=${encodeURIComponent(to)}`)).json()
      code = data[0]?.body.match(/\b\d{6}\b/)?.[0] ?? ''
      return code
    })
    .not.toBe('')
  return code
}
