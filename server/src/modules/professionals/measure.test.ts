import { fewestResponses } from '@properysearch/contract/professionals/facts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHire, createProfessional } from '../../../test/hire-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('how soon an agent accepts is said once there are enough hires, and as their median', async () => {
  const agent = await createProfessional(app, 'agent')
  const { id } = agent.user
  const response = async () => (await app.visitor.professionals.getAgent({ id })).data.facts?.response
  for (let hires = 1; hires < fewestResponses; hires++) {
    await createHire(app, { kind: 'agent', professional: agent, state: 'accepted' })
  }
  expect(await response()).toBeNull()
  await createHire(app, { kind: 'agent', professional: agent, state: 'accepted' })
  await app.db.run(sql`
    update hires set accepted_at = paid_at + interval '1 hour' * (1 + id % ${fewestResponses}::int)
    where professional_id = ${id}`)
  expect(await response()).toEqual({ n: fewestResponses, medianSeconds: 3 * 60 * 60 })
})

test('a lawyer is not measured, whatever they have done', async () => {
  const lawyer = await createProfessional(app, 'lawyer')
  const { client } = await createHire(app, { kind: 'lawyer', professional: lawyer, state: 'paid' })
  const { id } = lawyer.user
  const { data } = await client.client.professionals.getLawyer({ id })
  expect(data.facts).toMatchObject({ response: null, rating: null })
  const [listed] = (await client.client.professionals.listLawyers({ id: client.user.id })).data
  expect(listed?.facts).toMatchObject({ response: null, rating: null })
})

test('a service with a fee of its own can be hired; one that is no longer offered cannot', async () => {
  const agent = await createProfessional(app, 'agent')
  const offered = { title: 'Ten photographs', delivers: 'Ten edited photographs of a home.', fee: 2500, days: 3 }
  const key = () => `key-of-a-test-${Math.random().toString(36).slice(2)}`
  const { data: service } = await agent.client.services.add({ ...offered, key: key() })
  const { client } = await createHire(app, { kind: 'agent' })
  const ask = () =>
    client.client.hires.askForService({
      professionalId: agent.user.id,
      serviceId: service.id,
      scope: 'My flat in Baner, on a weekday.',
      key: key(),
    })
  const { data: hire } = await ask()
  expect(hire).toMatchObject({ title: offered.title, professional: { id: agent.user.id } })
  await client.client.hires.act({ id: hire.id, act: 'withdraw' })
  await agent.client.services.withdraw({ id: service.id })
  await expect(ask()).rejects.toMatchObject({ http: 404 })
})
