import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { codeFor, newAddress } from '../../../test/people.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

let numbers = 0
async function person(): Promise<TestPerson> {
  const made = await createUser(app)
  return { ...made, client: app.clientFor(made.token, { address: newAddress() }) }
}
const ask = ({ client }: TestPerson) =>
  client.kyc.sendAadhaarOtp({ number: `12345678${1000 + ++numbers}`, consent: true })
const kycOf = async ({ client, user }: TestPerson) => (await client.kyc.getKyc({ id: user.id })).data
async function verifyAadhaar(who: TestPerson) {
  await ask(who)
  return who.client.kyc.verifyAadhaarOtp({ otp: await codeFor(app, who.user.mobile) })
}
const panOf = (pan: string) => ({ pan, nameOnPan: 'ASHA KULKARNI', bornOn: '1985-03-09', consent: true as const })

test('a name that is not the one of the PAN is refused: the back office compares only what the provider has confirmed', async () => {
  const asha = await person()
  await expect(asha.client.kyc.verifyPan(panOf('ZZZPM0001M'))).rejects.toMatchObject({
    http: 400,
    body: { errors: { nameOnPan: 'This name does not match the PAN. Write it as it is on the card.' } },
  })
  expect((await kycOf(asha)).pan.state).toBe('failed')
})

test('a verified name stays: a verified person cannot take another', async () => {
  const asha = await person()
  const rename = (given: object) =>
    asha.client.accounts.updateProfile({
      id: asha.user.id,
      firstname: 'Asha',
      lastname: 'Kulkarni',
      city: 'Pune',
      ...given,
    })
  await rename({ firstname: 'Aasha' })
  await rename({ firstname: 'Asha' })
  await verifyAadhaar(asha)
  for (const [field, given] of Object.entries({ firstname: { firstname: 'Meera' }, lastname: { lastname: 'Joshi' } })) {
    await expect(rename(given)).rejects.toMatchObject({
      http: 400,
      body: { errors: { [field]: expect.stringContaining('verified') } },
    })
  }
  expect((await rename({ city: 'Nashik' })).data.Userdata.city).toBe('Nashik')
})

test('a name that is changed while the provider looks is compared as it is now', async () => {
  const asha = await person()
  await ask(asha)
  const otp = await codeFor(app, asha.user.mobile)
  const { verifyAadhaarOtp } = app.adapters.kyc
  app.adapters.kyc.verifyAadhaarOtp = async (request) => {
    const found = await verifyAadhaarOtp(request)
    await asha.client.accounts.updateProfile({ id: asha.user.id, firstname: 'Meera', lastname: 'Joshi', city: 'Pune' })
    return found
  }
  const { data } = await asha.client.kyc.verifyAadhaarOtp({ otp }).finally(() => {
    app.adapters.kyc.verifyAadhaarOtp = verifyAadhaarOtp
  })
  expect(data.state).toBe('review')
})
