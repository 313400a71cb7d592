import type { Meeting } from '@properysearch/contract/meetings/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { heardBy } from '../../../test/contact-factory.ts'
import { acceptedSale } from '../../../test/deal-factory.ts'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { createAgent, mandated } from '../../../test/mandate-factory.ts'
import { meetingOfDeal, proposeMeeting, showMeeting } from '../../../test/meeting-factory.ts'
import { newKey, prepareOrders } from '../../../test/order-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { inHours } from '../../../test/visit-factory.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { watchMeetingsJob } from './meetings.jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await prepareOrders(app)
})
afterAll(() => app.close())

const hour = 60 * 60 * 1000
type Pressed = Omit<Parameters<TestPerson['client']['meetings']['act']>[0], 'id'>
const press = async (who: TestPerson, { id }: Pick<Meeting, 'id'>, pressed: Pressed) =>
  (await who.client.meetings.act({ id, ...pressed })).data
const slotOf = (meeting: Meeting, i = 0) => meeting.slots[i]?.startsAt ?? ''

async function watch(): Promise<void> {
  await enqueue(app.db, watchMeetingsJob, {})
  await app.runJobs()
}

describe('a meeting', () => {
  test('is proposed, answered with other times, and agreed on at one of them', async () => {
    const { buyer, seller, meeting } = await meetingOfDeal(app)
    expect(meeting).toMatchObject({
      state: 'proposed',
      isMyTurn: false,
      acts: ['cancel'],
      where: '9822012345',
      people: [
        { name: 'Mandar J.', role: 'seller', isMe: false, hasAgreed: false },
        { role: 'buyer', isMe: true, hasAgreed: true },
      ],
    })
    expect(await showMeeting(seller, meeting.id)).toMatchObject({
      isMyTurn: true,
      acts: ['accept', 'counter', 'decline'],
      startsAt: null,
    })
    expect((await heardBy(seller))[0]).toMatchObject({
      title: 'A meeting about the deal on 2 BHK flat in Baner is proposed',
      link: `/ScheduleMeeting?meeting=${meeting.id}`,
    })
    const early = press(buyer, meeting, { act: 'accept', slot: slotOf(meeting) })
    await expect(early).rejects.toMatchObject({ body: { code: 'not-yet' } })
    await expect(press(seller, meeting, { act: 'accept', slot: inHours(app, 5) })).rejects.toMatchObject({ http: 400 })
    const other = [inHours(app, 96), inHours(app, 100)]
    expect(await press(seller, meeting, { act: 'counter', slots: other })).toMatchObject({ isMyTurn: false })
    expect(await press(buyer, meeting, { act: 'accept', slot: other[1] })).toMatchObject({
      state: 'accepted',
      startsAt: other[1],
      endsAt: inHours(app, 101),
      acts: ['move', 'cancel'],
    })
    expect((await heardBy(seller))[0]?.title).toMatch(
      /^Agreed: the meeting about .* is on \d+ \w+ 2026, \d+:\d\d.[ap]m$/,
    )
  })

  test('is moved: the agreed time no longer holds, and is free for others', async () => {
    const { buyer, seller, bookingId, meeting } = await meetingOfDeal(app)
    await press(seller, meeting, { act: 'accept', slot: slotOf(meeting) })
    const again = { subjectId: bookingId, personIds: [seller.user.id], slots: [slotOf(meeting)] }
    const second = await proposeMeeting(app, buyer, again)
    expect(second.slots[0]?.isTaken).toBe(true)
    const taken = press(seller, second, { act: 'accept', slot: slotOf(meeting) })
    await expect(taken).rejects.toMatchObject({
      http: 409,
      body: { message: expect.stringContaining('another meeting') },
    })
    expect((await showMeeting(seller, second.id))?.state).toBe('proposed')
    const moved = await press(buyer, meeting, {
      act: 'move',
      slots: [inHours(app, 120)],
      reason: 'The bank is closed.',
    })
    expect(moved).toMatchObject({ state: 'proposed', startsAt: null, reason: 'The bank is closed.', isMyTurn: false })
    expect(await press(seller, second, { act: 'accept', slot: slotOf(second) })).toMatchObject({ state: 'accepted' })
    expect(await press(seller, meeting, { act: 'accept', slot: inHours(app, 120) })).toMatchObject({ reason: '' })
  })

  test('is declined, or cancelled with a reason', async () => {
    const { seller, meeting } = await meetingOfDeal(app)
    expect(await press(seller, meeting, { act: 'decline', reason: 'Not this week.' })).toMatchObject({
      state: 'declined',
      reason: 'Not this week.',
      acts: [],
    })
    const gone = press(seller, meeting, { act: 'accept', slot: slotOf(meeting) })
    await expect(gone).rejects.toMatchObject({ body: { code: 'moved-on' } })

    const next = await meetingOfDeal(app)
    await press(next.seller, next.meeting, { act: 'accept', slot: slotOf(next.meeting) })
    const silent = press(next.buyer, next.meeting, { act: 'cancel' })
    await expect(silent).rejects.toMatchObject({ body: { errors: { reason: expect.any(String) } } })
    const cancelled = await press(next.buyer, next.meeting, { act: 'cancel', reason: 'I am ill.' })
    expect(cancelled).toMatchObject({ state: 'cancelled', startsAt: null })
    const waiting = await meetingOfDeal(app)
    expect((await press(waiting.buyer, waiting.meeting, { act: 'cancel' })).state).toBe('cancelled')
  })

  test('of several is agreed on when all have accepted; the first leaves one time to the others', async () => {
    const deal = await acceptedSale(app)
    const agent = await createAgent(app)
    await mandated(app, deal, agent, { side: 'seller' })
    const personIds = [deal.seller.user.id, agent.user.id]
    const meeting = await proposeMeeting(app, deal.buyer, { subjectId: deal.bookingId, personIds })
    const first = await press(agent, meeting, { act: 'accept', slot: slotOf(meeting, 1) })
    expect(first).toMatchObject({ state: 'proposed', isMyTurn: false, slots: [{ startsAt: slotOf(meeting, 1) }] })
    const other = press(deal.seller, meeting, { act: 'accept', slot: slotOf(meeting, 0) })
    await expect(other).rejects.toMatchObject({ http: 400 })
    const last = await press(deal.seller, meeting, { act: 'accept', slot: slotOf(meeting, 1) })
    expect(last).toMatchObject({ state: 'accepted', startsAt: slotOf(meeting, 1) })
  })

  test('took place when all say so, and nobody can say so before its end', async () => {
    const { buyer, seller, meeting } = await meetingOfDeal(app)
    await press(seller, meeting, { act: 'accept', slot: slotOf(meeting) })
    app.clock.advance(48.5 * hour)
    expect((await showMeeting(buyer, meeting.id))?.acts).toEqual([])
    app.clock.advance(hour)
    expect(await showMeeting(buyer, meeting.id)).toMatchObject({ acts: ['hold', 'miss'], isMyTurn: true })
    expect(await press(buyer, meeting, { act: 'hold' })).toMatchObject({ state: 'accepted', isMyTurn: false, acts: [] })
    await expect(press(seller, meeting, { act: 'miss' })).rejects.toMatchObject({ body: { code: 'not-yet' } })
    expect((await press(seller, meeting, { act: 'hold' })).state).toBe('held')

    const missed = await meetingOfDeal(app)
    await press(missed.seller, missed.meeting, { act: 'accept', slot: slotOf(missed.meeting) })
    app.clock.advance(50 * hour)
    expect((await press(missed.seller, missed.meeting, { act: 'miss' })).state).toBe('no-show')
  })

  test('that nobody answers lapses; one that nobody confirms stays unconfirmed two days after its end', async () => {
    const unanswered = await meetingOfDeal(app)
    const agreed = await meetingOfDeal(app)
    await press(agreed.seller, agreed.meeting, { act: 'accept', slot: slotOf(agreed.meeting) })
    app.clock.advance(71 * hour)
    await watch()
    expect((await showMeeting(unanswered.buyer, unanswered.meeting.id))?.state).toBe('proposed')
    app.clock.advance(2 * hour)
    await watch()
    expect((await showMeeting(unanswered.buyer, unanswered.meeting.id))?.state).toBe('lapsed')
    app.clock.advance(23 * hour)
    await watch()
    expect((await showMeeting(agreed.buyer, agreed.meeting.id))?.state).toBe('accepted')
    app.clock.advance(2 * hour)
    await watch()
    expect((await showMeeting(agreed.buyer, agreed.meeting.id))?.state).toBe('unconfirmed')
  })

  test('is nobody else’s', async () => {
    const { buyer, seller, bookingId, meeting } = await meetingOfDeal(app)
    const { id } = meeting
    const strangers = [await createUser(app), await createUser(app, { role: 'agent' }), (await acceptedSale(app)).buyer]
    for (const who of strangers) {
      const { meetings } = who.client
      await expect(meetings.act({ id, act: 'accept', slot: slotOf(meeting) })).rejects.toMatchObject({ http: 404 })
      await expect(meetings.download({ id })).rejects.toMatchObject({ http: 404 })
      await expect(meetings.getRecord({ id: 0, userId: buyer.user.id })).rejects.toMatchObject({ http: 404 })
      expect((await meetings.listMine({})).total).toBe(0)
      const wanted = { subjectId: bookingId, personIds: [seller.user.id] }
      await expect(proposeMeeting(app, who, wanted)).rejects.toMatchObject({ http: 404 })
    }
    const outsider = { subjectId: bookingId, personIds: [strangers[0]?.user.id ?? 0] }
    await expect(proposeMeeting(app, buyer, outsider)).rejects.toMatchObject({ http: 404 })
    const alone = { subjectId: bookingId, personIds: [buyer.user.id] }
    await expect(proposeMeeting(app, buyer, alone)).rejects.toMatchObject({ http: 404 })
    await expect(app.visitor.meetings.listMine({})).rejects.toMatchObject({ http: 401 })
  })

  test('is refused with times that are over, too far or too many, and without a place', async () => {
    const { buyer, seller, bookingId } = await acceptedSale(app)
    const wanted = { subjectId: bookingId, personIds: [seller.user.id] }
    const slots = (hours: number[]) => hours.map((n) => inHours(app, n))
    for (const [field, given] of [
      ['slots', { slots: slots([-1]) }],
      ['slots', { slots: [] }],
      ['slots', { slots: slots([24 * 91]) }],
      ['slots', { slots: slots([1, 2, 3, 4, 5, 6]) }],
      ['minutes', { minutes: 20 }],
      ['where', { where: '12345' }],
      ['where', { place: 'online', where: 'javascript:alert(1)' }],
      ['where', { place: 'online', where: 'http://meet.example' }],
      ['where', { place: 'address', where: '' }],
      ['title', { title: ' ' }],
    ] as const) {
      const asked = proposeMeeting(app, buyer, { ...wanted, ...given } as never)
      await expect(asked, field).rejects.toMatchObject({ http: 400, body: { errors: { [field]: expect.any(String) } } })
    }
  })

  test('pressed twice is proposed once; at most twenty wait', async () => {
    const { buyer, seller, bookingId } = await acceptedSale(app)
    const wanted = { subjectId: bookingId, personIds: [seller.user.id], key: newKey() }
    const [one, two] = await Promise.all([proposeMeeting(app, buyer, wanted), proposeMeeting(app, buyer, wanted)])
    expect(one.id).toBe(two.id)
    for (let i = 1; i < 20; i += 1) await proposeMeeting(app, buyer, { ...wanted, key: newKey() })
    const more = proposeMeeting(app, buyer, { ...wanted, key: newKey() })
    await expect(more).rejects.toMatchObject({ body: { code: 'limit-reached' } })
  })
})

