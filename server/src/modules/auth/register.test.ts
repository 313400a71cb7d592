import { legalWording } from '@properysearch/contract/auth/legal'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeFor, messagesTo, newAddress, newcomer, registerPerson, wrongCode } from '../../../test/people.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'
import { findConsents } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const visitor = () => app.clientFor(null, { address: newAddress() })
const second = 1000
const minute = 60 * second
const wrong = { http: 400, body: { code: 'wrong-otp' } }

async function countUsers(email: string): Promise<number> {
  const row = await app.db.one<{ count: number }>(sql`select count(*) as count from users where email = ${email}`)
  return row.count
}

test('registers: a code goes to the mobile number, and entering it makes the account and signs in', async () => {
  const input = newcomer({ email: 'Asha.Kulkarni@Example.in', mobile: '+91 98765 43210' })
  const { status, data, message } = await visitor().auth.register(input)
  expect({ status, message, data }).toEqual({
    status: 1,
    message: 'We have sent a code to your mobile number.',
    data: { registrationId: expect.any(String), sentTo: '+91 ******3210', resendAfterSeconds: 30, isSimulation: true },
  })
  expect(await countUsers('asha.kulkarni@example.in')).toBe(0)
  const [sms] = await messagesTo(app, '9876543210')
  expect(sms).toMatchObject({ channel: 'sms', body: expect.stringMatching(/^\d{6} is your Properysearch code/) })

  const otp = await codeFor(app, '9876543210')
  const answer = await visitor().auth.verifyMobile({ registrationId: data.registrationId, otp })
  expect(answer).toMatchObject({
    message: 'Welcome On Properysearch!',
    user: { firstname: 'Meera', userrole: 'user', email: 'asha.kulkarni@example.in' },
  })
  await app.runJobs()
  expect(await messagesTo(app, 'asha.kulkarni@example.in')).toMatchObject([
    { subject: 'Your Properysearch account is open' },
  ])
  const client = app.clientFor(answer.token)
  expect((await client.auth.listSessions()).data).toHaveLength(1)
  const told = await client.notifications.listNotifications({ id: answer.user.id })
  const [consent] = await findConsents(app.db, answer.user.id)
  expect(consent).toEqual({ purpose: 'terms-and-privacy', wording: legalWording, givenAt: app.clock.now })
  expect(told).toMatchObject({ total: 1, seenCount: 0, data: [{ title: 'Welcome to Properysearch' }] })
  await expect(visitor().auth.verifyMobile({ registrationId: data.registrationId, otp })).rejects.toMatchObject(wrong)
})

test('registers each role but admin; an agent needs a place', async () => {
  for (const role of ['user', 'lawyer', 'evaluator'] as const) {
    expect((await registerPerson(app, { role })).user.userrole).toBe(role)
  }
  await expect(visitor().auth.register(newcomer({ role: 'agent' }))).rejects.toMatchObject({
    http: 400,
    body: { errors: { latitude: expect.stringContaining('Tell people where you work') } },
  })
  await expect(visitor().auth.register(newcomer({ role: 'admin' as 'user' }))).rejects.toMatchObject({
    http: 400,
    body: { errors: { role: expect.any(String) } },
  })
})

test('names every field that is wrong', async () => {
  const bad = { firstname: '1', lastname: '', email: 'x', mobile: '12345', password: 'abc', role: 'user', city: ' ' }
  await expect(visitor().auth.register(bad as never)).rejects.toMatchObject({
    http: 400,
    body: {
      errors: {
        firstname: expect.any(String),
        lastname: 'Last name is required',
        email: 'Invalid email format',
        mobile: 'Enter a 10-digit Indian mobile number',
        password: 'Password must be at least 5 characters',
        city: 'City is required',
        consent: 'Tick the box to accept the terms and the privacy notice',
      },
    },
  })
})

test('refuses the most used passwords, whatever the capitals', async () => {
  for (const password of ['Sunshine', 'PassWord', 'Krishna', 'iloveyou']) {
    await expect(visitor().auth.register(newcomer({ password }))).rejects.toMatchObject({
      http: 400,
      body: { errors: { password: expect.stringContaining('most common') } },
    })
  }
})

test('refuses a wrong code, and the right one after five wrong ones', async () => {
  const input = newcomer()
  const { registrationId } = (await visitor().auth.register(input)).data
  const otp = await codeFor(app, input.mobile)
  for (let i = 0; i < 5; i += 1) {
    await expect(visitor().auth.verifyMobile({ registrationId, otp: wrongCode(otp) })).rejects.toMatchObject(wrong)
  }
  await expect(visitor().auth.verifyMobile({ registrationId, otp })).rejects.toMatchObject(wrong)
  expect(await countUsers(input.email)).toBe(0)
})

