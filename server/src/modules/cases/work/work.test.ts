import { afterAll, beforeAll, expect, test } from 'vitest'
import { askPaper, caseOf, createCase, giveDraft, givePaper, leadOf } from '../../../../test/case-factory.ts'
import { createUser, type TestPerson } from '../../../../test/factories.ts'
import { asBlob, pdf, photo, uploadId } from '../../../../test/listing-factory.ts'
import { createProperty } from '../../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/db/sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const dayMs = 24 * 60 * 60 * 1000
const titlesOf = async (userId: number) =>
  (
    await app.db.many<{ title: string }>(sql`select title from notifications where user_id = ${userId} order by id`)
  ).map(({ title }) => title)

test('the checklist follows the property: of a villa the land and the building, of a flat its society too', async () => {
  const villa = await createCase(app, { propertyId: await createProperty(app, { subcategory: 'Villas' }) })
  const flat = await createCase(app, { propertyId: await createProperty(app) })
  const itemsOf = async (of: typeof villa) => (await caseOf(of, of.lawyer)).items.map(({ item }) => item)
  expect(await itemsOf(villa)).toContain('seven-twelve')
  expect(await itemsOf(villa)).not.toContain('share-certificate')
  expect(await itemsOf(flat)).toContain('share-certificate')
  expect((await itemsOf(flat)).length).toBeGreaterThan((await itemsOf(villa)).length)
})

test('what the lawyer notes is read by the client; the stage says how far it is', async () => {
  const made = await createCase(app)
  const { id: leadId, lawyer, client } = made
  const { setItem } = lawyer.client.cases
  await setItem({ leadId, item: 'court-search', state: 'clear' })
  expect(await caseOf(made, client)).toMatchObject({ stage: 'search' })
  await setItem({ leadId, item: 'charge-search', state: 'concern', note: ' A mortgage of 2014\nis open. ' })
  const file = await caseOf(made, client)
  expect(file.stage).toBe('query')
  expect(file.items.filter(({ state }) => state !== 'open')).toMatchObject([
    { item: 'charge-search', state: 'concern', note: 'A mortgage of 2014\nis open.' },
    { item: 'court-search', state: 'clear', note: null },
  ])
  await setItem({ leadId, item: 'charge-search', state: 'open' })
  expect(await caseOf(made, client)).toMatchObject({ stage: 'search' })
  await expect(setItem({ leadId, item: 'horoscope' as 'mutations', state: 'clear' })).rejects.toMatchObject({
    http: 400,
  })
  await expect(setItem({ leadId, item: 'mutations', state: 'clear', note: 'x'.repeat(2001) })).rejects.toMatchObject({
    http: 400,
  })
})

test('a paper that is asked for stops the clock until it is given', async () => {
  const made = await createCase(app, { days: 10 })
  const { lawyer, client } = made
  const dueBefore = (await leadOf(made, lawyer)).dueAt
  const first = await askPaper(made, 'Index II of 2011')
  const second = await askPaper(made, 'Share certificate')
  expect(await leadOf(made, client)).toMatchObject({
    dueAt: null,
    lawyerdata: { state: 'waiting', requeststatus: 1 },
    case: { stage: 'awaited', isOpen: true },
  })
  expect(await titlesOf(client.user.id)).toContain('Your lawyer asks for a paper: Index II of 2011')
  app.clock.advance(3 * dayMs)
  const paper = await givePaper(made, first)
  expect(await leadOf(made, client)).toMatchObject({ lawyerdata: { state: 'waiting' } })
  await client.client.cases.cannotGive({ requestId: second, reply: 'The society has not issued it.' })
  const after = await leadOf(made, lawyer)
  expect(after.lawyerdata.state).toBe('accepted')
  expect(new Date(after.dueAt ?? 0).getTime() - new Date(dueBefore ?? 0).getTime()).toBe(3 * dayMs)
  expect(after.case?.requests).toMatchObject([
    { name: 'Share certificate', state: 'cannot', reply: 'The society has not issued it.', papers: [] },
    { name: 'Index II of 2011', state: 'given', papers: [{ id: paper.id }] },
  ])
  expect(await titlesOf(lawyer.user.id)).toEqual(
    expect.arrayContaining([
      'Your client gave a paper: Index II of 2011',
      'Your client cannot give a paper: Share certificate',
    ]),
  )
  expect(await (await lawyer.client.cases.downloadPaper({ paperId: paper.id })).text()).toBe(pdf)
})

