import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeFor, messagesTo, newAddress, newcomer, registerPerson, wrongCode } from '../../../test/people.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ CODES_PER_NETWORK: '12' })
})
afterAll(() => app.close())

const second = 1000
const minute = 60 * second
const newPassword = 'a quiet mango grove'
const from = (address: string) => app.clientFor(null, { address }).auth
const elsewhere = () => from(newAddress())

test('one network has so many codes sent an hour; then it is told how long to wait', async () => {
  const here = newAddress()
  for (let i = 0; i < 12; i += 1) await from(here).register(newcomer())
  const next = newcomer()
  const refused = await app.inject({ method: 'POST', url: '/api/auths/register', remoteAddress: here, payload: next })
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
  expect(refused.json()).toMatchObject({
    code: 'too-many-requests',
    message: 'Too many codes have been requested from your network. Please try again in 60 minutes.',
  })
  expect(await messagesTo(app, next.mobile)).toHaveLength(0)
  await expect(from(here).forgotPassword({ identifier: next.mobile })).rejects.toMatchObject({ http: 429 })
  await elsewhere().register(next)
  expect(await messagesTo(app, next.mobile)).toHaveLength(1)
  app.clock.advance(60 * minute)
  await from(here).register(newcomer())
})

test('a network gets no more codes by asking for the same numbers again', async () => {
  const here = newAddress()
  const mobiles = Array.from({ length: 4 }, () => newcomer().mobile)
  for (let round = 0; round < 3; round += 1) {
    for (const mobile of mobiles) await from(here).register(newcomer({ mobile }))
    app.clock.advance(30 * second)
  }
  const [mobile = ''] = mobiles
  expect(await messagesTo(app, mobile)).toHaveLength(3)
  await expect(from(here).register(newcomer({ mobile }))).rejects.toMatchObject({ http: 429 })
  await expect(from(here).forgotPassword({ identifier: mobile })).rejects.toMatchObject({ http: 429 })
  expect(await messagesTo(app, mobile)).toHaveLength(3)
})

test('a network waits 30 seconds for the next code to the same number, whatever it is for', async () => {
  const { mobile } = await registerPerson(app)
  const here = newAddress()
  const before = (await messagesTo(app, mobile)).length
  const ask = async () => {
    await from(here).forgotPassword({ identifier: mobile })
    await from(here).forgotPassword({ identifier: mobile })
    return (await messagesTo(app, mobile)).length - before
  }
  expect(await ask()).toBe(1)
  app.clock.advance(30 * second - 1)
  expect(await ask()).toBe(1)
  app.clock.advance(1)
  expect(await ask()).toBe(2)
})

test('a known device has codes sent even so', async () => {
  const here = newAddress()
  const owner = await registerPerson(app)
  for (let i = 0; i < 12; i += 1) await from(here).forgotPassword({ identifier: newcomer().email })
  await expect(from(here).forgotPassword({ identifier: owner.email })).rejects.toMatchObject({ http: 429 })
  await from(here).forgotPassword({ identifier: owner.email, deviceProofs: [owner.deviceProof] })
  expect(await messagesTo(app, owner.email)).toHaveLength(1)
})

test('one stranger cannot use up the codes of a number: half of them stay for everybody else', async () => {
  const { mobile } = newcomer()
  const here = newAddress()
  const askTimes = async (times: number) => {
    for (let i = 0; i < times; i += 1) {
      await from(here).register(newcomer({ mobile }))
      app.clock.advance(30 * second)
      await app.runJobs()
    }
  }
  await askTimes(8)
  expect(await messagesTo(app, mobile)).toHaveLength(5)
  await elsewhere().register(newcomer({ mobile }))
  expect(await messagesTo(app, mobile)).toHaveLength(6)
  // In a day the stranger gets eight of twenty.
  for (let hours = 0; hours < 4; hours += 1) {
    app.clock.advance(61 * minute)
    await askTimes(5)
  }
  expect(await messagesTo(app, mobile)).toHaveLength(9)
})

test('when strangers from everywhere have used them up, a known device still gets a code', async () => {
  const owner = await registerPerson(app)
  for (let i = 0; i < 14; i += 1) await elsewhere().forgotPassword({ identifier: owner.mobile })
  const count = (await messagesTo(app, owner.mobile)).length
  await elsewhere().forgotPassword({ identifier: owner.mobile })
  expect(await messagesTo(app, owner.mobile)).toHaveLength(count)
  const { resetId } = (
    await elsewhere().forgotPassword({ identifier: owner.mobile, deviceProofs: [owner.deviceProof] })
  ).data
  expect(await messagesTo(app, owner.mobile)).toHaveLength(count + 1)
  await elsewhere().resetPassword({ resetId, otp: await codeFor(app, owner.mobile), newPassword })
})

