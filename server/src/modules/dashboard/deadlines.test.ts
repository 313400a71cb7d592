import { addDays } from '@properysearch/contract/values/days'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acceptedSale, agree, bookedSale, pay } from '../../../test/deal-factory.ts'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { createProperty } from '../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const dated = async ({ client, user }: TestPerson) =>
  (await client.dashboard.getDashboard({ id: user.id })).data.todo.filter(({ dueOn }) => dueOn !== undefined)
const inDays = (days: number) => addDays(dayInIndia(app.clock.now), days)

test('a bid is named with its last day to whoever has to answer, and leads to it', async () => {
  const owner = await createUser(app)
  const buyer = await createUser(app)
  const propertyId = await createProperty(app, { ownerId: owner.user.id, pricePaise: 80_00_000_00 })
  const { data: bid } = await buyer.client.bids.place({ propertyId, amount: 75_00_000 })
  expect(await dated(owner)).toMatchObject([
    {
      key: `bid-${bid.id}`,
      label: expect.stringMatching(/^Answer the bid of ₹75,00,000 for /),
      link: `/BidingRequest?property=${propertyId}`,
      dueOn: inDays(7),
    },
  ])
  expect(await dated(buyer)).toEqual([])
  await owner.client.bids.accept({ id: bid.id })
  expect(await dated(owner)).toEqual([])
  expect(await dated(buyer)).toMatchObject([
    { label: expect.stringMatching(/at the agreed price of ₹75,00,000$/), link: '/BidProperties', dueOn: inDays(7) },
  ])
  app.clock.advance(8 * 24 * 60 * 60 * 1000)
  expect(await dated(buyer)).toEqual([])
})

test('a booking amount, a condition and an instalment are named to both sides, each by its words', async () => {
  const unpaid = await acceptedSale(app, { terms: { conditions: [] } })
  await pay(app, unpaid, 'booking-penny')
  const link = `/BookedPropertyDetails/${unpaid.propertyId}/${unpaid.bookingId}`
  expect(await dated(unpaid.buyer)).toMatchObject([
    { label: expect.stringMatching(/^Pay the booking amount of ₹/), dueOn: inDays(3), link },
  ])
  expect(await dated(unpaid.seller)).toMatchObject([
    { label: expect.stringMatching(/^The buyer is to pay the booking amount/), dueOn: inDays(3) },
  ])

  const booked = await bookedSale(app, { terms: { conditions: ['loan', 'title'] } })
  expect((await dated(booked.buyer)).map(({ label, dueOn }) => [label.split(': ')[1], dueOn])).toEqual([
    ['Clear title', inDays(21)],
    ['Loan sanction', inDays(30)],
  ])
  expect(await dated(booked.seller)).toHaveLength(2)

  const agreed = await bookedSale(app, { terms: { conditions: [], parts: 2, firstDueDays: 20 } })
  await agree(app, agreed)
  expect(await dated(agreed.buyer)).toMatchObject([
    { label: expect.stringMatching(/^Pay the seller the instalment of ₹.+ for .+$/), dueOn: inDays(20) },
  ])
  expect(await dated(agreed.seller)).toMatchObject([
    { label: expect.stringMatching(/^The buyer is to pay the instalment of ₹/) },
  ])
  expect(await dated(await createUser(app))).toEqual([])
})
