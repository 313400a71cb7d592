import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { runNow } from '../../../test/order-factory.ts'
import { createProperty } from '../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'
import { expireBidsJob } from './bids.jobs.ts'

const dayMs = 24 * 60 * 60 * 1000

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
  propertyId = await createProperty(app, {
    ownerId: owner.user.id,
    title: '2 BHK flat in Baner',
    pricePaise: 80_00_000_00,
  })
})

const bid = async (person: TestPerson, amount: number, note?: string) =>
  (await person.client.bids.place({ propertyId, amount, note })).data
const heardBy = async (person: TestPerson) =>
  (await person.client.notifications.listNotifications({ id: person.user.id })).data[0]
const refused = (code: string, message?: string) => ({ body: { code, ...(message ? { message } : {}) } })

describe('from bid to agreed price', () => {
  test('a buyer bids, the owner makes a counter-offer, the buyer accepts it; both see every offer', async () => {
    const placed = await bid(asha, 75_00_000, 'Loan sanctioned')
    expect(placed).toMatchObject({ status: 0, state: 'pending', amount: 75_00_000, counter: null, agreed: null })
    expect(await heardBy(owner)).toMatchObject({
      title: 'A bid of ₹75,00,000 for 2 BHK flat in Baner',
      link: `/BidingRequest?property=${propertyId}`,
    })
    const received = await owner.client.bids.listReceived({ id: propertyId })
    expect(received).toMatchObject({ total: 1, mode: 'sealed' })
    expect(received.data[0]).toMatchObject({
      propertydata: { id: propertyId, price: 80_00_000 },
      userData: { name: 'Asha K.', isVerified: false },
      bidData: { id: placed.id, note: 'Loan sanctioned' },
    })

    await owner.client.bids.counter({ id: placed.id, amount: 78_50_000, note: 'With the parking' })
    expect(await heardBy(asha)).toMatchObject({ title: 'The owner of 2 BHK flat in Baner would take ₹78,50,000' })
    await asha.client.bids.accept({ id: placed.id })
    const [mine] = (await asha.client.bids.listMine({ id: asha.user.id })).data
    expect(mine?.bidData).toMatchObject({
      status: 1,
      state: 'accepted',
      agreed: 78_50_000,
      expiresAt: new Date(app.clock.now.getTime() + 7 * dayMs).toISOString(),
      offers: [
        { by: 'buyer', amount: 75_00_000, note: 'Loan sanctioned' },
        { by: 'owner', amount: 78_50_000, note: 'With the parking' },
      ],
    })
    expect(await heardBy(owner)).toMatchObject({ title: 'Your counter-offer for 2 BHK flat in Baner was accepted' })
  })

  test('a changed bid is one bid with both offers; the same press twice is one offer', async () => {
    const first = await bid(asha, 70_00_000)
    await bid(asha, 70_00_000)
    const changed = await bid(asha, 72_00_000)
    expect(changed).toMatchObject({ id: first.id, amount: 72_00_000 })
    expect(changed.offers.map((offer) => offer.amount)).toEqual([70_00_000, 72_00_000])
    expect((await owner.client.bids.listReceived({ id: propertyId })).total).toBe(1)
  })

  test('every method is taken where the specification names none', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
      const person = await createUser(app)
      const { id } = await bid(person, 71_00_000)
      const url = `/api/bid/reject/${id}`
      const answer = await app.http.inject({ method, url, headers: { authorization: `Bearer ${owner.token}` } })
      expect(answer.json()).toMatchObject({ status: 1, data: { id, status: 2, state: 'rejected' } })
    }
    const { id } = await bid(asha, 71_00_000)
    const headers = { authorization: `Bearer ${owner.token}` }
    expect((await app.http.inject({ method: 'HEAD', url: `/api/bid/accept/${id}`, headers })).statusCode).toBe(404)
  })

  test('an answer that comes twice is one answer', async () => {
    const { id } = await bid(asha, 79_00_000)
    await owner.client.bids.accept({ id })
    expect((await owner.client.bids.accept({ id })).data.state).toBe('accepted')
    await expect(owner.client.bids.reject({ id })).rejects.toMatchObject(refused('moved-on'))
    expect((await asha.client.bids.withdraw({ id })).data).toMatchObject({ status: 3, state: 'withdrawn' })
  })
})

