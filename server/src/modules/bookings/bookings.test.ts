import type { BookingTerms } from '@properysearch/contract/bookings/terms'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { runNow } from '../../../test/order-factory.ts'
import { createProperty } from '../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { expireBookingsJob } from './bookings.jobs.ts'

const hourMs = 60 * 60 * 1000

let app: TestApp
let owner: TestPerson
let asha: TestPerson
let propertyId: number
beforeAll(async () => {
  app = await createTestApp()
  owner = await createUser(app, { firstname: 'Mandar' })
  asha = await createUser(app, { firstname: 'Asha', lastname: 'Kulkarni' })
})
afterAll(() => app.close())
beforeEach(async () => {
  propertyId = await newListing()
})

const newListing = (given: Parameters<typeof createProperty>[1] = {}) =>
  createProperty(app, { ownerId: owner.user.id, title: '2 BHK flat in Baner', pricePaise: 80_00_000_00, ...given })
const book = async (person: TestPerson, id = propertyId) =>
  (await person.client.bookings.request({ propertyId: id, message: 'Loan sanctioned' })).data
const act = async (person: TestPerson, id: number, what: 'accept' | 'reject' | 'withdraw' | 'call-off') =>
  (await person.client.bookings.act({ id, act: what })).data
const availability = async (id = propertyId) =>
  (await app.visitor.listings.getPropertyData({ id })).data.propertydata.availability
const heardBy = async (person: TestPerson) =>
  (await person.client.notifications.listNotifications({ id: person.user.id })).data[0]
const saleTerms = (given: Partial<BookingTerms> = {}) =>
  ({
    kind: 'sale',
    channel: 'sandbox',
    bookingAmount: 1_00_000,
    parts: 3,
    firstDueDays: 30,
    lateRate: 0,
    conditions: ['title'],
    ...given,
  }) as BookingTerms
const refused = (code: string) => ({ http: 409, body: { code } })

