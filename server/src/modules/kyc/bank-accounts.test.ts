import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { newAddress } from '../../../test/people.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'
import { unseal } from '../../platform/encryption.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function person(given: Parameters<typeof createUser>[1] = {}): Promise<TestPerson> {
  const made = await createUser(app, given)
  return { ...made, client: app.clientFor(made.token, { address: newAddress() }) }
}
const account = (accountNumber: string, given: object = {}) => ({
  ifsc: 'hdfc0000123',
  accountNumber,
  accountNumberAgain: accountNumber,
  holderName: 'Asha Kulkarni',
  consent: true as const,
  ...given,
})
const add = ({ client, user }: TestPerson, number: string, given: object = {}) =>
  client.kyc.addBankAccount({ id: user.id, ...account(number, given) })
const list = async ({ client, user }: TestPerson) => (await client.kyc.listBankAccounts({ id: user.id })).data

test('adds an account after ₹1 found its holder; it is masked on every way out and encrypted inside', async () => {
  const asha = await person()
  const { data } = await add(asha, '5010 0123 456789', { holderName: 'Asha R Kulkarni' })
  expect(data).toEqual({
    id: expect.any(Number),
    ifsc: 'HDFC0000123',
    accountNumber: 'XXXXXX6789',
    holderName: 'Asha R Kulkarni',
    state: 'verified',
    message: null,
    isPrimary: true,
    isSimulated: true,
    addedAt: app.clock.now.toISOString(),
  })
  expect(await list(asha)).toEqual([data])
  expect((await asha.client.kyc.getBankAccount({ bankId: data.id })).data).toEqual(data)
  const { numberSealed } = await app.db.one<{ numberSealed: string }>(
    sql`select number_sealed from bank_accounts where id = ${data.id}`,
  )
  expect(unseal(app.config, 'kyc-bank', asha.user.id, numberSealed)).toBe('50100123456789')
  expect(numberSealed).not.toContain('6789')
})

test('the same account again is answered as it is, without another transfer', async () => {
  const asha = await person()
  const { data } = await add(asha, '50100123456789')
  expect((await add(asha, '50100123456789')).data).toEqual(data)
  expect(await app.db.many(sql`select from kyc_checks where user_id = ${asha.user.id}`)).toHaveLength(1)
})

test('the same account added many times at once is there once', async () => {
  const asha = await person()
  const answers = await Promise.allSettled(Array.from({ length: 4 }, () => add(asha, '50100123456789')))
  const failures = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.http] : []))
  expect(failures.filter((http) => http !== 429)).toEqual([])
  expect(await list(asha)).toHaveLength(1)
})

test.each<[string, object, string]>([
  ['no consent', { consent: false }, 'consent'],
  ['a wrong IFSC', { ifsc: 'HDFC1000123' }, 'ifsc'],
  ['a short number', { accountNumber: '1234', accountNumberAgain: '1234' }, 'accountNumber'],
  ['letters', { accountNumber: '12345678a', accountNumberAgain: '12345678a' }, 'accountNumber'],
  ['two numbers that differ', { accountNumberAgain: '50100123456780' }, 'accountNumberAgain'],
  ['no holder', { holderName: '' }, 'holderName'],
])('refuses an account with %s, at its field', async (_, given, field) => {
  const asha = await person()
  await expect(add(asha, '50100123456789', given)).rejects.toMatchObject({
    http: 400,
    body: { errors: { [field]: expect.any(String) } },
  })
  expect(await list(asha)).toEqual([])
})

test.each([
  ['0001', 'accountNumber', 'has no such account'],
  ['0002', 'ifsc', 'no branch'],
  ['0003', 'accountNumber', 'blocked'],
  ['0004', 'accountNumber', 'NRE'],
])('an account ending in %s fails as documented', async (ending, field, sentence) => {
  const asha = await person()
  await expect(add(asha, `123456${ending}`)).rejects.toMatchObject({
    http: 400,
    body: { errors: { [field]: expect.stringContaining(sentence) } },
  })
  expect(await list(asha)).toEqual([])
})

test('removing an account does not give the tries of the hour back: each costs a transfer', async () => {
  const asha = await person()
  for (let i = 0; i < 5; i++) {
    const { data } = await add(asha, `123456789${i}`)
    await asha.client.kyc.removeBankAccount({ id: asha.user.id, bankId: data.id })
  }
  expect(await list(asha)).toEqual([])
  await expect(add(asha, '1234567899')).rejects.toMatchObject({ http: 429, body: { code: 'too-many-tries' } })
  app.clock.advance(61 * 60 * 1000)
  await add(asha, '1234567890')
})

test('a bank that is offline decides nothing', async () => {
  const asha = await person()
  await expect(add(asha, '1234560005')).rejects.toMatchObject({ http: 503 })
})

