import { erasureWords } from '@properysearch/contract/erasure/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acceptedSale, agree, bookedSale, roomOf } from '../../../test/deal-factory.ts'
import { createUser, signInAgain } from '../../../test/factories.ts'
import { askFor, createAgent, inDays, invite, mandated } from '../../../test/mandate-factory.ts'
import { newKey, runNow } from '../../../test/order-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { setPasswordHash } from '../accounts/index.ts'
import { hashPassword } from '../auth/index.ts'
import { watchMandatesJob } from './mandates.jobs.ts'

const dayMs = 24 * 60 * 60 * 1000

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const titles = async (person: { client: TestApp['visitor']; user: { id: number } }) =>
  (await person.client.notifications.listNotifications({ id: person.user.id })).data.map((notice) => notice.title)

describe('a mandate', () => {
  test('is offered by one side with its commission, accepted by the agent, and shown to the other without it', async () => {
    const deal = await acceptedSale(app, { price: 78_50_000 })
    const agent = await createAgent(app)
    const invited = await invite(app, deal, agent)
    expect(invited).toMatchObject({
      side: 'seller',
      state: 'invited',
      iAm: 'client',
      terms: { rate: 100, fee: 78_500, agreementShare: 5000, isRegistered: null },
    })
    expect((await deal.buyer.client.mandates.list({ bookingId: deal.bookingId })).data).toEqual([])
    await agent.client.mandates.accept({ id: invited.id, gstin: '27AAPFU0939F1ZV', isIndividual: false })
    const [own] = (await deal.seller.client.mandates.list({ bookingId: deal.bookingId })).data
    expect(own).toMatchObject({
      state: 'accepted',
      terms: { isRegistered: true, parts: [{ part: 'agreement', fee: 39_250, gst: 7_065, isDue: false }, {}] },
    })
    const [seen] = (await deal.buyer.client.mandates.list({ bookingId: deal.bookingId })).data
    expect(seen).toMatchObject({ iAm: 'other', side: 'seller', agent: { name: 'Sneha Patil' }, terms: null })
    expect(JSON.stringify(seen)).not.toMatch(/78500|39250/)
    await app.runJobs()
    expect(await titles(agent)).toContainEqual(expect.stringContaining('invited to represent the seller'))
    expect(await titles(deal.buyer)).toContainEqual(expect.stringContaining('represented by an agent'))
    expect(await titles(deal.seller)).toContainEqual(expect.stringContaining('Sneha Patil represents you'))
  })

  test('lets a side have one agent, whoever presses first', async () => {
    const deal = await acceptedSale(app)
    const [one, other] = [await createAgent(app), await createAgent(app)]
    const pressed = await Promise.allSettled([invite(app, deal, one), invite(app, deal, other)])
    expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(pressed.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { body: { code: 'limit-reached' } },
    })
    const [mine] = (await deal.seller.client.mandates.list({ bookingId: deal.bookingId })).data
    await deal.seller.client.mandates.act({ id: mine?.id ?? 0, act: 'withdraw' })
    expect((await invite(app, deal, other)).state).toBe('invited')
  })

  test('warns everybody when one agent serves both sides', async () => {
    const deal = await acceptedSale(app)
    const agent = await createAgent(app)
    await mandated(app, deal, agent)
    await mandated(app, deal, agent, { side: 'buyer' })
    for (const person of [deal.buyer, deal.seller]) {
      const { data } = await person.client.mandates.list({ bookingId: deal.bookingId })
      expect(data.map(({ servesBoth }) => servesBoth)).toEqual([true, true])
    }
    const { data } = await agent.client.mandates.listByAgent({ id: agent.user.id })
    expect(data.map(({ mandate }) => mandate.servesBoth)).toEqual([true, true])
    const notices = (await deal.seller.client.notifications.listNotifications({ id: deal.seller.user.id })).data
    expect(notices.map(({ body }) => body)).toContainEqual(expect.stringContaining('the agent who represents you too'))
  })

  test('names a field that is wrong: a number of nobody, no commission, a day that is over', async () => {
    const deal = await acceptedSale(app)
    const agent = await createAgent(app)
    const { client } = deal.seller
    const good = { bookingId: deal.bookingId, agentMobile: agent.user.mobile, rate: 100, expiresOn: inDays(app, 90) }
    const refused = (fields: object) => ({ http: 400, body: { errors: fields } })
    const text = expect.any(String)
    await expect(client.mandates.invite({ ...good, agentMobile: deal.buyer.user.mobile })).rejects.toMatchObject(
      refused({ agentMobile: text }),
    )
    await expect(client.mandates.invite({ ...good, amount: 1 })).rejects.toMatchObject(refused({ rate: text }))
    await expect(client.mandates.invite({ ...good, expiresOn: inDays(app, 0) })).rejects.toMatchObject(
      refused({ expiresOn: text }),
    )
    const { rate, ...without } = good
    await expect(client.mandates.invite({ ...without, amount: 8_50_001 })).rejects.toMatchObject(
      refused({ amount: text }),
    )
    await expect(client.mandates.invite({ ...good, rate: rate + 1000 })).rejects.toMatchObject({ http: 400 })
  })

  test('expires when it is not answered in a week, or when nothing was agreed while it lasted', async () => {
    const asked = await acceptedSale(app)
    const used = await bookedSale(app)
    const [one, other] = [await createAgent(app), await createAgent(app)]
    const invited = await invite(app, asked, one)
    const { id } = await mandated(app, used, other, { expiresOn: inDays(app, 1) })
    app.clock.advance(7 * dayMs)
    await runNow(app, watchMandatesJob)
    await signInAgain(app, one)
    await expect(one.client.mandates.accept({ id: invited.id, isIndividual: true })).rejects.toMatchObject({
      body: { code: 'moved-on' },
    })
    // Ninety days after its end the agent still has a claim.
    app.clock.advance(84 * dayMs)
    await runNow(app, watchMandatesJob)
    await signInAgain(app, other)
    expect((await other.client.mandates.getDeal({ id })).data.mandate.state).toBe('accepted')
    app.clock.advance(dayMs)
    await runNow(app, watchMandatesJob)
    await expect(other.client.mandates.getDeal({ id })).rejects.toMatchObject({ http: 404 })
  })
})

