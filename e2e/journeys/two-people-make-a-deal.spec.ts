import type { Page } from '@playwright/test'
import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import type { PurposeName } from '@properysearch/contract/orders/facts'
import { dialogOf, lookOver, nextStep, press, sees } from '../support/deal-room.ts'
import { payAndReturn, payByCalls } from '../support/payments.ts'
import { codeSentTo, newPerson, signIn } from '../support/people.ts'
import { liveFlat, newSeller, type Send, sender } from '../support/selling.ts'
import { expect, test } from '../support/test.ts'

const terms = {
  kind: 'sale',
  channel: 'sandbox',
  bookingAmount: 3_00_000,
  parts: 3,
  firstDueDays: 30,
  lateRate: 0,
  conditions: ['title'],
  isInstant: true,
  includes: 'Wardrobes and two fans',
}

async function bargain(buyer: Page, seller: Page, propertyId: number): Promise<void> {
  await buyer.goto(`/ViewPropertyDetails/${propertyId}`)
  await press(buyer, 'Make a bid')
  await dialogOf(buyer, 'Make a bid')
    .getByLabel(/^Your bid/)
    .fill('58 lakh')
  await press(dialogOf(buyer, 'Make a bid'), 'Send bid')
  await seller.goto(`/BidingRequest?property=${propertyId}`)
  await press(seller, /^Make a counter-offer/)
  await seller.getByLabel(/^The price you would take/).fill('60 lakh')
  await press(seller, 'Send counter-offer')
  await buyer.goto('/BidProperties')
  await press(buyer, /^Accept the counter-offer/)
  await press(buyer, 'Accept counter-offer')
  await expect(buyer.getByText('Agreed price')).toBeVisible()
}

/** At the price that was agreed on, from the property's page; it leads to the deal. */
async function book(buyer: Page, propertyId: number): Promise<number> {
  await buyer.goto(`/ViewPropertyDetails/${propertyId}`)
  await press(buyer, 'Book this property')
  await expect(dialogOf(buyer, 'Book this property')).toContainText('Agreed price')
  await press(dialogOf(buyer, 'Book this property'), 'Book now')
  await expect(buyer).toHaveURL(new RegExp(`/BookedPropertyDetails/${propertyId}/\\d+$`))
  return Number(buyer.url().split('/').at(-1))
}

/** Booked and paid by calls, for what can be seen of it then. */
async function bookedByCalls(page: Page, buyer: Send, propertyId: number): Promise<number> {
  const { id } = await buyer<{ id: number }>('POST', '/book', { data: { propertyId } })
  const pay = (purpose: PurposeName) => payByCalls(page, buyer.token, { purpose, subjectId: id, callBack: 'book' })
  await pay('booking-penny')
  await pay('booking-amount')
  return id
}

const openDeal = (buyer: Page, seller: Page, propertyId: number, bookingId: number) =>
  Promise.all([
    buyer.goto(`/BookedPropertyDetails/${propertyId}/${bookingId}`),
    seller.goto(`/OwnerBookedPropertyDetails/${bookingId}/${propertyId}`),
  ])

