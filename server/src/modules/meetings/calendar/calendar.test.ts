import type { Meeting } from '@properysearch/contract/meetings/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser } from '../../../../test/factories.ts'
import { meetingOfDeal } from '../../../../test/meeting-factory.ts'
import { represented } from '../../../../test/representation-factory.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { askVisit, inHours } from '../../../../test/visit-factory.ts'
import { sql } from '../../../platform/db/sql.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { watchMeetingsJob } from '../meetings.jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const hour = 60 * 60 * 1000
const slotOf = (meeting: Meeting, i = 0) => meeting.slots[i]?.startsAt ?? ''
const stamp = (iso: string) => `${iso.slice(0, 19).replaceAll(/[-:]/g, '')}Z`
const mailsTo = (email: string) =>
  app.db.many<{ subject: string; body: string; attachment: string | null }>(
    sql`select subject, body, attachment from outbox_messages where recipient = ${email} order by id`,
  )

async function watch(): Promise<void> {
  await enqueue(app.db, watchMeetingsJob, {})
  await app.runJobs()
}

test('both get the calendar file, and what changes later replaces it', async () => {
  const { buyer, seller, meeting } = await meetingOfDeal(app, { title: 'Read the draft, clause by clause' })
  const { id } = meeting
  await expect(buyer.client.meetings.download({ id })).rejects.toMatchObject({ body: { code: 'not-yet' } })
  await seller.client.meetings.act({ id, act: 'accept', slot: slotOf(meeting) })
  await app.runJobs()
  for (const { user } of [buyer, seller]) {
    const mail = (await mailsTo(user.email)).at(-1)
    expect(mail?.subject).toMatch(/^Agreed: the meeting about the deal on 2 BHK flat in Baner is on /)
    expect(mail?.attachment).toContain('METHOD:PUBLISH')
    expect(mail?.attachment).toContain(`DTSTART:${stamp(slotOf(meeting))}`)
    expect(mail?.attachment).toContain('SEQUENCE:0')
    expect(mail?.attachment).toContain('SUMMARY:Meeting about the deal on 2 BHK flat in Baner')
    expect(`${mail?.body}${mail?.attachment}`).not.toMatch(/Joshi|Kulkarni|Read the draft/)
  }
  const file = await (await buyer.client.meetings.download({ id })).text()
  expect(file).toContain('With Mandar J. (seller)')
  expect(file).toContain('SUMMARY:Read the draft\\, clause by clause')
  const uid = /UID:(.*)\r/.exec(file)?.[1]

  await buyer.client.meetings.act({ id, act: 'move', slots: [inHours(app, 120)] })
  await app.runJobs()
  const moved = (await mailsTo(buyer.user.email)).at(-1)?.attachment
  expect(moved).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:1[\s\S]*STATUS:CANCELLED/)
  expect(moved).toContain(`UID:${uid}\r`)

  await seller.client.meetings.act({ id, act: 'accept', slot: inHours(app, 120) })
  await app.runJobs()
  const again = (await mailsTo(seller.user.email)).at(-1)?.attachment
  expect(again).toMatch(/METHOD:PUBLISH[\s\S]*SEQUENCE:2[\s\S]*STATUS:CONFIRMED/)
  expect(again).toContain(`DTSTART:${stamp(inHours(app, 120))}`)

  await seller.client.meetings.act({ id, act: 'cancel', reason: 'Ill' })
  await app.runJobs()
  const cancelled = (await mailsTo(buyer.user.email)).at(-1)
  expect(cancelled?.subject).toMatch(/^Cancelled: /)
  expect(cancelled?.attachment).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:3[\s\S]*STATUS:CANCELLED/)
})

test('a mail that is no longer true is not sent', async () => {
  const { seller, meeting } = await meetingOfDeal(app)
  const { id } = meeting
  await seller.client.meetings.act({ id, act: 'accept', slot: slotOf(meeting) })
  await seller.client.meetings.act({ id, act: 'cancel', reason: 'Ill' })
  await app.runJobs()
  expect((await mailsTo(seller.user.email)).map(({ subject }) => subject.split(':')[0])).toEqual(['Cancelled'])
})

