import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { codeFor, messagesTo, newAddress, wrongCode } from '../../../test/people.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'
import { unseal } from '../../platform/encryption.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import type { RealtimeEvent } from '../../platform/realtime/event-bus.ts'
import { purgeKyc } from './kyc.jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const second = 1000
const minute = 60 * second
let numbers = 0
/** A test number nobody has used yet. */
const freeAadhaar = () => `1${String(10_000_000 + ++numbers * 10_000 + 1000).padStart(11, '0')}`
const freePan = () => `ZZZPK${String(2000 + ++numbers)}A`

async function person(given: Parameters<typeof createUser>[1] = {}): Promise<TestPerson> {
  const made = await createUser(app, given)
  return { ...made, client: app.clientFor(made.token, { address: newAddress() }) }
}
const ask = ({ client }: TestPerson, number = freeAadhaar()) => client.kyc.sendAadhaarOtp({ number, consent: true })
const kycOf = async ({ client, user }: TestPerson) => (await client.kyc.getKyc({ id: user.id })).data
const panOf = (pan = freePan(), given = {}) => ({
  pan,
  nameOnPan: 'ASHA KULKARNI',
  bornOn: '1985-03-09',
  consent: true as const,
  ...given,
})
async function verifyAadhaar(who: TestPerson, number = freeAadhaar()) {
  await ask(who, number)
  return who.client.kyc.verifyAadhaarOtp({ otp: await codeFor(app, who.user.mobile) })
}

test('begins with nothing verified, and says that it is a simulation', async () => {
  const asha = await person()
  const none = {
    state: 'none',
    masked: null,
    message: null,
    changedAt: null,
    isSimulated: false,
    code: null,
    visit: null,
  }
  expect(await kycOf(asha)).toEqual({
    aadharverification: 0,
    panverification: 0,
    aadhaar: none,
    pan: none,
    simulation: {
      aadhaar: { works: expect.stringContaining('begin with 1'), fails: expect.any(Array) },
      pan: { works: expect.stringContaining('ZZZP'), fails: expect.any(Array) },
      bank: { works: expect.stringContaining('No ₹1 is sent'), fails: expect.any(Array) },
    },
  })
})

test('verifies an Aadhaar by the code in the outbox, tells me, and refreshes open pages', async () => {
  const asha = await person()
  const heard: RealtimeEvent[] = []
  const stop = app.events.subscribe((event) => heard.push(event))
  const sent = await ask(asha, '1234 5678 9012')
  expect(sent.message).toContain('Simulation')
  expect(sent.data).toEqual({
    state: 'otp-sent',
    masked: 'XXXX XXXX 9012',
    message: null,
    changedAt: app.clock.now.toISOString(),
    isSimulated: true,
    code: {
      expiresAt: new Date(app.clock.now.getTime() + 10 * minute).toISOString(),
      triesLeft: 5,
      resendAfterSeconds: 45,
    },
    visit: null,
  })
  const [sms] = await messagesTo(app, asha.user.mobile)
  expect(sms).toMatchObject({ channel: 'sms', body: expect.stringContaining('Simulation') })
  const { data, message } = await asha.client.kyc.verifyAadhaarOtp({ otp: await codeFor(app, asha.user.mobile) })
  stop()
  expect(message).toBe('Simulation: Your Aadhaar is verified.')
  expect(data).toMatchObject({ state: 'verified', masked: 'XXXX XXXX 9012', code: null })
  const userId = asha.user.id
  expect(heard).toContainEqual({ name: 'kyc.changed', to: { people: [userId] } })
  expect((await asha.client.kyc.getVerificationStatus({ id: userId })).data).toEqual({
    aadharverification: 1,
    panverification: 0,
  })
  expect((await asha.client.accounts.getProfile({ id: userId })).data.Userdata.aadharverification).toBe(1)
  expect((await asha.client.notifications.listNotifications({ id: userId })).data[0]).toMatchObject({
    title: 'Simulation: Your Aadhaar is verified',
    link: '/MyProfile#kyc',
  })
})

