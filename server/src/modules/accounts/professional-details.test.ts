import { type Profession, professionalNumbers } from '@properysearch/contract/values/identity-numbers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser } from '../../../test/factories.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { decideProfessionalNumber, listProfessionalNumbers } from './index.ts'

let app: TestApp
let adminId: number
beforeAll(async () => {
  app = await createTestApp()
  adminId = (await createUser(app, { role: 'admin' })).user.id
})
afterAll(() => app.close())

const professions = Object.keys(professionalNumbers) as Profession[]
const decide = (userId: number, number: string, decision: 'approve' | 'reject', reason = 'Found in the register.') =>
  decideProfessionalNumber(app.jobContext(), { userId, number, decision, reason, adminId })

test.each(professions)(
  'an %s gives the number of their profession, unverified until the back office confirms it',
  async (role) => {
    const { user, client } = await createUser(app, { role })
    const { id } = user
    const none = { profession: role, number: null, state: 'none', reason: null }
    expect((await client.accounts.getProfessionalDetails({ id })).data).toEqual(none)
    const { example } = professionalNumbers[role]
    const { data } = await client.accounts.updateProfessionalDetails({ id, number: ` ${example.toLowerCase()} ` })
    expect(data).toEqual({ profession: role, number: example, state: 'unverified', reason: null })
    const { numbers } = await listProfessionalNumbers(app.jobContext(), { limit: 50, offset: 0 })
    expect(numbers).toContainEqual(expect.objectContaining({ userId: id, role, number: example, firstname: 'Asha' }))
    await decide(id, example, 'approve')
    expect((await client.accounts.getProfessionalDetails({ id })).data.state).toBe('verified')
    expect((await client.notifications.listNotifications({ id })).data[0]).toMatchObject({
      title: 'Your professional number is verified',
      link: '/MyProfile#professional',
    })
    // The same again stays verified, another one is not.
    await client.accounts.updateProfessionalDetails({ id, number: example })
    expect((await client.accounts.getProfessionalDetails({ id })).data.state).toBe('verified')
    const other = example.replace(/\d(?=\D*$)/, '7')
    expect((await client.accounts.updateProfessionalDetails({ id, number: other })).data.state).toBe('unverified')
  },
)

test('a number that was rejected says why', async () => {
  const { user, client } = await createUser(app, { role: 'lawyer' })
  const { id } = user
  await client.accounts.updateProfessionalDetails({ id, number: 'MAH/12/2011' })
  await decide(id, 'MAH/12/2011', 'reject', 'The roll has another name.')
  expect((await client.accounts.getProfessionalDetails({ id })).data).toMatchObject({
    state: 'rejected',
    reason: 'The roll has another name.',
  })
})

test('a decision is about the number that was looked at, once, and for one account', async () => {
  const [asha, ravi] = [await createUser(app, { role: 'lawyer' }), await createUser(app, { role: 'lawyer' })]
  for (const { client, user } of [asha, ravi]) {
    await client.accounts.updateProfessionalDetails({ id: user.id, number: 'MAH/99/1999' })
  }
  await expect(decide(asha.user.id, 'MAH/98/1999', 'approve')).rejects.toMatchObject({ code: 'moved-on' })
  await decide(asha.user.id, 'MAH/99/1999', 'approve')
  await expect(decide(asha.user.id, 'MAH/99/1999', 'reject')).rejects.toMatchObject({ code: 'moved-on' })
  await expect(decide(ravi.user.id, 'MAH/99/1999', 'approve')).rejects.toMatchObject({ code: 'ruled-out' })
})

test.each(professions)('an %s is told the form of the number', async (role) => {
  const { user, client } = await createUser(app, { role })
  const { example } = professionalNumbers[role]
  for (const number of ['', 'x', 'A519', 'MAH-12-2011', "'; drop table users", 'x'.repeat(41)]) {
    await expect(client.accounts.updateProfessionalDetails({ id: user.id, number })).rejects.toMatchObject({
      http: 400,
    })
  }
  await expect(client.accounts.updateProfessionalDetails({ id: user.id, number: 'x' })).rejects.toMatchObject({
    body: { errors: { number: expect.stringContaining(example) } },
  })
})

test('is for professionals, each for themselves', async () => {
  const [agent, lawyer] = [await createUser(app, { role: 'agent' }), await createUser(app, { role: 'lawyer' })]
  const { id } = agent.user
  const number = professionalNumbers.agent.example
  await expect(lawyer.client.accounts.getProfessionalDetails({ id })).rejects.toMatchObject({ http: 404 })
  await expect(lawyer.client.accounts.updateProfessionalDetails({ id, number })).rejects.toMatchObject({ http: 404 })
  await expect(app.visitor.accounts.getProfessionalDetails({ id })).rejects.toMatchObject({ http: 401 })
  await expect(app.visitor.accounts.updateProfessionalDetails({ id, number })).rejects.toMatchObject({ http: 401 })
  const user = await createUser(app)
  await expect(user.client.accounts.getProfessionalDetails({ id: user.user.id })).rejects.toMatchObject({ http: 403 })
})
