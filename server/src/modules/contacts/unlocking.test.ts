import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { heardBy, ownerWithListing, requestsOf, seeker, stateOf, unlock } from '../../../test/contact-factory.ts'
import { createUser } from '../../../test/factories.ts'
import { buy, payNow, quoteFor, refund } from '../../../test/paid-orders.ts'
import { createProperty } from '../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'
import type { RealtimeEvent } from '../../platform/realtime/event-bus.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

describe('unlocking', () => {
  test('takes one contact from a package, once, however often it is requested', async () => {
    const { owner, propertyId } = await ownerWithListing(app)
    const buyer = await seeker(app)
    expect(await stateOf(buyer, propertyId)).toMatchObject({ standing: 'package', contact: null, contactsLeft: 5 })
    const answers = await Promise.all([1, 2, 3].map(() => unlock(buyer, propertyId)))
    for (const answer of answers) expect(answer).toMatchObject({ standing: 'unlocked', contactsLeft: 4 })
    expect(await stateOf(buyer, propertyId)).toMatchObject({
      contact: { id: owner.user.id, firstname: 'Mandar', mobile: owner.user.mobile, email: owner.user.email },
    })
  })

  test('of the last contact, for two listings at once, opens one', async () => {
    const buyer = await seeker(app)
    for (let i = 0; i < 4; i++) await unlock(buyer, (await ownerWithListing(app)).propertyId)
    const both = [(await ownerWithListing(app)).propertyId, (await ownerWithListing(app)).propertyId]
    const answers = await Promise.all(both.map((id) => unlock(buyer, id)))
    expect(answers.map((answer) => answer.standing).sort()).toEqual(['payment', 'unlocked'])
    expect(answers.find((answer) => answer.standing === 'payment')?.contact).toBeNull()
  })

  test('without a package it says what to pay, and changes nothing', async () => {
    const buyer = await createUser(app)
    const { propertyId } = await ownerWithListing(app)
    const rental = await ownerWithListing(app, { listedIn: 'rent', pricePaise: 30_000_00 })
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
    const { owner, propertyId } = await ownerWithListing(app)
    const buyer = await createUser(app, { firstname: 'Revati', lastname: 'Phatak', city: 'Nagpur' })
    const wanted = { purpose: 'owner-contact' as const, subjectId: propertyId }
    expect(await quoteFor(buyer, wanted)).toMatchObject({ taxable: 149, placeOfSupply: 'Maharashtra' })
    await expect(quoteFor(buyer, { ...wanted, purpose: 'rent-contact' })).rejects.toMatchObject({
      body: { code: 'not-found' },
    })
    await expect(quoteFor(owner, wanted)).rejects.toMatchObject({ body: { code: 'ruled-out' } })
    const heard: RealtimeEvent[] = []
    const stop = app.events.subscribe((event) => heard.push(event))
    const order = await buy(app, buyer, wanted)
    stop()
    for (const userId of [owner.user.id, buyer.user.id]) {
      expect(heard).toContainEqual({ name: 'contact.changed', to: { people: [userId] }, propertyId })
    }
    expect(await stateOf(buyer, propertyId)).toMatchObject({
      standing: 'unlocked',
      contact: { mobile: owner.user.mobile },
    })
    await app.runJobs()
    const [told] = await heardBy(owner)
    expect(told).toMatchObject({
      title: 'Someone has unlocked your number for 2 BHK flat in Baner',
      link: '/ContactRequest',
    })
    expect(JSON.stringify(told)).not.toMatch(/Revati|Phatak/)
    expect((await buyer.client.contacts.listPayments({ id: buyer.user.id })).data).toMatchObject([
      { orderId: order.id, amount: 175.82, status: 'unlocked', propertydata: { id: propertyId } },
    ])
    // A second order for the same was made before this one was paid: its money goes back.
    await expect(payNow(app, buyer, wanted)).rejects.toMatchObject({ code: 'moved-on' })
    await refund(app, order)
    expect(await stateOf(buyer, propertyId)).toMatchObject({ standing: 'payment', contact: null })
    expect((await buyer.client.contacts.listPayments({ id: buyer.user.id })).data[0]?.status).toBe('refunded')
    expect(await requestsOf(owner)).toEqual([])
    await buy(app, buyer, wanted)
    expect((await stateOf(buyer, propertyId)).standing).toBe('unlocked')
  })

  test('is taxed where the property is, wherever the business that pays is registered', async () => {
    const { propertyId } = await ownerWithListing(app)
    const buyer = await createUser(app)
    const wanted = { purpose: 'owner-contact' as const, subjectId: propertyId, gstin: '29AAPFU0939F1ZR' }
    const { data } = await buyer.client.orders.quote(wanted)
    expect(data).toMatchObject({ placeOfSupply: 'Maharashtra', cgst: 13.41, sgst: 13.41, igst: 0 })
    const business = { businessName: 'Udyan Homes LLP', businessAddress: '12, Residency Road, Bengaluru 560025' }
    const order = await buy(app, buyer, { ...wanted, ...business })
    const { total } = await buyer.client.invoices.listInvoices()
    expect(total).toBe(1)
    const [row] = (await buyer.client.invoices.listInvoices()).data
    expect((await buyer.client.invoices.getInvoice({ id: row?.id ?? 0 })).data).toMatchObject({
      orderId: order.id,
      placeOfSupply: { state: 'Maharashtra', code: '27' },
      recipient: { state: 'Karnataka', code: '29', gstin: '29AAPFU0939F1ZR' },
    })
  })

  test('is refused for what is not there, one’s own, on hold, and when signed out', async () => {
    const buyer = await seeker(app)
    const { owner, propertyId } = await ownerWithListing(app)
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

  test('a suspended owner’s number is shown to nobody, not even to people who had it', async () => {
    const { owner, propertyId } = await ownerWithListing(app)
    const buyer = await seeker(app)
    await unlock(buyer, propertyId)
    await app.db.run(sql`update users set suspended_at = ${app.clock.now} where id = ${owner.user.id}`)
    expect(await stateOf(buyer, propertyId)).toMatchObject({ standing: 'unavailable', contact: null })
    await expect(buyer.client.contacts.getSeller({ sellerId: owner.user.id })).rejects.toMatchObject({ http: 404 })
    const { data } = await buyer.client.shortlists.listInterested({ id: buyer.user.id })
    expect(data).toEqual([])
    const other = await seeker(app)
    expect((await unlock(other, propertyId)).standing).toBe('unavailable')
    const wanted = { purpose: 'owner-contact' as const, subjectId: propertyId }
    await expect(quoteFor(other, wanted)).rejects.toMatchObject({ body: { code: 'moved-on' } })
  })
})
