import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { outboxMail } from '../../adapters/mail/outbox-mail.ts'
import { outboxSms } from '../../adapters/sms/outbox-sms.ts'
import { sql } from '../../platform/db/sql.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { purgeOutbox } from './outbox.jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await outboxMail(app.db).send({
    to: 'asha@example.in',
    subject: 'A <b>bold</b> subject',
    text: 'First line\nSee http://127.0.0.1:3000/Login <script>alert(1)</script>',
  })
  await outboxSms(app.db).send({ mobile: '9876543210', template: 'password-reset', variables: { otp: '123456' } })
})
afterAll(() => app.close())

test('keeps an SMS in the words of its approved template, and an email as it is', async () => {
  const { data } = (await app.inject({ url: '/dev/outbox.json' })).json()
  expect(data).toMatchObject([
    {
      channel: 'sms',
      to: '9876543210',
      subject: null,
      body: '123456 is your Properysearch code to set a new password. It is valid for 10 minutes. Do not share it.',
    },
    { channel: 'mail', to: 'asha@example.in', subject: 'A <b>bold</b> subject' },
  ])
})

test('shows the messages of one recipient', async () => {
  const { data } = (await app.inject({ url: '/dev/outbox.json?to=Asha@example.in' })).json()
  expect(data).toHaveLength(1)
  expect((await app.inject({ url: '/dev/outbox.json?to=nobody%00' })).json().data).toEqual([])
})

test('is a page a person can read, newest first, that says what it is and runs nothing', async () => {
  const response = await app.inject({ url: '/dev/outbox' })
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toContain('text/html')
  expect(response.headers['content-security-policy']).toContain("default-src 'none'")
  expect(response.headers['cache-control']).toBe('no-store')
  const html = response.body
  expect(html).toContain('<h1>Messages this demo would have sent</h1>')
  expect(html).toContain('This is a simulation.')
  expect(html.indexOf('9876543210')).toBeLessThan(html.indexOf('asha@example.in'))
  expect(html).not.toContain('<script')
  expect(html).toContain('A &lt;b&gt;bold&lt;/b&gt; subject')
  expect(html).toContain('<a href="http://127.0.0.1:3000/Login">')
})

test('shows a calendar file that came with an email, as text', async () => {
  const text = 'BEGIN:VCALENDAR\r\nSUMMARY:<b>Draft</b>\r\nEND:VCALENDAR\r\n'
  const mail = { to: 'ravi@example.in', subject: 'Agreed', text: 'See the file.' }
  await outboxMail(app.db).send({ ...mail, calendar: { method: 'PUBLISH', text } })
  const { data } = (await app.inject({ url: '/dev/outbox.json?to=ravi@example.in' })).json()
  expect(data).toMatchObject([{ subject: 'Agreed', attachment: text }])
  const { body } = await app.inject({ url: '/dev/outbox?to=ravi@example.in' })
  expect(body).toContain('SUMMARY:&lt;b&gt;Draft&lt;/b&gt;')
})

test('says so when there is nothing, without repeating what was typed as markup', async () => {
  const { body } = await app.inject({ url: `/dev/outbox?to=${encodeURIComponent('"><img src=x>')}` })
  expect(body).toContain('No messages to &quot;&gt;&lt;img src=x&gt;.')
  expect(body).not.toContain('<img')
})

test('forgets messages after a month', async () => {
  await app.db.run(sql`update outbox_messages set created_at = ${app.clock.now} where channel = 'sms'`)
  const old = new Date(app.clock.now.getTime() - 31 * 24 * 60 * 60 * 1000)
  await app.db.run(sql`update outbox_messages set created_at = ${old} where channel = 'mail'`)
  await enqueue(app.db, purgeOutbox, {})
  await app.runJobs()
  const { data } = (await app.inject({ url: '/dev/outbox.json' })).json()
  expect(data).toMatchObject([{ channel: 'sms' }])
})

test('has no address in production', async () => {
  const production = await createTestApp({
    MODE: 'production',
    PUBLIC_URL: 'https://properysearch.example',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MSG91_AUTH_KEY: 'key',
    MSG91_TEMPLATES:
      'mobile-verification=1,password-reset=2,already-registered=3,release-approval=4,share-confirmation=5,draft-approval=7,share-invitation=6,news=8',
    SANDBOX_API_KEY: 'key',
    SANDBOX_API_SECRET: 'secret',
    CASHFREE_CLIENT_ID: 'id',
    CASHFREE_CLIENT_SECRET: 'secret',
    INVOICE_SUPPLIER: 'name=Acme;address=1 MG Road, Pune;state=Maharashtra;gstin=27AAPFU0939F1ZV',
  })
  for (const url of ['/dev/outbox', '/dev/outbox.json', '/DEV/Outbox', '/dev/outbox/', '/dev/outbox.json?to=a']) {
    expect((await production.inject({ url })).statusCode).toBe(404)
    expect((await app.inject({ url })).statusCode).toBe(200)
  }
  await production.close()
})