describe('from request to hold', () => {
  test('a buyer asks, the owner accepts, and the listing is on hold for everybody at once', async () => {
    const asked = await book(asha)
    expect(asked).toMatchObject({
      kind: 'sale',
      state: 'requested',
      side: 'buyer',
      price: 80_00_000,
      bookingAmount: 1_00_000,
      channel: 'sandbox',
      deadlineAt: new Date(app.clock.now.getTime() + 72 * hourMs).toISOString(),
      acts: ['withdraw'],
    })
    const terms = async (person: TestPerson) => (await person.client.bookings.getTerms({ propertyId })).data
    expect(await terms(asha)).toMatchObject({ isOwner: false, isAgreed: false, myBooking: { id: asked.id } })
    expect(await terms(owner)).toMatchObject({ isOwner: true, myBooking: null })
    expect(await availability()).toBe('available')
    expect(await heardBy(owner)).toMatchObject({ title: 'Someone asks to book 2 BHK flat in Baner' })
    const [received] = (await owner.client.bookings.listReceived({ id: 0 })).data
    expect(received).toMatchObject({
      propertydata: { id: propertyId },
      userData: { name: 'Asha K.' },
      bookingData: { id: asked.id, side: 'seller', message: 'Loan sanctioned', acts: ['accept', 'reject'] },
    })

    expect(await act(owner, asked.id, 'accept')).toMatchObject({
      state: 'accepted',
      side: 'seller',
      acts: ['call-off'],
    })
    expect(await availability()).toBe('on-hold')
    expect(await heardBy(asha)).toMatchObject({ title: 'The owner accepted your booking of 2 BHK flat in Baner' })
    const { data: room } = await asha.client.bookings.getRoom({ bookingId: asked.id })
    expect(room.timeline).toMatchObject([{ act: 'accept', from: 'requested', to: 'accepted', by: 'seller' }])
    expect((await owner.client.bookings.listSold({ id: owner.user.id })).data[0]?.bookingData.id).toBe(asked.id)
    const found = await asha.client.bookings.findForUser({ id: propertyId, userId: asha.user.id })
    expect(found.data.bookingData.id).toBe(asked.id)

    expect((await act(asha, asked.id, 'withdraw')).state).toBe('cancelled')
    expect(await availability()).toBe('available')
  })

  test('an accepted bid is booked at its price without another answer; the others hear of it kindly', async () => {
    const ravi = await createUser(app)
    const { data: bid } = await asha.client.bids.place({ propertyId, amount: 77_50_000 })
    await ravi.client.bids.place({ propertyId, amount: 70_00_000 })
    await owner.client.bids.accept({ id: bid.id })
    // The price is promised: nobody else's booking is accepted meanwhile.
    const other = await book(ravi)
    await expect(act(owner, other.id, 'accept')).rejects.toMatchObject(refused('limit-reached'))

    expect(await book(asha)).toMatchObject({ state: 'accepted', price: 77_50_000 })
    expect((await asha.client.bids.listMine({ id: asha.user.id })).data[0]?.bidData).toMatchObject({
      status: 1,
      state: 'booked',
    })
    await app.runJobs()
    expect(await heardBy(ravi)).toMatchObject({ title: 'On hold for another buyer: 2 BHK flat in Baner' })
    await expect(ravi.client.bids.place({ propertyId, amount: 90_00_000 })).rejects.toMatchObject(refused('moved-on'))
  })

  test('each side has its own buttons, and strangers find nothing', async () => {
    const { id } = await book(asha)
    const stranger = await createUser(app)
    for (const what of ['accept', 'reject', 'withdraw', 'call-off'] as const) {
      await expect(act(stranger, id, what)).rejects.toMatchObject({ http: 404 })
    }
    await expect(stranger.client.bookings.getRoom({ bookingId: id })).rejects.toMatchObject({ http: 404 })
    await expect(stranger.client.bookings.listReceived({ id: propertyId })).rejects.toMatchObject({ http: 404 })
    await expect(stranger.client.bookings.listMine({ id: asha.user.id })).rejects.toMatchObject({ http: 404 })
    await expect(act(asha, id, 'accept')).rejects.toMatchObject({ http: 404 })
    await expect(act(owner, id, 'withdraw')).rejects.toMatchObject({ http: 404 })
    await expect(act(owner, id, 'call-off')).rejects.toMatchObject(refused('moved-on'))
    await expect(book(asha)).rejects.toMatchObject(refused('moved-on'))
    await expect(book(owner)).rejects.toMatchObject(refused('ruled-out'))
    await expect(book(asha, await newListing({ state: 'sold' }))).rejects.toMatchObject(refused('moved-on'))
    await expect(book(asha, await newListing({ state: 'draft' }))).rejects.toMatchObject({ http: 404 })
    expect((await act(owner, id, 'reject')).state).toBe('rejected')
  })

  test('what waits too long expires by itself, and the listing is free again', async () => {
    const { id } = await book(asha)
    await act(owner, id, 'accept')
    app.clock.advance(7 * 24 * hourMs)
    expect((await asha.client.bookings.getRoom({ bookingId: id })).data.bookingData.state).toBe('expired')
    await expect(act(asha, id, 'withdraw')).rejects.toMatchObject(refused('moved-on'))
    await runNow(app, expireBookingsJob)
    await runNow(app, expireBookingsJob)
    expect(await availability()).toBe('available')
    const { data: room } = await asha.client.bookings.getRoom({ bookingId: id })
    expect(room.timeline.at(-1)).toMatchObject({ act: 'expire', to: 'expired', by: 'timer' })
    const later = await book(asha)
    app.clock.advance(72 * hourMs)
    await runNow(app, expireBookingsJob)
    expect((await asha.client.bookings.getRoom({ bookingId: later.id })).data.bookingData.state).toBe('expired')
  })
})

