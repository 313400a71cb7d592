import { erasureWords } from '@properysearch/contract/erasure/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acceptedSale, addAccount, agree, bookedSale, pay, type TestDeal } from '../../../../test/deal-factory.ts'
import { createUser, signInAgain, type TestPerson } from '../../../../test/factories.ts'
import { newKey, runNow } from '../../../../test/order-factory.ts'
import { codeFor, messagesTo, registerPerson, wrongCode } from '../../../../test/people.ts'
import { codeOfShare, confirmShare, linkTo, nameSharer, newMobile } from '../../../../test/sharer-factory.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/db/sql.ts'
import { forgetSharersJob } from '../bookings.jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const sharersOf = async (deal: TestDeal, side: 'buyer' | 'seller' = 'seller') =>
  (await deal[side].client.bookings.listSharers({ id: deal.bookingId })).data
const refused = (code: string) => ({ body: { code } })

/** Asked for, and not accepted yet. */
const requestedSale = (price = 85_00_000) => acceptedSale(app, { price, terms: { isInstant: false } })

describe('a co-owner', () => {
  test('is sent a link, confirms with a code, and only then can the booking be accepted', async () => {
    const deal = await requestedSale()
    const leela = await nameSharer(app, deal, 'seller', { name: 'Leela Anand Joshi', share: 4000 })
    const accept = () => deal.seller.client.bookings.act({ id: deal.bookingId, act: 'accept' })
    await expect(accept()).rejects.toMatchObject(refused('not-yet'))
    expect((await leela.client.bookings.openShare({ token: leela.token })).data).toMatchObject({
      side: 'seller',
      name: 'Leela Anand Joshi',
      share: 4000,
      others: [{ name: 'Mandar J.', share: 6000 }],
      price: 85_00_000,
      state: 'waiting',
      canAnswer: true,
      mobile: `******${leela.mobile.slice(-4)}`,
    })
    await confirmShare(app, leela)
    expect(await sharersOf(deal)).toMatchObject({
      ownShares: { seller: 6000, buyer: 10_000 },
      sharers: [{ name: 'Leela Anand Joshi', state: 'confirmed', hasAccount: false }],
    })
    expect((await sharersOf(deal, 'buyer')).sharers).toMatchObject([
      { name: 'Leela J.', mobile: null, hasAccount: null },
    ])
    expect((await accept()).data.state).toBe('accepted')
  })

  test('who declines keeps the deal waiting, and their number is deleted', async () => {
    const deal = await requestedSale()
    const leela = await nameSharer(app, deal, 'seller')
    await leela.client.bookings.declineShare({ token: leela.token })
    expect((await sharersOf(deal)).sharers).toMatchObject([{ state: 'declined', mobile: null }])
    await expect(codeOfShare(app, leela)).rejects.toMatchObject(refused('moved-on'))
    const { seller, bookingId: id } = deal
    await expect(seller.client.bookings.act({ id, act: 'accept' })).rejects.toMatchObject(refused('not-yet'))
    const [row] = (await sharersOf(deal)).sharers
    await expect(seller.client.bookings.remindSharer({ sharerId: row?.id ?? 0 })).rejects.toMatchObject(
      refused('moved-on'),
    )
    await seller.client.bookings.removeSharer({ sharerId: row?.id ?? 0 })
    await seller.client.bookings.act({ id, act: 'accept' })
    await expect(leela.client.bookings.openShare({ token: leela.token })).rejects.toMatchObject({ http: 404 })
  })

  test('may be represented by the holder of a power of attorney, who gets the code', async () => {
    const deal = await requestedSale()
    const [mobile, holder] = [newMobile(), newMobile()]
    const attorney = {
      name: 'Ravi Deshpande',
      mobile: holder,
      documentNumber: 'HVL-9-1201-2026',
      dated: '2026-01-05',
      office: 'Haveli 9, Pune',
    }
    const named = { id: deal.bookingId, name: 'Leela Joshi', mobile, share: 5000 }
    const { nameSharer: name } = deal.seller.client.bookings
    await expect(name({ ...named, attorney: { ...attorney, mobile } })).rejects.toMatchObject({ http: 400 })
    await expect(name({ ...named, attorney: { ...attorney, dated: '2999-01-01' } })).rejects.toMatchObject({
      http: 400,
    })
    await name({ ...named, attorney })
    await expect(linkTo(app, mobile)).rejects.toThrow('No link')
    await confirmShare(app, { mobile: holder, token: await linkTo(app, holder), client: app.visitor })
    expect((await sharersOf(deal)).sharers).toMatchObject([
      { state: 'confirmed', attorney: { name: 'Ravi Deshpande', documentNumber: 'HVL-9-1201-2026' } },
    ])
    expect((await sharersOf(deal, 'buyer')).sharers).toMatchObject([{ attorney: { name: 'Ravi D.' } }])
  })

  test('with an account sees the deal there', async () => {
    const deal = await requestedSale()
    const leela = await createUser(app)
    await nameSharer(app, deal, 'seller', { mobile: leela.user.mobile })
    const { data } = await leela.client.bookings.listMyShares({})
    expect(data).toMatchObject([{ title: '2 BHK flat in Baner', side: 'seller', share: 4000, state: 'waiting' }])
    expect(data[0]?.token).toBe(await linkTo(app, leela.user.mobile))
    expect((await deal.buyer.client.bookings.listMyShares({})).data).toEqual([])
  })
})