describe('lists', () => {
  test('show my turn first, then by time; what is past apart', async () => {
    const { buyer, seller, bookingId, propertyId, meeting } = await meetingOfDeal(app, { slots: [inHours(app, 90)] })
    const wanted = { subjectId: bookingId, personIds: [buyer.user.id] }
    const agreed = await proposeMeeting(app, seller, { ...wanted, slots: [inHours(app, 20)] })
    await press(buyer, agreed, { act: 'accept', slot: slotOf(agreed) })
    const mine = await proposeMeeting(app, seller, { ...wanted, slots: [inHours(app, 100)] })
    const declined = await proposeMeeting(app, seller, { ...wanted, slots: [inHours(app, 110)] })
    await press(buyer, declined, { act: 'decline' })
    const ids = async (show: 'coming' | 'past') =>
      (await buyer.client.meetings.listMine({ show })).data.map(({ id }) => id)
    expect(await ids('coming')).toEqual([mine.id, agreed.id, meeting.id])
    expect(await ids('past')).toEqual([declined.id])
    const record = await buyer.client.meetings.getRecord({ id: propertyId, userId: buyer.user.id })
    expect(record).toMatchObject({ total: 4, page: 1, pageSize: 20 })
    expect((await buyer.client.meetings.getRecord({ id: 0, userId: buyer.user.id })).total).toBe(4)
    expect((await buyer.client.meetings.getRecord({ id: 999_999, userId: buyer.user.id })).total).toBe(0)
  })

  test('the dashboard says when I have to answer', async () => {
    const { buyer, seller, meeting } = await meetingOfDeal(app)
    const keys = async (who: TestPerson) =>
      (await who.client.dashboard.getDashboard({ id: who.user.id })).data.todo.map(({ key }) => key)
    expect(await keys(seller)).toContain('meeting-to-answer')
    expect(await keys(buyer)).not.toContain('meeting-to-answer')
    await press(seller, meeting, { act: 'accept', slot: slotOf(meeting) })
    expect(await keys(seller)).not.toContain('meeting-to-answer')
    const { figures } = (await buyer.client.dashboard.getDashboard({ id: buyer.user.id })).data
    expect(figures).toContainEqual(expect.objectContaining({ key: 'meetings-ahead', value: 1 }))
  })
})
