import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { heardBy, ownerWithListing, requestsOf, seeker, stateOf, unlock } from '../../../test/contact-factory.ts'
import { createUser } from '../../../test/factories.ts'
import { choose, newKey } from '../../../test/order-factory.ts'
import { buy, refund } from '../../../test/paid-orders.ts'
import { createProperty } from '../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../context.ts'
import { sql } from '../../platform/db/sql.ts'
import { contactPurposeList } from './contact-purposes.ts'

const hourMs = 60 * 60 * 1000
let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

describe('the owner', () => {
  test('sees who has the number, by listing, never theirs', async () => {
    const { owner, propertyId } = await ownerWithListing(app)
    const second = await createProperty(app, { ownerId: owner.user.id, title: 'Row house in Aundh' })
    const buyer = await seeker(app, { firstname: 'Revati', lastname: 'Phatak', city: 'Nagpur' })
    await unlock(buyer, propertyId)
    app.clock.advance(1000)
    await unlock(buyer, second)
    const all = await requestsOf(owner)
    expect(all.map((request) => request.propertydata)).toEqual([
      { id: second, title: 'Row house in Aundh' },
      { id: propertyId, title: '2 BHK flat in Baner' },
    ])
    expect(all[0]).toMatchObject({
      userData: { firstname: 'Revati', lastname: 'Phatak', city: 'Nagpur', userrole: 'user' },
      unlockedAt: app.clock.now.toISOString(),
      revokedAt: null,
      isBlocked: false,
    })
    expect(JSON.stringify(all)).not.toMatch(new RegExp(`${buyer.user.mobile}|${buyer.user.email}`))
    expect(await requestsOf(owner, second)).toHaveLength(1)
    const figures = (await owner.client.dashboard.getDashboard({ id: owner.user.id })).data.figures
    expect(figures.find((figure) => figure.key === 'contact-holders')?.value).toBe(1)
    const { data } = await owner.client.listings.listByRequests({ id: owner.user.id })
    expect(data.map((item) => item.requestCount)).toEqual([1, 1])

    const userId = owner.user.id
    await expect(requestsOf(buyer, propertyId)).rejects.toMatchObject({ http: 404 })
    await expect(buyer.client.contacts.listRequests({ userId, id: 0 })).rejects.toMatchObject({ http: 404 })
    await expect(owner.client.contacts.listRequests({ userId, id: -1 })).rejects.toMatchObject({ http: 400 })
    await expect(app.visitor.contacts.listRequests({ userId, id: 0 })).rejects.toMatchObject({ http: 401 })
  })

  test('stops sharing: soon, and the contact is returned; later, it is not', async () => {
    const buyer = await seeker(app)
    const left = async () => (await buyer.client.subscriptions.getMine()).data.meters[0]?.left
    const soon = await ownerWithListing(app)
    await unlock(buyer, soon.propertyId)
    app.clock.advance(23 * hourMs)
    const [request] = await requestsOf(soon.owner)
    const contactId = request?.id ?? 0
    expect(await left()).toBe(4)
    const { data } = await soon.owner.client.contacts.revoke({ contactId })
    expect(data).toMatchObject({ id: contactId, revokedAt: app.clock.now.toISOString(), isBlocked: false })
    expect(await left()).toBe(5)
    expect(await stateOf(buyer, soon.propertyId)).toMatchObject({ standing: 'revoked', contact: null, payment: null })
    expect(await unlock(buyer, soon.propertyId)).toMatchObject({ standing: 'revoked', contact: null })
    expect(await left()).toBe(5)
    expect((await heardBy(buyer))[0]).toMatchObject({
      title: 'A contact is no longer shared with you',
      body: expect.stringContaining('One contact has been returned'),
    })
    await expect(soon.owner.client.contacts.revoke({ contactId })).rejects.toMatchObject({
      http: 409,
      body: { code: 'moved-on' },
    })

    const late = await ownerWithListing(app)
    await unlock(buyer, late.propertyId)
    app.clock.advance(24 * hourMs + 1)
    const [other] = await requestsOf(late.owner)
    await late.owner.client.contacts.revoke({ contactId: other?.id ?? 0 })
    expect(await left()).toBe(4)
    expect((await heardBy(buyer))[0]?.body).not.toContain('returned')
    expect(
      (await buyer.client.contacts.listPayments({ id: buyer.user.id })).data.map((payment) => payment.status),
    ).toEqual(['revoked', 'revoked'])
  })

  test('gives the person who paid a contact for it; if the money is refunded too, that contact goes', async () => {
    const { owner, propertyId } = await ownerWithListing(app)
    const buyer = await createUser(app)
    const order = await buy(app, buyer, { purpose: 'owner-contact', subjectId: propertyId })
    const [request] = await requestsOf(owner)
    await owner.client.contacts.revoke({ contactId: request?.id ?? 0 })
    const mine = (await buyer.client.subscriptions.getMine()).data
    expect(mine.meters[0]).toEqual({ kind: 'contacts', granted: 1, used: 0, left: 1 })
    expect(mine.subscriptions).toMatchObject([{ packageId: null, name: 'Contact returned', status: 'running' }])
    await refund(app, order)
    expect((await buyer.client.subscriptions.getMine()).data.meters[0]?.kind).toBe('listings')
    // Nor can it be bought again: the owner took it back.
    expect(await stateOf(buyer, propertyId)).toMatchObject({ standing: 'revoked', contact: null, payment: null })
    const wanted = { purpose: 'owner-contact' as const, subjectId: propertyId, key: newKey() }
    await expect(buyer.client.orders.create(wanted)).rejects.toMatchObject({ http: 409, body: { code: 'moved-on' } })
  })

  test('shares it again, free of charge; hidden once more, nothing is returned a second time', async () => {
    const { owner, propertyId, secrets } = await ownerWithListing(app)
    const [payer, holder] = [await createUser(app), await seeker(app)]
    await buy(app, payer, { purpose: 'owner-contact', subjectId: propertyId })
    await unlock(holder, propertyId)
    for (const person of [payer, holder]) {
      const left = async () => (await person.client.subscriptions.getMine()).data.meters[0]?.left
      const request = (await requestsOf(owner)).find((request) => request.userData.id === person.user.id)
      const contactId = request?.id ?? 0
      await expect(owner.client.contacts.giveAgain({ contactId })).rejects.toMatchObject({
        http: 409,
        body: { code: 'moved-on' },
      })
      await owner.client.contacts.revoke({ contactId })
      const before = await left()
      const { data } = await owner.client.contacts.giveAgain({ contactId })
      expect(data).toMatchObject({ id: contactId, revokedAt: null, givenBackUntil: null })
      expect(await stateOf(person, propertyId)).toMatchObject({ standing: 'unlocked', contact: { mobile: secrets[0] } })
      expect((await heardBy(person))[0]).toMatchObject({
        title: 'A contact is shared with you again',
        link: `/OwnerDetails/${propertyId}`,
      })
      await owner.client.contacts.revoke({ contactId })
      expect(await left()).toBe(before)
      expect((await heardBy(person))[0]?.body).not.toContain('returned')
    }
  })

  test('does not share it with anyone they have blocked', async () => {
    const { owner, propertyId } = await ownerWithListing(app)
    const buyer = await seeker(app)
    await unlock(buyer, propertyId)
    const contactId = (await requestsOf(owner))[0]?.id ?? 0
    await owner.client.contacts.revoke({ contactId, isBlocked: true })
    await expect(owner.client.contacts.giveAgain({ contactId })).rejects.toMatchObject({
      http: 409,
      body: { code: 'not-yet', message: 'You have blocked them. Unblock them first.' },
    })
    expect((await stateOf(buyer, propertyId)).standing).toBe('revoked')
    await owner.client.contacts.unblock({ userId: buyer.user.id })
    await owner.client.contacts.giveAgain({ contactId })
    expect((await stateOf(buyer, propertyId)).standing).toBe('unlocked')
  })

  test('an owner who blocks a person at the moment they pay hides that contact too', async () => {
    const { owner, propertyId } = await ownerWithListing(app)
    const second = await createProperty(app, { ownerId: owner.user.id })
    const buyer = await seeker(app)
    await unlock(buyer, propertyId)
    const [request] = await requestsOf(owner)
    const { data: order } = await buyer.client.orders.create({
      purpose: 'owner-contact',
      subjectId: second,
      key: newKey(),
    })
    const paid = { id: order.id, userId: buyer.user.id, purpose: order.purpose, subjectId: second, option: null }
    let blocking: Promise<unknown> = Promise.resolve()
    await inTransaction(app.jobContext(), async (tx) => {
      const purpose = contactPurposeList.find((purpose) => purpose.name === 'owner-contact')
      await purpose?.fulfil(tx, { ...paid, totalPaise: 175_82, paidAt: app.clock.now })
      blocking = owner.client.contacts.revoke({ contactId: request?.id ?? 0, isBlocked: true })
      await pause(300)
    })
    await blocking
    expect((await requestsOf(owner)).map((request) => request.revokedAt !== null)).toEqual([true, true])
    expect((await stateOf(buyer, second)).standing).toBe('revoked')
  })

  test('an owner who has sold in the meantime is not paid for: the money is returned, with the reason', async () => {
    const { propertyId } = await ownerWithListing(app)
    const buyer = await createUser(app)
    const wanted = { purpose: 'owner-contact' as const, subjectId: propertyId, key: newKey() }
    const { data: order } = await buyer.client.orders.create(wanted)
    await app.db.run(sql`update properties set state = 'sold' where id = ${propertyId}`)
    await choose(app, order, 'pay')
    expect((await buyer.client.callBacks.contact({ order_id: order.id })).data).toMatchObject({
      status: 'failed',
      problem: 'What you paid for is no longer available. Your money is on its way back.',
    })
  })

  test('blocks a person from all of their listings without telling them, and unblocks them again', async () => {
    const { owner, propertyId } = await ownerWithListing(app)
    const [second, third] = [
      await createProperty(app, { ownerId: owner.user.id }),
      await createProperty(app, { ownerId: owner.user.id }),
    ]
    const buyer = await seeker(app)
    await unlock(buyer, propertyId)
    await unlock(buyer, second)
    const wanted = { purpose: 'owner-contact' as const, subjectId: third }
    const { data: order } = await buyer.client.orders.create({ ...wanted, key: newKey() })
    const [request] = await requestsOf(owner)
    const { data } = await owner.client.contacts.revoke({ contactId: request?.id ?? 0, isBlocked: true })
    expect(data.isBlocked).toBe(true)
    for (const id of [propertyId, second]) expect((await stateOf(buyer, id)).standing).toBe('revoked')
    expect(await unlock(buyer, third)).toMatchObject({ standing: 'unavailable', contact: null, payment: null })
    await choose(app, order, 'pay')
    const { data: late } = await buyer.client.callBacks.contact({ order_id: order.id })
    expect(late).toMatchObject({
      status: 'failed',
      problem: 'This person cannot be contacted here at the moment. Your money is on its way back.',
    })
    expect((await owner.client.contacts.listBlocked()).data).toMatchObject([{ id: buyer.user.id, firstname: 'Asha' }])
    await owner.client.contacts.unblock({ userId: buyer.user.id })
    expect((await owner.client.contacts.listBlocked()).data).toEqual([])
    expect((await unlock(buyer, third)).standing).toBe('unlocked')
    expect((await stateOf(buyer, propertyId)).standing).toBe('revoked')
  })

  test('is the only one who can do so', async () => {
    const { owner, propertyId } = await ownerWithListing(app)
    const buyer = await seeker(app)
    await unlock(buyer, propertyId)
    const [request] = await requestsOf(owner)
    const contactId = request?.id ?? 0
    const other = await createUser(app)
    for (const { client } of [other, buyer]) {
      await expect(client.contacts.revoke({ contactId, isBlocked: true })).rejects.toMatchObject({ http: 404 })
      await expect(client.contacts.giveAgain({ contactId })).rejects.toMatchObject({ http: 404 })
    }
    await expect(owner.client.contacts.revoke({ contactId: 'x' })).rejects.toMatchObject({ http: 400 })
    await expect(app.visitor.contacts.revoke({ contactId })).rejects.toMatchObject({ http: 401 })
    await expect(owner.client.contacts.giveAgain({ contactId: 'x' })).rejects.toMatchObject({ http: 400 })
    await expect(app.visitor.contacts.giveAgain({ contactId })).rejects.toMatchObject({ http: 401 })
    await expect(app.visitor.contacts.listBlocked()).rejects.toMatchObject({ http: 401 })
    await expect(app.visitor.contacts.unblock({ userId: 1 })).rejects.toMatchObject({ http: 401 })
    await expect(owner.client.contacts.unblock({ userId: 'x' })).rejects.toMatchObject({ http: 400 })
    expect((await stateOf(buyer, propertyId)).standing).toBe('unlocked')
  })
})
