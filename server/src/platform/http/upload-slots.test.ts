import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser } from '../../../test/factories.ts'
import { asBlob, photo } from '../../../test/listing-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('one person sends three files at once; more are refused until one is done, and nobody else is held up', async () => {
  const [sender, other] = [await createUser(app), await createUser(app)]
  const file = asBlob(await photo())
  const send = (person: typeof sender) => person.client.accounts.uploadPhoto({ id: person.user.id }, file)
  const [others, ...sent] = await Promise.allSettled([send(other), ...Array.from({ length: 8 }, () => send(sender))])
  const refused = sent.filter((result) => result.status === 'rejected').map((result) => result.reason)
  expect(refused).not.toEqual([])
  for (const reason of refused) expect(reason).toMatchObject({ body: { code: 'too-many-requests' } })
  expect(sent.length - refused.length).toBeGreaterThanOrEqual(3)
  expect(others?.status).toBe('fulfilled')
  await expect(send(sender)).resolves.toBeDefined()
})
