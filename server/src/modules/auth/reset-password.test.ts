import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeFor, messagesTo, newAddress, newcomer, registerPerson, wrongCode } from '../../../test/people.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const visitor = () => app.clientFor(null, { address: newAddress() })
const second = 1000
const minute = 60 * second
const wrong = { http: 400, body: { code: 'wrong-otp' } }
const newPassword = 'a quiet mango grove'

const forgot = async (identifier: string) => (await visitor().auth.forgotPassword({ identifier })).data.resetId
const signIn = (email: string, password: string) => visitor().auth.login({ email, password })

test('sets a new password with a code by email; every session ends and its owner is told', async () => {
  const person = await registerPerson(app)
  const other = await signIn(person.email, person.password)
  const ended: unknown[] = []
  const stop = app.events.subscribe((event) => ended.push(event))

  const answer = await visitor().auth.forgotPassword({ identifier: ` ${person.email.toUpperCase()} ` })
  expect(answer).toEqual({
    status: 1,
    message: 'If an account has this address, a code is on its way to it.',
    data: { resetId: expect.any(String), resendAfterSeconds: 30 },
  })
  const otp = await codeFor(app, person.email)
  const { resetId } = answer.data
  const done = await visitor().auth.resetPassword({ resetId, otp, newPassword })
  expect(done).toEqual({
    status: 1,
    message: 'Your new password is set. Please sign in.',
    deviceProof: expect.stringMatching(/^[\w-]{43}$/),
  })

  for (const token of [person.token, other.token]) {
    await expect(app.clientFor(token).auth.listSessions()).rejects.toMatchObject({ http: 401 })
  }
  expect(ended).toEqual([{ name: 'session.ended', to: { people: [person.id] }, sessionIds: expect.any(Array) }])
  expect((ended[0] as { sessionIds: number[] }).sessionIds).toHaveLength(2)
  stop()
  await expect(signIn(person.email, person.password)).rejects.toMatchObject({ http: 401 })
  expect((await signIn(person.email, newPassword)).user.id).toBe(person.id)
  expect((await messagesTo(app, person.email))[0]?.subject).toBe('Your Properysearch password was changed')
  await expect(visitor().auth.resetPassword({ resetId, otp, newPassword })).rejects.toMatchObject(wrong)
})

test('sends the code by SMS when a mobile number was entered', async () => {
  const person = await registerPerson(app)
  const resetId = await forgot(`+91 ${person.mobile}`)
  const [sms] = await messagesTo(app, person.mobile)
  expect(sms?.body).toContain('code to set a new password')
  expect(await messagesTo(app, person.email)).toHaveLength(0)
  const otp = await codeFor(app, person.mobile)
  await visitor().auth.resetPassword({ resetId, otp, newPassword })
  expect((await signIn(person.email, newPassword)).status).toBe(1)
})

test('answers the same for an address nobody has, and sends nothing there', async () => {
  const person = await registerPerson(app)
  const stranger = newcomer()
  const shapes = await Promise.all(
    [person.email, person.mobile, stranger.email, stranger.mobile].map(async (identifier) => {
      const { data, ...rest } = await visitor().auth.forgotPassword({ identifier })
      return { ...rest, fields: Object.keys(data), length: data.resetId.length }
    }),
  )
  expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1)
  expect(await messagesTo(app, stranger.email)).toHaveLength(0)
  expect(await messagesTo(app, stranger.mobile)).toHaveLength(0)
  const resetId = await forgot(stranger.email)
  await app.runJobs()
  await expect(visitor().auth.resetPassword({ resetId, otp: '123456', newPassword })).rejects.toMatchObject(wrong)
  const { tries } = await app.db.one<{ tries: number }>(
    sql`select tries from otps where subject = ${`reset:${resetId}`}`,
  )
  expect(tries).toBe(1)
})

test('a person who asks again gets a new reset; each code fits the request it was sent for', async () => {
  const person = await registerPerson(app)
  const first = await forgot(person.email)
  const firstOtp = await codeFor(app, person.email)
  const second = await forgot(person.email)
  const secondOtp = await codeFor(app, person.email)
  expect(second).not.toBe(first)
  if (firstOtp !== secondOtp) {
    await expect(visitor().auth.resetPassword({ resetId: second, otp: firstOtp, newPassword })).rejects.toMatchObject(
      wrong,
    )
  }
  await visitor().auth.resetPassword({ resetId: first, otp: firstOtp, newPassword })
  expect((await signIn(person.email, newPassword)).status).toBe(1)
})

