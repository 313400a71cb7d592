import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  envelope,
  refusal,
  type SandboxReply,
  type SandboxServer,
  startSandboxServer,
} from '../../../test/sandbox-server.ts'
import { KycUnavailable } from './port.ts'
import { sandboxKyc } from './sandbox-kyc.ts'

let server: SandboxServer
let now = new Date('2026-11-15T10:00:00Z')
beforeAll(async () => {
  server = await startSandboxServer()
})
beforeEach(() => {
  server.received.length = 0
  server.tokens = 0
  server.answer = () => undefined
  now = new Date('2026-11-15T10:00:00Z')
})
afterAll(() => server.close())

const key = 'key_live_abcdef'
const secret = 'secret_live_ghijkl'
const make = () => sandboxKyc({ apiKey: key, apiSecret: secret, url: server.url }, () => now, 300)
const reason = 'To verify the identity of a person who lists property'
const person = { name: 'Asha Kulkarni', mobile: '9876543210' }
const aadhaar = '999941057058'
const pan = 'ABCPK1234F'
const account = '50100123456789'
const secrets = [key, secret, aadhaar, pan, account, 'Asha Kulkarni', '424242', '1985']

const send = (kyc = make()) => kyc.sendAadhaarOtp({ number: aadhaar, reason, person })
const verify = () => make().verifyAadhaarOtp({ reference: '1234567', otp: '424242', person })
const checkPan = () => make().verifyPan({ pan, nameOnPan: 'Asha Kulkarni', bornOn: '1985-03-09', reason })
const checkBank = () =>
  make().verifyBankAccount({ ifsc: 'HDFC0000123', number: account, holderName: 'Asha Kulkarni', mobile: '9876543210' })

function answers(reply: SandboxReply) {
  server.answer = ({ path }) => (path === '/authenticate' ? undefined : reply)
}
const otpSent = { body: envelope({ reference_id: 1_234_567, message: 'OTP sent successfully' }) }

test('authenticates with key and secret, and asks with the bare token', async () => {
  answers(otpSent)
  expect(await send()).toEqual({ is: 'sent', reference: '1234567' })
  const [login, asked] = server.received
  expect(login).toMatchObject({
    method: 'POST',
    path: '/authenticate',
    headers: { 'x-api-key': key, 'x-api-secret': secret },
    body: {},
  })
  expect(asked).toMatchObject({
    method: 'POST',
    path: '/kyc/aadhaar/okyc/otp',
    headers: { 'x-api-key': key, authorization: 'token-1' },
  })
  expect(asked?.headers['x-api-secret']).toBeUndefined()
  expect(asked?.body).toEqual({
    '@entity': 'in.co.sandbox.kyc.aadhaar.okyc.otp.request',
    aadhaar_number: aadhaar,
    consent: 'Y',
    reason,
  })
})

test('keeps the token for a day, and fetches one for many at once', async () => {
  answers(otpSent)
  const kyc = make()
  await Promise.all([send(kyc), send(kyc), send(kyc)])
  now = new Date(now.getTime() + 23 * 60 * 60 * 1000)
  await send(kyc)
  expect(server.tokens).toBe(1)
  now = new Date(now.getTime() + 60 * 60 * 1000)
  await send(kyc)
  expect(server.tokens).toBe(2)
})

test('takes a token from the top of an older answer', async () => {
  server.answer = ({ path }) =>
    path === '/authenticate' ? { body: { code: 200, access_token: 'old-shape' } } : otpSent
  await send()
  expect(server.received.at(-1)?.headers.authorization).toBe('old-shape')
})

test('names no version: the provider has taken that header back', async () => {
  answers(otpSent)
  await send()
  for (const { headers } of server.received) expect(headers).not.toHaveProperty('x-api-version')
})

