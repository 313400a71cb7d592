import { createHash } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { type RegistrationRole, registrationRoles } from '@properysearch/contract/roles'

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
  // The address is there before the page: what is pressed in between belongs to the page that is left.
  await expect(page.locator('#sidebar')).toBeAttached()
}

interface SignedInReply {
  user: { id: number; firstname: string; lastname: string; userrole: string; city: string; email: string }
  token: string
}

// One sign-in per person and worker: people do not sign in a hundred times a minute either.
const signedIn = new Map<string, Promise<SignedInReply>>()

/** Signs in without the screen, for journeys about something else. Such a journey must not end the session. */
export async function beSignedIn(page: Page, email: string, password = demoPassword): Promise<void> {
  const ask = async () => (await page.request.post('/api/auths/login', { data: { email, password } })).json()
  const reply = signedIn.get(email) ?? ask()
  signedIn.set(email, reply)
  await storeSession(page, await reply)
}

async function storeSession(page: Page, { user, token }: SignedInReply): Promise<void> {
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
    // Once a tab, and kept where signing out does not reach: the product clears both of its storages.
    if (window.name === 'was-signed-in') return
    window.name = 'was-signed-in'
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, keys)
}

const newPassword = 'kingfisher over mutha 58'

/** The same through the screens, as a newcomer does it; ends signed in on the dashboard. */
export async function registerOnScreen(page: Page, email: string): Promise<{ mobile: string; otp: string }> {
  const mobile = mobileOf(email)
  await page.goto('/Registration')
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: new RegExp(`^${registrationRoles.user}`) }) })
    .click()
  await page.getByLabel('First name').fill('Neha')
  await page.getByLabel('Last name').fill('Apte')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mobile number').fill(mobile)
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.getByLabel('City').fill('Pune')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page).toHaveURL(/\/MobilenoVerification$/)
  const otp = await codeSentTo(page, mobile)
  await page.getByLabel('Code').fill(otp)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page).toHaveURL(/\/UserDashboard$/)
  return { mobile, otp }
}

/** Somebody who belongs to one journey alone, registered and verified. */
export async function newPerson(
  page: Page,
  email: string,
  role: RegistrationRole = 'user',
  name = { firstname: 'Neha', lastname: 'Apte' },
): Promise<{ email: string; mobile: string; password: string; otp: string }> {
  const mobile = mobileOf(email)
  const password = newPassword
  const person = {
    ...name,
    email,
    mobile,
    password,
    role,
    city: 'Pune',
    consent: true,
    ...(role === 'agent' ? { latitude: 18.559, longitude: 73.7868 } : {}),
  }
  const { data } = await (await page.request.post('/api/auths/register', { data: person })).json()
  const otp = await codeSentTo(page, mobile)
  const reply = await page.request.post('/api/auths/verifymobile', {
    data: { registrationId: data.registrationId, otp },
  })
  expect(reply.ok()).toBe(true)
  return { email, mobile, password, otp }
}

/** The same, signed in without the screen. The session is theirs alone: it may be ended. */
export async function beNewPerson(page: Page, email: string, role: RegistrationRole = 'user'): Promise<void> {
  if (!signedIn.has(email)) await newPerson(page, email, role)
  await beSignedIn(page, email, newPassword)
}

/** A number belongs to one account: each email has its own, far from those of the demo world. */
function mobileOf(email: string): string {
  return `7${String(Number.parseInt(createHash('sha256').update(email).digest('hex').slice(0, 12), 16) % 1e9).padStart(9, '0')}`
}

/** The newest code sent to a mobile number or an email, from the demo's outbox; waits for one after `earlier`. */
export async function codeSentTo(page: Page, to: string, earlier = ''): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      const { data } = await (await page.request.get(`/dev/outbox.json?to=${encodeURIComponent(to)}`)).json()
      // News may have come after it.
      const [newest] = data.flatMap(({ body }: { body: string }) => body.match(/\b\d{6}(?= is your .*code)/)?.[0] ?? [])
      code = newest ?? ''
      return code !== '' && code !== earlier
    })
    .toBe(true)
  return code
}
