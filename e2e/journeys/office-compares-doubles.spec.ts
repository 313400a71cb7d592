import type { Page } from '@playwright/test'
import { beSignedIn, demoEmails, newPerson } from '../support/people.ts'
import { eightJpegs, pdf } from '../support/posting.ts'
import { accessibilityProblems, expect, settle, test } from '../support/test.ts'

/** Somebody with a proven identity, and what they send without the screens. */
async function owner(page: Page, email: string, pan: string) {
  const { password } = await newPerson(page, email)
  const { token } = await (await page.request.post('/api/auths/login', { data: { email, password } })).json()
  const headers = { authorization: `Bearer ${token}` }
  const send = async (method: string, path: string, body: object = {}) => {
    const reply = await page.request.fetch(`/api${path}`, { method, headers, ...body })
    expect(reply.ok(), `${method} ${path}`).toBe(true)
    return (await reply.json()).data
  }
  const data = { pan, nameOnPan: 'Neha Apte', bornOn: '1985-03-09', consent: true }
  await send('POST', '/kyc/pan/verify', { data })
  return send
}

/** A whole flat, submitted; each time with the same place, rooms, area and floor, and with pictures of its own. */
async function submitFlat(
  page: Page,
  send: Awaited<ReturnType<typeof owner>>,
  flat: { title: string; longitude: number; seed: number },
): Promise<number> {
  const { id, version } = await send('POST', '/listings', { data: { listedIn: 'sell', subcategory: 'Flats' } })
  const fields = {
    title: flat.title,
    description: 'Two bright rooms, a balcony to the east, water all day.',
    city: 'Pune',
    locality: 'Dhanori',
    address: '4 Compared Lane, Dhanori',
    pincode: '411015',
    latitude: 18.5891,
    longitude: flat.longitude,
    bhk: '2',
    bathrooms: 2,
    carpetSqft: 668,
    floor: 3,
    totalFloors: 8,
    price: 62_00_000,
  }
  await send('PUT', `/listings/${id}`, { data: { version, ...fields } })
  for (const [n, file] of (await eightJpegs(page, flat.seed)).slice(0, 3).entries()) {
    await send('POST', `/listings/${id}/pictures/photo/picture-${flat.seed}-${n}`, { multipart: { file } })
  }
  const file = { name: 'index-ii.pdf', mimeType: 'application/pdf', buffer: pdf }
  await send('POST', `/listings/${id}/papers/index-ii/paper-${flat.seed}`, { multipart: { file } })
  await send('POST', `/listings/${id}/submit`)
  return id
}

test(
  'the back office compares what looks alike: one is another property, one is the same',
  { tag: '@desk' },
  async ({ page, browser }, info) => {
    test.setTimeout(180_000)
    const n = info.project.name === 'phone' ? 1 : 2
    const longitude = 73.88 + n * 0.003
    const send = await owner(page, `compared.${info.project.name}@example.in`, `ZZZPD333${n}K`)
    await page.goto('/')
    const flat = (name: string, seed: number) =>
      submitFlat(page, send, { title: `${name} ${n}`, longitude, seed: seed + n })
    await flat('First of three', 400)
    const second = await flat('Second of three', 410)

    const office = await (await browser.newContext()).newPage()
    await beSignedIn(office, demoEmails.admin)
    await office.goto('/admin/listings?show=duplicates')
    await office.getByRole('link', { name: `Review Second of three ${n}` }).click()
    await expect(office.getByText('It is in the same place, with the same area, rooms and floor.')).toBeVisible()
    await expect(office.getByRole('button', { name: 'Approve' })).toBeDisabled()
    await settle(office)
    expect(await accessibilityProblems(office)).toEqual([])
    await office.getByRole('button', { name: /^Different property from/ }).click()
    const another = office.getByRole('dialog', { name: 'Different property' })
    await another.getByRole('button', { name: 'Keep both' }).click()
    await expect(another.getByText('Give the reason in a sentence')).toBeVisible()
    await another.getByLabel('Reason').fill('They lie on two sides of the staircase.')
    await another.getByRole('button', { name: 'Keep both' }).click()
    await expect(office.getByText(/^Found to be a different property on/)).toBeVisible()
    await expect(another).toBeHidden()
    await expect(office.getByRole('button', { name: 'Approve' })).toBeEnabled()

    const third = await flat('Third of three', 420)
    await office.goto(`/admin/listings/${third}`)
    await office.getByRole('button', { name: `Same property as ${second}` }).click()
    const same = office.getByRole('dialog', { name: 'Same property' })
    await same.getByLabel('Reason').fill('The deed is that of the second one.')
    await same.getByRole('button', { name: 'Send it back' }).click()
    await expect(office.getByText(/^Found to be the same property on/)).toBeVisible()
    await expect(office.getByText('Sent back', { exact: true })).toBeVisible()
    const { rejectedReasons } = await send('GET', `/listings/${third}`)
    expect(rejectedReasons).toContain('The deed is that of the second one.')
  },
)
