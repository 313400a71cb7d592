import { digilockerConsent, digilockerWording, kycWording } from '@properysearch/contract/kyc/consents'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { codeFor } from '../../../test/people.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const minute = 60_000
const kycOf = async ({ client, user }: TestPerson) => (await client.kyc.getKyc({ id: user.id })).data
const start = async ({ client }: TestPerson) => (await client.kyc.startAadhaarVisit({ consent: true })).data
const finish = async ({ client }: TestPerson, back?: string) => (await client.kyc.finishAadhaarVisit({ back })).data
const backOf = ({ headers }: { headers: { location?: unknown } }) =>
  new URL(String(headers.location), 'https://x.example').searchParams.get('aadhaar') ?? ''
const choose = (address: string, choice: string) =>
  app.inject({
    method: 'POST',
    url: address,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ choice }).toString(),
  })
async function visit(person: TestPerson, choice: string) {
  const address = (await start(person)).visit?.address ?? ''
  const response = await choose(address, choice)
  return { address, back: backOf(response) }
}

test('leaves, shares the Aadhaar there, comes back, and is verified; no number is kept', async () => {
  const asha = await createUser(app)
  const away = await start(asha)
  expect(away).toMatchObject({ state: 'away', masked: null, isSimulated: true, code: null })
  const address = away.visit?.address ?? ''
  const page = await app.inject({ url: address })
  expect([page.statusCode, page.body.includes('No authority is contacted')]).toEqual([200, true])
  expect((await finish(asha)).state).toBe('away')
  const back = await choose(address, 'shared')
  expect([back.statusCode, back.headers.location]).toEqual([
    303,
    expect.stringMatching(/^\/MyProfile\?aadhaar=[\w-]{43}#kyc$/),
  ])
  const { data, message } = await asha.client.kyc.finishAadhaarVisit({ back: backOf(back) })
  expect(message).toBe('Simulation: Your Aadhaar is verified.')
  expect(data).toMatchObject({ state: 'verified', masked: expect.stringMatching(/^XXXX XXXX \d{4}$/), visit: null })
  expect(await kycOf(asha)).toMatchObject({ aadharverification: 1 })
  expect((await finish(asha)).state).toBe('verified')
  expect((await app.inject({ url: address })).statusCode).toBe(404)
  const row = await app.db.one(sql`
    select number_sealed, visit_address, consent_address from kyc_checks where user_id = ${asha.user.id}`)
  expect(row).toMatchObject({ numberSealed: null, visitAddress: null, consentAddress: expect.any(String) })
})

test('needs consent; begun twice at once, it is the same visit', async () => {
  const asha = await createUser(app)
  const without = asha.client.kyc.startAadhaarVisit({ consent: false as true })
  await expect(without).rejects.toMatchObject({ http: 400, body: { errors: { consent: expect.any(String) } } })
  expect((await start(asha)).visit).toEqual((await start(asha)).visit)
  expect(await app.db.many(sql`select from kyc_checks where user_id = ${asha.user.id}`)).toHaveLength(1)
})

test('what is not shared, or not in time, has failed, and a code is still there', async () => {
  const asha = await createUser(app)
  const { back } = await visit(asha, 'denied')
  expect(await finish(asha, back)).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('use a code instead'),
  })
  app.clock.advance(minute)
  await start(asha)
  app.clock.advance(31 * minute)
  expect((await kycOf(asha)).aadhaar).toMatchObject({ state: 'failed', visit: null })
  expect(await finish(asha)).toMatchObject({ state: 'failed', message: expect.stringContaining('in time') })
  await asha.client.kyc.sendAadhaarOtp({ number: '100000000777', consent: true })
  const { data } = await asha.client.kyc.verifyAadhaarOtp({ otp: await codeFor(app, asha.user.mobile) })
  expect(data.state).toBe('verified')
})

test('another name goes to the back office; a newer way replaces the one begun', async () => {
  const asha = await createUser(app)
  const { back } = await visit(asha, 'other-name')
  expect(await finish(asha, back)).toMatchObject({ state: 'review', message: expect.stringContaining('Our team') })
  const ravi = await createUser(app)
  await start(ravi)
  await ravi.client.kyc.sendAadhaarOtp({ number: '100000000888', consent: true })
  expect((await kycOf(ravi)).aadhaar).toMatchObject({ state: 'otp-sent', visit: null })
  expect((await finish(ravi)).state).toBe('otp-sent')
})

