import { partnerHoldRules } from '@properysearch/contract/bookings/law'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser, signInAgain, type TestPerson } from '../../../test/factories.ts'
import { createHire } from '../../../test/hire-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
let admin: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  admin = await createUser(app, { role: 'admin' })
})
afterAll(() => app.close())

const dayMs = 24 * 60 * 60 * 1000
const [{ days }] = partnerHoldRules

/** In the queue of the back office, and counted there. */
async function waiting() {
  await signInAgain(app, admin)
  const { data, total } = await admin.client.hires.listOverHeld({})
  const { data: queues } = await admin.client.backoffice.getOverview()
  expect(queues.find(({ key }) => key === 'over-held-hires')?.waiting).toBe(total)
  return data
}

test('a fee is in the queue from the last day on which the partner may hold it until it has left', async () => {
  const { id, client, professional } = await createHire(app, { kind: 'agent', state: 'accepted', fee: 10_000 })
  await createHire(app, { kind: 'agent', state: 'declined' })
  app.clock.advance((days - 1) * dayMs)
  expect(await waiting()).toEqual([])
  app.clock.advance(dayMs)
  const onLastDay = { id, state: 'accepted', amount: 10_000, daysOver: 0, orderId: expect.any(Number), payout: null }
  expect(await waiting()).toMatchObject([
    { ...onLastDay, client: { id: client.user.id }, professional: { id: professional.user.id, name: 'Sneha Patil' } },
  ])
  app.clock.advance(2 * dayMs)
  expect(await waiting()).toMatchObject([{ id, daysOver: 2 }])
  for (const person of [client, professional]) await signInAgain(app, person)
  await expect(client.client.hires.listOverHeld({})).rejects.toMatchObject({ http: 403 })
  await professional.client.hires.act({ id, act: 'deliver' })
  await client.client.hires.act({ id, act: 'approve' })
  expect(await waiting()).toMatchObject([{ id, state: 'closed', payout: { state: 'approved', hasAccount: true } }])
  await app.runJobs()
  expect(await waiting()).toEqual([])
})
