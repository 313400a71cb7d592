import type { RentalRoom } from '@properysearch/contract/bookings/rental-room'
import type { RentalTerms } from '@properysearch/contract/bookings/terms'
import { createSeller, pay, roomOf, type TestDeal } from './deal-factory.ts'
import { createUser, signInAgain, type TestPerson } from './factories.ts'
import { createProperty } from './property-factory.ts'
import type { TestApp } from './test-app.ts'

interface GivenRental {
  rent?: number
  terms?: Partial<RentalTerms>
  buyer?: TestPerson
  seller?: TestPerson
}

/** A rental that the owner has accepted: 28,000 for eleven months with a deposit of three, unless it is said otherwise. */
export async function acceptedRental(
  app: TestApp,
  { rent = 28_000, terms = {}, ...people }: GivenRental = {},
): Promise<TestDeal> {
  const seller = people.seller ?? (await createSeller(app))
  const buyer = people.buyer ?? (await createUser(app))
  const propertyId = await createProperty(app, {
    ownerId: seller.user.id,
    title: '2 BHK flat in Baner',
    listedIn: 'rent',
    pricePaise: rent * 100,
  })
  await seller.client.bookings.setTerms({
    propertyId,
    terms: {
      kind: 'rental',
      channel: 'sandbox',
      bookingAmount: 10_000,
      deposit: rent * 3,
      months: 11,
      lockInMonths: 6,
      noticeDays: 30,
      yearlyRise: 500,
      maintenanceBy: 'owner',
      isInstant: true,
      includes: '',
      ...terms,
    },
  })
  const { data } = await buyer.client.bookings.request({ propertyId })
  return { buyer, seller, propertyId, bookingId: data.id }
}

/** Paid between the two sides: the tenant records it, or the owner what the owner pays; the other confirms. */
export async function payDirectly(
  app: TestApp,
  { buyer, seller, bookingId: id }: TestDeal,
  { amount, instalmentId }: { amount: number; instalmentId?: number },
): Promise<void> {
  const paidOn = dayOf(app)
  await buyer.client.bookings.recordPayment({ id, amount, paidOn, reference: 'UTR HDFC 5512', instalmentId })
  const { payments } = (await seller.client.bookings.getRoom({ bookingId: id })).data.money
  await seller.client.bookings.answerPayment({ paymentId: payments.at(-1)?.id ?? 0, hasArrived: true })
}

export const dayOf = (app: TestApp) => app.clock.now.toISOString().slice(0, 10)

export async function bookedRental(app: TestApp, given: GivenRental = {}): Promise<TestDeal> {
  const deal = await acceptedRental(app, given)
  await pay(app, deal, 'booking-penny')
  await app.runJobs()
  if (given.terms?.channel === 'direct') await payDirectly(app, deal, { amount: given.terms.bookingAmount ?? 10_000 })
  else await pay(app, deal, 'booking-amount')
  return deal
}

/** The owner records the licence, the tenant confirms it. */
export async function register(app: TestApp, deal: TestDeal, startsOn = dayOf(app)): Promise<void> {
  const day = dayOf(app)
  const { buyer, seller, bookingId: id } = deal
  const licence = { documentNumber: 'HVL-12-771-2026', office: 'Haveli 12, Pune', signedOn: day, registeredOn: day }
  await seller.client.bookings.recordRegistration({ id, ...licence, startsOn })
  await buyer.client.bookings.confirmRegistration({ id, version: 1 })
}

/** All that the keys wait for. */
export async function prepareKeys(app: TestApp, deal: TestDeal): Promise<void> {
  const { buyer, seller, bookingId: id } = deal
  const [deposit] = (await roomOf(deal)).money.instalments
  const { bookingData } = await roomOf(deal)
  if (deposit && bookingData.channel === 'direct') {
    await payDirectly(app, deal, { amount: deposit.gross, instalmentId: deposit.id })
  } else if (deposit) await pay(app, deal, 'booking-instalment', deposit.id)
  await seller.client.bookings.recordIntimation({ id, number: 'PUN/2026/44871', intimatedOn: dayOf(app) })
  await seller.client.bookings.recordSocietyForm({ id, submittedOn: dayOf(app) })
  await buyer.client.bookings.saveInventory({
    id,
    at: 'in',
    version: 0,
    items: [{ name: 'Ceiling fan', count: 4, condition: 'good' }],
    readings: [{ meter: 'electricity', reading: 48_210.5 }],
  })
}