describe('joint buyers', () => {
  test('keep the booking amount, the conditions and the agreement waiting', async () => {
    const deal = await acceptedSale(app, { terms: { conditions: [] } })
    const vivek = await nameSharer(app, deal, 'buyer', { name: 'Vivek Rao', share: 5000 })
    await pay(app, deal, 'booking-penny')
    await expect(pay(app, deal, 'booking-amount')).rejects.toMatchObject(refused('not-yet'))
    await confirmShare(app, vivek)
    await pay(app, deal, 'booking-amount')
    const { bookingId: id, buyer, seller } = deal
    const leela = await nameSharer(app, deal, 'seller')
    await expect(buyer.client.bookings.confirm({ id, what: 'clear' })).rejects.toMatchObject(refused('not-yet'))
    await confirmShare(app, leela)
    await agree(app, deal)
    expect((await sharersOf(deal)).canChange).toBe(false)
    const late = { id, name: 'Late Comer', mobile: newMobile(), share: 1 }
    await expect(seller.client.bookings.nameSharer(late)).rejects.toMatchObject(refused('moved-on'))
    const [first] = (await sharersOf(deal)).sharers.filter(({ side }) => side === 'seller')
    await expect(seller.client.bookings.removeSharer({ sharerId: first?.id ?? 0 })).rejects.toMatchObject({ http: 409 })
  })

  test('who are named while the booking amount is on its way are waited for: the money goes back', async () => {
    const deal = await acceptedSale(app)
    await pay(app, deal, 'booking-penny')
    await nameSharer(app, deal, 'buyer')
    await expect(pay(app, deal, 'booking-amount')).rejects.toMatchObject(refused('not-yet'))
    const direct = await acceptedSale(app, { terms: { channel: 'direct' } })
    await pay(app, direct, 'booking-penny')
    await nameSharer(app, direct, 'seller')
    const paidOn = app.clock.now.toISOString().slice(0, 10)
    const record = { id: direct.bookingId, amount: 1_98_000, paidOn, reference: 'UTR 1' }
    await expect(direct.buyer.client.bookings.recordPayment(record)).rejects.toMatchObject(refused('not-yet'))
  })

  test('and co-owners file the tax for each pair, which adds up', async () => {
    const deal = await acceptedSale(app)
    expect((await sharersOf(deal)).taxPairs).toEqual([])
    await nameSharer(app, deal, 'buyer', { name: 'Vivek Rao', share: 5000 })
    await nameSharer(app, deal, 'seller', { share: 3333 })
    const { taxPairs } = await sharersOf(deal)
    expect(taxPairs).toHaveLength(4)
    expect(taxPairs.reduce((sum, { amount }) => sum + amount, 0)).toBe(85_000)
  })
})