describe('terms', () => {
  test('are usual until the owner sets them; a booking keeps those it was made with', async () => {
    const { data: usual } = await asha.client.bookings.getTerms({ propertyId })
    expect(usual).toMatchObject({
      terms: { kind: 'sale', bookingAmount: 1_00_000, channel: 'sandbox' },
      mostBookingAmount: 8_00_000,
      isOwner: false,
      price: 80_00_000,
    })
    await owner.client.bookings.setTerms({ propertyId, terms: saleTerms({ bookingAmount: 51_000 }) })
    const { id } = await book(asha)
    await owner.client.bookings.setTerms({ propertyId, terms: saleTerms({ bookingAmount: 2_00_000 }) })
    const { data: room } = await asha.client.bookings.getRoom({ bookingId: id })
    expect(room).toMatchObject({ bookingData: { bookingAmount: 51_000 }, terms: { bookingAmount: 51_000, parts: 3 } })
  })

  test('take at most a tenth, and say whose rule that is; a developer is paid directly', async () => {
    const set = (id: number, terms: BookingTerms) => owner.client.bookings.setTerms({ propertyId: id, terms })
    await expect(set(propertyId, saleTerms({ bookingAmount: 8_00_001 }))).rejects.toMatchObject({
      body: {
        errors: { bookingAmount: 'At most ₹8,00,000, 10% of the price, by our terms, for the safety of both sides.' },
      },
    })
    await expect(set(propertyId, saleTerms({ channel: 'partner' }))).rejects.toMatchObject({ http: 400 })
    await expect(asha.client.bookings.setTerms({ propertyId, terms: saleTerms() })).rejects.toMatchObject({ http: 404 })
    const project = await newListing({ postedBy: 'builder' })
    await expect(set(project, saleTerms())).rejects.toMatchObject({ body: { errors: { channel: expect.any(String) } } })
    expect((await asha.client.bookings.getTerms({ propertyId: project })).data).toMatchObject({
      channels: ['direct'],
      terms: { channel: 'direct' },
    })
    const rental = await newListing({ listedIn: 'rent', pricePaise: 28_000_00, depositPaise: 84_000_00 })
    await expect(set(rental, saleTerms())).rejects.toMatchObject({ http: 400 })
    expect((await asha.client.bookings.getTerms({ propertyId: rental })).data.terms).toMatchObject({
      kind: 'rental',
      bookingAmount: 10_000,
      deposit: 84_000,
      months: 11,
    })
  })
})

describe('two at the same instant', () => {
  test('of two buyers who book at once one wins, every time, and the other learns why', async () => {
    const buyers = [asha, await createUser(app)]
    for (let round = 0; round < 200; round++) {
      // Nobody books so often in a minute, nor holds so many.
      app.clock.advance(10_000)
      const id = await newListing()
      await owner.client.bookings.setTerms({ propertyId: id, terms: saleTerms({ isInstant: true }) })
      const answers = await Promise.allSettled(buyers.map((buyer) => book(buyer, id)))
      const won = answers.filter((answer) => answer.status === 'fulfilled')
      expect(won).toHaveLength(1)
      expect(won[0]?.value).toMatchObject({ state: 'accepted' })
      const lost = answers.find((answer) => answer.status === 'rejected')
      expect(lost?.reason).toMatchObject({
        http: 409,
        body: {
          code: 'limit-reached',
          message: expect.stringMatching(/^Someone else has (just )?booked this property/),
        },
      })
      if (round === 0) expect(await availability(id)).toBe('on-hold')
      const winner = answers[0]?.status === 'fulfilled' ? buyers[0] : buyers[1]
      if (winner) await act(winner, won[0]?.value.id ?? 0, 'withdraw')
    }
  })

  test('an owner who accepts two requests at once has accepted one', async () => {
    for (let round = 0; round < 10; round++) {
      const id = await newListing()
      const asked = [await book(await createUser(app), id), await book(await createUser(app), id)]
      const answers = await Promise.allSettled(asked.map((booking) => act(owner, booking.id, 'accept')))
      expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1)
      expect(answers.find((answer) => answer.status === 'rejected')).toMatchObject({ reason: { http: 409 } })
    }
  })
})