describe('nobody else', () => {
  test('bids on their own listing, or on one that is not there or no longer available', async () => {
    await expect(bid(owner, 80_00_000)).rejects.toMatchObject(refused('ruled-out', 'This is your own listing.'))
    for (const [state, code] of [
      ['on-hold', 'moved-on'],
      ['sold', 'moved-on'],
      ['submitted', 'not-found'],
      ['paused', 'not-found'],
    ] as const) {
      const id = await createProperty(app, { ownerId: owner.user.id, state })
      await expect(asha.client.bids.place({ propertyId: id, amount: 100 })).rejects.toMatchObject(refused(code))
    }
    await expect(asha.client.bids.place({ propertyId: 999_999, amount: 1 })).rejects.toMatchObject(refused('not-found'))
  })

  test('answers, sees or withdraws a bid that is not theirs', async () => {
    const { id } = await bid(asha, 70_00_000)
    const stranger = await createUser(app)
    for (const act of ['accept', 'reject', 'withdraw'] as const) {
      await expect(stranger.client.bids[act]({ id })).rejects.toMatchObject({ http: 404 })
    }
    await expect(stranger.client.bids.counter({ id, amount: 5 })).rejects.toMatchObject({ http: 404 })
    await expect(stranger.client.bids.listReceived({ id: propertyId })).rejects.toMatchObject({ http: 404 })
    await expect(stranger.client.bids.listMine({ id: asha.user.id })).rejects.toMatchObject({ http: 404 })
    await expect(stranger.client.bids.setMode({ propertyId, mode: 'open' })).rejects.toMatchObject({ http: 404 })
    // Not the other side's button either.
    await expect(asha.client.bids.reject({ id })).rejects.toMatchObject({ http: 404 })
    await expect(owner.client.bids.withdraw({ id })).rejects.toMatchObject({ http: 404 })
    await expect(asha.client.bids.accept({ id })).rejects.toMatchObject(refused('moved-on'))
  })

  test('an amount must be money, and a note must be short', async () => {
    for (const amount of [0, -5, 0.001, Number.NaN, 1e15]) {
      await expect(bid(asha, amount)).rejects.toMatchObject({
        http: 400,
        body: { errors: { amount: expect.any(String) } },
      })
    }
    await expect(bid(asha, 5, 'x'.repeat(501))).rejects.toMatchObject({ http: 400 })
  })
})

describe('what bidders may see of each other', () => {
  test('nothing while sealed, a rank, or the amounts under pseudonyms, as the owner chooses', async () => {
    const ravi = await createUser(app)
    const onlooker = await createUser(app)
    await bid(asha, 75_00_000)
    await bid(ravi, 77_00_000)
    const standing = async (person: TestPerson) => (await person.client.bids.getStanding({ propertyId })).data
    expect(await standing(asha)).toMatchObject({ mode: 'sealed', count: null, rank: null, bids: null })
    expect(await standing(owner)).toMatchObject({ isOwner: true, count: 2, bids: [{ bidder: 'Bidder 2' }, {}] })

    await owner.client.bids.setMode({ propertyId, mode: 'rank' })
    expect(await standing(asha)).toMatchObject({ count: 2, rank: 2, bids: null, myBid: { amount: 75_00_000 } })
    expect(await standing(ravi)).toMatchObject({ rank: 1 })
    expect(await standing(onlooker)).toMatchObject({ count: null, rank: null, bids: null, myBid: null })

    await owner.client.bids.setMode({ propertyId, mode: 'open' })
    const seen = await standing(onlooker)
    expect(seen.bids).toEqual([
      { bidder: 'Bidder 2', amount: 77_00_000, isMine: false },
      { bidder: 'Bidder 1', amount: 75_00_000, isMine: false },
    ])
    expect(JSON.stringify(seen)).not.toMatch(/Asha|Kulkarni/)
    // Whoever comes back keeps the number that others know them by.
    await asha.client.bids.withdraw({ id: (await standing(asha)).myBid?.id ?? 0 })
    await bid(asha, 78_00_000)
    expect((await standing(onlooker)).bids?.[0]).toMatchObject({ bidder: 'Bidder 1', amount: 78_00_000 })
  })
})

