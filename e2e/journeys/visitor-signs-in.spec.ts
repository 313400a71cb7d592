import { beSignedIn, demoEmails, demoPassword, signIn } from '../support/people.ts'
import { allowRefusals, expect, test } from '../support/test.ts'

const refused = [
  { email: '', password: '', says: ['Email is required', 'Password is required'] },
  { email: 'somebody', password: 'secret', says: ['Invalid email format'] },
  { email: 'somebody@example', password: 'secret', says: ['Invalid email format'] },
  { email: 'somebody@example.i', password: 'secret', says: ['Invalid email format'] },
  { email: 'somebody@example.in', password: 'four', says: ['Password must be at least 5 characters'] },
]

for (const { email, password, says } of refused) {
  test(`"${email}" with "${password}" is refused on the page, and nothing is sent`, async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) sent.push(request.url())
    })
    await page.goto('/Login')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    for (const sentence of says) await expect(page.getByText(sentence, { exact: true })).toBeVisible()
    expect(sent).toEqual([])
  })
}

test('a wrong password says so and stays; the right one welcomes, stores the session and opens the dashboard', async ({
  page,
  complaints,
}) => {
  // Each call waits at the gate until it is let through.
  const waiting: (() => void)[] = []
  await page.route('**/api/auths/login', async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    await route.continue()
  })
  const release = async () => {
    await expect.poll(() => waiting.length).toBe(1)
    waiting.pop()?.()
  }
  await page.goto('/login')
  await page.getByLabel('Email').fill(demoEmails.agent)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled()
  await release()
  await expect(page.getByRole('alert').getByText('Login failed. Please check your credentials.')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  allowRefusals(complaints, 401)

  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled()
  await release()
  await expect(page.getByText('Welcome On Properysearch!')).toBeVisible()
  await expect(page).toHaveURL(/\/UserDashboard$/)
  const stored = await page.evaluate(() => ({ ...localStorage }))
  expect(stored).toMatchObject({
    firstName: 'Sayali',
    lastName: 'Jadhav',
    userRole: 'agent',
    address: 'Pune',
    email: demoEmails.agent,
    latitude: '18.559',
    longitude: '73.7868',
  })
  expect(Object.keys(stored)).toEqual(expect.arrayContaining(['token', 'userId']))
})

test('a refusal is said in the server’s words or else in ours; without a connection it says to try again', async ({
  page,
  complaints,
}) => {
  const says = 'Login is closed for the night.'
  const answers = [
    { status: 503, json: { status: 0, code: 'unavailable', message: says } },
    { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
  ]
  await page.route('**/api/auths/login', (route) => {
    const answer = answers.shift()
    return answer ? route.fulfill(answer) : route.abort()
  })
  await page.goto('/Login')
  await page.getByLabel('Email').fill(demoEmails.user)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  for (const sentence of [
    says,
    'Login failed. Please check your credentials.',
    'An error occurred. Please try again.',
  ]) {
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('alert').getByText(sentence)).toBeVisible()
  }
  allowRefusals(complaints, 502, 503)
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes('net::ERR_FAILED')))
})

test('logging out clears all that was stored and goes home', async ({ page }) => {
  await signIn(page, demoEmails.lawyer)
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
  // What ads are counted by, and that somebody signed in here before, belongs to the browser, not to the session.
  const ofTheBrowser = ['adVisitor', 'adsViewed', 'deviceProofs']
  const kept = await page.evaluate(() => Object.keys(localStorage))
  expect(kept.filter((key) => !ofTheBrowser.includes(key))).toEqual([])
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => !key.includes('scroll')))).toEqual([])
})

test('a refused token clears the session and leaves for /login after a second', async ({ page, complaints }) => {
  await beSignedIn(page, demoEmails.evaluator)
  await page.goto('/UserDashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('token', 'no-longer-valid'))
  await page.goto('/Notification')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  allowRefusals(complaints, 401)
})