test('fifty guesses at the same moment use up five tries, never more', async () => {
  const input = newcomer()
  const { registrationId } = (await visitor().auth.register(input)).data
  const otp = await codeFor(app, input.mobile)
  const guesses = Array.from({ length: 50 }, () => visitor().auth.verifyMobile({ registrationId, otp: wrongCode(otp) }))
  const results = await Promise.allSettled(guesses)
  expect(results.every((result) => result.status === 'rejected' && result.reason.body.code === 'wrong-otp')).toBe(true)
  const { tries } = await app.db.one<{ tries: number }>(
    sql`select tries from otps where subject = ${`registration:${registrationId}`}`,
  )
  expect(tries).toBe(5)
  await expect(visitor().auth.verifyMobile({ registrationId, otp })).rejects.toMatchObject(wrong)
})

test('the right code entered several times at once makes one account', async () => {
  const input = newcomer()
  const { registrationId } = (await visitor().auth.register(input)).data
  const otp = await codeFor(app, input.mobile)
  const results = await Promise.allSettled(
    Array.from({ length: 4 }, () => visitor().auth.verifyMobile({ registrationId, otp })),
  )
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
  expect(await countUsers(input.email)).toBe(1)
})

test('two registrations of the same address, proven at once, make one account', async () => {
  const input = newcomer()
  const first = (await visitor().auth.register(input)).data.registrationId
  const firstOtp = await codeFor(app, input.mobile)
  const second = (await visitor().auth.register(input)).data.registrationId
  const secondOtp = await codeFor(app, input.mobile)
  const results = await Promise.allSettled([
    visitor().auth.verifyMobile({ registrationId: first, otp: firstOtp }),
    visitor().auth.verifyMobile({ registrationId: second, otp: secondOtp }),
  ])
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
  expect(results.find((result) => result.status === 'rejected')?.reason).toMatchObject(wrong)
  expect(await countUsers(input.email)).toBe(1)
})

test("one registration's code does not fit another", async () => {
  const mine = newcomer()
  const other = newcomer()
  const { registrationId } = (await visitor().auth.register(mine)).data
  await visitor().auth.register(other)
  const otherOtp = await codeFor(app, other.mobile)
  if (otherOtp === (await codeFor(app, mine.mobile))) return
  await expect(visitor().auth.verifyMobile({ registrationId, otp: otherOtp })).rejects.toMatchObject(wrong)
})

test('a code ends after ten minutes, a registration after a day', async () => {
  const input = newcomer()
  const { registrationId } = (await visitor().auth.register(input)).data
  const otp = await codeFor(app, input.mobile)
  app.clock.advance(10 * minute)
  await expect(visitor().auth.verifyMobile({ registrationId, otp })).rejects.toMatchObject(wrong)
  await visitor().auth.resendOtp({ registrationId })
  const newOtp = await codeFor(app, input.mobile)
  app.clock.advance(10 * minute - 1)
  expect((await visitor().auth.verifyMobile({ registrationId, otp: newOtp })).status).toBe(1)

  const late = (await visitor().auth.register(newcomer())).data.registrationId
  app.clock.advance(24 * 60 * minute)
  await expect(visitor().auth.resendOtp({ registrationId: late })).rejects.toMatchObject({ http: 404 })
})

test('sends again after 30 seconds, at most five times an hour; the earlier code is worth nothing then', async () => {
  const input = newcomer()
  const { registrationId } = (await visitor().auth.register(input)).data
  const tooSoon = { http: 429, body: { code: 'too-soon' } }
  const first = await codeFor(app, input.mobile)
  await expect(visitor().auth.resendOtp({ registrationId })).rejects.toMatchObject(tooSoon)
  app.clock.advance(30 * second)
  const { data } = await visitor().auth.resendOtp({ registrationId })
  expect(data).toEqual({ sentTo: `+91 ******${input.mobile.slice(-4)}`, resendAfterSeconds: 30, isSimulation: true })
  const next = await codeFor(app, input.mobile)
  if (first !== next) {
    await expect(visitor().auth.verifyMobile({ registrationId, otp: first })).rejects.toMatchObject(wrong)
  }
  for (let i = 0; i < 3; i += 1) {
    app.clock.advance(30 * second)
    await visitor().auth.resendOtp({ registrationId })
  }
  app.clock.advance(30 * second)
  await expect(visitor().auth.resendOtp({ registrationId })).rejects.toMatchObject(tooSoon)
  app.clock.advance(59 * minute)
  await visitor().auth.resendOtp({ registrationId })
  const last = await codeFor(app, input.mobile)
  expect((await visitor().auth.verifyMobile({ registrationId, otp: last })).status).toBe(1)
})

