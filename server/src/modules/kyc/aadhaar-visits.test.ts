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
const finish = async ({ client }: TestPerson) => (await client.kyc.finishAadhaarVisit({})).data
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
  return { address, response }
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
  expect([back.statusCode, back.headers.location]).toEqual([303, '/MyProfile?aadhaar=back#kyc'])
  const { data, message } = await asha.client.kyc.finishAadhaarVisit({})
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
  await visit(asha, 'denied')
  expect(await finish(asha)).toMatchObject({ state: 'failed', message: expect.stringContaining('use a code instead') })
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
  await visit(asha, 'other-name')
  expect(await finish(asha)).toMatchObject({ state: 'review', message: expect.stringContaining('Our team') })
  const ravi = await createUser(app)
  await start(ravi)
  await ravi.client.kyc.sendAadhaarOtp({ number: '100000000888', consent: true })
  expect((await kycOf(ravi)).aadhaar).toMatchObject({ state: 'otp-sent', visit: null })
  expect((await finish(ravi)).state).toBe('otp-sent')
})