test('of two requests for the last place, one gets it', async () => {
  const asha = await person()
  for (let i = 0; i < 4; i++) {
    await add(asha, `50100123456${i}`)
    app.clock.advance(2 * 60 * 60 * 1000)
  }
  const { kyc } = app.adapters
  const ask = kyc.verifyBankAccount
  const asked = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const answer = Promise.withResolvers<void>()
  let n = 0
  kyc.verifyBankAccount = async (request) => {
    asked[n++]?.resolve()
    await answer.promise
    return ask.call(kyc, request)
  }
  const first = add(asha, '50100123456788')
  await asked[0]?.promise
  // The bank is slow: meanwhile the first is no longer taken to be under way.
  app.clock.advance(2 * 60 * 1000)
  const second = add(asha, '50100123456789')
  await asked[1]?.promise
  answer.resolve()
  const outcomes = await Promise.allSettled([first, second])
  kyc.verifyBankAccount = ask
  expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await list(asha)).toHaveLength(5)
})

test('five tries an hour, and five accounts', async () => {
  const asha = await person()
  for (let i = 0; i < 5; i++) await expect(add(asha, '1234560001')).rejects.toMatchObject({ http: 400 })
  await expect(add(asha, '1234567890')).rejects.toMatchObject({ http: 429, body: { code: 'too-many-tries' } })
  app.clock.advance(61 * 60 * 1000)
  for (let i = 0; i < 5; i++) await add(asha, `123456789${i}`)
  app.clock.advance(61 * 60 * 1000)
  await expect(add(asha, '1234567899')).rejects.toMatchObject({ http: 409, body: { code: 'limit-reached' } })
})

test('an account in another name waits for the back office and gets no money', async () => {
  const asha = await person()
  const { data } = await add(asha, '1234560006')
  expect(data).toMatchObject({
    state: 'review',
    isPrimary: false,
    message: expect.stringContaining('Our team'),
  })
  const { id } = asha.user
  await expect(asha.client.kyc.makeBankAccountPrimary({ id, bankId: data.id })).rejects.toMatchObject({
    http: 409,
    body: { code: 'not-yet' },
  })
})

test('one account is the one money goes to; removing it hands that to the next', async () => {
  const asha = await person()
  const { id } = asha.user
  const first = (await add(asha, '111111111')).data
  const second = (await add(asha, '222222222')).data
  expect([first.isPrimary, second.isPrimary]).toEqual([true, false])
  const { data } = await asha.client.kyc.makeBankAccountPrimary({ id, bankId: second.id })
  expect(data.map((bank) => [bank.id, bank.isPrimary])).toEqual([
    [second.id, true],
    [first.id, false],
  ])
  await asha.client.kyc.removeBankAccount({ id, bankId: second.id })
  expect(await list(asha)).toEqual([first])
  await expect(asha.client.kyc.removeBankAccount({ id, bankId: second.id })).rejects.toMatchObject({ http: 404 })
})

test('an owner reads and changes their own accounts and nobody else’s; nobody does without a token', async () => {
  const [asha, ravi] = [await person(), await person()]
  const agent = await person({ role: 'agent' })
  const admin = await person({ role: 'admin' })
  const { id } = asha.user
  const bankId = (await add(asha, '50100123456789')).data.id
  for (const { client, user } of [ravi, agent, admin]) {
    await expect(client.kyc.listBankAccounts({ id })).rejects.toMatchObject({ http: 404 })
    await expect(client.kyc.getBankAccount({ bankId })).rejects.toMatchObject({ http: 404 })
    await expect(client.kyc.addBankAccount({ id, ...account('333333333') })).rejects.toMatchObject({ http: 404 })
    for (const whose of [id, user.id]) {
      await expect(client.kyc.removeBankAccount({ id: whose, bankId })).rejects.toMatchObject({ http: 404 })
      await expect(client.kyc.makeBankAccountPrimary({ id: whose, bankId })).rejects.toMatchObject({ http: 404 })
    }
  }
  await expect(app.visitor.kyc.listBankAccounts({ id })).rejects.toMatchObject({ http: 401 })
  await expect(app.visitor.kyc.getBankAccount({ bankId })).rejects.toMatchObject({ http: 401 })
  await expect(app.visitor.kyc.removeBankAccount({ id, bankId })).rejects.toMatchObject({ http: 401 })
  await expect(app.visitor.kyc.makeBankAccountPrimary({ id, bankId })).rejects.toMatchObject({ http: 401 })
  await expect(app.visitor.kyc.addBankAccount({ id, ...account('333333333') })).rejects.toMatchObject({ http: 401 })
  expect(await list(asha)).toHaveLength(1)
})

test('shows the platform’s account to signed-in people, marked as a sample until one is set', async () => {
  const asha = await person()
  expect((await asha.client.kyc.getCollectingAccount()).data).toMatchObject({ isSample: true, ifsc: 'SMPL0000000' })
  await expect(app.visitor.kyc.getCollectingAccount()).rejects.toMatchObject({ http: 401 })
  app.config.collectingAccount = { holder: 'H', bank: 'B', branch: 'P', ifsc: 'ABCD0123456', number: '123456789' }
  expect((await asha.client.kyc.getCollectingAccount()).data).toEqual({
    holderName: 'H',
    bankName: 'B',
    branch: 'P',
    ifsc: 'ABCD0123456',
    accountNumber: '123456789',
    isSample: false,
  })
})
