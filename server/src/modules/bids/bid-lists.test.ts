import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser } from '../../../test/factories.ts'
import { createProperty } from '../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const people = async () => ({
  owner: await createUser(app, { firstname: 'Mandar' }),
  asha: await createUser(app, { firstname: 'Asha', lastname: 'Kulkarni' }),
  anil: await createUser(app, { firstname: 'Anil', lastname: 'Rao' }),
})

test('a bid beside an accepted one says why it cannot be accepted, in the words of the refusal', async () => {
  const { owner, asha, anil } = await people()
  const propertyId = await createProperty(app, { ownerId: owner.user.id, pricePaise: 80_00_000_00 })
  const { data: mine } = await asha.client.bids.place({ propertyId, amount: 75_00_000 })
  const { data: his } = await anil.client.bids.place({ propertyId, amount: 74_00_000 })
  const received = async () => (await owner.client.bids.listReceived({ id: 0 })).data
  expect((await received())[0]).toMatchObject({
    group: 'my-turn',
    bidData: { acts: ['accept', 'counter', 'reject'], hindrance: null },
  })
  await owner.client.bids.accept({ id: his.id })

  const item = (await received()).find(({ bidData }) => bidData.id === mine.id)
  expect(item).toMatchObject({ group: 'live', bidData: { state: 'pending', acts: ['counter', 'reject'] } })
  expect(item?.bidData.hindrance).toMatch(/^You have accepted the bid of Anil R\., ₹74,00,000, and keep that price/)
  await expect(owner.client.bids.accept({ id: mine.id })).rejects.toMatchObject({
    body: { code: 'limit-reached', message: item?.bidData.hindrance },
  })

  // A counter-offer that was made meanwhile waits too; the other bidder is not named to a bidder.
  await owner.client.bids.counter({ id: mine.id, amount: 77_00_000 })
  const [hers] = (await asha.client.bids.listMine({ id: asha.user.id })).data
  expect(hers).toMatchObject({ group: 'live', bidData: { acts: ['revise', 'withdraw'] } })
  expect(hers?.bidData.hindrance).toMatch(/^The owner has accepted another bid/)
  expect(hers?.bidData.hindrance).not.toContain('Anil')
  await expect(asha.client.bids.accept({ id: mine.id })).rejects.toMatchObject({
    body: { code: 'limit-reached', message: hers?.bidData.hindrance },
  })
  await anil.client.bids.withdraw({ id: his.id })
  expect((await asha.client.bids.accept({ id: mine.id })).data).toMatchObject({ state: 'accepted', hindrance: null })
})

test('what a booking keeps on hold can be neither accepted nor changed, and the list says so', async () => {
  const { owner, asha, anil } = await people()
  const propertyId = await createProperty(app, { ownerId: owner.user.id, pricePaise: 80_00_000_00 })
  const { data: bid } = await asha.client.bids.place({ propertyId, amount: 75_00_000 })
  const { data: booking } = await anil.client.bookings.request({ propertyId })
  await owner.client.bookings.act({ id: booking.id, act: 'accept' })
  const [received] = (await owner.client.bids.listReceived({ id: propertyId })).data
  expect(received).toMatchObject({
    group: 'live',
    bidData: { acts: ['reject'], hindrance: expect.stringMatching(/^The property is on hold for a buyer/) },
  })
  await expect(owner.client.bids.counter({ id: bid.id, amount: 79_00_000 })).rejects.toMatchObject({
    body: { code: 'moved-on', message: received?.bidData.hindrance },
  })
  const [mine] = (await asha.client.bids.listMine({ id: asha.user.id })).data
  expect(mine?.bidData).toMatchObject({ acts: ['withdraw'], hindrance: expect.stringMatching(/another buyer/) })
})

test('what waits for me comes first and what is over last, over all pages', async () => {
  const { owner, asha } = await people()
  const wanted: string[] = []
  for (let i = 0; i < 24; i++) {
    // Nobody has more than twenty open bids, nor makes them all in a minute.
    app.clock.advance(5000)
    const propertyId = await createProperty(app, { ownerId: owner.user.id, pricePaise: 80_00_000_00 })
    const { data } = await asha.client.bids.place({ propertyId, amount: 75_00_000 })
    if (i % 3 === 0) await owner.client.bids.counter({ id: data.id, amount: 78_00_000 })
    if (i % 3 === 1) await asha.client.bids.withdraw({ id: data.id })
    wanted.push(i % 3 === 0 ? 'my-turn' : i % 3 === 1 ? 'ended' : 'live')
  }
  const pages = await Promise.all([1, 2, 3].map((page) => asha.client.bids.listMine({ id: asha.user.id, page })))
  const all = pages.flatMap(({ data }) => data)
  expect(new Set(all.map(({ bidData }) => bidData.id)).size).toBe(24)
  const order = ['my-turn', 'live', 'ended']
  const groups = all.map(({ group }) => group)
  expect(groups).toEqual(wanted.sort((a, b) => order.indexOf(a) - order.indexOf(b)))
})
