import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../../test/factories.ts'
import { codeFor, newAddress } from '../../../../test/people.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { RealtimeEvent } from '../../../platform/realtime/event-bus.ts'
import { decideCheck, listChecksInReview } from './decide-check.ts'

let app: TestApp
let adminId: number
beforeAll(async () => {
  app = await createTestApp()
  adminId = (await createUser(app, { role: 'admin' })).user.id
})
afterAll(() => app.close())

async function person(): Promise<TestPerson> {
  const made = await createUser(app)
  return { ...made, client: app.clientFor(made.token, { address: newAddress() }) }
}
const otherName = (pan: string) => ({ pan, nameOnPan: 'Meera Joshi', bornOn: '1985-03-09', consent: true as const })
const waiting = async () => (await listChecksInReview(app.jobContext(), { limit: 50, offset: 0 })).checks
const checkOf = async ({ user }: TestPerson) => {
  const check = (await waiting()).find((check) => check.userId === user.id)
  if (!check) throw new Error('Nothing of this person waits.')
  return check
}
const decide = (checkId: number, decision: 'approve' | 'reject', reason = 'Marriage certificate seen.') =>
  decideCheck(app.jobContext(), { checkId, nameInProfile: 'Asha Kulkarni', decision, reason, adminId })

test('the back office sees the two names and a masked number, oldest first', async () => {
  const [asha, ravi] = [await person(), await person()]
  await asha.client.kyc.sendAadhaarOtp({ number: '123456789019', consent: true })
  await asha.client.kyc.verifyAadhaarOtp({ otp: await codeFor(app, asha.user.mobile) })
  app.clock.advance(1000)
  await ravi.client.kyc.verifyPan(otherName('ZZZPJ1111A'))
  expect(await waiting()).toMatchObject([
    {
      userId: asha.user.id,
      kind: 'aadhaar',
      masked: 'XXXX XXXX 9019',
      nameInProfile: 'Asha Kulkarni',
      nameFound: 'Somebody Else',
    },
    {
      userId: ravi.user.id,
      kind: 'pan',
      masked: 'XXXXX1111X',
      nameInProfile: 'Asha Kulkarni',
      nameFound: 'Meera Joshi',
    },
  ])
  expect(await listChecksInReview(app.jobContext(), { limit: 1, offset: 1 })).toMatchObject({
    total: 2,
    checks: [{ userId: ravi.user.id }],
  })
})

test('approving verifies, tells the person, and forgets the name that was found', async () => {
  const meera = await person()
  await meera.client.kyc.verifyPan(otherName('ZZZPJ2222A'))
  const heard: RealtimeEvent[] = []
  const stop = app.events.subscribe((event) => heard.push(event))
  const { id } = await checkOf(meera)
  await decide(id, 'approve')
  stop()
  const { data } = await meera.client.kyc.getKyc({ id: meera.user.id })
  expect(data).toMatchObject({ panverification: 1, pan: { state: 'verified', masked: 'XXXXX2222X' } })
  expect(heard).toContainEqual({ name: 'kyc.changed', to: { people: [meera.user.id] } })
  expect((await meera.client.notifications.listNotifications({ id: meera.user.id })).data[0]?.title).toContain(
    'verified',
  )
  expect(
    await app.db.one(sql`select name_sealed, decided_by, decision_reason from kyc_checks where id = ${id}`),
  ).toEqual({
    nameSealed: null,
    decidedBy: adminId,
    decisionReason: 'Marriage certificate seen.',
  })
})

test('rejecting says why, and the person may try again', async () => {
  const meera = await person()
  await meera.client.kyc.verifyPan(otherName('ZZZPJ3333A'))
  await decide((await checkOf(meera)).id, 'reject', 'The names have nothing in common.')
  const { data } = await meera.client.kyc.getKyc({ id: meera.user.id })
  expect(data).toMatchObject({
    panverification: 0,
    pan: { state: 'failed', message: expect.stringContaining('The names have nothing in common.') },
  })
  const again = await meera.client.kyc.verifyPan({ ...otherName('ZZZPK3333A'), nameOnPan: 'Asha Kulkarni' })
  expect(again.data.state).toBe('verified')
})

test('a decision is made once', async () => {
  const meera = await person()
  await meera.client.kyc.verifyPan(otherName('ZZZPJ4444A'))
  const { id } = await checkOf(meera)
  const answers = await Promise.allSettled([decide(id, 'approve'), decide(id, 'reject')])
  expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1)
  await expect(decide(id, 'approve')).rejects.toMatchObject({ code: 'moved-on' })
  await expect(decide(999_999, 'approve')).rejects.toMatchObject({ code: 'moved-on' })
})

test('what another account has proven meanwhile cannot be approved', async () => {
  const [meera, asha] = [await person(), await person()]
  await meera.client.kyc.verifyPan(otherName('ZZZPK5555A'))
  await asha.client.kyc.verifyPan({ ...otherName('ZZZPK5555A'), nameOnPan: 'Asha Kulkarni' })
  await expect(decide((await checkOf(meera)).id, 'approve')).rejects.toMatchObject({ code: 'ruled-out' })
  expect((await meera.client.kyc.getKyc({ id: meera.user.id })).data.panverification).toBe(0)
})

test('a bank account in another name becomes payable once approved', async () => {
  const meera = await person()
  const { id } = meera.user
  const bank = {
    ifsc: 'HDFC0000123',
    accountNumber: '1234560006',
    accountNumberAgain: '1234560006',
    holderName: 'Asha Kulkarni',
  }
  await meera.client.kyc.addBankAccount({ id, ...bank, consent: true })
  expect(await checkOf(meera)).toMatchObject({ kind: 'bank', masked: 'XXXXXX0006', nameFound: 'SOMEBODY ELSE' })
  await decide((await checkOf(meera)).id, 'approve')
  expect((await meera.client.kyc.listBankAccounts({ id })).data).toMatchObject([{ state: 'verified', isPrimary: true }])
})