test('whoever sends another person to share an Aadhaar cannot finish with it; nor can that person', async () => {
  const [mallory, asha] = [await createUser(app), await createUser(app)]
  const { back } = await visit(mallory, 'shared')
  const { data, message } = await mallory.client.kyc.finishAadhaarVisit({})
  expect([data.state, message]).toEqual(['away', 'Simulation: Nothing has been shared on DigiLocker yet.'])
  await expect(finish(mallory, 'A'.repeat(43))).rejects.toMatchObject({ http: 409, body: { code: 'ruled-out' } })
  await expect(finish(asha, back)).rejects.toMatchObject({ http: 409, body: { code: 'ruled-out' } })
  for (const person of [mallory, asha]) expect(await kycOf(person)).toMatchObject({ aadharverification: 0 })
  // The return of an earlier visit does not count for a newer one.
  app.clock.advance(minute)
  await start(mallory)
  expect((await finish(mallory, back)).state).toBe('away')
  expect(await kycOf(mallory)).toMatchObject({ aadharverification: 0, aadhaar: { visit: { isBack: false } } })
})

test('coming back is proven once: what was shared a moment later is asked for without it', async () => {
  const asha = await createUser(app)
  const { back } = await visit(asha, 'shared')
  await app.db.run(sql`update simulated_kyc_visits set outcome = 'waiting' where return_url like ${`%${back}%`}`)
  expect(await finish(asha, back)).toMatchObject({ state: 'away', visit: { isBack: true } })
  await app.db.run(sql`update simulated_kyc_visits set outcome = 'shared' where return_url like ${`%${back}%`}`)
  expect((await finish(asha)).state).toBe('verified')
  expect((await finish(asha, back)).state).toBe('verified')
})

test('nobody comes back without having chosen', async () => {
  const asha = await createUser(app)
  const response = await choose((await start(asha)).visit?.address ?? '', 'nothing')
  expect([response.statusCode, response.headers.location]).toEqual([400, undefined])
})

test('what was shared in time and asked for too late has failed, without asking', async () => {
  const asha = await createUser(app)
  const { back } = await visit(asha, 'shared')
  await app.db.run(sql`update simulated_kyc_visits set expires_at = ${new Date('2100-01-01')}`)
  app.clock.advance(31 * minute)
  expect(await finish(asha, back)).toMatchObject({ state: 'failed', message: expect.stringContaining('in time') })
  expect(await kycOf(asha)).toMatchObject({ aadharverification: 0 })
})

test('finished several times at once, it is verified once and nobody is refused', async () => {
  const asha = await createUser(app)
  const { back } = await visit(asha, 'shared')
  const answers = await Promise.all([finish(asha, back), finish(asha, back), finish(asha, back)])
  expect(answers.map(({ state }) => state)).toEqual(['verified', 'verified', 'verified'])
  const told = (await asha.client.notifications.listNotifications({ id: asha.user.id })).data
  expect(told.filter(({ title }) => title.includes('Aadhaar is verified'))).toHaveLength(1)
})

test('the consent is the one of the visit, not the one of the code', async () => {
  const asha = await createUser(app)
  await start(asha)
  expect(
    await app.db.one(sql`select consent_wording::text as wording from kyc_checks where user_id = ${asha.user.id}`),
  ).toEqual({ wording: digilockerWording })
  expect([digilockerWording === String(kycWording), /OTP|code|my Aadhaar number/.test(digilockerConsent)]).toEqual([
    false,
    false,
  ])
})

test('an Aadhaar that another account may have proven by its number goes to the back office', async () => {
  const [ravi, asha, meera] = [
    await createUser(app, { firstname: 'Ravi', lastname: 'Deshpande' }),
    await createUser(app, { firstname: 'Deshpande', lastname: 'Ravi' }),
    await createUser(app, { firstname: 'Meera', lastname: 'Joshi' }),
  ]
  await ravi.client.kyc.sendAadhaarOtp({ number: '100000004321', consent: true })
  await ravi.client.kyc.verifyAadhaarOtp({ otp: await codeFor(app, ravi.user.mobile) })
  const shared = async (person: TestPerson) => {
    const { back } = await visit(person, 'shared')
    await app.db.run(sql`update simulated_kyc_visits set last4 = '4321' where return_url like ${`%${back}%`}`)
    return finish(person, back)
  }
  expect(await shared(asha)).toMatchObject({
    state: 'review',
    message: expect.stringContaining('Another account is verified'),
  })
  expect(await kycOf(asha)).toMatchObject({ aadharverification: 0 })
  expect((await shared(meera)).state).toBe('verified')
  const admin = await createUser(app, { role: 'admin' })
  const waiting = (await admin.client.kyc.listChecks()).data.find(({ userId }) => userId === asha.user.id)
  expect(waiting).toMatchObject({ nameFound: 'Deshpande Ravi', alike: [ravi.user.id] })
})