describe('shares', () => {
  test('of a side never exceed the whole; a number is named once, and never that of a party', async () => {
    const deal = await acceptedSale(app)
    const { nameSharer: name } = deal.seller.client.bookings
    const given = { id: deal.bookingId, name: 'Leela Joshi', mobile: newMobile(), share: 6000 }
    await name(given)
    await expect(name({ ...given, mobile: newMobile(), share: 4001 })).rejects.toMatchObject({
      body: { errors: { share: 'At most 40 per cent is left' } },
    })
    await expect(name({ ...given, share: 1 })).rejects.toMatchObject({
      body: { errors: { mobile: expect.any(String) } },
    })
    for (const { user } of [deal.buyer, deal.seller]) {
      await expect(name({ ...given, mobile: user.mobile, share: 1 })).rejects.toMatchObject({ http: 400 })
    }
    await name({ ...given, mobile: newMobile(), share: 4000 })
    expect((await sharersOf(deal)).ownShares.seller).toBe(0)
  })

  test('named at the same time never exceed the whole either', async () => {
    const deal = await acceptedSale(app)
    const name = () =>
      deal.seller.client.bookings.nameSharer({ id: deal.bookingId, name: 'X', mobile: newMobile(), share: 6000 })
    const answers = await Promise.allSettled([name(), name(), name()])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('that change void what was confirmed, and a code for the former version fits nothing', async () => {
    const deal = await acceptedSale(app)
    const leela = await nameSharer(app, deal, 'seller', { share: 3000 })
    const before = await codeOfShare(app, leela)
    const ravi = await nameSharer(app, deal, 'seller', { name: 'Ravi Joshi', share: 2000 })
    const answer = { token: leela.token, ...before }
    await expect(leela.client.bookings.confirmShare(answer)).rejects.toMatchObject(refused('changed-meanwhile'))
    const { version } = (await leela.client.bookings.openShare({ token: leela.token })).data
    await expect(leela.client.bookings.confirmShare({ ...answer, version })).rejects.toMatchObject(refused('wrong-otp'))
    app.clock.advance(60_000)
    await confirmShare(app, leela)
    await confirmShare(app, ravi)
    const [, second] = (await sharersOf(deal)).sharers
    await deal.seller.client.bookings.removeSharer({ sharerId: second?.id ?? 0 })
    expect((await sharersOf(deal)).sharers).toMatchObject([{ state: 'waiting' }])
  })
})

describe('a code or a link', () => {
  test('that is wrong five times, of another share, or used before confirms nothing', async () => {
    const deal = await acceptedSale(app)
    const leela = await nameSharer(app, deal, 'seller', { share: 3000 })
    const ravi = await nameSharer(app, deal, 'seller', { name: 'Ravi Joshi', share: 2000 })
    const own = await codeOfShare(app, leela)
    const confirm = (token: string, given: typeof own) => app.visitor.bookings.confirmShare({ token, ...given })
    await expect(confirm(ravi.token, own)).rejects.toMatchObject(refused('wrong-otp'))
    for (let tries = 0; tries < 5; tries++) {
      const wrong = { ...own, otp: wrongCode(own.otp) }
      await expect(confirm(leela.token, wrong)).rejects.toMatchObject(refused('wrong-otp'))
    }
    await expect(confirm(leela.token, own)).rejects.toMatchObject(refused('wrong-otp'))
    const other = await codeOfShare(app, ravi)
    await confirm(ravi.token, other)
    await expect(confirm(ravi.token, other)).rejects.toMatchObject(refused('moved-on'))
    expect((await sharersOf(deal)).sharers).toMatchObject([{ state: 'waiting' }, { state: 'confirmed' }])
  })

  test('is asked for no more often than a phone can bear', async () => {
    const leela = await nameSharer(app, await acceptedSale(app), 'seller')
    const { version } = (await leela.client.bookings.openShare({ token: leela.token })).data
    await leela.client.bookings.sendShareCode({ token: leela.token, version })
    await expect(leela.client.bookings.sendShareCode({ token: leela.token, version })).rejects.toMatchObject({
      http: 429,
    })
  })

  test('that somebody made up opens nothing', async () => {
    const leela = await nameSharer(app, await acceptedSale(app), 'seller')
    const [id, mark = ''] = leela.token.split('-')
    const turned = `${id}-${mark.startsWith('0') ? '1' : '0'}${mark.slice(1)}`
    for (const token of [turned, `zzzzzz-${mark}`, `${id}-${'0'.repeat(32)}`]) {
      await expect(app.visitor.bookings.openShare({ token })).rejects.toMatchObject({ http: 404 })
      await expect(app.visitor.bookings.declineShare({ token })).rejects.toMatchObject({ http: 404 })
    }
  })

  test('is kept nowhere, nor is the number in clear', async () => {
    const deal = await acceptedSale(app)
    const leela = await nameSharer(app, deal, 'seller')
    const rows = await app.db.many(sql`select * from sharers where booking_id = ${deal.bookingId}`)
    const jobs = await app.db.many(sql`select payload from graphile_worker._private_jobs`)
    for (const text of [JSON.stringify(rows), JSON.stringify(jobs), JSON.stringify(app.logged())]) {
      expect(text).not.toContain(leela.mobile)
      expect(text).not.toContain(leela.token.split('-')[1])
    }
  })
})

test('what is another’s is not there: strangers and the other side name, remind and remove nobody', async () => {
  const deal = await bookedSale(app)
  const leela = await nameSharer(app, deal, 'seller')
  const [row] = (await sharersOf(deal)).sharers
  const sharerId = row?.id ?? 0
  const stranger = await createUser(app)
  for (const { client } of [stranger, deal.buyer]) {
    await expect(client.bookings.removeSharer({ sharerId })).rejects.toMatchObject({ http: 404 })
    await expect(client.bookings.remindSharer({ sharerId })).rejects.toMatchObject({ http: 404 })
  }
  await expect(stranger.client.bookings.listSharers({ id: deal.bookingId })).rejects.toMatchObject({ http: 404 })
  const { remindSharer } = deal.seller.client.bookings
  await expect(remindSharer({ sharerId })).rejects.toMatchObject({ http: 429 })
  app.clock.advance(11 * 60_000)
  await remindSharer({ sharerId })
  expect((await messagesTo(app, leela.mobile)).filter(({ body }) => body.includes('/DealShare#'))).toHaveLength(2)
  await expect(codeFor(app, newMobile())).rejects.toThrow('No code')
})

test('a month after a deal was called off nobody’s number is kept', async () => {
  const deal = await acceptedSale(app)
  await nameSharer(app, deal, 'seller')
  const kept = () =>
    app.db.one<{ n: number }>(sql`
      select count(mobile_sealed)::int as n from sharers where booking_id = ${deal.bookingId}`)
  await deal.seller.client.bookings.act({ id: deal.bookingId, act: 'call-off' })
  await runNow(app, forgetSharersJob)
  expect(await kept()).toEqual({ n: 1 })
  app.clock.advance(31 * 24 * 60 * 60 * 1000)
  await runNow(app, forgetSharersJob)
  expect(await kept()).toEqual({ n: 0 })
})

const hindranceOf = async ({ user, client }: TestPerson) =>
  (await client.erasure.getErasure({ id: user.id })).data.hindrance

test('while money is held nobody’s number is forgotten, and no joint buyer leaves', async () => {
  const vivek = await createUser(app)
  const deal = await acceptedSale(app)
  await confirmShare(app, await nameSharer(app, deal, 'buyer', { mobile: vivek.user.mobile }))
  await pay(app, deal, 'booking-penny')
  await pay(app, deal, 'booking-amount')
  const { bookingId, seller } = deal
  await addAccount(app, seller)
  const reason = 'The buyer did not keep to what was agreed.'
  const { data: dispute } = await seller.client.disputes.raise({ bookingId, amount: 1000, reason, key: newKey() })
  await deal.buyer.client.disputes.answer({ id: dispute.id, answer: 'All of it was kept.' })
  await deal.buyer.client.bookings.cancel({ id: bookingId, reason: 'The loan was not enough.' })
  await app.runJobs()
  app.clock.advance(31 * 24 * 60 * 60 * 1000)
  await runNow(app, forgetSharersJob)
  const mobiles = async () => (await sharersOf(deal, 'buyer')).sharers.map(({ mobile }) => mobile)
  await signInAgain(app, vivek)
  await signInAgain(app, deal.buyer)
  expect(await mobiles()).toEqual([expect.any(String)])
  expect(await hindranceOf(vivek)).toContain('Money is still held')

  const admin = await createUser(app, { role: 'admin' })
  await admin.client.disputes.decide({ id: dispute.id, toBuyer: 1000, toSeller: 0, reason })
  await app.runJobs()
  expect(await hindranceOf(vivek)).toBeNull()
  await runNow(app, forgetSharersJob)
  expect(await mobiles()).toEqual([null])
})

test('the holder of a power of attorney stays while the deal is under way, and takes nobody’s name along', async () => {
  const ravi = await registerPerson(app)
  const deal = await requestedSale()
  const attorney = {
    name: 'Ravi Deshpande',
    mobile: ravi.mobile,
    documentNumber: 'HVL-9-1201-2026',
    dated: '2026-01-05',
    office: 'Haveli 9, Pune',
  }
  const named = { id: deal.bookingId, name: 'Leela Joshi', mobile: newMobile(), share: 5000, attorney }
  await deal.seller.client.bookings.nameSharer(named)
  await confirmShare(app, { mobile: ravi.mobile, token: await linkTo(app, ravi.mobile), client: app.visitor })
  const hindrance = async () => (await ravi.client.erasure.getErasure({ id: ravi.id })).data.hindrance
  expect(await hindrance()).toContain('act for somebody')
  await deal.seller.client.bookings.act({ id: deal.bookingId, act: 'reject' })
  expect(await hindrance()).toBeNull()
  const { id, password } = ravi
  await ravi.client.erasure.eraseAccount({ id, password, confirmation: erasureWords })
  expect((await sharersOf(deal)).sharers).toMatchObject([
    { name: 'Leela Joshi', mobile: expect.stringContaining(named.mobile.slice(-4)), attorney: null },
  ])
})