export async function takeKeys({ buyer, seller, bookingId: id }: TestDeal): Promise<void> {
  await seller.client.bookings.confirmKeys({ id, version: 1 })
  await buyer.client.bookings.confirmKeys({ id, version: 1 })
}

export async function activeRental(
  app: TestApp,
  { startsOn, ...given }: GivenRental & { startsOn?: string } = {},
): Promise<TestDeal> {
  const deal = await bookedRental(app, given)
  await register(app, deal, startsOn)
  await prepareKeys(app, deal)
  await takeKeys(deal)
  await app.runJobs()
  return deal
}

export async function rentalOf(deal: TestDeal, person?: TestPerson): Promise<RentalRoom> {
  const { rental } = await roomOf(deal, person)
  if (!rental) throw new Error('This is no rental.')
  return rental
}

/** Time goes on, and both come back the next morning. */
export async function laterOn(app: TestApp, deal: TestDeal, moment: string): Promise<void> {
  app.clock.advance(new Date(moment).getTime() - app.clock.now.getTime())
  for (const person of [deal.buyer, deal.seller]) await signInAgain(app, person)
}

/** All rent that is due by then, as the tenant pays it. */
export async function payRentUntil(app: TestApp, deal: TestDeal, day: string): Promise<void> {
  const { money, rental, bookingData } = await roomOf(deal)
  for (const row of money.instalments.filter(
    (one) => one.what === 'rent' && one.dueOn <= day && one.paid < one.gross,
  )) {
    const due = rental?.dues.find(({ instalmentId }) => instalmentId === row.id)
    if (bookingData.channel !== 'direct') await pay(app, deal, 'booking-instalment', row.id)
    else await payDirectly(app, deal, { amount: due?.cash ?? 0, instalmentId: row.id })
  }
}

/** Given notice of and inspected on the day of the keys: the deposit is to be settled. Rent is open. */
export async function exitingRental(app: TestApp, given: GivenRental = {}): Promise<TestDeal> {
  const terms = { channel: 'direct', bookingAmount: 10_000, lockInMonths: 0, noticeDays: 0, ...given.terms } as const
  const deal = await activeRental(app, { ...given, terms })
  const { buyer, seller, bookingId: id } = deal
  await buyer.client.bookings.giveNotice({ id, leavesOn: dayOf(app) })
  for (const { client } of [seller, buyer]) await client.bookings.confirmInspection({ id, version: 0 })
  return deal
}

/** Proposed by the owner, and disputed by the tenant. */
export async function disputedDeduction(
  { buyer, seller, bookingId: id }: TestDeal,
  { kind = 'painting', amount }: { kind?: 'painting' | 'rent'; amount: number },
): Promise<number> {
  const { data } = await seller.client.bookings.proposeDeduction({ id, kind, amount, note: 'The bedroom wall' })
  const answer = { deductionId: data.id, amount, isAccepted: false, reason: 'It was so before.' }
  await buyer.client.bookings.answerDeduction(answer)
  return data.id
}

/** The owner pays back what is due now, and the tenant says that it arrived. */
export async function returnDeposit(app: TestApp, deal: TestDeal): Promise<number> {
  const { toReturn: amount } = (await rentalOf(deal)).deposit
  const { buyer, seller, bookingId: id } = deal
  await seller.client.bookings.recordDepositReturn({ id, amount, paidOn: dayOf(app), reference: 'UTR ICIC 9981' })
  const payment = (await roomOf(deal)).money.payments.at(-1)
  await buyer.client.bookings.answerPayment({ paymentId: payment?.id ?? 0, hasArrived: true })
  return amount
}