test('sends another code of the same reset after 30 seconds, at most five an hour, in silence', async () => {
  const person = await registerPerson(app)
  const resetId = await forgot(person.email)
  const again = async (identifier = person.email) =>
    (await visitor().auth.forgotPassword({ identifier, resetId })).data.resetId
  const firstOtp = await codeFor(app, person.email)
  expect(await again()).toBe(resetId)
  expect(await messagesTo(app, person.email)).toHaveLength(1)
  app.clock.advance(30 * second)
  await again()
  const nextOtp = await codeFor(app, person.email)
  if (firstOtp !== nextOtp) {
    await expect(visitor().auth.resetPassword({ resetId, otp: firstOtp, newPassword })).rejects.toMatchObject(wrong)
  }
  for (let i = 0; i < 6; i += 1) {
    app.clock.advance(30 * second)
    await again()
    await app.runJobs()
  }
  expect(await messagesTo(app, person.email)).toHaveLength(5)
  // It is a reset of this address only.
  const other = await registerPerson(app)
  expect(await again(other.email)).not.toBe(resetId)
  const otp = await codeFor(app, person.email)
  await visitor().auth.resetPassword({ resetId, otp, newPassword })
})

test('refuses the right code after five wrong ones, and after ten minutes', async () => {
  const person = await registerPerson(app)
  const resetId = await forgot(person.email)
  const otp = await codeFor(app, person.email)
  for (let i = 0; i < 5; i += 1) {
    await expect(visitor().auth.resetPassword({ resetId, otp: wrongCode(otp), newPassword })).rejects.toMatchObject(
      wrong,
    )
  }
  await expect(visitor().auth.resetPassword({ resetId, otp, newPassword })).rejects.toMatchObject(wrong)

  const next = await forgot(person.email)
  const late = await codeFor(app, person.email)
  app.clock.advance(10 * minute)
  await expect(visitor().auth.resetPassword({ resetId: next, otp: late, newPassword })).rejects.toMatchObject(wrong)
  await expect(signIn(person.email, newPassword)).rejects.toMatchObject({ http: 401 })
})

test("a code for one person or purpose does not fit another's", async () => {
  const [mine, other] = [await registerPerson(app), await registerPerson(app)]
  const resetId = await forgot(mine.email)
  await forgot(other.email)
  const mineOtp = await codeFor(app, mine.email)
  const otherOtp = await codeFor(app, other.email)
  if (mineOtp !== otherOtp) {
    await expect(visitor().auth.resetPassword({ resetId, otp: otherOtp, newPassword })).rejects.toMatchObject(wrong)
  }
  // A reset's id does not stand for a registration, nor the other way round, though the code is right.
  const waiting = newcomer()
  const { registrationId } = (await visitor().auth.register(waiting)).data
  const registrationOtp = await codeFor(app, waiting.mobile)
  await expect(visitor().auth.verifyMobile({ registrationId: resetId, otp: mineOtp })).rejects.toMatchObject(wrong)
  await expect(
    visitor().auth.resetPassword({ resetId: registrationId, otp: registrationOtp, newPassword }),
  ).rejects.toMatchObject(wrong)
})

test('a refused password does not use up the code', async () => {
  const person = await registerPerson(app)
  const resetId = await forgot(person.email)
  const otp = await codeFor(app, person.email)
  for (let i = 0; i < 6; i += 1) {
    await expect(visitor().auth.resetPassword({ resetId, otp, newPassword: 'Password1' })).rejects.toMatchObject({
      http: 400,
      body: { errors: { newPassword: expect.stringContaining('most common') } },
    })
  }
  await visitor().auth.resetPassword({ resetId, otp, newPassword })
})

test('the right code entered several times at once sets one password', async () => {
  const person = await registerPerson(app)
  const resetId = await forgot(person.email)
  const otp = await codeFor(app, person.email)
  const passwords = ['first of four', 'second of four', 'third of four', 'fourth of four']
  const results = await Promise.allSettled(
    passwords.map((password) => visitor().auth.resetPassword({ resetId, otp, newPassword: password })),
  )
  expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected'])
  const winner = passwords[results.findIndex((result) => result.status === 'fulfilled')] ?? ''
  expect((await signIn(person.email, winner)).status).toBe(1)
})

test('refuses what is neither an email nor a mobile number, and an invalid id', async () => {
  for (const identifier of ['', 'meera', '12345', 'a@b']) {
    await expect(visitor().auth.forgotPassword({ identifier })).rejects.toMatchObject({
      http: 400,
      body: { errors: { identifier: expect.any(String) } },
    })
  }
  await expect(visitor().auth.resetPassword({ resetId: 'x', otp: 'abcdef', newPassword: 'abc' })).rejects.toMatchObject(
    {
      http: 400,
      body: {
        errors: {
          resetId: 'Please ask for a new code',
          otp: 'Enter the 6-digit code',
          newPassword: 'Password must be at least 5 characters',
        },
      },
    },
  )
})
