import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { codeFor, messagesTo, newAddress, newcomer, registerPerson, wrongCode } from '../../../test/people.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'

// A hundred registrations.
vi.mock('@node-rs/argon2', async (original) => (await import('../../../test/cheap-argon2.ts')).cheapArgon2(original))

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

test('one network has codes sent to so many numbers an hour; then it is told how long to wait', async () => {
  const here = newAddress()
  const people = Array.from({ length: 12 }, () => newcomer())
  for (const person of people) await from(here).register(person)
  const next = newcomer()
  const refused = await app.inject({ method: 'POST', url: '/api/auths/register', remoteAddress: here, payload: next })
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
  expect(refused.json()).toMatchObject({
    code: 'too-many-requests',
    message: 'Too many codes were asked for from your network. Please try again in 60 minutes.',
  })
  expect(await messagesTo(app, next.mobile)).toHaveLength(0)
  await expect(from(here).forgotPassword({ identifier: next.mobile })).rejects.toMatchObject({ http: 429 })
  // Whoever waits for their code already is not held up, nor is anybody elsewhere.
  app.clock.advance(30 * second)
  await from(here).register(newcomer({ mobile: people[0]?.mobile ?? '' }))
  await elsewhere().register(next)
  expect(await messagesTo(app, next.mobile)).toHaveLength(1)
  app.clock.advance(60 * minute)
  await from(here).register(newcomer())
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
  for (let i = 0; i < 8; i += 1) await from(here).register(newcomer({ mobile }))
  expect(await messagesTo(app, mobile)).toHaveLength(5)
  await elsewhere().register(newcomer({ mobile }))
  expect(await messagesTo(app, mobile)).toHaveLength(6)
  // In a day the stranger gets eight of twenty.
  for (let hours = 0; hours < 4; hours += 1) {
    app.clock.advance(61 * minute)
    for (let i = 0; i < 5; i += 1) await from(here).register(newcomer({ mobile }))
    await app.runJobs()
  }
  expect(await messagesTo(app, mobile)).toHaveLength(9)
})

test('when strangers from everywhere have used them up, a known device still gets a code', async () => {
  const owner = await registerPerson(app)
  for (let i = 0; i < 12; i += 1) await elsewhere().forgotPassword({ identifier: owner.mobile })
  const count = (await messagesTo(app, owner.mobile)).length
  await elsewhere().forgotPassword({ identifier: owner.mobile })
  expect(await messagesTo(app, owner.mobile)).toHaveLength(count)
  const { resetId } = (
    await elsewhere().forgotPassword({ identifier: owner.mobile, deviceProofs: [owner.deviceProof] })
  ).data
  expect(await messagesTo(app, owner.mobile)).toHaveLength(count + 1)
  await elsewhere().resetPassword({ resetId, otp: await codeFor(app, owner.mobile), newPassword })
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

test('beyond a thousand text messages in ten minutes nobody new gets one, and the log says so', async () => {
  const waiting = await registerPerson(app)
  await app.db.run(sql`
    insert into otps (id, purpose, subject, channel, recipient, requested_at)
    select gen_random_uuid(), 'mobile-verification', 'registration:' || n, 'sms', n::text, ${app.clock.now}
    from generate_series(1, 1000) n`)
  await expect(elsewhere().register(newcomer())).rejects.toMatchObject({
    http: 503,
    body: { code: 'unavailable', message: 'We cannot send codes right now. Please try again in 10 minutes.' },
  })
  expect(app.logged()).toContain('codes are held back')
  await elsewhere().forgotPassword({ identifier: waiting.email })
  await elsewhere().forgotPassword({ identifier: waiting.mobile, deviceProofs: [waiting.deviceProof] })
  app.clock.advance(10 * minute)
  await elsewhere().register(newcomer())
})
