import type { Meeting } from '@properysearch/contract/meetings/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seeker, unlock } from '../../../test/contact-factory.ts'
import { opened, say } from '../../../test/conversation-factory.ts'
import { acceptedSale } from '../../../test/deal-factory.ts'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { createHire } from '../../../test/hire-factory.ts'
import { createAgent, mandated } from '../../../test/mandate-factory.ts'
import { proposeMeeting } from '../../../test/meeting-factory.ts'
import { prepareOrders } from '../../../test/order-factory.ts'
import { represented } from '../../../test/representation-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await prepareOrders(app)
})
afterAll(() => app.close())

type Pressed = Omit<Parameters<TestPerson['client']['meetings']['act']>[0], 'id'>
const press = async (who: TestPerson, { id }: Pick<Meeting, 'id'>, pressed: Pressed) =>
  (await who.client.meetings.act({ id, ...pressed })).data
const slotOf = (meeting: Meeting, i = 0) => meeting.slots[i]?.startsAt ?? ''
const peopleOf = async (who: TestPerson, about: 'deal' | 'hire' | 'listing', subjectId: number) =>
  (await who.client.meetings.findPeople({ about, subjectId })).data.people

describe('whom one can meet', () => {
  test('in a deal: the other side, and the agents of both', async () => {
    const deal = await acceptedSale(app)
    const agent = await createAgent(app)
    await mandated(app, deal, agent, { side: 'buyer' })
    expect(await peopleOf(deal.buyer, 'deal', deal.bookingId)).toEqual([
      { id: deal.seller.user.id, name: 'Mandar J.', role: 'seller' },
      { id: agent.user.id, name: expect.stringMatching(/^\w+ \w+$/), role: 'agent' },
    ])
    expect((await peopleOf(agent, 'deal', deal.bookingId)).map(({ role }) => role)).toEqual(['seller', 'buyer'])
    const things = (await agent.client.meetings.findThings()).data
    expect(things).toEqual([
      { about: 'deal', id: deal.bookingId, title: '2 BHK flat in Baner', propertyId: deal.propertyId },
    ])
    const stranger = await createUser(app)
    await expect(peopleOf(stranger, 'deal', deal.bookingId)).rejects.toMatchObject({ http: 404 })
    expect((await stranger.client.meetings.findThings()).data).toEqual([])
  })

  test('about a listing: whoever talks with its owner, once the owner has answered', async () => {
    const { asker, owner, id, propertyId } = await opened(app)
    await say(asker, id, 'Could we meet?')
    expect(await peopleOf(asker, 'listing', propertyId)).toEqual([])
    expect(await peopleOf(owner, 'listing', propertyId)).toEqual([])
    await say(owner, id, 'With pleasure.')
    expect(await peopleOf(asker, 'listing', propertyId)).toEqual([
      { id: owner.user.id, name: 'Mandar J.', role: 'owner' },
    ])
    for (const person of [asker, owner]) {
      expect((await person.client.meetings.findThings()).data).toMatchObject([{ about: 'listing', id: propertyId }])
    }
    const subject = {
      about: 'listing',
      subjectId: propertyId,
      place: 'online',
      where: 'https://meet.example/x',
    } as const
    const meeting = await proposeMeeting(app, owner, { ...subject, personIds: [asker.user.id] })
    expect((await press(asker, meeting, { act: 'accept', slot: slotOf(meeting) })).state).toBe('accepted')
    await asker.client.conversations.block({ id, isBlocked: true })
    for (const person of [asker, owner]) expect(await peopleOf(person, 'listing', propertyId)).toEqual([])
    await expect(proposeMeeting(app, owner, { ...subject, personIds: [asker.user.id] })).rejects.toMatchObject({
      http: 404,
    })
  })

  test('in a hire: the client and the professional, from the question on', async () => {
    const { id, client, professional } = await createHire(app, { kind: 'lawyer' })
    expect(await peopleOf(client, 'hire', id)).toEqual([
      { id: professional.user.id, name: 'Sneha Patil', role: 'lawyer' },
    ])
    expect(await peopleOf(professional, 'hire', id)).toMatchObject([{ id: client.user.id, role: 'client' }])
    await client.client.hires.act({ id, act: 'withdraw' })
    await expect(peopleOf(client, 'hire', id)).rejects.toMatchObject({ http: 404 })
  })

  test('of a listing: its owner and agent for whoever has the contact, until it is taken back', async () => {
    const { owner, agent, propertyId } = await represented(app)
    const [holder, other, stranger] = [await seeker(app), await seeker(app), await createUser(app)]
    await unlock(holder, propertyId)
    await unlock(other, propertyId)
    const rolesFor = async (who: TestPerson) => (await peopleOf(who, 'listing', propertyId)).map(({ role }) => role)
    expect(await rolesFor(holder)).toEqual(['owner', 'agent'])
    expect(await rolesFor(agent)).toEqual(['owner'])
    expect(await rolesFor(owner)).toEqual(['agent', 'seeker', 'seeker'])
    expect(await rolesFor(stranger)).toEqual([])
    const block = (isOn: boolean) =>
      app.db.run(
        isOn
          ? sql`insert into contact_blocks (owner_id, user_id, blocked_at)
              values (${other.user.id}, ${owner.user.id}, ${app.clock.now})`
          : sql`delete from contact_blocks where owner_id = ${other.user.id}`,
      )
    await block(true)
    expect(await rolesFor(other)).toEqual([])
    expect(await rolesFor(owner)).toEqual(['agent', 'seeker'])
    await block(false)
    const meeting = { about: 'listing', subjectId: propertyId, personIds: [owner.user.id] } as const
    await expect(proposeMeeting(app, stranger, meeting)).rejects.toMatchObject({ http: 404 })
    const proposed = await proposeMeeting(app, holder, meeting)
    const { Data: requests } = await owner.client.contacts.listRequests({ userId: owner.user.id, id: propertyId })
    const mine = requests.find(({ userData }) => userData.id === holder.user.id)
    await owner.client.contacts.revoke({ contactId: mine?.id ?? 0, isBlocked: false })
    expect(await rolesFor(holder)).toEqual([])
    const accept = press(owner, proposed, { act: 'accept', slot: slotOf(proposed) })
    await expect(accept).rejects.toMatchObject({ body: { code: 'ruled-out' } })
    expect((await press(owner, proposed, { act: 'decline' })).state).toBe('declined')
  })

  test('whoever wants to see a listing asks for a visit instead', async () => {
    const { owner, propertyId } = await represented(app)
    const holder = await seeker(app)
    await unlock(holder, propertyId)
    const there = { about: 'listing', subjectId: propertyId, place: 'property', where: '' } as const
    const asked = proposeMeeting(app, holder, { ...there, personIds: [owner.user.id] })
    await expect(asked).rejects.toMatchObject({
      body: { code: 'ruled-out', message: expect.stringContaining('visit') },
    })
    const byOwner = await proposeMeeting(app, owner, { ...there, personIds: [holder.user.id] })
    expect(byOwner).toMatchObject({ place: 'property', where: '', thing: { about: 'listing', id: propertyId } })
  })
})