test('needs consent, twelve digits, and in a simulation no number that could be somebody’s', async () => {
  const asha = await person()
  const bad = (input: object) => asha.client.kyc.sendAadhaarOtp(input as { number: string; consent: true })
  await expect(bad({ number: freeAadhaar() })).rejects.toMatchObject({
    http: 400,
    body: { errors: { consent: expect.stringContaining('Tick') } },
  })
  await expect(bad({ number: freeAadhaar(), consent: false })).rejects.toMatchObject({ http: 400 })
  await expect(bad({ number: '12345', consent: true })).rejects.toMatchObject({
    http: 400,
    body: { errors: { number: expect.any(String) } },
  })
  for (const number of ['999941057058', '099941057058']) {
    await expect(bad({ number, consent: true })).rejects.toMatchObject({
      http: 400,
      body: { errors: { number: expect.stringContaining('keep your real number to yourself') } },
    })
  }
  // Not even a trace of it.
  expect(await app.db.many(sql`select from kyc_checks where user_id = ${asha.user.id}`)).toEqual([])
})

test('counts five wrong codes, then wants a new one', async () => {
  const asha = await person()
  const number = freeAadhaar()
  await ask(asha, number)
  const right = await codeFor(app, asha.user.mobile)
  const enter = (otp: string) => asha.client.kyc.verifyAadhaarOtp({ otp })
  for (let i = 0; i < 5; i++)
    await expect(enter(wrongCode(right))).rejects.toMatchObject({ http: 400, body: { code: 'wrong-otp' } })
  await expect(enter(right)).rejects.toMatchObject({ http: 400, body: { code: 'wrong-otp' } })
  expect((await kycOf(asha)).aadhaar).toMatchObject({ state: 'failed', message: expect.stringContaining('five times') })
  app.clock.advance(minute)
  expect((await verifyAadhaar(asha, number)).data.state).toBe('verified')
})

test('a code is worth nothing after ten minutes, nor once a newer one was sent', async () => {
  const asha = await person()
  const number = freeAadhaar()
  await ask(asha, number)
  const first = await codeFor(app, asha.user.mobile)
  app.clock.advance(46 * second)
  await ask(asha, number)
  const fresh = await codeFor(app, asha.user.mobile)
  if (first !== fresh)
    await expect(asha.client.kyc.verifyAadhaarOtp({ otp: first })).rejects.toMatchObject({ http: 400 })
  app.clock.advance(10 * minute)
  await expect(asha.client.kyc.verifyAadhaarOtp({ otp: fresh })).rejects.toMatchObject({ http: 400 })
  expect((await kycOf(asha)).aadhaar).toMatchObject({ state: 'failed', message: expect.stringContaining('expired') })
})

test('asking again for the same within 45 seconds sends nothing twice; for another number it is too soon', async () => {
  const asha = await person()
  const number = freeAadhaar()
  const first = await ask(asha, number)
  app.clock.advance(10 * second)
  const again = await ask(asha, number)
  expect(again.data).toEqual({ ...first.data, code: { ...first.data.code, resendAfterSeconds: 35 } })
  expect(await messagesTo(app, asha.user.mobile)).toHaveLength(1)
  await expect(ask(asha)).rejects.toMatchObject({ http: 429, body: { code: 'too-soon' } })
})

test('allows five tries an hour', async () => {
  const asha = await person()
  for (let i = 0; i < 5; i++) {
    await ask(asha)
    app.clock.advance(minute)
  }
  await expect(ask(asha)).rejects.toMatchObject({ http: 429, body: { code: 'too-many-tries' } })
  app.clock.advance(60 * minute)
  await expect(ask(asha)).resolves.toMatchObject({ data: { state: 'otp-sent' } })
})

test('many requests at once make one try', async () => {
  const asha = await person()
  const number = freeAadhaar()
  const answers = await Promise.allSettled(Array.from({ length: 5 }, () => ask(asha, number)))
  expect(answers.some((answer) => answer.status === 'fulfilled')).toBe(true)
  expect(await messagesTo(app, asha.user.mobile)).toHaveLength(1)
})

