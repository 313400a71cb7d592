import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { heardBy, ownerWithListing, requestsOf, seeker, stateOf, unlock } from '../../../test/contact-factory.ts'
import { everyText } from '../../../test/every-text.ts'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { createProperty } from '../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'
import type { RealtimeEvent } from '../../platform/realtime/event-bus.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

describe('a number', () => {
  test('is visible to the person who unlocked it: in the details, on the seller’s page, and in the list', async () => {
    const { owner, propertyId, secrets } = await ownerWithListing(app)
    const rest = await createProperty(app, { ownerId: owner.user.id, title: 'Also theirs' })
    const buyer = await seeker(app)
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
    expect(seller.unlockedBy.map((listing) => listing.id)).toEqual([propertyId])
    expect(seller.properties.map((property) => property.propertydata.id).sort()).toEqual([propertyId, rest].sort())
    await buyer.client.shortlists.showInterest({ id: rest })
    app.clock.advance(1000)
    const list = await buyer.client.shortlists.listInterested({ id: userId })
    expect(list.total).toBe(2)
    const byId = new Map(list.data.map((item) => [item.propertydata.id, item]))
    expect(byId.get(propertyId)).toMatchObject({
      interestData: { isInterested: false },
      contactData: { mobile: secrets[0] },
    })
    expect(byId.get(rest)).toMatchObject({ interestData: { isInterested: true }, contactData: null })
    // Interested too, it says since when.
    await buyer.client.shortlists.showInterest({ id: propertyId })
    expect((await buyer.client.shortlists.listInterested({ id: userId })).data[0]).toMatchObject({
      propertydata: { id: propertyId },
      interestData: { since: app.clock.now.toISOString(), isInterested: true },
      contactData: { mobile: secrets[0] },
    })
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

  test('unlocked at the moment its owner blocks the same person is not shown anywhere', async () => {
    const { owner, propertyId } = await ownerWithListing(app)
    const buyer = await seeker(app)
    await unlock(buyer, propertyId)
    // The block did not see the unlock, which was not committed yet.
    await app.db.run(sql`
      insert into contact_blocks (owner_id, user_id, blocked_at) values (${owner.user.id}, ${buyer.user.id}, ${app.clock.now})`)
    expect(await stateOf(buyer, propertyId)).toMatchObject({ standing: 'unavailable', contact: null })
    await expect(buyer.client.contacts.getSeller({ sellerId: owner.user.id })).rejects.toMatchObject({ http: 404 })
    expect((await buyer.client.shortlists.listInterested({ id: buyer.user.id })).data).toEqual([])
  })

  test('reaches nobody else in any other way: pages, lists, events, logs, jobs, copies', async () => {
    const heard: RealtimeEvent[] = []
    const stop = app.events.subscribe((event) => heard.push(event))
    const { owner, propertyId, secrets } = await ownerWithListing(app)
    const buyer = await seeker(app)
    const { id: userId } = buyer.user
    const other = await seeker(app)
    const copyOf = async (person: TestPerson) => {
      const { data } = await person.client.accounts.requestDataExport({ id: person.user.id })
      await app.runJobs()
      const file = await person.client.accounts.downloadDataExport({ id: person.user.id, exportId: data.id })
      return file.text()
    }
    await unlock(buyer, propertyId)
    await other.client.shortlists.showInterest({ id: propertyId })
    await app.runJobs()
    const otherId = other.user.id
    const seen = JSON.stringify([
      await app.visitor.listings.getProperty({ id: propertyId }),
      await app.visitor.listings.getPropertyData({ id: propertyId }),
      await app.visitor.search.searchProperties({}),
      await app.visitor.listings.listByIds({ ids: [propertyId] }),
      await app.visitor.search.listNearby({ lat: 18.559, lng: 73.7868 }),
      await buyer.client.shortlists.findForUser({ id: propertyId, userId }),
      await other.client.shortlists.findForUser({ id: propertyId, userId: otherId }),
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
    expect(heard.map((event) => event.name)).toContain('contact.changed')
    // The whole database contains it once: with its owner.
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
    const { owner, propertyId } = await ownerWithListing(app)
    const buyer = await seeker(app, { firstname: 'Sukanya' })
    await unlock(buyer, propertyId)
    const { data } = await owner.client.accounts.requestDataExport({ id: owner.user.id })
    await app.runJobs()
    const file = await owner.client.accounts.downloadDataExport({ id: owner.user.id, exportId: data.id })
    const text = await file.text()
    expect(JSON.parse(text)).toMatchObject({ contacts: { unlocked: [], given: [{ propertyId }], blocked: [] } })
    expect(text).not.toContain('Sukanya')
  })
})