test('two people make a deal: from the bid to the keys, each seeing the other’s steps as they happen', async ({
  page: buyer,
  browser,
}, info) => {
  test.setTimeout(420_000)
  const n = info.project.name === 'phone' ? 1 : 2
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })
  const seller = await desk.newPage()
  const person = await newPerson(buyer, `deal-buyer-${n}@example.in`, 'user', { firstname: 'Asha', lastname: 'Rao' })
  const registeredAt = Date.now()
  const owner = await newSeller(seller, `deal-seller-${n}@example.in`, `ZZZPJ555${n}K`, `501000077700${n}9`)
  await signIn(seller, owner.email, owner.password)
  await signIn(buyer, person.email, person.password)
  const flat = { title: `Flat for two people ${n}`, price: 62_00_000, longitude: 73.781 + n * 0.004, seed: 700 + n }
  const propertyId = await liveFlat(seller, owner.send, flat)
  await owner.send('PUT', `/book/terms/${propertyId}`, { data: { terms } })

  const send = await sender(buyer, person.email, person.password)

  await test.step('one deal is called off: what comes back is said before, and is what comes back', async () => {
    await openDeal(buyer, seller, propertyId, await bookedByCalls(buyer, send, propertyId))
    await sees(seller, 'Give the paper: Title papers')
    await press(buyer, 'Cancel the booking')
    const dialog = dialogOf(buyer, 'Cancel the booking')
    await expect(dialog).toContainText('You get back ₹2,97,000')
    await expect(dialog).toContainText('Today nothing is kept, by our terms.')
    await expect(dialog).toContainText('₹3,000 deducted as tax is claimed back')
    await lookOver(buyer)
    await dialog.getByRole('textbox').fill('We found one nearer to the school.')
    await press(dialog, 'Cancel the booking')
    await sees(buyer, 'The booking was cancelled')
    await sees(seller, 'The booking was cancelled')
    await expect(buyer.getByText('Back to you: ₹2,97,000')).toBeVisible()
    await expect(seller.getByText('Back to the buyer: ₹2,97,000')).toBeVisible()
  })

  await bargain(buyer, seller, propertyId)
  const bookingId = await book(buyer, propertyId)
  await seller.goto(`/OwnerBookedPropertyDetails/${bookingId}/${propertyId}`)
  await expect(buyer.getByRole('heading', { level: 1, name: flat.title })).toBeVisible()
  await sees(seller, 'Waiting for the buyer')
  await sees(seller, 'The buyer verifies their account')
  await sees(buyer, 'Your turn')

  await test.step('₹1, then the booking amount with the tax deducted', async () => {
    await press(nextStep(buyer), 'Verify with ₹1')
    await lookOver(buyer)
    await payAndReturn(buyer, '₹1.00')
    await sees(seller, 'The buyer pays the booking amount')
    await press(nextStep(buyer), 'Pay ₹2,97,000')
    await payAndReturn(buyer, '₹2,97,000.00')
    await sees(seller, 'Give the paper: Title papers')
  })

  await test.step('the condition and the registration', async () => {
    // The paper comes before the word; a buyer who has it otherwise says so.
    await press(nextStep(buyer), 'It is met without it')
    await press(dialogOf(buyer, 'Clear title: met'), 'It is met')
    await sees(seller, 'Confirm that all conditions are met')
    await press(nextStep(seller), 'All conditions are met')
    await press(dialogOf(seller, 'All conditions are met'), 'Confirm')
    await sees(seller, 'Waiting for the buyer')
    await sees(buyer, 'The seller has confirmed it already')
    await press(nextStep(buyer), 'All conditions are met')
    await press(dialogOf(buyer, 'All conditions are met'), 'Confirm')
    await press(nextStep(seller), 'Record the registration')
    const form = dialogOf(seller, 'Record the registration')
    await form.getByLabel('Document number').fill('HVL-12-4567-2026')
    await form.getByLabel('Sub-registrar’s office').fill('Haveli 12, Pune')
    await lookOver(seller)
    await press(form, 'Record registration')
    await sees(buyer, 'HVL-12-4567-2026')
    await press(nextStep(buyer), 'Confirm the registration')
    await press(dialogOf(buyer, 'Confirm the registration'), 'Confirm registration')
    await sees(seller, 'The buyer pays instalment 1')
  })

  await test.step('instalments', async () => {
    await sees(buyer, 'Pay instalment 1')
    const paid = seller.getByRole('table', { name: 'Instalments' }).getByText('Paid')
    await press(nextStep(buyer), 'Pay ₹18,81,000')
    await payAndReturn(buyer, '₹18,81,000.00')
    await expect(paid).toHaveCount(1)
    // The screens of the others are the same.
    const { money } = await send<BookingRoom>('GET', `/book/room/${bookingId}`)
    for (const [n, { id: subjectId }] of money.instalments.slice(1).entries()) {
      await payByCalls(buyer, send.token, { purpose: 'booking-instalment', subjectId, callBack: 'book' })
      await expect(paid).toHaveCount(n + 2)
    }
    await sees(seller, 'The buyer files the tax')
    await lookOver(seller)
  })

  await test.step('held money reaches the seller, by the buyer’s code', async () => {
    await press(seller, 'Ask for a release')
    const form = dialogOf(seller, 'Ask for a release')
    await form.getByLabel('Amount (₹)').fill('40 lakh')
    await press(form, 'Ask for release')
    await sees(buyer, 'Approve or refuse ₹40,00,000')
    await press(nextStep(buyer), 'Approve with a code')
    const approval = dialogOf(buyer, 'Approve ₹40,00,000')
    // A number gets one code in half a minute, whatever for; by now it has passed, on a fast machine too.
    await expect.poll(() => Date.now() - registeredAt).toBeGreaterThan(31_000)
    await press(approval, 'Send code')
    await expect(approval.getByText('A code was sent by SMS')).toBeVisible()
    await lookOver(buyer)
    await approval.getByLabel('Code').fill(await codeSentTo(buyer, person.mobile, person.otp))
    await press(approval, 'Approve')
    await expect(seller.getByText('Paid out', { exact: true })).toBeVisible()
  })

  await test.step('the tax is filed, the keys are handed over', async () => {
    await sees(buyer, 'File the tax of ₹3,000')
    await press(nextStep(buyer), 'Record the challan')
    const form = dialogOf(buyer, 'Record the challan of ₹3,000')
    await form.getByLabel('Challan number').fill('BSR 0510308')
    await press(form, 'Record challan')
    await expect(buyer.getByRole('table', { name: 'Payments' }).getByText('BSR 0510308')).toHaveCount(1)
    const { money } = await send<BookingRoom>('GET', `/book/room/${bookingId}`)
    for (const { id, paidOn } of money.payments.slice(1)) {
      await send('POST', `/book/payments/${id}/challan`, { data: { number: 'BSR 0510308', paidOn } })
    }
    for (const [page, other] of [[seller, buyer] as const, [buyer, seller] as const]) {
      await press(nextStep(page), 'Confirm deed and keys')
      await press(dialogOf(page, 'Deed and keys are handed over'), 'Confirm handover')
      await sees(other, page === seller ? 'The seller has confirmed it already' : 'Ask for the ₹')
    }
    await sees(buyer, 'The deal is completed')
    await lookOver(buyer)
    await lookOver(seller)
  })

  await test.step('the statement adds up', async () => {
    await buyer.getByRole('link', { name: 'Statement' }).click()
    await expect(buyer.getByRole('table', { name: 'Payments' }).getByText('BSR 0510308')).toHaveCount(4)
    const download = buyer.waitForEvent('download')
    await press(buyer, 'Download CSV')
    expect((await download).suggestedFilename()).toBe(`booking-${bookingId}.csv`)
    await lookOver(buyer)
  })
  await desk.close()
})