test('everybody is reminded a day and an hour before, once each, and anew of a new time', async () => {
  const { buyer, seller, meeting } = await meetingOfDeal(app, { slots: [inHours(app, 48)] })
  const { id } = meeting
  await seller.client.meetings.act({ id, act: 'accept', slot: slotOf(meeting) })
  await app.runJobs()
  const reminders = async () => {
    const counts = []
    for (const { user } of [buyer, seller]) {
      counts.push((await mailsTo(user.email)).filter(({ subject }) => subject.startsWith('Coming up')).length)
    }
    return counts
  }
  const after = async (hours: number) => {
    app.clock.advance(hours * hour)
    await watch()
    await watch()
    return reminders()
  }
  expect(await after(23)).toEqual([0, 0])
  expect(await after(1.5)).toEqual([1, 1])
  await buyer.client.meetings.act({ id, act: 'move', slots: [inHours(app, 60)] })
  await app.runJobs()
  expect(await after(23)).toEqual([1, 1])
  await seller.client.meetings.act({ id, act: 'accept', slot: inHours(app, 37) })
  expect(await after(14)).toEqual([2, 2])
  expect(await after(22.5)).toEqual([3, 3])
  const { data } = await seller.client.notifications.listNotifications({ id: seller.user.id })
  expect(data.filter(({ title }) => title.startsWith('Coming up'))).toHaveLength(3)
})

test('one agreed on shortly before has no reminder of the day', async () => {
  const { buyer, seller, meeting } = await meetingOfDeal(app, { slots: [inHours(app, 5)] })
  await seller.client.meetings.act({ id: meeting.id, act: 'accept', slot: slotOf(meeting) })
  await watch()
  const subjects = async () => (await mailsTo(buyer.user.email)).map(({ subject }) => subject.split(':')[0])
  expect(await subjects()).toEqual(['Agreed'])
  app.clock.advance(4.5 * hour)
  await watch()
  expect(await subjects()).toEqual(['Agreed', 'Coming up'])
})

test('a private address shows meetings and visits to whoever has it, until it is renewed or ended', async () => {
  const { owner, agent, propertyId } = await represented(app)
  const visit = await askVisit(app, await createUser(app), propertyId)
  await agent.client.visits.act({ id: visit.id, act: 'accept', slot: visit.slots[0] })
  const { data: proposed } = await owner.client.meetings.propose({
    about: 'listing',
    subjectId: propertyId,
    personIds: [agent.user.id],
    title: 'Talk about the price',
    slots: [inHours(app, 50)],
    minutes: 30,
    place: 'online',
    where: 'https://meet.example/abc',
    key: 'a-key-of-sixteen-letters',
  })
  await agent.client.meetings.act({ id: proposed.id, act: 'accept', slot: slotOf(proposed) })
  expect((await agent.client.meetings.getFeed()).data).toEqual({ since: null })
  const { data } = await agent.client.meetings.renewFeed()
  const pathOf = (address: string) => new URL(address).pathname
  const read = (path: string) => app.inject({ url: path })
  const reply = await read(pathOf(data.address))
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(reply.headers['cache-control']).toBe('private, no-store')
  for (const text of ['Talk about the price', 'https://meet.example/abc', `UID:visit-${visit.id}@`, 'Visit to ']) {
    expect(reply.body.replaceAll('\r\n ', '')).toContain(text)
  }
  const token = data.address.match(/calendar\/(.+)\.ics$/)?.[1] ?? ''
  expect(token).toHaveLength(64)
  const kept = await app.db.many<{ line: string }>(sql`select f::text as line from calendar_feeds f`)
  expect(JSON.stringify(kept)).not.toContain(token)
  expect(JSON.stringify(app.logged())).not.toContain(token)
  expect((await agent.client.meetings.getFeed()).data).toEqual({ since: app.clock.now.toISOString() })

  const { data: renewed } = await agent.client.meetings.renewFeed()
  expect((await read(pathOf(data.address))).statusCode).toBe(404)
  expect((await read(pathOf(renewed.address))).statusCode).toBe(200)
  await agent.client.meetings.endFeed()
  expect((await read(pathOf(renewed.address))).statusCode).toBe(404)
  expect((await read('/calendar/short.ics')).statusCode).toBe(404)
})
