import type { RealtimeEvent } from '@properysearch/contract/events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyText } from '../../../test/every-text.ts'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { buy, fulfil, orderOf, quoteFor, refund } from '../../../test/paid-orders.ts'
import { createProperty } from '../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'

const hourMs = 60 * 60 * 1000
let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

let people = 0
/** An owner whose number can be told from all others, with a live listing. */
async function ownerWithListing(given: Parameters<typeof createProperty>[1] = {}) {
  people += 1
  const mobile = `88${String(people).padStart(8, '7')}`
  const owner = await createUser(app, { firstname: 'Mandar', mobile, email: `secret${people}@owner.in` })
  const propertyId = await createProperty(app, { ownerId: owner.user.id, ...given })
  return { owner, propertyId, secrets: [mobile, owner.user.email] }
}
const withPackage = async (given: Parameters<typeof createUser>[1] = {}) => {
  const person = await createUser(app, given)
  await buy(app, person, { purpose: 'subscription', subjectId: 1 })
  return person
}
const unlock = async (person: TestPerson, propertyId: number) =>
  (await person.client.contacts.unlock({ propertyId })).data
const stateOf = async (person: TestPerson, propertyId: number) =>
  (await person.client.contacts.getState({ propertyId, id: person.user.id })).data
const requestsOf = async (owner: TestPerson, id = 0) =>
  (await owner.client.contacts.listRequests({ userId: owner.user.id, id })).Data
const heardBy = async (person: TestPerson) =>
  (await person.client.notifications.listNotifications({ id: person.user.id })).data