describe('time and races', () => {
  test('a bid that nobody answers expires, and so does an accepted one that is not booked; each is told once', async () => {
    const hopeful = await createUser(app)
    const waiting = await bid(hopeful, 70_00_000)
    const ravi = await createUser(app)
    const kept = await bid(ravi, 79_00_000)
    app.clock.advance(3 * dayMs)
    await owner.client.bids.accept({ id: kept.id })
    app.clock.advance(4 * dayMs)
    // Also before the job has come round.
    await expect(owner.client.bids.accept({ id: waiting.id })).rejects.toMatchObject(refused('moved-on'))
    expect((await hopeful.client.bids.listMine({ id: hopeful.user.id })).data[0]?.bidData).toMatchObject({ status: 4 })
    await runNow(app, expireBidsJob)
    await runNow(app, expireBidsJob)
    expect(await heardBy(hopeful)).toMatchObject({ title: 'Your bid for 2 BHK flat in Baner has expired' })
    const told = await app.db.one<{ n: number }>(sql`
      select count(*)::int as n from notifications where user_id = ${hopeful.user.id} and title like '%has expired'`)
    expect(told.n).toBe(1)
    expect((await ravi.client.bids.listMine({ id: ravi.user.id })).data[0]?.bidData.state).toBe('accepted')
    app.clock.advance(3 * dayMs)
    await runNow(app, expireBidsJob)
    expect((await ravi.client.bids.listMine({ id: ravi.user.id })).data[0]?.bidData.state).toBe('expired')
    expect((await bid(hopeful, 76_00_000)).state).toBe('pending')
  })

  test('of two bids that are accepted in the same instant one wins, and the other is refused with the reason', async () => {
    for (let round = 0; round < 20; round++) {
      const id = await createProperty(app, { ownerId: owner.user.id })
      const placed = await Promise.all(
        [asha, await createUser(app)].map((person) => person.client.bids.place({ propertyId: id, amount: 50_00_000 })),
      )
      const answers = await Promise.allSettled(placed.map(({ data }) => owner.client.bids.accept({ id: data.id })))
      expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1)
      const lost = answers.find((answer) => answer.status === 'rejected')
      expect(lost).toMatchObject({ reason: { http: 409, body: { code: 'limit-reached' } } })
      await asha.client.bids.withdraw({ id: placed[0]?.data.id ?? 0 })
    }
  })

  test('somebody who presses twice at once has one bid, and so many open bids are enough', async () => {
    const eager = await createUser(app)
    await Promise.allSettled([1, 2, 3, 4].map(() => eager.client.bids.place({ propertyId, amount: 60_00_000 })))
    expect((await eager.client.bids.listMine({ id: eager.user.id })).total).toBe(1)
    for (let more = 0; more < 19; more++) {
      const id = await createProperty(app, { ownerId: owner.user.id })
      await eager.client.bids.place({ propertyId: id, amount: 1 })
    }
    const id = await createProperty(app, { ownerId: owner.user.id })
    await expect(eager.client.bids.place({ propertyId: id, amount: 1 })).rejects.toMatchObject(refused('limit-reached'))
  })
})

test('an amount is compared with what is asked, was asked and is usual, and never refused', async () => {
  await app.db.run(sql`delete from price_history where property_id = ${propertyId}`)
  await app.db.run(sql`
    insert into price_history (property_id, since, price_paise) values
      (${propertyId}, '2026-09-01', 850000000), (${propertyId}, '2026-10-03', 800000000)`)
  const { data } = await asha.client.bids.check({ propertyId, amount: 70_40_000 })
  expect(data.percentFromAsking).toBe(-12)
  expect(data.sentences[0]).toBe('12% below the asking price of ₹80 Lac.')
  expect(data.sentences.join(' ')).toContain('The owner lowered the price from ₹85 Lac to ₹80 Lac')
  expect((await asha.client.bids.check({ propertyId, amount: 80_00_000 })).data.sentences[0]).toBe(
    'This is the asking price of ₹80 Lac.',
  )
  const draft = await createProperty(app, { ownerId: owner.user.id, state: 'draft' })
  await expect(asha.client.bids.check({ propertyId: draft, amount: 5 })).rejects.toMatchObject({ http: 404 })
})
