import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptedSale, bookedSale, type TestDeal } from '../../../../test/deal-factory.ts'
import { createUser, type TestPerson } from '../../../../test/factories.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const handoverOf = async ({ bookingId }: TestDeal, { client }: TestPerson) =>
  (await client.dealPapers.getHandover({ bookingId })).data
const costs = { stampDuty: 'buyer', registration: 'buyer', societyTransfer: 'half' } as const

test('proposed by one side, agreed to by the other in the version they saw', async () => {
  const deal = await bookedSale(app)
  const { buyer, seller, bookingId } = deal
  expect(await handoverOf(deal, buyer)).toMatchObject({ side: 'buyer', isOpen: true, plan: null })
  await expect(seller.client.dealPapers.agreeHandover({ bookingId, version: 1 })).rejects.toMatchObject({
    body: { code: 'not-yet' },
  })
  await buyer.client.dealPapers.proposeHandover({ bookingId, possessionOn: '2027-01-31', costs })
  await buyer.client.dealPapers.proposeHandover({ bookingId, possessionOn: '2027-01-31', costs })
  expect((await handoverOf(deal, seller)).plan).toMatchObject({
    possessionOn: '2027-01-31',
    costs,
    proposedBy: 'buyer',
    isAgreed: false,
    version: 1,
  })
  await expect(buyer.client.dealPapers.agreeHandover({ bookingId, version: 1 })).rejects.toMatchObject({
    body: { code: 'not-yet' },
  })
  await buyer.client.dealPapers.proposeHandover({ bookingId, possessionOn: '2027-02-15', costs })
  await expect(seller.client.dealPapers.agreeHandover({ bookingId, version: 1 })).rejects.toMatchObject({
    body: { code: 'changed-meanwhile' },
  })
  await seller.client.dealPapers.agreeHandover({ bookingId, version: 2 })
  expect((await handoverOf(deal, buyer)).plan).toMatchObject({ possessionOn: '2027-02-15', isAgreed: true })
  const notices = await buyer.client.notifications.listNotifications({ id: buyer.user.id })
  expect(notices.data[0]?.title).toMatch(/^The seller agrees to the handover/)
  // Another proposal takes the agreement away.
  await seller.client.dealPapers.proposeHandover({ bookingId, possessionOn: null, costs })
  expect((await handoverOf(deal, buyer)).plan).toMatchObject({ proposedBy: 'seller', isAgreed: false, version: 3 })
})

test('each side ticks for itself, and takes its own tick back', async () => {
  const deal = await bookedSale(app)
  const { buyer, seller, bookingId } = deal
  await buyer.client.dealPapers.tick({ bookingId, item: 'keys', isDone: true })
  await buyer.client.dealPapers.tick({ bookingId, item: 'keys', isDone: true })
  await seller.client.dealPapers.tick({ bookingId, item: 'keys', isDone: true })
  const keys = async () => (await handoverOf(deal, seller)).items.find(({ item }) => item === 'keys')
  expect(await keys()).toEqual({ item: 'keys', buyerAt: expect.any(String), sellerAt: expect.any(String) })
  await buyer.client.dealPapers.tick({ bookingId, item: 'keys', isDone: false })
  expect(await keys()).toEqual({ item: 'keys', buyerAt: null, sellerAt: expect.any(String) })
  await expect(buyer.client.dealPapers.tick({ bookingId, item: 'boundaries', isDone: true })).rejects.toMatchObject({
    body: { code: 'ruled-out' },
  })
})

test('not before it is booked, and nobody else’s', async () => {
  const deal = await acceptedSale(app)
  const { buyer, bookingId } = deal
  expect((await handoverOf(deal, buyer)).isOpen).toBe(false)
  const proposal = { bookingId, possessionOn: '2027-01-31', costs }
  await expect(buyer.client.dealPapers.proposeHandover(proposal)).rejects.toMatchObject({ body: { code: 'moved-on' } })
  const { client } = await createUser(app)
  for (const call of [
    () => client.dealPapers.getHandover({ bookingId }),
    () => client.dealPapers.proposeHandover(proposal),
    () => client.dealPapers.agreeHandover({ bookingId, version: 1 }),
    () => client.dealPapers.tick({ bookingId, item: 'keys', isDone: true }),
  ]) {
    await expect(call()).rejects.toMatchObject({ http: 404 })
  }
  await expect(app.visitor.dealPapers.getHandover({ bookingId })).rejects.toMatchObject({ http: 401 })
  await expect(
    buyer.client.dealPapers.proposeHandover({ ...proposal, possessionOn: 'tomorrow' }),
  ).rejects.toMatchObject({ http: 400 })
})