test.each([401, 403])('authenticates anew when a token is refused by %i, once', async (http) => {
  const kyc = make()
  server.answer = ({ path, headers }) =>
    path === '/authenticate' ? undefined : headers.authorization === 'token-1' ? refusal(http, 'Unauthorized') : otpSent
  expect(await send(kyc)).toMatchObject({ is: 'sent' })
  expect(server.tokens).toBe(2)
  answers(refusal(401, 'Unauthorized'))
  await expect(send(kyc)).rejects.toThrow(KycUnavailable)
  expect(server.tokens).toBe(3)
})

test('tries to authenticate again after it failed', async () => {
  const kyc = make()
  server.answer = ({ path }) => (path === '/authenticate' ? refusal(403, 'Forbidden') : otpSent)
  await expect(send(kyc)).rejects.toThrow('refused our sign-in (HTTP 403)')
  answers(otpSent)
  expect(await send(kyc)).toMatchObject({ is: 'sent' })
})

test.each<[string, SandboxReply, object]>([
  [
    'a reference as text',
    { body: envelope({ reference_id: '77', message: 'OTP sent successfully' }) },
    { is: 'sent', reference: '77' },
  ],
  ['no such card', { body: envelope({ message: 'Invalid Aadhaar Card' }) }, { is: 'invalid-number' }],
  ['a wrong pattern', refusal(422, 'Invalid Aadhaar number pattern'), { is: 'invalid-number' }],
  [
    'a cool-down',
    { body: envelope({ message: 'OTP generated for this aadhaar, please try after 45 seconds' }) },
    { is: 'wait', seconds: 45 },
  ],
])('Aadhaar code: %s', async (_, reply, expected) => {
  answers(reply)
  expect(await send()).toEqual(expected)
})

test('Aadhaar: the reference goes back as text, and the name is all that is taken', async () => {
  answers({
    body: envelope({
      reference_id: 1_234_567,
      status: 'VALID',
      message: 'Aadhaar Card Exists',
      name: 'Asha Ramesh Kulkarni',
      gender: 'F',
      date_of_birth: '09-03-1985',
      photo: 'data:image/jpeg;base64,AAAA',
      full_address: 'somewhere',
    }),
  })
  expect(await verify()).toEqual({ is: 'verified', name: 'Asha Ramesh Kulkarni' })
  expect(server.received.at(-1)?.body).toEqual({
    '@entity': 'in.co.sandbox.kyc.aadhaar.okyc.request',
    reference_id: '1234567',
    otp: '424242',
  })
})

test.each<[string, object]>([
  ['Invalid OTP', { is: 'wrong-otp' }],
  ['OTP Expired', { is: 'expired' }],
  ['Request under process, please try after 30 seconds', { is: 'wait', seconds: 30 }],
])('Aadhaar: HTTP 200 with "%s" is not a success', async (message, expected) => {
  answers({ body: envelope({ message }) })
  expect(await verify()).toEqual(expected)
})

const panFound = { pan, category: 'individual', status: 'valid', remarks: null, aadhaar_seeding_status: 'y' }

test('PAN: sends exactly what the vendor takes, the date in its own order', async () => {
  answers({ body: envelope({ ...panFound, name_as_per_pan_match: true, date_of_birth_match: true }) })
  expect(await checkPan()).toEqual({
    is: 'valid',
    reference: '6f2f1f9e-1111-4222-8333-444455556666',
    nameMatches: true,
    birthDateMatches: true,
  })
  expect(server.received.at(-1)).toMatchObject({ path: '/kyc/pan/verify' })
  expect(server.received.at(-1)?.body).toEqual({
    '@entity': 'in.co.sandbox.kyc.pan_verification.request',
    pan,
    name_as_per_pan: 'Asha Kulkarni',
    date_of_birth: '09/03/1985',
    consent: 'Y',
    reason,
  })
})