describe('an agent', () => {
  test('reads the room as their side does, and can press nothing in it', async () => {
    const deal = await bookedSale(app)
    const agent = await createAgent(app)
    const { id } = await mandated(app, deal, agent)
    const { data: seen } = await agent.client.mandates.getDeal({ id })
    const own = await roomOf(deal, deal.seller)
    expect(seen.money).toEqual(own.money)
    expect(seen.bookingData).toEqual({ ...own.bookingData, acts: [] })
    expect(own.bookingData.acts).not.toEqual([])
    expect(JSON.stringify(seen)).not.toContain(deal.buyer.user.mobile)
    await expect(agent.client.bookings.getRoom({ bookingId: deal.bookingId })).rejects.toMatchObject({ http: 404 })
    await expect(agent.client.bookings.confirm({ id: deal.bookingId, what: 'clear' })).rejects.toMatchObject({
      http: 403,
    })
    const { data, total } = await agent.client.mandates.listByAgent({ id: agent.user.id })
    expect(total).toBe(1)
    expect(data).toMatchObject([{ bookingData: { state: 'booked' }, mandate: { id, bookingId: deal.bookingId } }])
  })

  test('lists of a deal what the invitation says, and where it stands only while the mandate is in force', async () => {
    const deal = await bookedSale(app, { price: 78_50_000 })
    const agent = await createAgent(app)
    const listed = async () => (await agent.client.mandates.listByAgent({ id: agent.user.id })).data
    const { id } = await invite(app, deal, agent, { side: 'buyer' })
    const [asked] = await listed()
    expect(asked?.bookingData).toEqual({ kind: 'sale', price: 78_50_000, state: null })
    expect(JSON.stringify(asked)).not.toContain(deal.seller.user.firstname)
    expect(asked).not.toHaveProperty('userData')
    await agent.client.mandates.accept({ id, gstin: '27AAPFU0939F1ZV', isIndividual: false })
    expect(await listed()).toMatchObject([{ bookingData: { state: 'booked' } }])
    await agree(app, deal)
    const commission = await askFor(agent, id)
    const paid = { commissionId: commission.id, paidOn: inDays(app, 0), reference: 'UTR 77' }
    await agent.client.mandates.recordCommission(paid)
    await deal.buyer.client.mandates.answerCommission({ commissionId: commission.id, hasArrived: true })
    await agent.client.mandates.act({ id, act: 'end' })
    const [over] = await listed()
    expect(over).toMatchObject({ bookingData: { state: null }, mandate: { state: 'ended' } })
  })

  test('opens no deal of another agent, asks for nothing of it, and hears of none', async () => {
    const deal = await bookedSale(app)
    const [agent, other] = [await createAgent(app), await createAgent(app)]
    const { id } = await mandated(app, deal, agent)
    await agree(app, deal)
    const commission = await askFor(agent, id)
    const notFound = { http: 404 }
    const { mandates } = other.client
    await expect(mandates.getDeal({ id })).rejects.toMatchObject(notFound)
    await expect(mandates.askCommission({ id, part: 'agreement', key: newKey() })).rejects.toMatchObject(notFound)
    await expect(mandates.withdrawCommission({ commissionId: commission.id })).rejects.toMatchObject(notFound)
    await expect(mandates.act({ id, act: 'end' })).rejects.toMatchObject(notFound)
    await expect(mandates.accept({ id, isIndividual: true })).rejects.toMatchObject(notFound)
    await expect(mandates.listByAgent({ id: agent.user.id })).rejects.toMatchObject(notFound)
    const stranger = await createUser(app)
    await expect(stranger.client.mandates.list({ bookingId: deal.bookingId })).rejects.toMatchObject(notFound)
    await expect(invite(app, { ...deal, seller: stranger }, other)).rejects.toMatchObject(notFound)
    // Nor can the other side of the deal answer what is the client's.
    const { mandates: ofBuyer } = deal.buyer.client
    const reason = 'It is not mine.'
    await expect(ofBuyer.refuseCommission({ commissionId: commission.id, reason })).rejects.toMatchObject(notFound)
    await expect(ofBuyer.act({ id, act: 'end' })).rejects.toMatchObject(notFound)
    await expect(app.visitor.mandates.list({ bookingId: deal.bookingId })).rejects.toMatchObject({ http: 401 })
  })

  test('who has left opens the deal no more, asks for nothing, and makes room for another', async () => {
    const deal = await bookedSale(app)
    const [agent, next] = [await createAgent(app), await createAgent(app)]
    const { id } = await mandated(app, deal, agent)
    await agree(app, deal)
    await agent.client.mandates.act({ id, act: 'end' })
    await expect(agent.client.mandates.getDeal({ id })).rejects.toMatchObject({ http: 404 })
    await expect(agent.client.mandates.askCommission({ id, part: 'agreement', key: newKey() })).rejects.toMatchObject({
      body: { code: 'moved-on' },
    })
    expect((await agent.client.mandates.listByAgent({ id: agent.user.id })).total).toBe(0)
    expect((await mandated(app, deal, next)).state).toBe('accepted')
  })

  test('whose account is erased leaves the deal, and their client hears of it', async () => {
    const deal = await bookedSale(app)
    const agent = await createAgent(app)
    await setPasswordHash(app.db, agent.user.id, await hashPassword('a tall banyan'))
    await mandated(app, deal, agent)
    await agent.client.erasure.eraseAccount({
      id: agent.user.id,
      password: 'a tall banyan',
      confirmation: erasureWords,
    })
    await app.runJobs()
    const { data } = await deal.seller.client.mandates.list({ bookingId: deal.bookingId })
    expect(data).toMatchObject([{ state: 'ended' }])
    expect(JSON.stringify(data)).not.toContain('Patil')
    expect(await titles(deal.seller)).toContainEqual(expect.stringContaining('Your agent has left'))
  })
})

test('a client cannot end a mandate to save a commission that is due', async () => {
  const deal = await bookedSale(app)
  const agent = await createAgent(app)
  const { id } = await mandated(app, deal, agent)
  await agree(app, deal)
  await expect(deal.seller.client.mandates.act({ id, act: 'end' })).rejects.toMatchObject({
    body: { code: 'ruled-out' },
  })
})