test.each([
  ['9013', 400, 'There is no Aadhaar with this number'],
  ['9020', 503, 'did not answer'],
])('a number ending in %s fails as documented', async (ending, http, sentence) => {
  const asha = await person()
  await expect(ask(asha, `12345678${ending}`)).rejects.toMatchObject({
    http,
    body: { message: expect.stringContaining(sentence) },
  })
  expect((await kycOf(asha)).aadhaar.state).toBe('failed')
})

test.each([
  ['9015', 400, 'wrong'],
  ['9016', 400, 'expired'],
  ['9018', 429, '30 seconds'],
])('the code of a number ending in %s fails as documented', async (ending, http, sentence) => {
  const asha = await person()
  await expect(verifyAadhaar(asha, `12345678${ending}`)).rejects.toMatchObject({
    http,
    body: { message: expect.stringContaining(sentence) },
  })
  // What was not the person's fault does not use up a try.
  expect((await kycOf(asha)).aadhaar.code?.triesLeft).toBe(ending === '9018' ? 5 : 4)
})

test('a service that is down uses up no try of the five', async () => {
  const asha = await person()
  for (let i = 0; i < 6; i++) await expect(ask(asha, '123456789020')).rejects.toMatchObject({ http: 503 })
  await expect(ask(asha)).resolves.toMatchObject({ data: { state: 'otp-sent' } })
})

test('what is verified stays so: the same again changes nothing and sends nothing', async () => {
  const asha = await person()
  const number = freeAadhaar()
  const { data } = await verifyAadhaar(asha, number)
  app.clock.advance(minute)
  expect((await ask(asha, number)).data).toEqual(data)
  expect((await asha.client.kyc.verifyAadhaarOtp({ otp: '000000' })).data).toEqual(data)
  expect(await messagesTo(app, asha.user.mobile)).toHaveLength(1)
  const panInput = panOf()
  const pan = (await asha.client.kyc.verifyPan(panInput)).data
  expect((await asha.client.kyc.verifyPan(panInput)).data).toEqual(pan)
})