describe('unlocking', () => {
  test('takes one contact of a package, once however often it is asked', async () => {
    const { owner, propertyId } = await ownerWithListing()
    const buyer = await withPackage()
    expect(await stateOf(buyer, propertyId)).toMatchObject({ standing: 'package', contact: null, contactsLeft: 5 })
    const answers = await Promise.all([1, 2, 3].map(() => unlock(buyer, propertyId)))
    for (const it of answers) expect(it).toMatchObject({ standing: 'unlocked', contactsLeft: 4 })
    expect(await stateOf(buyer, propertyId)).toMatchObject({
      contact: { id: owner.user.id, firstname: 'Mandar', mobile: owner.user.mobile, email: owner.user.email },
    })
  })

  test('of the last contact, for two listings at once, opens one', async () => {
    const buyer = await withPackage()
    for (let i = 0; i < 4; i++) await unlock(buyer, (await ownerWithListing()).propertyId)
    const both = [(await ownerWithListing()).propertyId, (await ownerWithListing()).propertyId]
    const answers = await Promise.all(both.map((id) => unlock(buyer, id)))
    expect(answers.map((it) => it.standing).sort()).toEqual(['payment', 'unlocked'])
    expect(answers.find((it) => it.standing === 'payment')?.contact).toBeNull()
  })

  test('without a package it says what to pay, and changes nothing', async () => {
    const buyer = await createUser(app)
    const { propertyId } = await ownerWithListing()
    const rental = await ownerWithListing({ listedIn: 'rent', pricePaise: 30_000_00 })
    const reply = await buyer.client.contacts.unlock({ propertyId })
    expect(reply).toMatchObject({
      message: 'Payment is needed to see this contact.',
      data: {
        standing: 'payment',
        contact: null,
        payment: { purpose: 'owner-contact', subjectId: propertyId, price: 149, gst: 26.82, total: 175.82 },
      },
    })
    expect((await unlock(buyer, rental.propertyId)).payment).toMatchObject({ purpose: 'rent-contact', price: 79 })
    expect((await buyer.client.contacts.listPayments({ id: buyer.user.id })).total).toBe(0)
  })

  test('by payment opens it, for the kind it was paid for, and is told to the owner without a name', async () => {
    const { owner, propertyId } = await ownerWithListing()
    const buyer = await createUser(app, { firstname: 'Revati', lastname: 'Phatak', city: 'Nagpur' })
    const wanted = { purpose: 'owner-contact' as const, subjectId: propertyId }
    expect(await quoteFor(app, buyer, wanted)).toMatchObject({ taxablePaise: 14900, placeOfSupply: 'Maharashtra' })
    await expect(quoteFor(app, buyer, { ...wanted, purpose: 'rent-contact' })).rejects.toMatchObject({
      code: 'not-found',
    })
    await expect(quoteFor(app, owner, wanted)).rejects.toMatchObject({ code: 'wrong-state' })
    const heard: RealtimeEvent[] = []
    const stop = app.events.subscribe((event) => heard.push(event))
    const order = await buy(app, buyer, wanted)
    stop()
    for (const userId of [owner.user.id, buyer.user.id]) {
      expect(heard).toContainEqual({ name: 'contact.changed', userId, propertyId })
    }
    expect(await stateOf(buyer, propertyId)).toMatchObject({
      standing: 'unlocked',
      contact: { mobile: owner.user.mobile },
    })
    const [told] = await heardBy(owner)
    expect(told).toMatchObject({ title: 'Somebody has your number, for 2 BHK flat in Baner', link: '/ContactRequest' })
    expect(JSON.stringify(told)).not.toMatch(/Revati|Phatak/)
    expect((await buyer.client.contacts.listPayments({ id: buyer.user.id })).data).toMatchObject([
      { orderId: order.id, amount: 175.82, status: 'unlocked', propertydata: { id: propertyId } },
    ])
    // A second order for the same was made before this one was paid: its money goes back.
    await expect(fulfil(app, orderOf(app, buyer, wanted))).rejects.toMatchObject({ code: 'wrong-state' })
    await refund(app, order)
    expect(await stateOf(buyer, propertyId)).toMatchObject({ standing: 'payment', contact: null })
    expect((await buyer.client.contacts.listPayments({ id: buyer.user.id })).data[0]?.status).toBe('refunded')
    expect(await requestsOf(owner)).toEqual([])
    await buy(app, buyer, wanted)
    expect((await stateOf(buyer, propertyId)).standing).toBe('unlocked')
  })

  test('is refused for what is not there, one’s own, on hold, and when signed out', async () => {
    const buyer = await withPackage()
    const { owner, propertyId } = await ownerWithListing()
    expect(await unlock(owner, propertyId)).toMatchObject({ standing: 'mine', contact: null, payment: null })
    const held = await createProperty(app, { state: 'on-hold' })
    expect(await unlock(buyer, held)).toMatchObject({ standing: 'unavailable', contact: null, payment: null })
    for (const state of ['submitted', 'sold', 'archived'] as const) {
      const id = await createProperty(app, { state })
      await expect(unlock(buyer, id)).rejects.toMatchObject({ http: 404 })
      await expect(stateOf(buyer, id)).rejects.toMatchObject({ http: 404 })
    }
    await expect(unlock(buyer, 999_999)).rejects.toMatchObject({ http: 404 })
    await expect(buyer.client.contacts.unlock({ propertyId: 'x' })).rejects.toMatchObject({ http: 400 })
    await expect(app.visitor.contacts.unlock({ propertyId })).rejects.toMatchObject({ http: 401 })
    await expect(app.visitor.contacts.getState({ propertyId, id: 1 })).rejects.toMatchObject({ http: 401 })
    await expect(buyer.client.contacts.getState({ propertyId, id: owner.user.id })).rejects.toMatchObject({ http: 404 })
    expect((await buyer.client.subscriptions.getMine()).data.meters[0]).toMatchObject({ kind: 'contacts', used: 0 })
  })

  test('a suspended owner’s number is shown to nobody, not even to who had it', async () => {
    const { owner, propertyId } = await ownerWithListing()
    const buyer = await withPackage()
    await unlock(buyer, propertyId)
    await app.db.run(sql`update users set suspended_at = ${app.clock.now} where id = ${owner.user.id}`)
    expect(await stateOf(buyer, propertyId)).toMatchObject({ standing: 'unavailable', contact: null })
    await expect(buyer.client.contacts.getSeller({ sellerId: owner.user.id })).rejects.toMatchObject({ http: 404 })
    const { data } = await buyer.client.shortlists.listInterested({ id: buyer.user.id })
    expect(data).toEqual([])
    const other = await withPackage()
    expect((await unlock(other, propertyId)).standing).toBe('unavailable')
    const wanted = { purpose: 'owner-contact' as const, subjectId: propertyId }
    await expect(quoteFor(app, other, wanted)).rejects.toMatchObject({ code: 'wrong-state' })
  })
})

