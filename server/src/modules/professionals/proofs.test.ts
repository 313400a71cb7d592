import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { asBlob, uploadId } from '../../../test/listing-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { forgetProofs } from './proofs.ts'

let app: TestApp
let admin: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  admin = await createUser(app, { role: 'admin' })
})
afterAll(() => app.close())

const number = 'A52100077777'
const pdf = (text: string) => asBlob(`%PDF-1.4\n${text}\n%%EOF\n`)
const send = ({ client }: TestPerson, text = 'Certificate', id = uploadId()) =>
  client.professionals.uploadProof({ uploadId: id }, pdf(text))
const filesOf = (id: number) => app.db.many(sql`select file_key from professional_proofs where user_id = ${id}`)

test('a certificate is sent, replaced and removed; the same upload is one', async () => {
  const agent = await createUser(app, { role: 'agent' })
  expect((await agent.client.professionals.getProof()).data).toBeNull()
  const id = uploadId()
  const { data } = await send(agent, 'First', id)
  expect(data).toMatchObject({ sizeBytes: 21, uploadedAt: expect.any(String) })
  const [first] = await filesOf(agent.user.id)
  await send(agent, 'First', id)
  expect(await filesOf(agent.user.id)).toEqual([first])
  await send(agent, 'Second')
  expect(await (await agent.client.professionals.downloadProof({})).text()).toContain('Second')
  await agent.client.professionals.removeProof()
  await expect(agent.client.professionals.downloadProof({})).rejects.toMatchObject({ http: 404 })
  await expect(agent.client.professionals.removeProof()).rejects.toMatchObject({ http: 404 })
})

test('only its owner and the back office read it; the list of numbers says that it is there', async () => {
  const [agent, other] = [await createUser(app, { role: 'agent' }), await createUser(app, { role: 'agent' })]
  const { id: userId } = agent.user
  await agent.client.accounts.updateProfessionalDetails({ id: userId, number })
  const waiting = async () =>
    (await admin.client.accounts.listProfessionalNumbers({})).data.find((row) => row.userId === userId)?.hasProof
  expect(await waiting()).toBe(false)
  await send(agent)
  expect(await waiting()).toBe(true)
  await expect(other.client.professionals.downloadProof({})).rejects.toMatchObject({ http: 404 })
  await expect(other.client.professionals.downloadProofForReview({ userId })).rejects.toMatchObject({ http: 403 })
  await expect(app.visitor.professionals.getProof()).rejects.toMatchObject({ http: 401 })
  expect(await (await admin.client.professionals.downloadProofForReview({ userId })).text()).toContain('Certificate')
  await expect(admin.client.professionals.downloadProofForReview({ userId: other.user.id })).rejects.toMatchObject({
    http: 404,
  })
})

test('it goes thirty days after the number was decided about, and not before', async () => {
  const agent = await createUser(app, { role: 'agent' })
  const waiting = await createUser(app, { role: 'agent' })
  const { id: userId } = agent.user
  for (const person of [agent, waiting]) {
    await person.client.accounts.updateProfessionalDetails({ id: person.user.id, number: 'A52100088888' })
    await send(person)
  }
  const decision = { userId, number: 'A52100088888', decision: 'approve' as const, reason: 'Found in the register.' }
  await admin.client.accounts.decideProfessionalNumber(decision)
  const nightly = async (days: number) => {
    app.clock.advance(days * 24 * 60 * 60 * 1000)
    await enqueue(app.db, forgetProofs, {})
    await app.runJobs()
  }
  await nightly(29)
  expect(await filesOf(userId)).toHaveLength(1)
  await nightly(2)
  expect(await filesOf(userId)).toEqual([])
  expect(await filesOf(waiting.user.id)).toHaveLength(1)
})

test('nothing but a paper is taken, and nobody else sends one', async () => {
  const agent = await createUser(app, { role: 'agent' })
  const script = new Blob(['<script>alert(1)</script>'])
  await expect(agent.client.professionals.uploadProof({ uploadId: uploadId() }, script)).rejects.toMatchObject({
    http: 415,
  })
  await expect(send(await createUser(app))).rejects.toMatchObject({ http: 403 })
})