test('asked for again after a lost answer it is one request, and the client hears of it once', async () => {
  const made = await createCase(app)
  const asked = { leadId: made.id, name: 'Index II of 2011', about: 'Both pages of it.' }
  await Promise.all([1, 2].map(() => made.lawyer.client.cases.askPaper(asked)))
  await made.lawyer.client.cases.askPaper(asked)
  expect((await caseOf(made, made.client)).requests).toMatchObject([{ name: 'Index II of 2011' }])
  const told = (await titlesOf(made.client.user.id)).filter((title) => title.startsWith('Your lawyer asks for a paper'))
  expect(told).toHaveLength(1)
  await made.lawyer.client.cases.askPaper({ ...asked, about: 'The one of the garage.' })
  expect((await caseOf(made, made.client)).requests).toHaveLength(2)
})

test('what could not be given can be given after all; what is no longer needed cannot', async () => {
  const made = await createCase(app)
  const { id: leadId, lawyer, client } = made
  const requestId = await askPaper(made)
  await client.client.cases.cannotGive({ requestId, reply: 'I cannot find it.' })
  await expect(client.client.cases.cannotGive({ requestId, reply: 'Again.' })).rejects.toMatchObject({ http: 409 })
  await givePaper(made, requestId)
  expect((await caseOf(made, client)).requests).toMatchObject([{ state: 'given', reply: null }])
  const other = await askPaper(made, 'Property card')
  await lawyer.client.cases.withdrawRequest({ requestId: other })
  expect(await leadOf(made, lawyer)).toMatchObject({ lawyerdata: { state: 'accepted' } })
  await expect(lawyer.client.cases.withdrawRequest({ requestId: other })).rejects.toMatchObject({ http: 409 })
  await expect(
    client.client.cases.givePaper({ leadId, requestId: other, uploadId: uploadId() }, asBlob(pdf)),
  ).rejects.toMatchObject({ http: 409, body: { code: 'moved-on' } })
})

test('sent again after a lost answer it is the same paper; a photo becomes a page; nothing else is taken', async () => {
  const made = await createCase(app)
  const { id: leadId, client } = made
  const upload = { leadId, requestId: 0, uploadId: uploadId() }
  const { data: first } = await client.client.cases.givePaper(upload, asBlob(pdf, 'application/pdf'))
  const { data: again } = await client.client.cases.givePaper(upload, asBlob(pdf, 'application/pdf'))
  expect(again).toEqual(first)
  const { data: page } = await client.client.cases.givePaper({ ...upload, uploadId: uploadId() }, asBlob(await photo()))
  expect(page.fileName).toMatch(/\.jpg$/)
  await expect(
    client.client.cases.givePaper({ ...upload, uploadId: uploadId() }, asBlob('MZ a program')),
  ).rejects.toMatchObject({ http: 415 })
  expect((await caseOf(made, client)).papers).toHaveLength(2)
  await client.client.cases.removePaper({ paperId: first.id })
  await app.runJobs()
  expect((await caseOf(made, client)).papers).toMatchObject([{ id: page.id }])
  await expect(client.client.cases.downloadPaper({ paperId: first.id })).rejects.toMatchObject({ http: 404 })
})

test('two lawyers, two clients: nobody reads or changes another’s case, and the back office opens none', async () => {
  const one = await createCase(app)
  const two = await createCase(app)
  const requestId = await askPaper(one)
  const { id: paperId } = await givePaper(one, requestId)
  const open = await askPaper(one, 'Property card')
  const notFound = { http: 404 }
  for (const { client } of [two.lawyer, two.client, await createUser(app)]) {
    await expect(client.cases.getLead({ id: one.id })).rejects.toMatchObject(notFound)
    await expect(client.cases.downloadPaper({ paperId })).rejects.toMatchObject(notFound)
  }
  const { cases: theirs } = two.lawyer.client
  await expect(theirs.setItem({ leadId: one.id, item: 'mutations', state: 'clear' })).rejects.toMatchObject(notFound)
  await expect(theirs.askPaper({ leadId: one.id, name: 'Everything' })).rejects.toMatchObject(notFound)
  await expect(theirs.withdrawRequest({ requestId: open })).rejects.toMatchObject(notFound)
  await expect(theirs.deliver({ leadId: one.id })).rejects.toMatchObject(notFound)
  const { cases: clients } = two.client.client
  const upload = { leadId: one.id, requestId: open, uploadId: uploadId() }
  await expect(clients.givePaper(upload, asBlob(pdf))).rejects.toMatchObject(notFound)
  // One's own case with another's request.
  await expect(clients.givePaper({ ...upload, leadId: two.id }, asBlob(pdf))).rejects.toMatchObject(notFound)
  await expect(clients.cannotGive({ requestId: open, reply: 'It is not mine.' })).rejects.toMatchObject(notFound)
  await expect(clients.removePaper({ paperId })).rejects.toMatchObject(notFound)
  const admin = await createUser(app, { role: 'admin' })
  await expect(admin.client.cases.downloadPaper({ paperId })).rejects.toMatchObject({ http: 403 })
  await expect(app.visitor.cases.downloadPaper({ paperId })).rejects.toMatchObject({ http: 401 })
  expect((await caseOf(one, one.client)).papers).toEqual([])
})

