import type { Locator, Page } from '@playwright/test'
import { dialogOf, lookOver, nextStep, press, sees } from '../support/deal-room.ts'
import { payAndReturn } from '../support/payments.ts'
import { newPerson, signIn } from '../support/people.ts'
import { liveFlat, newSeller } from '../support/selling.ts'
import { expect, test } from '../support/test.ts'

const rent = 28_000
// Without a lock-in and a notice the whole of it fits into one day.
const terms = {
  kind: 'rental',
  channel: 'direct',
  bookingAmount: 10_000,
  deposit: 84_000,
  months: 11,
  lockInMonths: 0,
  noticeDays: 0,
  yearlyRise: 500,
  maintenanceBy: 'owner',
  isInstant: false,
  includes: 'Wardrobes and two fans',
}

/** The next step's button, then the same step in its dialog. */
async function step(
  page: Page,
  button: string,
  title: string | RegExp,
  action: string,
  fill?: (form: Locator) => Promise<void>,
) {
  await press(nextStep(page), button)
  const form = dialogOf(page, title)
  await fill?.(form)
  await press(form, action)
  await expect(form).toBeHidden()
}

/** One records it with its reference, the other finds it in the bank account. */
async function payDirectly(payer: Page, receiver: Page, button: string, title: string | RegExp, action: string) {
  await step(payer, button, title, action, (form) => form.getByLabel('UTR or cheque number').fill('UTR HDFC 5512'))
  await sees(receiver, 'UTR HDFC 5512')
  await step(receiver, 'Yes, it has arrived', /^Confirm ₹/, 'Confirm payment')
}

test('two people rent a home: from the booking to the return of the deposit, each seeing the other’s steps', async ({
  page: tenant,
  browser,
}, info) => {
  test.setTimeout(420_000)
  const n = info.project.name === 'phone' ? 1 : 2
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })
  const owner = await desk.newPage()
  const person = await newPerson(tenant, `rent-tenant-${n}@example.in`, 'user', { firstname: 'Asha', lastname: 'Rao' })
  const landlord = await newSeller(owner, `rent-owner-${n}@example.in`, `ZZZPJ666${n}K`, `501000066600${n}9`)
  await signIn(owner, landlord.email, landlord.password)
  await signIn(tenant, person.email, person.password)
  const title = `Flat for a tenant ${n}`
  const home = { listedIn: 'rent', title, price: rent, longitude: 73.791 + n * 0.004, seed: 720 + n } as const
  const propertyId = await liveFlat(owner, landlord.send, home)
  await landlord.send('PUT', `/book/terms/${propertyId}`, { data: { terms } })
  let bookingId = 0

  await test.step('the tenant reads the terms and asks; the owner accepts', async () => {
    await tenant.goto(`/ViewPropertyDetails/${propertyId}`)
    await press(tenant, 'Book this property')
    const form = dialogOf(tenant, 'Book this property')
    await expect(form.getByText('₹789.25 stamp duty and ₹1,000 registration fee')).toBeVisible()
    await expect(form.getByText('Directly to the owner')).toBeVisible()
    await lookOver(tenant)
    await press(form, 'Send booking request')
    await sees(tenant, 'The owner answers your request')
    bookingId = Number(new URL(tenant.url()).pathname.split('/').at(-1))
    await owner.goto(`/OwnerBookedPropertyDetails/${bookingId}/${propertyId}`)
    await step(owner, 'Accept', 'Accept this booking', 'Accept booking')
    await sees(tenant, 'Verify your account')
  })

  await test.step('the account is verified and the booking amount paid', async () => {
    await press(nextStep(tenant), 'Verify with ₹1')
    await payAndReturn(tenant, '₹1.00')
    await sees(owner, 'The tenant pays the booking amount')
    await payDirectly(tenant, owner, 'Record the payment', 'Record the booking amount', 'Record payment')
    await sees(tenant, 'Register the agreement')
  })

  await test.step('the licence is registered, and the rest of the deposit paid', async () => {
    await step(owner, 'Record the registration', 'Record the registration', 'Record registration', async (form) => {
      await form.getByLabel('Document number').fill('HVL-12-LL-4567-2026')
      await form.getByLabel('Sub-registrar’s office').fill('Haveli 12, Pune')
    })
    await sees(tenant, 'HVL-12-LL-4567-2026')
    await step(tenant, 'Confirm the registration', 'Confirm the registration', 'Confirm registration')
    await payDirectly(tenant, owner, 'Record the payment', 'Record the rest of the deposit', 'Record payment')
  })

  await test.step('inventory and keys, without the society’s form', async () => {
    await step(owner, 'Record the number', 'Police intimation', 'Record number', (form) =>
      form.getByLabel('Number of the intimation').fill('PUN/2026/1'),
    )
    await press(nextStep(tenant), 'Write the inventory')
    const form = dialogOf(tenant, 'Inventory: moving in')
    await form.getByLabel('Electricity').fill('4512')
    await form.getByLabel('What, 1').fill('Ceiling fan')
    await lookOver(tenant)
    await press(form, 'Save inventory')
    await expect(owner.getByText('Ceiling fan')).toBeVisible()
    await press(owner, 'Confirm the keys')
    const keys = dialogOf(owner, 'Confirm the keys')
    await keys.getByRole('checkbox').check()
    await press(keys, 'Confirm keys')
    await sees(owner, 'The tenant confirms the keys too')
    await step(tenant, 'Confirm the keys', 'Confirm the keys', 'Confirm keys')
    await sees(owner, 'The tenant pays the rent for')
    await lookOver(owner)
  })

  await test.step('the first rent, with its receipt', async () => {
    await payDirectly(tenant, owner, 'Record the payment', /^Record the rent for/, 'Record payment')
    const download = tenant.waitForEvent('download')
    await press(tenant, /^Rent receipt: Rent for/)
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    await lookOver(tenant)
  })

  await test.step('notice, inspection, and the deposit less what the tenant accepts', async () => {
    await press(tenant, 'Give notice')
    await press(dialogOf(tenant, 'Give notice'), 'Give notice')
    await sees(owner, 'Inspect the home together')
    for (const [page, other] of [[owner, tenant] as const, [tenant, owner] as const]) {
      await step(page, 'Confirm the inspection', 'Confirm the inspection', 'Confirm inspection')
      await sees(other, page === owner ? 'The owner has confirmed it already' : 'Return ₹')
    }
    await step(owner, 'Propose a deduction', 'Propose a deduction', 'Propose', async (form) => {
      await form.getByLabel('For', { exact: true }).selectOption('painting')
      await form.getByLabel('Amount (₹)').fill('6,000')
      await form.getByLabel('What it is for').fill('The bedroom wall')
    })
    await step(tenant, 'Dispute', 'Dispute ₹6,000 for painting', 'Dispute', (form) =>
      form.getByLabel('Reason').fill('A half of it was so before.'),
    )
    await press(owner, /^Lower the amount: Painting/)
    const lower = dialogOf(owner, 'Painting: ask for less')
    await lower.getByLabel('New amount (₹)').fill('3,000')
    await press(lower, 'Lower amount')
    await sees(tenant, 'Painting: accept ₹3,000?')
    await lookOver(tenant)
    await step(tenant, 'Accept', 'Accept ₹3,000 for painting', 'Accept deduction')
    await expect(owner.getByText('− ₹3,000')).toBeVisible()
    await lookOver(owner)
    await payDirectly(owner, tenant, 'Record the return', /^Return ₹/, 'Record return')
    await sees(tenant, 'The rental has ended')
    await sees(owner, 'The rental has ended')
  })
  await desk.close()
})