test.each<[string, SandboxReply, object]>([
  [
    'another name',
    { body: envelope({ ...panFound, name_as_per_pan_match: false, date_of_birth_match: true }) },
    { is: 'valid', nameMatches: false, birthDateMatches: true },
  ],
  [
    'a different date of birth',
    { body: envelope({ ...panFound, name_as_per_pan_match: true, date_of_birth_match: false }) },
    { is: 'valid', nameMatches: true, birthDateMatches: false },
  ],
  ['an invalid PAN in HTTP 200', { body: envelope({ ...panFound, status: 'invalid' }) }, { is: 'invalid' }],
  ['a wrong pattern', refusal(422, 'Invalid Pan pattern'), { is: 'invalid' }],
])('PAN: %s', async (_, reply, expected) => {
  answers(reply)
  expect(await checkPan()).toMatchObject(expected)
})

test('bank: the holder is read back, with the transfer’s number', async () => {
  answers({
    body: envelope({
      message: 'Account verified',
      account_exists: true,
      name_at_bank: 'ASHA R KULKARNI',
      utr: '3321',
      amount_deposited: '1',
    }),
  })
  expect(await checkBank()).toEqual({ is: 'exists', reference: '3321', nameAtBank: 'ASHA R KULKARNI' })
  expect(server.received.at(-1)).toMatchObject({
    method: 'GET',
    path: `/bank/HDFC0000123/accounts/${account}/verify?name=Asha+Kulkarni&mobile=9876543210`,
  })
})

test.each<[string, object, string]>([
  ['Invalid account number or ifsc provided', { account_exists: false }, 'account'],
  ['Invalid bank account number or IFSC provided', { account_exists: false }, 'account'],
  ['Given account is an NRE account', { account_exist: true }, 'nre'],
  ['Account is blocked', { account_exists: false }, 'blocked'],
  ['IFSC is invalid', { account_exists: false }, 'ifsc'],
  ['', { account_exists: false }, 'account'],
])('bank: "%s" in HTTP 200 is a refusal', async (message, found, because) => {
  answers({ body: envelope({ message, ...found }) })
  expect(await checkBank()).toEqual({ is: 'refused', because })
})

test.each(['Invalid bank account number or IFSC provided', 'Please provide a valid bank account'])(
  'bank: "%s" with HTTP 422 is a wrong account, not an outage',
  async (message) => {
    answers(refusal(422, message))
    expect(await checkBank()).toEqual({ is: 'refused', because: 'account' })
  },
)

test.each<[string, SandboxReply]>([
  ['the source is down', refusal(503, 'Source Unavailable')],
  ['the bank is offline', { body: envelope({ message: 'Beneficiary bank offline', account_exists: false }) }],
  ['NPCI is down', { body: envelope({ message: 'NPCI is Unavailable', account_exists: false }) }],
  ['consent is missing', refusal(422, 'Consent is required')],
  ['a proxy answers with a page', { http: 502, body: '<html>Bad gateway</html>' }],
  ['the answer is empty', { body: '' }],
  ['the answer is a list', { body: [] }],
  ['the answer says nothing', { body: envelope({}) }],
  ['it takes for ever', { body: envelope({}), delayMs: 1500 }],
  [
    'it quotes what it was sent',
    refusal(500, `${aadhaar} ${pan} ${account} 424242 Asha Kulkarni 09/03/1985 ${key} ${secret}`),
  ],
])('nothing is decided, and nothing told, when %s', async (_, reply) => {
  answers(reply)
  for (const ask of [send, verify, checkPan, checkBank]) {
    const error = await ask().then(
      () => undefined,
      (thrown: Error) => thrown,
    )
    expect(error, ask.name).toBeInstanceOf(KycUnavailable)
    for (const word of secrets) expect(`${error?.message} ${error?.stack} ${error?.cause}`).not.toContain(word)
  }
})

test('a missing server is reported without its address', async () => {
  const nowhere = sandboxKyc({ apiKey: key, apiSecret: secret, url: 'http://127.0.0.1:9' }, () => now)
  await expect(send(nowhere)).rejects.toThrow('sandbox.co.in could not be reached.')
})

test('passes on no number that cannot be an Aadhaar number', () => {
  expect(make().refusal('aadhaar', aadhaar)).toBeNull()
  expect(make().refusal('aadhaar', '123456789012')).toContain('not an Aadhaar number')
  expect(make().simulation).toBeNull()
})
