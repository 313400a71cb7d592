import type { BrowserContext, Page } from '@playwright/test'
import { beSignedIn, demoEmails, newPerson, signIn } from '../support/people.ts'
import { eightJpegs } from '../support/posting.ts'
import { startSecondProcess } from '../support/second-process.ts'
import { accessibilityProblems, expect, pixelsBeyondTheEdge, settle, test } from '../support/test.ts'

const write = async (page: Page, text: string) => {
  await page.getByLabel('Message', { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}
const messages = (page: Page) => page.getByRole('log', { name: 'Messages' })
const reads = (page: Page, text: string) => expect(messages(page).getByText(text, { exact: true })).toHaveCount(1)

async function lookOver(page: Page): Promise<void> {
  await settle(page)
  expect(await accessibilityProblems(page), page.url()).toEqual([])
  expect(await pixelsBeyondTheEdge(page)).toBe(0)
}

/** From the page of the listing, without either number. */
async function ask(buyer: Page, propertyId: number): Promise<void> {
  await buyer.goto(`/ViewPropertyDetails/${propertyId}`)
  await buyer.getByRole('link', { name: 'Ask the owner' }).click()
  await expect(buyer.getByText(/Your phone number is not shown/)).toBeVisible()
  await buyer.getByRole('button', { name: 'Is this still available?' }).click()
  await expect(buyer.getByLabel('Message', { exact: true })).toHaveValue('Is this still available?')
  await buyer.getByRole('button', { name: 'Send', exact: true }).click()
  await reads(buyer, 'Is this still available?')
  await lookOver(buyer)
}

async function accept(owner: Page, asker: RegExp): Promise<void> {
  await owner.goto('/Messanger')
  await owner.getByRole('tab', { name: /^Requests \(/ }).click()
  await owner.getByRole('link', { name: asker }).click()
  await expect(owner.getByText(/They do not see your number/)).toBeVisible()
  await lookOver(owner)
  await write(owner, 'Yes, it is available.')
  await expect(owner.getByRole('button', { name: 'Decline' })).toHaveCount(0)
}

/** Typing, read marks, a warning and a file, each seen by the other without reloading. */
async function talk(buyer: Page, owner: Page): Promise<void> {
  await reads(buyer, 'Yes, it is available.')
  await expect(messages(owner).getByText('Read', { exact: true })).toBeVisible()
  await buyer.getByLabel('Message', { exact: true }).pressSequentially('Please call')
  await expect(messages(owner).getByText(/is typing…$/)).toBeVisible()
  await buyer.getByLabel('Message', { exact: true }).fill('Please call me on 98220 98220')
  await expect(buyer.getByText(/You are giving a phone number/)).toBeVisible()
  await buyer.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(messages(owner).getByText(/This contains a phone number/)).toBeVisible()
  await owner.getByLabel('Attach a picture or a PDF').setInputFiles({
    name: 'Plan of the flat.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n'),
  })
  const file = messages(buyer).getByRole('button', { name: /Plan of the flat\.pdf/ })
  await expect(file).toBeVisible()
  const download = buyer.waitForEvent('download')
  await file.click()
  expect((await download).suggestedFilename()).toBe('Plan of the flat.pdf')
  // A picture stands where it was sent.
  const [kitchen] = await eightJpegs(owner, 73)
  if (kitchen) await owner.getByLabel('Attach a picture or a PDF').setInputFiles({ ...kitchen, name: 'Kitchen.jpg' })
  const picture = messages(buyer).getByRole('img', { name: 'Shared: Kitchen.jpg' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)
}

/** What is written without a connection survives a reload, and arrives once and in order when it is back. */
async function loseTheConnection(buyer: Page, owner: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true)
  await write(buyer, 'Written in the lift')
  await write(buyer, 'And this in the car park')
  await expect(messages(buyer).getByText('Will be sent when you are online')).toHaveCount(2)
  // The page can be loaded again, and messages still do not get through.
  const sending = (url: URL) => /\/api\/messenger\/\d+\/messages$/.test(url.pathname)
  await context.route(sending, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await context.setOffline(false)
  await buyer.reload()
  await expect(messages(buyer).getByText('Sending…')).toHaveCount(2)
  await context.unroute(sending)
  await context.setOffline(true)
  await context.setOffline(false)
  for (const page of [buyer, owner]) {
    await reads(page, 'Written in the lift')
    await reads(page, 'And this in the car park')
  }
  await expect(messages(buyer).getByText(/Sending|Will be sent/)).toHaveCount(0)
  const texts = await messages(owner).getByRole('listitem').allInnerTexts()
  const placeOf = (text: string) => texts.findIndex((line) => line.includes(text))
  expect(placeOf('Written in the lift')).toBeLessThan(placeOf('And this in the car park'))
}

/** What is not read yet is counted wherever one is, and once it is read it is not. */
async function count(buyer: Page, owner: Page): Promise<void> {
  const unread = buyer.getByTestId('messages-count')
  await expect(unread).toHaveCount(0)
  await buyer.goto('/Notification')
  await write(owner, 'Shall we meet?')
  await expect(unread).toHaveText('1')
  await buyer.goto('/Messanger')
  await buyer.getByRole('link', { name: /Shall we meet\?/ }).click()
  await reads(buyer, 'Shall we meet?')
  await expect(unread).toHaveCount(0)
}

async function block(buyer: Page, owner: Page): Promise<void> {
  await owner.getByRole('button', { name: 'More about this conversation' }).click()
  await owner.getByRole('button', { name: 'Block', exact: true }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click()
  await expect(owner.getByText('You have blocked this person. Unblock them to write.')).toBeVisible()
  await lookOver(owner)
  await buyer.reload()
  await expect(buyer.getByText('You cannot write in this conversation any more.')).toBeVisible()
}

test('two people talk through two processes: asked, accepted, live, with a file and without a connection, counted, and blocked @both', async ({
  page: buyer,
  context,
  browser,
  complaints,
}, info) => {
  test.slow()
  const starting = startSecondProcess()
  const which = info.project.name
  const name = { firstname: which === 'phone' ? 'Ira' : 'Meera', lastname: 'Sathe' }
  const { email, password } = await newPerson(buyer, `talks.${which}@example.in`, 'user', name)
  await signIn(buyer, email, password)
  // One of the demo's seller.
  await ask(buyer, which === 'phone' ? 1 : 2)

  // What is said through one process arrives at a browser on the other.
  const second = await starting
  const elsewhere = await browser.newContext({
    baseURL: second.address,
    viewport: info.project.use.viewport ?? null,
  })
  const owner = await elsewhere.newPage()
  await beSignedIn(owner, demoEmails.seller)
  await accept(owner, new RegExp(`${name.firstname} S\\.`))
  await talk(buyer, owner)
  await loseTheConnection(buyer, owner, context)
  await count(buyer, owner)
  await block(buyer, owner)
  await elsewhere.close()
  await second.stop()
  // The browser reports each request that finds no connection.
  const kept = complaints.filter((complaint) => !/net::ERR_|WebSocket connection/.test(complaint))
  complaints.splice(0, complaints.length, ...kept)
})
