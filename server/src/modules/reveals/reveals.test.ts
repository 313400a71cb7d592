import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seeker, unlock } from '../../../test/contact-factory.ts'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { agentWithLeads, offersFor, tellAgents, unlockLead } from '../../../test/lead-factory.ts'
import { createProperty } from '../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { askVisit } from '../../../test/visit-factory.ts'
import { sql } from '../../platform/db/sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const hour = 60 * 60 * 1000
const holdersOf = async ({ client }: TestPerson) => (await client.reveals.listHolders()).data
const logOf = async ({ client }: TestPerson) =>
  (await client.reveals.listLog()).data.map(({ act, way, holder }) => `${way} ${act} ${holder.name}`)

describe('who has my number', () => {
  test('somebody who unlocked it, until I stop sharing it; and again', async () => {
    const owner = await createUser(app)
    const propertyId = await createProperty(app, { ownerId: owner.user.id })
    expect(await holdersOf(owner)).toEqual([])
    const asker = await seeker(app)
    await unlock(asker, propertyId)
    const [holder] = await holdersOf(owner)
    const name = `${asker.user.firstname} ${asker.user.lastname}`
    expect(holder).toMatchObject({
      way: 'contact',
      holder: { name, role: 'user' },
      propertydata: { id: propertyId },
      at: app.clock.now.toISOString(),
      until: null,
      mayStop: true,
    })
    const contactId = holder?.subjectId ?? 0
    await owner.client.contacts.revoke({ contactId })
    expect(await holdersOf(owner)).toEqual([])
    await owner.client.contacts.giveAgain({ contactId })
    expect(await holdersOf(owner)).toHaveLength(1)
    expect(await logOf(owner)).toEqual([
      `contact given-again ${name}`,
      `contact taken-back ${name}`,
      `contact given ${name}`,
    ])
    expect(await logOf(asker)).toEqual([])
    expect(JSON.stringify(await holdersOf(owner))).not.toContain(asker.user.mobile)
  })

  test('agents who unlocked what I told them, until I close it', async () => {
    const agent = await agentWithLeads(app)
    const person = await createUser(app)
    const { id } = await tellAgents(person)
    expect(await holdersOf(person)).toEqual([])
    await unlockLead(agent, id)
    await unlockLead(agent, id)
    expect(await holdersOf(person)).toMatchObject([
      { way: 'enquiry', subjectId: id, holder: { name: 'Sneha Patil', role: 'agent' }, propertydata: null },
    ])
    await person.client.leads.close({ id })
    expect(await holdersOf(person)).toEqual([])
    expect(await logOf(person)).toEqual(['enquiry taken-back Sneha Patil', 'enquiry given Sneha Patil'])
  })

  test('whoever shows me a property, while a time is agreed on', async () => {
    const host = await createUser(app, { firstname: 'Mandar', lastname: 'Joshi' })
    await app.db.run(sql`update users set photo_key = 'photos/mandar.webp' where id = ${host.user.id}`)
    const propertyId = await createProperty(app, { ownerId: host.user.id })
    const visitor = await createUser(app)
    const visit = await askVisit(app, visitor, propertyId)
    expect(await holdersOf(visitor)).toEqual([])
    await host.client.visits.act({ id: visit.id, act: 'accept', slot: visit.slots[0] })
    const [holder] = await holdersOf(visitor)
    expect(holder).toMatchObject({
      way: 'visit',
      subjectId: visit.id,
      holder: { name: 'Mandar J.', image: null },
      mayStop: true,
    })
    expect(new Date(holder?.until ?? 0).getTime()).toBe(new Date(visit.slots[0] ?? 0).getTime() + 48 * hour)
    await visitor.client.visits.act({ id: visit.id, act: 'cancel' })
    expect(await holdersOf(visitor)).toEqual([])
    expect(await logOf(visitor)).toEqual(['visit ended Mandar J.', 'visit given Mandar J.'])
  })

  test('not a host whom I have blocked, until I unblock them', async () => {
    const host = await createUser(app, { firstname: 'Mandar', lastname: 'Joshi' })
    const propertyId = await createProperty(app, { ownerId: host.user.id })
    const visitor = await createUser(app)
    const ask = await visitor.client.conversations.ask({ propertyId })
    const visit = await askVisit(app, visitor, propertyId)
    await host.client.visits.act({ id: visit.id, act: 'accept', slot: visit.slots[0] })
    expect(await holdersOf(visitor)).toHaveLength(1)
    await visitor.client.conversations.block({ id: ask.data.id, isBlocked: true })
    expect(await holdersOf(visitor)).toEqual([])
    await visitor.client.contacts.unblock({ userId: host.user.id })
    expect(await holdersOf(visitor)).toHaveLength(1)
    expect(await logOf(visitor)).toEqual([
      'visit given-again Mandar J.',
      'visit taken-back Mandar J.',
      'visit given Mandar J.',
    ])
  })

  test('nor a blocked host who agrees to a visit meanwhile', async () => {
    const host = await createUser(app)
    const propertyId = await createProperty(app, { ownerId: host.user.id })
    const visitor = await createUser(app)
    const ask = await visitor.client.conversations.ask({ propertyId })
    const visit = await askVisit(app, visitor, propertyId)
    await visitor.client.conversations.block({ id: ask.data.id, isBlocked: true })
    await host.client.visits.act({ id: visit.id, act: 'accept', slot: visit.slots[0] })
    expect(await holdersOf(visitor)).toEqual([])
    await visitor.client.conversations.block({ id: ask.data.id, isBlocked: false })
    expect(await holdersOf(visitor)).toHaveLength(1)
  })

  test('is asked of oneself alone, by whoever can have given it', async () => {
    const agent = await createUser(app, { role: 'agent' })
    await expect(agent.client.reveals.listHolders()).rejects.toMatchObject({ http: 403 })
    await expect(app.visitor.reveals.listLog()).rejects.toMatchObject({ http: 401 })
    const person = await createUser(app)
    await expect(person.client.reveals.listLog({ page: 0 })).rejects.toMatchObject({ http: 400 })
  })
})

test('the log only grows, whoever asks the database', async () => {
  const owner = await createUser(app)
  const propertyId = await createProperty(app, { ownerId: owner.user.id })
  await unlock(await seeker(app), propertyId)
  for (const change of [
    sql`update number_reveals set at = now()`,
    sql`delete from number_reveals where owner_id = ${owner.user.id}`,
    sql`truncate number_reveals`,
  ]) {
    await expect(app.db.run(change)).rejects.toThrow('append-only')
  }
  expect(await logOf(owner)).toHaveLength(1)
})

test('what somebody told agents is read by those within reach on that day, and by nobody who comes later', async () => {
  const before = await agentWithLeads(app)
  const person = await createUser(app)
  const told = await tellAgents(person)
  expect(told.recipients).toBeGreaterThan(0)
  const later = await agentWithLeads(app)
  expect((await offersFor(before)).data.map(({ id }) => id)).toContain(told.id)
  expect((await offersFor(later)).data.map(({ id }) => id)).not.toContain(told.id)
  await expect(unlockLead(later, told.id)).rejects.toMatchObject({ http: 404 })
  await expect(later.client.leads.getOffer({ id: told.id })).rejects.toMatchObject({ http: 404 })
  // A recipient who moves away keeps what was sent to them.
  await app.db.run(sql`update users set latitude = 28.6, longitude = 77.2 where id = ${before.user.id}`)
  expect((await unlockLead(before, told.id)).standing).toBe('unlocked')
})