test('one Aadhaar and one PAN belong to one account, even when two try at once', async () => {
  const [asha, ravi] = [await person(), await person()]
  const number = freeAadhaar()
  await verifyAadhaar(asha, number)
  await expect(verifyAadhaar(ravi, number)).rejects.toMatchObject({
    http: 409,
    body: { code: 'ruled-out', message: expect.stringContaining('another account') },
  })
  expect((await kycOf(ravi)).aadharverification).toBe(0)
  expect((await kycOf(ravi)).aadhaar).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('another account'),
  })
  const input = panOf()
  const answers = await Promise.allSettled([asha, ravi].map(({ client }) => client.kyc.verifyPan(input)))
  expect(answers.map((answer) => answer.status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('verifies a PAN, keeps it encrypted and shows it masked', async () => {
  const asha = await person()
  const { data, message } = await asha.client.kyc.verifyPan(panOf('zzzpk 1234 a'))
  expect(message).toBe('Simulation: Your PAN is verified.')
  expect(data).toMatchObject({ state: 'verified', masked: 'XXXXX1234X', isSimulated: true })
  expect(await kycOf(asha)).toMatchObject({ panverification: 1, pan: { state: 'verified' } })
  const row = await app.db.one<{ numberSealed: string; consentWording: string; consentAddress: string }>(sql`
    select number_sealed, consent_wording::text, consent_address from kyc_checks
    where user_id = ${asha.user.id} and kind = 'pan'`)
  expect(row).toMatchObject({ consentWording: '2026-11-18', consentAddress: expect.stringMatching(/^10\./) })
  expect(row.numberSealed).not.toContain('1234')
  expect(unseal(app.config, 'kyc-pan', asha.user.id, row.numberSealed)).toBe('ZZZPK1234A')
  expect(await app.db.many(sql`select purpose from consents where user_id = ${asha.user.id}`)).toEqual([
    { purpose: 'kyc-pan' },
  ])
})

test.each<[string, object, string]>([
  ['no consent', { consent: false }, 'consent'],
  ['a wrong form', { pan: 'ABC' }, 'pan'],
  ['a company’s PAN', { pan: 'ZZZCK1234A' }, 'pan'],
  ['a PAN that could be somebody’s', { pan: 'ABCPK1234A' }, 'pan'],
  ['no name', { nameOnPan: ' ' }, 'nameOnPan'],
  ['a day that does not exist', { bornOn: '1985-02-30' }, 'bornOn'],
  ['a day to come', { bornOn: '2030-01-01' }, 'bornOn'],
  ['one that does not exist', { pan: 'ZZZPX0000X' }, 'pan'],
  ['a different date of birth', { pan: 'ZZZPD0002D' }, 'bornOn'],
])('refuses a PAN with %s, at its field', async (_, given, field) => {
  const asha = await person()
  await expect(asha.client.kyc.verifyPan(panOf(undefined, given))).rejects.toMatchObject({
    http: 400,
    body: { errors: { [field]: expect.any(String) } },
  })
  expect((await kycOf(asha)).panverification).toBe(0)
})

test('a PAN service that is down says so', async () => {
  const asha = await person()
  await expect(asha.client.kyc.verifyPan(panOf('ZZZPU0003U'))).rejects.toMatchObject({ http: 503 })
  expect(app.logged()).toContain('an identity check was not decided')
})

test('another name goes to the back office, and nothing more can be tried meanwhile', async () => {
  const asha = await person()
  const { data } = await verifyAadhaar(asha, '123456789019')
  expect(data).toMatchObject({ state: 'review', message: expect.stringContaining('Our team') })
  expect((await kycOf(asha)).aadharverification).toBe(0)
  await expect(ask(asha)).rejects.toMatchObject({ http: 409, body: { code: 'not-yet' } })
  const ravi = await person()
  expect((await ravi.client.kyc.verifyPan(panOf(undefined, { nameOnPan: 'Somebody Else' }))).data.state).toBe('review')
  await expect(ravi.client.kyc.verifyPan(panOf())).rejects.toMatchObject({ http: 409, body: { code: 'not-yet' } })
})

test('an owner reads their own identity and nobody else’s; nobody reads it without a token', async () => {
  const [asha, ravi] = [await person(), await person()]
  const agent = await person({ role: 'agent' })
  const admin = await person({ role: 'admin' })
  await verifyAadhaar(asha)
  const { id } = asha.user
  for (const { client } of [ravi, agent, admin]) {
    await expect(client.kyc.getKyc({ id })).rejects.toMatchObject({ http: 404 })
    await expect(client.kyc.getVerificationStatus({ id })).rejects.toMatchObject({ http: 404 })
  }
  await expect(app.visitor.kyc.getKyc({ id })).rejects.toMatchObject({ http: 401 })
  await expect(app.visitor.kyc.getVerificationStatus({ id })).rejects.toMatchObject({ http: 401 })
  await expect(asha.client.kyc.getKyc({ id: 'x' })).rejects.toMatchObject({ http: 400 })
  await expect(app.visitor.kyc.sendAadhaarOtp({ number: freeAadhaar(), consent: true })).rejects.toMatchObject({
    http: 401,
  })
  await expect(app.visitor.kyc.verifyAadhaarOtp({ otp: '123456' })).rejects.toMatchObject({ http: 401 })
  await expect(app.visitor.kyc.verifyPan(panOf())).rejects.toMatchObject({ http: 401 })
  // Somebody else's code is of no use.
  await ask(ravi)
  const otp = await codeFor(app, ravi.user.mobile)
  await expect(agent.client.kyc.verifyAadhaarOtp({ otp })).rejects.toMatchObject({ http: 400 })
})

test('forgets what led to nothing after a month, and keeps what is verified', async () => {
  const asha = await person()
  await expect(ask(asha, '123456789013')).rejects.toMatchObject({ http: 400 })
  await asha.client.kyc.verifyPan(panOf())
  app.clock.advance(31 * 24 * 60 * minute)
  await enqueue(app.db, purgeKyc, {})
  await app.runJobs()
  expect(await app.db.many(sql`select kind, state from kyc_checks where user_id = ${asha.user.id}`)).toEqual([
    { kind: 'pan', state: 'verified' },
  ])
})
