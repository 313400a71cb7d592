import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { opened, passTime, say, talking } from '../../../test/conversation-factory.ts'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'
import { enqueue, jobKind } from '../../platform/jobs/jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const refusal = (http: number, code: string, message?: string) => ({
  http,
  body: { code, ...(message ? { message: expect.stringContaining(message) } : {}) },
})
const noticesOf = async ({ client, user }: TestPerson) =>
  (await client.notifications.listNotifications({ id: user.id })).data
describe('notices', () => {
  test('are one for each conversation until it is read, and name nobody', async () => {
    const { asker, owner, id } = await opened(app)
    await say(asker, id, 'Hello, this is Isha')
    await say(asker, id, 'Are you there?')
    await passTime(app)
    const [notice, ...others] = await noticesOf(owner)
    expect(others).toEqual([])
    expect(notice).toMatchObject({ title: 'Someone asks about your 2 BHK flat in Baner', link: `/Messanger?c=${id}` })
    expect(JSON.stringify(notice)).not.toContain('Isha')
    await passTime(app)
    expect(await noticesOf(owner)).toHaveLength(1)

    await owner.client.conversations.markRead({ id, seq: 2 })
    await say(asker, id, 'Third')
    await passTime(app)
    expect(await noticesOf(owner)).toHaveLength(2)
  })

  test('are not given to whoever has read it meanwhile, or has muted it', async () => {
    const { asker, owner, id } = await talking(app)
    await say(asker, id, 'Read at once')
    await owner.client.conversations.markRead({ id, seq: 3 })
    await passTime(app)
    const before = (await noticesOf(owner)).length
    expect((await owner.client.conversations.mute({ id, isMuted: true })).data.isMuted).toBe(true)
    await say(asker, id, 'Not heard')
    await passTime(app)
    expect(await noticesOf(owner)).toHaveLength(before)
    expect((await owner.client.conversations.countUnread({})).data.unread).toBe(0)
    await owner.client.conversations.mute({ id, isMuted: false })
    expect((await owner.client.conversations.countUnread({})).data.unread).toBe(1)
  })
})

test('whoever muted it before a notice came is told of the next message after they unmute it', async () => {
  const { asker, owner, id } = await talking(app)
  await owner.client.conversations.markRead({ id, seq: 2 })
  await say(asker, id, 'Muted before the notice')
  await owner.client.conversations.mute({ id, isMuted: true })
  await passTime(app)
  const before = (await noticesOf(owner)).length
  await owner.client.conversations.mute({ id, isMuted: false })
  await say(asker, id, 'And now?')
  await passTime(app)
  expect(await noticesOf(owner)).toHaveLength(before + 1)
})

describe('mails about messages', () => {
  const mailsTo = async ({ user }: TestPerson) => {
    await enqueue(app.db, jobKind('notifications-deliver'), {})
    await app.runJobs()
    const waiting = await app.db.many(sql`
      select 1 from graphile_worker.jobs where task_identifier = 'notifications-mail' and run_at > now() + interval '9 minutes'`)
    await app.db.run(sql`update graphile_worker._private_jobs set run_at = now()`)
    await app.runJobs()
    const sent = await app.db.many<{ subject: string }>(sql`
      select subject from outbox_messages where channel = 'mail' and recipient = ${user.email}`)
    return { waited: waiting.length, sent: sent.map(({ subject }) => subject) }
  }

  test('are sent after ten minutes to people who have not read the messages', async () => {
    const { asker, owner, id } = await opened(app)
    await mailsTo(owner)
    await say(asker, id, 'Hello')
    await passTime(app)
    expect(await mailsTo(owner)).toEqual({ waited: 1, sent: ['Someone asks about your 2 BHK flat in Baner'] })
  })

  test('are not sent to people who have', async () => {
    const { asker, owner, id } = await opened(app)
    await mailsTo(owner)
    await say(asker, id, 'Hello')
    await passTime(app)
    await owner.client.conversations.markRead({ id, seq: 1 })
    expect(await mailsTo(owner)).toEqual({ waited: 1, sent: [] })
  })
})

describe('a report', () => {
  const words = 'Asking for money before a visit is against our rules.'
  const office = () => createUser(app, { role: 'admin' })

  test('shows the back office the chosen messages and no others, and is settled once', async () => {
    const { asker, owner, id } = await talking(app)
    await say(owner, id, 'Send the token to 98220 98220')
    await say(asker, id, 'My aunt keeps the papers in the blue cupboard')
    const admin = await office()
    await owner.client.conversations.markRead({ id, seq: 4 })
    const report = { id, reason: 'money' as const, note: 'Before I had seen it', seqs: [3] }
    await asker.client.conversations.report(report)
    await expect(asker.client.conversations.report(report)).rejects.toMatchObject(refusal(409, 'ruled-out'))
    await owner.client.conversations.remove({ id, seq: 3 })

    const [shown] = (await admin.client.conversations.listReports()).data
    expect(shown).toMatchObject({
      reason: 'money',
      reporter: { name: 'Isha Sane' },
      about: [{ id: owner.user.id, name: 'Mandar Joshi' }],
      messages: [{ seq: 3, text: 'Send the token to 98220 98220' }],
    })
    expect(JSON.stringify(shown)).not.toContain('cupboard')
    expect((await admin.client.backoffice.getOverview()).data).toContainEqual(
      expect.objectContaining({ key: 'messages', waiting: 1 }),
    )
    const settle = () =>
      admin.client.conversations.settleReport({ reportId: shown?.id ?? 0, decision: 'warned', reason: words })
    await settle()
    await expect(settle()).rejects.toMatchObject(refusal(409, 'moved-on'))
    expect((await admin.client.conversations.listReports()).total).toBe(0)
    expect(await app.db.many(sql`select from reported_messages`)).toEqual([])
    expect((await noticesOf(owner))[0]).toMatchObject({
      title: expect.stringContaining('was reported'),
      body: expect.stringContaining(words),
    })
    expect((await noticesOf(owner))[0]?.body).not.toContain('Isha')
    expect((await noticesOf(asker))[0]).toMatchObject({ title: expect.stringContaining('we have warned') })
    await asker.client.conversations.report({ ...report, seqs: [2] })
    const [again] = (await admin.client.conversations.listReports()).data
    await admin.client.conversations.settleReport({ reportId: again?.id ?? 0, decision: 'dismissed', reason: words })
  })

  test('needs messages that are there, and an administrator to be read', async () => {
    const { asker, id } = await talking(app)
    const report = (seqs: number[]) => asker.client.conversations.report({ id, reason: 'spam', seqs })
    await expect(report([])).rejects.toMatchObject({ http: 400 })
    await expect(report([77])).rejects.toMatchObject({ http: 404 })
    await expect(asker.client.conversations.listReports()).rejects.toMatchObject({ http: 403 })
    const admin = await office()
    await expect(
      admin.client.conversations.settleReport({ reportId: 1e9, decision: 'dismissed', reason: words }),
    ).rejects.toMatchObject({ http: 404 })
  })
})
