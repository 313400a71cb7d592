import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../../test/factories.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'

const reason = 'The marriage certificate shows both names.'
const nameInProfile = 'Asha Kulkarni'
let app: TestApp
let admin: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  admin = await createUser(app, { role: 'admin', firstname: 'Nandini', lastname: 'Rao' })
})
afterAll(() => app.close())

const newestAct = async () => (await admin.client.backoffice.listAudit()).data[0]
const actCount = async () => (await admin.client.backoffice.listAudit()).total
const waiting = async (key: string) =>
  (await admin.client.backoffice.getOverview()).data.find((queue) => queue.key === key)?.waiting
const newestNotice = async ({ client, user }: TestPerson) =>
  (await client.notifications.listNotifications({ id: user.id })).data[0]

test.each(['user', 'agent', 'lawyer', 'evaluator'] as const)('a %s neither sees nor decides anything', async (role) => {
  const { client } = await createUser(app, { role })
  const calls = [
    () => client.kyc.listChecks(),
    () => client.kyc.decideCheck({ checkId: 1, nameInProfile, decision: 'approve', reason }),
  ]
  for (const call of calls)
    await expect(call()).rejects.toMatchObject({ http: 403, body: { code: 'role-not-allowed' } })
})

describe('identity checks', () => {
  const inReview = async (pan: string) => {
    const person = await createUser(app)
    await person.client.kyc.verifyPan({ pan, nameOnPan: 'Meera Joshi', bornOn: '1985-03-09', consent: true })
    const { data } = await admin.client.kyc.listChecks()
    const check = data.find((check) => check.userId === person.user.id)
    if (!check) throw new Error('Nothing of this person waits.')
    return { person, check }
  }

  test('show two names and no number; an approved one is verified, told, logged and gone from the queue', async () => {
    const before = await waiting('kyc')
    const { person, check } = await inReview('ZZZPJ1111A')
    expect(check).toMatchObject({
      kind: 'pan',
      masked: 'XXXXX1111X',
      nameInProfile: 'Asha Kulkarni',
      nameFound: 'Meera Joshi',
    })
    expect(JSON.stringify((await admin.client.kyc.listChecks()).data)).not.toContain('ZZZPJ')
    expect(await waiting('kyc')).toBe((before ?? 0) + 1)
    await admin.client.kyc.decideCheck({ checkId: check.id, nameInProfile, decision: 'approve', reason })
    expect((await person.client.kyc.getKyc({ id: person.user.id })).data.pan.state).toBe('verified')
    expect((await newestNotice(person))?.title).toContain('Your PAN is verified')
    expect(await newestAct()).toMatchObject({
      admin: 'Nandini Rao',
      act: 'kyc.approved',
      person: { id: person.user.id },
      subjectId: check.id,
      reason,
    })
    expect(await waiting('kyc')).toBe(before)
  })

  test('a rejected one says why; nothing is decided twice, and a refused decision leaves no line', async () => {
    const { person, check } = await inReview('ZZZPJ2222A')
    const why = 'The names have nothing in common.'
    await admin.client.kyc.decideCheck({ checkId: check.id, nameInProfile, decision: 'reject', reason: why })
    expect((await newestNotice(person))?.body).toContain(why)
    expect(await newestAct()).toMatchObject({ act: 'kyc.rejected', reason: why })
    const lines = await actCount()
    for (const checkId of [check.id, 999_999]) {
      await expect(
        admin.client.kyc.decideCheck({ checkId, nameInProfile, decision: 'approve', reason }),
      ).rejects.toMatchObject({
        http: 409,
        body: { code: 'moved-on' },
      })
    }
    expect(await actCount()).toBe(lines)
  })

  test('of a person who has taken another name meanwhile are looked at again', async () => {
    const { person, check } = await inReview('ZZZPJ8888A')
    const { id } = person.user
    await person.client.accounts.updateProfile({ id, firstname: 'Ratna', lastname: 'Shah', city: 'Pune' })
    await expect(
      admin.client.kyc.decideCheck({
        checkId: check.id,
        nameInProfile: check.nameInProfile,
        decision: 'approve',
        reason,
      }),
    ).rejects.toMatchObject({
      http: 409,
      body: { code: 'changed-meanwhile', message: expect.stringContaining('changed their name') },
    })
    expect((await person.client.kyc.getKyc({ id })).data.panverification).toBe(0)
  })

  test('of their own are decided by somebody else', async () => {
    const self = await createUser(app, { role: 'admin' })
    await self.client.kyc.verifyPan({
      pan: 'ZZZPJ9999A',
      nameOnPan: 'Meera Joshi',
      bornOn: '1985-03-09',
      consent: true,
    })
    const check = (await self.client.kyc.listChecks()).data.find((check) => check.userId === self.user.id)
    const decision = {
      checkId: check?.id ?? 0,
      nameInProfile: check?.nameInProfile ?? '',
      decision: 'approve' as const,
      reason,
    }
    await expect(self.client.kyc.decideCheck(decision)).rejects.toMatchObject({
      http: 409,
      body: { code: 'ruled-out', message: 'This is your own check. Another administrator has to decide it.' },
    })
    await admin.client.kyc.decideCheck(decision)
  })

  test('are not decided without a reason', async () => {
    const { check } = await inReview('ZZZPJ3333A')
    await expect(
      admin.client.kyc.decideCheck({ checkId: check.id, nameInProfile, decision: 'approve', reason: 'ok' }),
    ).rejects.toMatchObject({ http: 400, body: { errors: { reason: expect.stringContaining('Give the reason') } } })
  })
})
