import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { dialogOf, lookOver, press } from '../support/deal-room.ts'
import { newPerson, signIn } from '../support/people.ts'
import { startSecondProcess } from '../support/second-process.ts'
import { liveFlat, newSeller, sender } from '../support/selling.ts'
import { expect, test } from '../support/test.ts'

/** Whoever books need not wait for the owner. */
const terms = {
  kind: 'sale',
  channel: 'sandbox',
  bookingAmount: 3_00_000,
  parts: 3,
  firstDueDays: 30,
  lateRate: 0,
  conditions: ['title'],
  isInstant: true,
  includes: '',
}

/** Days from today, at an hour, as a field for times takes it. */
const inDays = (days: number, hour: number) => {
  const day = new Date(Date.now() + days * 86_400_000 + 5.5 * 3_600_000).toISOString().slice(0, 10)
  return `${day}T${String(hour).padStart(2, '0')}:00`
}
const stamp = (time: string) => `${new Date(`${time}:00+05:30`).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
const bell = async (page: Page, count: number) => expect(page.getByTestId('bell-count')).toHaveText(String(count))
/** Whoever has looked at the notices has none that are new. */
async function lookAtNotices(page: Page): Promise<void> {
  const seen = page.waitForResponse((reply) => reply.request().method() !== 'GET' && /seen/i.test(reply.url()))
  await page.goto('/Notification')
  await seen
  await expect(page.getByTestId('bell-count')).toHaveCount(0)
}
/** The calendar file of the newest mail that has one. */
async function lastFile(page: Page, email: string): Promise<string> {
  const { data } = await (await page.request.get(`/dev/outbox.json?to=${encodeURIComponent(email)}`)).json()
  return data.find(({ attachment }: { attachment: string | null }) => attachment)?.attachment ?? ''
}

const cardOf = (page: Page, title: string) => page.getByRole('article', { name: title })

test('two people meet through two processes: proposed, answered, agreed, moved, in the calendar, cancelled', async ({
  page: buyer,
  browser,
}) => {
  test.setTimeout(300_000)
  const starting = startSecondProcess()
  const person = await newPerson(buyer, 'meets-a-seller@example.in', 'user', { firstname: 'Asha', lastname: 'Rao' })
  const owner = await newSeller(buyer, 'meets-a-buyer@example.in', 'ZZZPJ5640K', '50100007770640')
  const flat = { title: 'A flat that two people meet about', price: 60_00_000, longitude: 73.7968, seed: 41 }
  const propertyId = await liveFlat(buyer, owner.send, flat)
  await owner.send('PUT', `/book/terms/${propertyId}`, { data: { terms } })
  const asBuyer = await sender(buyer, person.email, person.password)
  const { id: bookingId } = await asBuyer<{ id: number }>('POST', '/book', { data: { propertyId } })
  await signIn(buyer, person.email, person.password)
  // The seller sits at a desk, and is served by the other process.
  const process = await starting
  const desk = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false }
  const elsewhere = await browser.newContext({ ...desk, baseURL: process.address })
  const seller = await elsewhere.newPage()
  await signIn(seller, owner.email, owner.password)
  const title = 'Read the draft agreement'
  const [first, second, third] = [inDays(3, 10), inDays(3, 16), inDays(5, 11)]
  let calendar = ''
  /** As the seller’s own calendar has it. */
  const entry = async () => (await seller.request.get(calendar)).text()

  await test.step('from the room of the deal, times are proposed', async () => {
    await lookAtNotices(buyer)
    await lookAtNotices(seller)
    await seller.goto('/ScheduleMeeting')
    await buyer.goto(`/BookedPropertyDetails/${propertyId}/${bookingId}`)
    await buyer.getByRole('link', { name: 'Propose a meeting' }).click()
    const form = dialogOf(buyer, 'Propose a meeting')
    await form.getByLabel('What is it about?').fill(title)
    await form.getByLabel('First time').fill(first)
    await form.getByLabel('Number to call').fill('98220 12345')
    await lookOver(buyer)
    await press(form, 'Propose the meeting')
    await expect(cardOf(buyer, title)).toContainText('Waiting for')
  })

  await test.step('the other proposes other times; the first accepts one', async () => {
    // It arrives by itself.
    await expect(cardOf(seller, title)).toContainText('Your turn')
    await bell(seller, 1)
    await press(cardOf(seller, title), 'Propose other times')
    const form = dialogOf(seller, 'Propose other times')
    await form.getByLabel('First time').fill(second)
    await press(form, 'Propose')
    await expect(cardOf(buyer, title)).toContainText('Your turn')
    await bell(buyer, 1)
    await press(cardOf(buyer, title), /^Accept .*4:00\spm$/)
    await expect(cardOf(seller, title)).toContainText('Agreed')
    await bell(seller, 2)
    await lookOver(buyer)
    await lookOver(seller)
  })

  await test.step('the calendar file and the private address have it', async () => {
    const [saved] = await Promise.all([buyer.waitForEvent('download'), press(cardOf(buyer, title), 'Save to calendar')])
    const file = readFileSync(await saved.path(), 'utf8')
    expect(file).toContain(`DTSTART:${stamp(second)}`)
    expect(file).toContain('STATUS:CONFIRMED')
    await press(seller, 'Make my calendar address')
    calendar = new URL(await seller.getByLabel('Your calendar address').inputValue()).pathname
    expect(await entry()).toContain(`SUMMARY:${title}`)
    expect(await entry()).toContain(`DTSTART:${stamp(second)}`)
  })

  await test.step('it is moved, and the calendar moves with it', async () => {
    await press(cardOf(seller, title), 'Move to another time')
    const form = dialogOf(seller, 'Move the meeting')
    await form.getByLabel('First time').fill(third)
    await form.getByLabel('Reason (optional)').fill('The bank is closed.')
    await press(form, 'Propose')
    await expect(cardOf(buyer, title)).toContainText('The bank is closed.')
    await bell(buyer, 2)
    await press(cardOf(buyer, title), /^Accept .*11:00\sam$/)
    await expect(cardOf(seller, title)).toContainText('Agreed')
    await bell(seller, 3)
    expect(await entry()).toContain(`DTSTART:${stamp(third)}`)
    expect(await entry()).toContain('STATUS:CONFIRMED')
    await expect.poll(() => lastFile(buyer, person.email)).toContain(`DTSTART:${stamp(third)}`)
  })

  await test.step('it is cancelled with a reason', async () => {
    await press(cardOf(buyer, title), 'Cancel')
    const form = dialogOf(buyer, 'Cancel the meeting')
    await form.getByLabel('Reason').fill('I am ill.')
    await press(form, 'Cancel the meeting')
    await expect(cardOf(buyer, title)).toHaveCount(0)
    await bell(seller, 4)
    expect(await entry()).toContain('STATUS:CANCELLED')
    await expect.poll(() => lastFile(seller, owner.email)).toContain('METHOD:CANCEL')
    await lookAtNotices(seller)
    await seller.goto('/ScheduleMeeting')
    await seller.getByRole('tab', { name: 'Past' }).click()
    await expect(cardOf(seller, title)).toContainText('I am ill.')
    await expect(cardOf(seller, title)).toContainText('Cancelled')
  })
  await elsewhere.close()
  await process.stop()
})