describe('the owner', () => {
  test('sees who has the number, by listing, never theirs', async () => {
    const { owner, propertyId } = await ownerWithListing()
    const second = await createProperty(app, { ownerId: owner.user.id, title: 'Row house in Aundh' })
    const buyer = await withPackage({ firstname: 'Revati', lastname: 'Phatak', city: 'Nagpur' })
    await unlock(buyer, propertyId)
    app.clock.advance(1000)
    await unlock(buyer, second)
    const all = await requestsOf(owner)
    expect(all.map((it) => it.propertydata)).toEqual([
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
    expect(figures.find((it) => it.key === 'contact-holders')?.value).toBe(1)
    const { data } = await owner.client.listings.listByRequests({ id: owner.user.id })
    expect(data.map((it) => it.requestCount)).toEqual([1, 1])

    const userId = owner.user.id
    await expect(requestsOf(buyer, propertyId)).rejects.toMatchObject({ http: 404 })
    await expect(buyer.client.contacts.listRequests({ userId, id: 0 })).rejects.toMatchObject({ http: 404 })
    await expect(owner.client.contacts.listRequests({ userId, id: -1 })).rejects.toMatchObject({ http: 400 })
    await expect(app.visitor.contacts.listRequests({ userId, id: 0 })).rejects.toMatchObject({ http: 401 })
  })

  test('takes it back: soon, and the contact is given back; later, it is not', async () => {
    const buyer = await withPackage()
    const left = async () => (await buyer.client.subscriptions.getMine()).data.meters[0]?.left
    const soon = await ownerWithListing()
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
      title: 'An owner took their contact back',
      body: expect.stringContaining('one contact back'),
    })
    await expect(soon.owner.client.contacts.revoke({ contactId })).rejects.toMatchObject({ http: 409 })

    const late = await ownerWithListing()
    await unlock(buyer, late.propertyId)
    app.clock.advance(24 * hourMs + 1)
    const [other] = await requestsOf(late.owner)
    await late.owner.client.contacts.revoke({ contactId: other?.id ?? 0 })
    expect(await left()).toBe(4)
    expect((await heardBy(buyer))[0]?.body).not.toContain('contact back')
    expect((await buyer.client.contacts.listPayments({ id: buyer.user.id })).data.map((it) => it.status)).toEqual([
      'revoked',
      'revoked',
    ])
  })

  test('gives who paid a contact for it; if the money goes back too, that one goes', async () => {
    const { owner, propertyId } = await ownerWithListing()
    const buyer = await createUser(app)
    const order = await buy(app, buyer, { purpose: 'owner-contact', subjectId: propertyId })
    const [request] = await requestsOf(owner)
    await owner.client.contacts.revoke({ contactId: request?.id ?? 0 })
    const mine = (await buyer.client.subscriptions.getMine()).data
    expect(mine.meters[0]).toEqual({ kind: 'contacts', granted: 1, used: 0, left: 1 })
    expect(mine.subscriptions).toMatchObject([{ packageId: null, name: 'Contact given back', status: 'running' }])
    await refund(app, order)
    expect((await buyer.client.subscriptions.getMine()).data.meters[0]?.kind).toBe('listings')
    expect((await stateOf(buyer, propertyId)).standing).toBe('payment')
  })

  test('blocks somebody from all of their listings, who is not told so, and lets them again', async () => {
    const { owner, propertyId } = await ownerWithListing()
    const [second, third] = [
      await createProperty(app, { ownerId: owner.user.id }),
      await createProperty(app, { ownerId: owner.user.id }),
    ]
    const buyer = await withPackage()
    await unlock(buyer, propertyId)
    await unlock(buyer, second)
    const [request] = await requestsOf(owner)
    const { data } = await owner.client.contacts.revoke({ contactId: request?.id ?? 0, isBlocked: true })
    expect(data.isBlocked).toBe(true)
    for (const id of [propertyId, second]) expect((await stateOf(buyer, id)).standing).toBe('revoked')
    expect(await unlock(buyer, third)).toMatchObject({ standing: 'unavailable', contact: null, payment: null })
    const wanted = { purpose: 'owner-contact' as const, subjectId: third }
    await expect(fulfil(app, orderOf(app, buyer, wanted))).rejects.toMatchObject({ code: 'wrong-state' })
    expect((await owner.client.contacts.listBlocked()).data).toMatchObject([{ id: buyer.user.id, firstname: 'Asha' }])
    await owner.client.contacts.unblock({ userId: buyer.user.id })
    expect((await owner.client.contacts.listBlocked()).data).toEqual([])
    expect((await unlock(buyer, third)).standing).toBe('unlocked')
    expect((await stateOf(buyer, propertyId)).standing).toBe('revoked')
  })

  test('is the only one who can', async () => {
    const { owner, propertyId } = await ownerWithListing()
    const buyer = await withPackage()
    await unlock(buyer, propertyId)
    const [request] = await requestsOf(owner)
    const contactId = request?.id ?? 0
    const other = await createUser(app)
    for (const { client } of [other, buyer]) {
      await expect(client.contacts.revoke({ contactId, isBlocked: true })).rejects.toMatchObject({ http: 404 })
    }
    await expect(owner.client.contacts.revoke({ contactId: 'x' })).rejects.toMatchObject({ http: 400 })
    await expect(app.visitor.contacts.revoke({ contactId })).rejects.toMatchObject({ http: 401 })
    await expect(app.visitor.contacts.listBlocked()).rejects.toMatchObject({ http: 401 })
    await expect(app.visitor.contacts.unblock({ userId: 1 })).rejects.toMatchObject({ http: 401 })
    await expect(owner.client.contacts.unblock({ userId: 'x' })).rejects.toMatchObject({ http: 400 })
    expect((await stateOf(buyer, propertyId)).standing).toBe('unlocked')
  })
})