test('two networks cannot use up the codes of a number: the owner, from a third, gets one at once', async () => {
  const owner = await registerPerson(app)
  app.clock.advance(61 * minute)
  const strangers = [newAddress(), newAddress()]
  const count = async () => (await messagesTo(app, owner.mobile)).length
  const before = await count()
  for (let i = 0; i < 6; i += 1) {
    for (const address of strangers) await from(address).forgotPassword({ identifier: owner.mobile })
    app.clock.advance(30 * second)
  }
  expect(await count()).toBe(before + 10)
  const { resetId } = (await elsewhere().forgotPassword({ identifier: owner.mobile })).data
  const otp = await codeFor(app, owner.mobile)
  expect(await count()).toBe(before + 11)
  // The next network that asks for the first time has its turn a quarter of an hour later, the strangers have none.
  const other = newAddress()
  const askAll = async () => {
    for (const address of [...strangers, other]) await from(address).forgotPassword({ identifier: owner.mobile })
  }
  await askAll()
  expect(await count()).toBe(before + 11)
  await elsewhere().resetPassword({ resetId, otp, newPassword })
  app.clock.advance(15 * minute)
  await askAll()
  expect(await count()).toBe(before + 12)
})

test('nor can they in a day; first ones come once in a quarter of an hour, however many networks ask', async () => {
  const owner = await registerPerson(app)
  const strangers = [newAddress(), newAddress(), newAddress()]
  for (let i = 0; i < 8; i += 1) {
    for (const address of strangers) await from(address).forgotPassword({ identifier: owner.email })
    await app.runJobs()
    app.clock.advance(20 * minute)
  }
  expect(await messagesTo(app, owner.email)).toHaveLength(20)
  app.clock.advance(2 * 60 * minute)
  for (let i = 0; i < 10; i += 1) await elsewhere().forgotPassword({ identifier: owner.email })
  expect(await messagesTo(app, owner.email)).toHaveLength(21)
})

test("wrong tries under a stranger's reset leave the owner's code good", async () => {
  const owner = await registerPerson(app)
  const mine = (await elsewhere().forgotPassword({ identifier: owner.email })).data.resetId
  const otp = await codeFor(app, owner.email)
  app.clock.advance(30 * second)
  const theirs = (await elsewhere().forgotPassword({ identifier: owner.email })).data.resetId
  const theirOtp = await codeFor(app, owner.email)
  for (let i = 0; i < 6; i += 1) {
    await expect(
      elsewhere().resetPassword({ resetId: theirs, otp: wrongCode(theirOtp), newPassword }),
    ).rejects.toMatchObject({ http: 400, body: { code: 'wrong-otp' } })
  }
  await elsewhere().resetPassword({ resetId: mine, otp, newPassword })
})

test('a new password ends every other reset that was waiting', async () => {
  const owner = await registerPerson(app)
  const ask = async () => {
    app.clock.advance(30 * second)
    const { resetId } = (await elsewhere().forgotPassword({ identifier: owner.email })).data
    return { resetId, otp: await codeFor(app, owner.email), newPassword }
  }
  const [theirs, mine] = [await ask(), await ask()]
  await elsewhere().resetPassword(mine)
  await expect(elsewhere().resetPassword(theirs)).rejects.toMatchObject({ body: { code: 'wrong-otp' } })
  const last = await ask()
  const { token } = await elsewhere().login({ email: owner.email, password: newPassword })
  await app.clientFor(token).auth.changePassword({ currentPassword: newPassword, newPassword: owner.password })
  await expect(elsewhere().resetPassword(last)).rejects.toMatchObject({ body: { code: 'wrong-otp' } })
})

/** Text messages that others had sent at this moment. */
const insertSent = (count: number) =>
  app.db.run(sql`
    insert into otps (id, purpose, subject, channel, recipient, requested_at)
    select gen_random_uuid(), 'mobile-verification', gen_random_uuid()::text, 'sms', n::text, ${app.clock.now}
    from generate_series(1, ${count}::int) n`)

test('beyond a thousand text messages in ten minutes a network gets two, and the log says so', async () => {
  app.clock.advance(10 * minute)
  const waiting = await registerPerson(app)
  const here = newAddress()
  await insertSent(1000)
  expect(app.logged()).not.toContain('too many text messages')
  for (let i = 0; i < 2; i += 1) await from(here).register(newcomer())
  expect(app.logged()).toContain('too many text messages')
  await expect(from(here).register(newcomer())).rejects.toMatchObject({
    http: 429,
    body: {
      code: 'too-many-requests',
      message: 'Too many codes have been requested from your network. Please try again in 10 minutes.',
    },
  })
  await from(here).forgotPassword({ identifier: waiting.email })
  await from(here).forgotPassword({ identifier: waiting.mobile, deviceProofs: [waiting.deviceProof] })
  // Whoever comes from a network that asked for nothing gets theirs.
  const next = newcomer()
  await elsewhere().register(next)
  expect(await messagesTo(app, next.mobile)).toHaveLength(1)
  app.clock.advance(10 * minute)
  await from(here).register(newcomer())
})

test('of those thousand only what is sent counts, a warning to the owner of a number too', async () => {
  app.clock.advance(10 * minute)
  const here = newAddress()
  const register = async (given = {}) => {
    await from(here).register(newcomer(given))
    await app.runJobs()
  }
  await insertSent(995)
  const owner = await registerPerson(app)
  for (let i = 0; i < 2; i += 1) await register()
  // Nobody has these numbers, so nothing is sent.
  for (let i = 0; i < 20; i += 1) await elsewhere().forgotPassword({ identifier: newcomer().mobile })
  await app.runJobs()
  await register()
  await register({ mobile: owner.mobile })
  await expect(register()).rejects.toMatchObject({ http: 429 })
})