test('asking again ten times at once sends one code', async () => {
  const input = newcomer()
  const { registrationId } = (await visitor().auth.register(input)).data
  await codeFor(app, input.mobile)
  app.clock.advance(30 * second)
  const asked = Array.from({ length: 10 }, () => visitor().auth.resendOtp({ registrationId }))
  expect((await Promise.allSettled(asked)).filter((result) => result.status === 'fulfilled')).toHaveLength(1)
  expect(await messagesTo(app, input.mobile)).toHaveLength(2)
})

test('nobody can have a phone flooded by registering its number over and over', async () => {
  const { mobile } = newcomer()
  for (let i = 0; i < 12; i += 1) await visitor().auth.register(newcomer({ mobile }))
  // Ten, and the one that is kept for a network that asks for the first time.
  expect(await messagesTo(app, mobile)).toHaveLength(11)
  app.clock.advance(61 * minute)
  for (let i = 0; i < 12; i += 1) await visitor().auth.register(newcomer({ mobile }))
  expect(await messagesTo(app, mobile)).toHaveLength(21)
})

test('refuses to send again for a registration that does not exist', async () => {
  await expect(visitor().auth.resendOtp({ registrationId: crypto.randomUUID() })).rejects.toMatchObject({ http: 404 })
  await expect(visitor().auth.resendOtp({ registrationId: 'x' })).rejects.toMatchObject({
    http: 400,
    body: { errors: { registrationId: 'Please register again' } },
  })
  await expect(
    visitor().auth.verifyMobile({ registrationId: crypto.randomUUID(), otp: '123456' }),
  ).rejects.toMatchObject(wrong)
  await expect(
    visitor().auth.verifyMobile({ registrationId: crypto.randomUUID(), otp: '12345' }),
  ).rejects.toMatchObject({ http: 400, body: { errors: { otp: 'Enter the 6-digit code' } } })
})

test('answers the same for a taken email or number; only their owner learns of it, once an hour', async () => {
  const owner = await registerPerson(app)
  const byMobile = newcomer({ mobile: owner.mobile })
  const byEmail = newcomer({ email: owner.email })
  const free = newcomer()
  const answers = await Promise.all(
    [byMobile, byEmail, free].map(async (input) => (await visitor().auth.register(input)).data),
  )
  expect(answers.map(({ sentTo, registrationId, ...rest }) => rest)).toEqual(
    Array(3).fill({ resendAfterSeconds: 30, isSimulation: true }),
  )
  expect(answers.map((answer) => answer.sentTo)).toEqual(
    [byMobile, byEmail, free].map((person) => `+91 ******${person.mobile.slice(-4)}`),
  )

  const smsToOwner = await messagesTo(app, owner.mobile)
  expect(smsToOwner[0]?.body).toContain('You already have a Properysearch account with this mobile number')
  const mailToOwner = await messagesTo(app, owner.email)
  expect(mailToOwner).toHaveLength(1)
  expect(mailToOwner[0]?.body).toContain('Someone tried to register with your email address')
  expect(await messagesTo(app, byEmail.mobile)).toHaveLength(0)
  expect(await messagesTo(app, byMobile.email)).toHaveLength(0)

  for (const { registrationId } of answers.slice(0, 2)) {
    await expect(visitor().auth.verifyMobile({ registrationId, otp: owner.otp })).rejects.toMatchObject(wrong)
    await expect(visitor().auth.resendOtp({ registrationId })).rejects.toMatchObject({ body: { code: 'too-soon' } })
  }
  app.clock.advance(31 * second)
  for (const { registrationId } of answers) await visitor().auth.resendOtp({ registrationId })
  expect(await messagesTo(app, owner.mobile)).toHaveLength(smsToOwner.length)
  expect(await messagesTo(app, owner.email)).toHaveLength(1)
  expect(await messagesTo(app, free.mobile)).toHaveLength(2)
  // Codes are entered against a row that looks like any other, so a wrong one takes as long.
  const rows = await app.db.many<{ looks: string }>(sql`
    select distinct concat_ws(' ', tries, code_hash is null, expires_at, replaced_at is null) as looks from otps
    where subject = any(${answers.map((answer) => `registration:${answer.registrationId}`)}) and replaced_at is null`)
  expect(rows).toHaveLength(1)
})

test('a code that could not be sent in time is not sent late', async () => {
  const input = newcomer()
  await visitor().auth.register(input)
  app.clock.advance(10 * minute)
  expect(await messagesTo(app, input.mobile)).toHaveLength(0)
})
