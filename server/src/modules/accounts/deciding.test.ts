import { professionalNumbers } from '@properysearch/contract/values/identity-numbers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

const reason = 'Found in the roll of advocates.'
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
    () => client.accounts.listProfessionalNumbers(),
    () => client.accounts.decideProfessionalNumber({ userId: 1, number: 'x', decision: 'approve', reason }),
  ]
  for (const call of calls)
    await expect(call()).rejects.toMatchObject({ http: 403, body: { code: 'role-not-allowed' } })
})

describe('professional numbers', () => {
  test('are decided about as they were looked at, once; the person is told and the log says so', async () => {
    const lawyer = await createUser(app, { role: 'lawyer', firstname: 'Tara', lastname: 'Bose' })
    const userId = lawyer.user.id
    const number = professionalNumbers.lawyer.example
    await lawyer.client.accounts.updateProfessionalDetails({ id: userId, number })
    expect((await admin.client.accounts.listProfessionalNumbers()).data).toContainEqual(
      expect.objectContaining({ userId, name: 'Tara Bose', profession: 'lawyer', number }),
    )
    expect(await waiting('professional-numbers')).toBe(1)
    const decide = (given: string, decision: 'approve' | 'reject') =>
      admin.client.accounts.decideProfessionalNumber({ userId, number: given, decision, reason })
    const lines = await actCount()
    await expect(decide('MAH/1/1999', 'approve')).rejects.toMatchObject({ http: 409, body: { code: 'moved-on' } })
    await expect(decide('', 'approve')).rejects.toMatchObject({ http: 400 })
    expect(await actCount()).toBe(lines)
    await decide(number, 'approve')
    expect((await newestNotice(lawyer))?.title).toBe('Your professional number is verified')
    expect(await newestAct()).toMatchObject({ act: 'professional-number.approved', person: { name: 'Tara Bose' } })
    await expect(decide(number, 'reject')).rejects.toMatchObject({ http: 409, body: { code: 'moved-on' } })
    expect(await waiting('professional-numbers')).toBe(0)
  })

  test('a rejected one says why', async () => {
    const agent = await createUser(app, { role: 'agent' })
    const number = professionalNumbers.agent.example
    await agent.client.accounts.updateProfessionalDetails({ id: agent.user.id, number })
    const why = 'The register has another name under this number.'
    await admin.client.accounts.decideProfessionalNumber({
      userId: agent.user.id,
      number,
      decision: 'reject',
      reason: why,
    })
    expect(await newestNotice(agent)).toMatchObject({ body: why })
    expect(await newestAct()).toMatchObject({ act: 'professional-number.rejected', reason: why })
  })
})
