import { afterAll, beforeAll, expect, test } from 'vitest'
import { askPaper, createCase, giveDraft, givePaper } from '../../../test/case-factory.ts'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { createHire, createProfessional, showHire } from '../../../test/hire-factory.ts'
import { asBlob, pdf, uploadId } from '../../../test/listing-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let app: TestApp
let admin: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  admin = await createUser(app, { role: 'admin' })
})
afterAll(() => app.close())

const reason = 'The report has another flat in it.'
const pdfOf = (text: string) => asBlob(`%PDF-1.4\n${text}\n%%EOF\n`)
const add = (who: TestPerson, id: number, text = 'A photo', upload = uploadId()) =>
  who.client.hires.addDisputeFile({ id, uploadId: upload }, pdfOf(text))

test('both hand in files while the fee is disputed; both and the back office read them, nobody else', async () => {
  const hire = await createHire(app, { kind: 'evaluator', state: 'delivered' })
  const { id, client, professional } = hire
  await expect(add(client, id)).rejects.toMatchObject({ http: 404 })
  await client.client.hires.dispute({ id, reason })
  const press = uploadId()
  const { data: first } = await add(client, id, 'The flat as it is', press)
  expect(first).toMatchObject({ addedBy: 'client', contentType: 'application/pdf' })
  expect((await add(client, id, 'The flat as it is', press)).data.id).toBe(first.id)
  const { data: second } = await add(professional, id, 'The letter of the society')

  for (const who of [client, professional]) {
    const { dispute } = await showHire(hire, who)
    expect(dispute?.files).toEqual([first, second])
    const texts = await Promise.all(
      [first, second].map(async ({ id: fileId }) =>
        (await who.client.hires.downloadDisputeFile({ id, fileId })).text(),
      ),
    )
    expect(texts).toEqual([expect.stringContaining('as it is'), expect.stringContaining('of the society')])
  }
  const { data: reviewed } = await admin.client.hires.getForReview({ id })
  expect(reviewed.dispute.files).toEqual([first, second])
  const read = await admin.client.hires.downloadDisputeFileForReview({ id, fileId: second.id })
  expect(await read.text()).toContain('of the society')

  for (const other of [await createUser(app), await createProfessional(app, 'evaluator')]) {
    await expect(add(other, id)).rejects.toMatchObject({ http: 404 })
    await expect(other.client.hires.downloadDisputeFile({ id, fileId: first.id })).rejects.toMatchObject({ http: 404 })
    await expect(other.client.hires.downloadDisputeFileForReview({ id, fileId: first.id })).rejects.toMatchObject({
      http: 403,
    })
  }
  const elsewhere = await createHire(app, { kind: 'agent', client, state: 'accepted' })
  await client.client.hires.dispute({ id: elsewhere.id, reason })
  for (const { hires } of [client.client, professional.client]) {
    await expect(hires.downloadDisputeFile({ id: elsewhere.id, fileId: first.id })).rejects.toMatchObject({ http: 404 })
  }
})

test('of each side at most five, only what is a document or a photo', async () => {
  const { id, client } = await createHire(app, { kind: 'agent', state: 'accepted' })
  await client.client.hires.dispute({ id, reason })
  const text = client.client.hires.addDisputeFile({ id, uploadId: uploadId() }, asBlob('Not a document.'))
  await expect(text).rejects.toMatchObject({ http: 415 })
  for (let n = 0; n < 4; n += 1) await add(client, id)
  const presses = await Promise.allSettled([add(client, id), add(client, id)])
  const refusals = presses.flatMap((press) => (press.status === 'rejected' ? [press.reason.body.code] : []))
  expect(refusals).toEqual(['limit-reached'])
})

test('once it is decided nothing is added, the back office opens no file any more, and the two still do', async () => {
  const hire = await createHire(app, { kind: 'agent', fee: 10_000, state: 'accepted' })
  const { id, client, professional } = hire
  await client.client.hires.dispute({ id, reason })
  await professional.client.hires.answerDispute({ id, answer: 'I came to each of the visits.' })
  const { data: file } = await add(client, id)
  await admin.client.hires.decide({ id, toClient: 10_000, toProfessional: 0, reason: 'No visit was recorded.' })
  await expect(add(professional, id)).rejects.toMatchObject({ http: 409, body: { code: 'moved-on' } })
  expect((await admin.client.hires.getForReview({ id })).data.dispute.files).toEqual([])
  const ofAdmin = admin.client.hires.downloadDisputeFileForReview({ id, fileId: file.id })
  await expect(ofAdmin).rejects.toMatchObject({ http: 404 })
  await professional.client.hires.downloadDisputeFile({ id, fileId: file.id })
})

test('the papers of a lawyer’s case stay closed to the back office, but for what the client attaches', async () => {
  const made = await createCase(app)
  const { id, client, lawyer } = made
  const { id: paperId } = await givePaper(made, await askPaper(made, 'Will of my uncle'))
  const draft = await giveDraft(made, 'The price is Rs 78,50,000.')
  await client.client.hires.dispute({ id, reason: 'The draft names another flat.' })
  const { dispute } = (await admin.client.hires.getForReview({ id })).data
  expect(dispute.files).toEqual([])
  for (const refused of [
    () => admin.client.cases.downloadPaper({ paperId }),
    () => admin.client.cases.downloadDocument({ documentId: draft.id }),
    () => admin.client.cases.readDraft({ documentId: draft.id }),
    () => admin.client.cases.getLead({ id }),
  ]) {
    await expect(refused()).rejects.toMatchObject({ http: 403 })
  }
  const attached = await client.client.hires.addDisputeFile({ id, uploadId: uploadId() }, asBlob(pdf))
  const read = await admin.client.hires.downloadDisputeFileForReview({ id, fileId: attached.data.id })
  expect(await read.text()).toBe(pdf)
  expect((await showHire({ id }, lawyer)).dispute?.files).toHaveLength(1)
})