describe('a number', () => {
  test('is seen by who unlocked it: in the details, at the seller’s, and on the list', async () => {
    const { owner, propertyId, secrets } = await ownerWithListing()
    const rest = await createProperty(app, { ownerId: owner.user.id, title: 'Also theirs' })
    const buyer = await withPackage()
    const { id: userId } = buyer.user
    const details = async () => (await buyer.client.contacts.getOwnerDetails({ id: propertyId, userId })).data
    expect(await details()).toMatchObject({
      propertydata: { id: propertyId },
      contactData: { standing: 'package', contact: null },
    })
    await expect(buyer.client.contacts.getSeller({ sellerId: owner.user.id })).rejects.toMatchObject({ http: 404 })
    await unlock(buyer, propertyId)
    expect((await details()).contactData.contact?.mobile).toBe(secrets[0])
    const seller = (await buyer.client.contacts.getSeller({ sellerId: owner.user.id })).data
    expect(seller.userData.mobile).toBe(secrets[0])
    expect(seller.unlockedBy.map((it) => it.id)).toEqual([propertyId])
    expect(seller.properties.map((it) => it.propertydata.id).sort()).toEqual([propertyId, rest].sort())
    await buyer.client.shortlists.showInterest({ id: rest })
    app.clock.advance(1000)
    const list = await buyer.client.shortlists.listInterested({ id: userId })
    expect(list.total).toBe(2)
    const byId = new Map(list.data.map((it) => [it.propertydata.id, it]))
    expect(byId.get(propertyId)).toMatchObject({
      interestData: { isInterested: false },
      contactData: { mobile: secrets[0] },
    })
    expect(byId.get(rest)).toMatchObject({ interestData: { isInterested: true }, contactData: null })
    // Sold meanwhile, what was paid for stays.
    await app.db.run(sql`update properties set state = 'sold' where id = ${propertyId}`)
    expect((await stateOf(buyer, propertyId)).contact?.mobile).toBe(secrets[0])

    const other = await createUser(app)
    await expect(other.client.contacts.getOwnerDetails({ id: rest, userId })).rejects.toMatchObject({ http: 404 })
    await expect(app.visitor.contacts.getOwnerDetails({ id: rest, userId })).rejects.toMatchObject({ http: 401 })
    await expect(buyer.client.contacts.getOwnerDetails({ id: 999_999, userId })).rejects.toMatchObject({ http: 404 })
    await expect(buyer.client.contacts.getOwnerDetails({ id: 'x', userId })).rejects.toMatchObject({ http: 400 })
    await expect(buyer.client.contacts.getSeller({ sellerId: 'x' })).rejects.toMatchObject({ http: 400 })
    await expect(app.visitor.contacts.getSeller({ sellerId: 1 })).rejects.toMatchObject({ http: 401 })
    await expect(other.client.contacts.listPayments({ id: userId })).rejects.toMatchObject({ http: 404 })
    await expect(app.visitor.contacts.listPayments({ id: userId })).rejects.toMatchObject({ http: 401 })
    await expect(buyer.client.contacts.listPayments({ id: userId, page: 0 })).rejects.toMatchObject({ http: 400 })
  })

  test('leaves by no other way, to nobody else: pages, lists, events, logs, jobs, copies', async () => {
    const heard: RealtimeEvent[] = []
    const stop = app.events.subscribe((event) => heard.push(event))
    const { owner, propertyId, secrets } = await ownerWithListing()
    const buyer = await withPackage()
    const { id: userId } = buyer.user
    const other = await withPackage()
    const copyOf = async (person: TestPerson) => {
      const { data } = await person.client.accounts.requestDataExport({ id: person.user.id })
      await app.runJobs()
      const file = await person.client.accounts.downloadDataExport({ id: person.user.id, exportId: data.id })
      return file.text()
    }
    await unlock(buyer, propertyId)
    await other.client.shortlists.showInterest({ id: propertyId })
    const otherId = other.user.id
    const seen = JSON.stringify([
      await app.visitor.properties.getProperty({ id: propertyId }),
      await app.visitor.properties.getPropertyData({ id: propertyId }),
      await app.visitor.properties.searchProperties({}),
      await app.visitor.properties.listByIds({ ids: [propertyId] }),
      await app.visitor.properties.listNearby({ lat: 18.559, lng: 73.7868 }),
      await buyer.client.properties.findForUser({ id: propertyId, userId }),
      await other.client.properties.findForUser({ id: propertyId, userId: otherId }),
      await other.client.shortlists.listInterested({ id: otherId }),
      await other.client.contacts.getState({ propertyId, id: otherId }),
      await other.client.contacts.getOwnerDetails({ id: propertyId, userId: otherId }),
      await other.client.contacts.listPayments({ id: otherId }),
      await buyer.client.contacts.listPayments({ id: userId }),
      await buyer.client.subscriptions.listUses({}),
      await heardBy(buyer),
      await heardBy(owner),
      await heardBy(other),
      await copyOf(buyer),
      await copyOf(other),
      heard,
      app.logged(),
    ])
    stop()
    for (const secret of secrets) expect(seen).not.toContain(secret)
    expect(heard.map((it) => it.name)).toContain('contact.changed')
    // In the whole database it stands once: with its owner.
    const lines = (await everyText(app.db)).split('\n').filter((line) => line.includes(secrets[0] as string))
    expect(lines.map((line) => line.split(':')[0])).toEqual(['public.users'])

    const [request] = await requestsOf(owner)
    await owner.client.contacts.revoke({ contactId: request?.id ?? 0 })
    const after = JSON.stringify([
      await stateOf(buyer, propertyId),
      await buyer.client.contacts.getOwnerDetails({ id: propertyId, userId }),
      await buyer.client.shortlists.listInterested({ id: userId }),
      await buyer.client.contacts.listPayments({ id: userId }),
    ])
    for (const secret of secrets) expect(after).not.toContain(secret)
    await expect(buyer.client.contacts.getSeller({ sellerId: owner.user.id })).rejects.toMatchObject({ http: 404 })
  })

  test('a person’s copy says what they unlocked and when theirs was given, and names nobody', async () => {
    const { owner, propertyId } = await ownerWithListing()
    const buyer = await withPackage({ firstname: 'Sukanya' })
    await unlock(buyer, propertyId)
    const { data } = await owner.client.accounts.requestDataExport({ id: owner.user.id })
    await app.runJobs()
    const file = await owner.client.accounts.downloadDataExport({ id: owner.user.id, exportId: data.id })
    const text = await file.text()
    expect(JSON.parse(text)).toMatchObject({ contacts: { unlocked: [], given: [{ propertyId }], blocked: [] } })
    expect(text).not.toContain('Sukanya')
  })
})