test('before it is accepted there is no case; given up, it is closed to the lawyer and stays the client’s', async () => {
  const made = await createCase(app, { state: 'paid' })
  const upload = { leadId: made.id, requestId: 0, uploadId: uploadId() }
  expect(await leadOf(made, made.client)).toMatchObject({ case: null })
  await expect(made.client.client.cases.givePaper(upload, asBlob(pdf))).rejects.toMatchObject({ http: 404 })
  await made.lawyer.client.cases.acceptLead({ leadId: made.id })
  const { id: paperId } = await givePaper(made)
  await made.lawyer.client.hires.act({ id: made.id, act: 'give-up', reason: 'I have fallen ill.' })
  expect(await leadOf(made, made.lawyer)).toMatchObject({ case: null, lawyerdata: { requeststatus: 2 } })
  await expect(made.lawyer.client.cases.downloadPaper({ paperId })).rejects.toMatchObject({ http: 404 })
  expect((await caseOf(made, made.client)).papers).toMatchObject([{ id: paperId }])
  await expect(made.client.client.cases.givePaper(upload, asBlob(pdf))).rejects.toMatchObject({ http: 409 })
})

test('the copy of a lawyer’s data holds no case that they may no longer open, and no words of the client', async () => {
  const made = await createCase(app)
  const requestId = await askPaper(made, 'Will of the owner')
  await made.client.client.cases.cannotGive({ requestId, reply: 'My aunt Vasundhara keeps it.' })
  await giveDraft(made, 'The price is Rs 78,50,000.')
  const copyOf = async ({ client, user: { id } }: TestPerson) => {
    const { data } = await client.accounts.requestDataExport({ id })
    await app.runJobs()
    const file = await client.accounts.downloadDataExport({ id, exportId: data.id })
    return JSON.stringify(JSON.parse(await file.text()).cases)
  }
  const [atWork, ofClient] = [await copyOf(made.lawyer), await copyOf(made.client)]
  for (const words of ['Will of the owner', 'Rs 78,50,000']) {
    expect(atWork).toContain(words)
    expect(ofClient).toContain(words)
  }
  expect(atWork).not.toContain('Vasundhara')
  expect(ofClient).toContain('Vasundhara')
  await made.lawyer.client.hires.act({ id: made.id, act: 'give-up', reason: 'I have fallen ill.' })
  app.clock.advance(2 * dayMs)
  const afterwards = await copyOf(made.lawyer)
  for (const words of ['Will of the owner', 'Rs 78,50,000']) expect(afterwards).not.toContain(words)
})

test('a notice of a paper does not name its file, which says what its owner likes', async () => {
  const made = await createCase(app)
  const upload = { leadId: made.id, requestId: 0, uploadId: uploadId() }
  await made.client.client.cases.givePaper(
    upload,
    new File([pdf], 'PAN of Vasundhara.pdf', { type: 'application/pdf' }),
  )
  expect((await caseOf(made, made.lawyer)).papers).toHaveLength(1)
  const titles = await titlesOf(made.lawyer.user.id)
  expect(titles.at(-1)).toContain('gave a paper')
  const { fileName } = (await caseOf(made, made.client)).papers[0] ?? { fileName: '' }
  expect(fileName.length).toBeGreaterThan(3)
  expect(titles.join()).not.toContain(fileName.replace(/\.pdf$/, ''))
})

test('of two who answer a request at once, one settles it', async () => {
  const made = await createCase(app)
  const requestId = await askPaper(made)
  const answers = await Promise.allSettled([
    made.client.client.cases.cannotGive({ requestId, reply: 'It is lost.' }),
    made.lawyer.client.cases.withdrawRequest({ requestId }),
  ])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await leadOf(made, made.lawyer)).toMatchObject({ lawyerdata: { state: 'accepted' } })
})
