import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyText } from '../../../test/every-text.ts'
import { createUser } from '../../../test/factories.ts'
import { envelope, refusal, type SandboxServer, startSandboxServer } from '../../../test/sandbox-server.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { prepareDataExport } from '../accounts/accounts.jobs.ts'

// The real provider's way, against a local server in its shapes: what passes through must leave no trace.
let server: SandboxServer
let app: TestApp
beforeAll(async () => {
  server = await startSandboxServer()
  app = await createTestApp({
    SANDBOX_API_KEY: 'key_live_abcdef',
    SANDBOX_API_SECRET: 'secret_live_ghijkl',
    SANDBOX_API_URL: server.url,
  })
})
afterAll(async () => {
  await app.close()
  server.close()
})

const aadhaar = '999941057058'
const pan = 'ABCPK1234F'
const account = '50100123456789'
const born = '1985-03-09'
const hidden = [
  aadhaar,
  pan,
  account,
  born,
  '09/03/1985',
  'key_live_abcdef',
  'secret_live_ghijkl',
  'token-1',
  '424242',
  'AAAAphoto',
]

test('neither log, table, job nor copy holds a number, a code, a birth date or a key', async () => {
  const asha = await createUser(app)
  const { id } = asha.user
  const found: Record<string, object> = {
    '/kyc/aadhaar/okyc/otp': { reference_id: 7_654_321, message: 'OTP sent successfully' },
    '/kyc/aadhaar/okyc/otp/verify': {
      status: 'VALID',
      name: 'Asha Kulkarni',
      photo: 'AAAAphoto',
      date_of_birth: '09-03-1985',
    },
    '/kyc/pan/verify': { pan, status: 'valid', name_as_per_pan_match: true, date_of_birth_match: true },
  }
  server.answer = ({ path }) => {
    if (path === '/authenticate') return undefined
    if (path.startsWith('/bank/'))
      return { body: envelope({ account_exists: true, name_at_bank: 'ASHA KULKARNI', utr: 'U1' }) }
    return { body: envelope(found[path] ?? {}) }
  }
  const aadhaarInput = { number: aadhaar, consent: true as const }
  const panInput = { pan, nameOnPan: 'Asha Kulkarni', bornOn: born, consent: true as const }
  const bankInput = {
    id,
    ifsc: 'HDFC0000123',
    accountNumber: account,
    accountNumberAgain: account,
    holderName: 'Asha Kulkarni',
    consent: true as const,
  }
  expect((await asha.client.kyc.sendAadhaarOtp(aadhaarInput)).data).toMatchObject({
    state: 'otp-sent',
    isSimulated: false,
  })
  expect((await asha.client.kyc.verifyAadhaarOtp({ otp: '424242' })).data.state).toBe('verified')
  expect((await asha.client.kyc.verifyPan(panInput)).data.state).toBe('verified')
  expect((await asha.client.kyc.addBankAccount(bankInput)).data.state).toBe('verified')
  expect((await asha.client.kyc.getKyc({ id })).data.simulation).toBeNull()

  // Failures are where things are told that should not be.
  const ravi = await createUser(app)
  server.answer = ({ path }) =>
    path === '/authenticate' ? undefined : refusal(500, `${aadhaar} ${pan} ${account} ${born} key_live_abcdef 424242`)
  await expect(ravi.client.kyc.sendAadhaarOtp(aadhaarInput)).rejects.toMatchObject({ http: 503 })
  await expect(ravi.client.kyc.verifyPan(panInput)).rejects.toMatchObject({ http: 503 })
  await expect(ravi.client.kyc.addBankAccount({ ...bankInput, id: ravi.user.id })).rejects.toMatchObject({ http: 503 })
  await expect(ravi.client.kyc.sendAadhaarOtp({ number: '999941057059', consent: true })).rejects.toMatchObject({
    http: 400,
  })

  const { data } = await asha.client.accounts.requestDataExport({ id })
  await enqueue(app.db, prepareDataExport, { exportId: data.id })
  await app.runJobs()
  const copy = await (await asha.client.accounts.downloadDataExport({ id, exportId: data.id })).text()
  expect(JSON.parse(copy).identity).toMatchObject({
    checks: [
      {
        kind: 'aadhaar',
        masked: 'XXXX XXXX 7058',
        state: 'verified',
        reference: '7654321',
        consent: { wording: '2026-11-18' },
      },
      { kind: 'pan', masked: 'XXXXX1234X', state: 'verified' },
      { kind: 'bank', masked: 'XXXXXX6789', state: 'verified' },
    ],
    bankAccounts: [{ ifsc: 'HDFC0000123', masked: 'XXXXXX6789', isPrimary: true }],
  })

  const everything = `${app.logged()}\n${await everyText(app.db)}\n${copy}`
  expect(app.logged()).toContain('an identity check was not decided')
  expect(everything).toContain('XXXX XXXX 7058')
  for (const secret of hidden) expect(everything).not.toContain(secret)
})
