import { createHash } from 'node:crypto'
import { addMonths } from '@properysearch/contract/values/days'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  askPaper,
  caseOf,
  createCase,
  giveDraft,
  givePaper,
  giveReport,
  leadOf,
} from '../../../../test/case-factory.ts'
import { acceptedSale } from '../../../../test/deal-factory.ts'
import { createUser, signInAgain } from '../../../../test/factories.ts'
import { asBlob, pdf, uploadId } from '../../../../test/listing-factory.ts'
import { newKey } from '../../../../test/order-factory.ts'
import { codeFor, wrongCode } from '../../../../test/people.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/db/sql.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const dayMs = 24 * 60 * 60 * 1000

/** The buyer of a deal hires a lawyer for it. */
async function caseOfDeal() {
  const deal = await acceptedSale(app)
  const { buyer, seller, propertyId, bookingId } = deal
  const made = await createCase(app, { client: buyer, propertyId, bookingId })
  return { made, deal, seller }
}

async function approve({ client }: Awaited<ReturnType<typeof createCase>>, documentId: number) {
  await client.client.cases.sendOtp({ documentId })
  return client.client.cases.approve({ documentId, otp: await codeFor(app, client.user.mobile) })
}

test('a title report is a PDF with what it comes to; another one is a new version', async () => {
  const made = await createCase(app)
  const first = await giveReport(made, 'defective')
  const second = await giveReport(made)
  expect((await caseOf(made, made.client)).reports).toMatchObject([
    { id: second.id, version: 2, opinion: 'clear', isText: false },
    { id: first.id, version: 1, opinion: 'defective' },
  ])
  expect(first.hash).toBe(createHash('sha256').update(pdf).digest('hex'))
  expect(await (await made.client.client.cases.downloadDocument({ documentId: second.id })).text()).toBe(pdf)
  const upload = { leadId: made.id, opinion: 'clear' as const, uploadId: uploadId() }
  await expect(made.lawyer.client.cases.giveReport(upload, asBlob('It is clear.'))).rejects.toMatchObject({ http: 415 })
  await expect(made.client.client.cases.giveReport(upload, asBlob(pdf))).rejects.toMatchObject({ http: 403 })
})

test('a draft as text is kept as it was written, and read beside the version before it', async () => {
  const made = await createCase(app)
  await giveDraft(made, 'The price is Rs 78,50,000.\r\n')
  const { cases } = made.lawyer.client
  await cases.giveDraft({ leadId: made.id, uploadId: uploadId() }, asBlob(pdf))
  const third = await giveDraft(made, 'The price is Rs 77,00,000.')
  expect((await made.client.client.cases.readDraft({ documentId: third.id })).data).toEqual({
    id: third.id,
    version: 3,
    text: 'The price is Rs 77,00,000.',
    // The second was given as a file.
    before: { version: 1, text: 'The price is Rs 78,50,000.' },
  })
  const file = await caseOf(made, made.client)
  expect(file.drafts.map(({ version, isText }) => [version, isText])).toEqual([
    [3, true],
    [2, false],
    [1, true],
  ])
  expect(file.stage).toBe('drafted')
  await expect(cases.readDraft({ documentId: file.drafts[1]?.id ?? 0 })).rejects.toMatchObject({
    http: 409,
    body: { code: 'ruled-out' },
  })
  const whole = await (await cases.downloadDocument({ documentId: third.id })).text()
  expect(createHash('sha256').update(whole).digest('hex')).toBe(third.hash)
})

test.each([
  ['an empty one', ' \n ', 400],
  ['what is no text', new Uint8Array([0xff, 0xfe, 0x41]), 415],
  ['one with a zero in it', 'a\0b', 415],
  ['one that is too long', 'x'.repeat(200_001), 413],
])('of texts, %s is refused', async (_, text, http) => {
  const made = await createCase(app)
  const upload = { leadId: made.id, uploadId: uploadId() }
  await expect(made.lawyer.client.cases.giveDraft(upload, asBlob(text))).rejects.toMatchObject({ http })
})

test('sent again after a lost answer it is the same version; two at once are two', async () => {
  const made = await createCase(app)
  const upload = { leadId: made.id, uploadId: uploadId() }
  const { data: first } = await made.lawyer.client.cases.giveDraft(upload, asBlob('One'))
  const { data: again } = await made.lawyer.client.cases.giveDraft(upload, asBlob('One'))
  expect(again).toEqual(first)
  const both = await Promise.all([giveDraft(made, 'Two'), giveDraft(made, 'Three')])
  expect(both.map(({ version }) => version).sort()).toEqual([2, 3])
})

test('a draft is approved with a code that fits this version alone', async () => {
  const made = await createCase(app)
  const { client, lawyer } = made
  const first = await giveDraft(made)
  await client.client.cases.sendOtp({ documentId: first.id })
  const otp = await codeFor(app, client.user.mobile)
  await expect(client.client.cases.approve({ documentId: first.id, otp: wrongCode(otp) })).rejects.toMatchObject({
    http: 400,
    body: { code: 'wrong-otp' },
  })
  const second = await giveDraft(made, 'The price is Rs 77,00,000.')
  // The lawyer was faster: what was read is no longer what would be approved.
  await expect(client.client.cases.approve({ documentId: first.id, otp })).rejects.toMatchObject({
    http: 409,
    body: { code: 'changed-meanwhile' },
  })
  await expect(client.client.cases.approve({ documentId: second.id, otp })).rejects.toMatchObject({
    http: 400,
    body: { code: 'wrong-otp' },
  })
  app.clock.advance(31_000)
  await approve(made, second.id)
  const file = await caseOf(made, lawyer)
  expect(file.stage).toBe('approved')
  expect(file.drafts.map(({ approvedAt }) => approvedAt !== null)).toEqual([true, false])
  await expect(client.client.cases.sendOtp({ documentId: second.id })).rejects.toMatchObject({
    http: 409,
    body: { code: 'moved-on' },
  })
  await expect(lawyer.client.cases.sendOtp({ documentId: second.id })).rejects.toMatchObject({ http: 403 })
})

test('a report is not approved, not shared and not commented on', async () => {
  const { made } = await caseOfDeal()
  const { id: documentId } = await giveReport(made)
  const { cases } = made.client.client
  await expect(cases.sendOtp({ documentId })).rejects.toMatchObject({ http: 404 })
  await expect(cases.shareDraft({ documentId })).rejects.toMatchObject({ http: 404 })
  await expect(cases.comment({ documentId, words: 'Fine.', key: newKey() })).rejects.toMatchObject({ http: 404 })
})

test('the other side reads what the client shared and comments on it, and nothing else of the case', async () => {
  const { made, deal, seller } = await caseOfDeal()
  const { cases: theirs } = seller.client
  const first = await giveDraft(made, 'Possession in May.')
  const report = await giveReport(made)
  const paper = await givePaper(made)
  const notFound = { http: 404 }
  // Not even that there is a lawyer.
  await expect(theirs.getBySeller({ id: made.id })).rejects.toMatchObject(notFound)
  expect((await theirs.listOfDeal({ bookingId: deal.bookingId })).data).toEqual([])

  const second = await giveDraft(made, 'Possession in June.')
  await made.client.client.cases.shareDraft({ documentId: second.id })
  await made.client.client.cases.comment({ documentId: second.id, words: 'Can we ask for May?', key: newKey() })
  const said = { documentId: second.id, words: 'June suits us.', key: newKey() }
  await theirs.comment(said)
  await theirs.comment(said)

  const { data: shared } = await theirs.getBySeller({ id: made.id })
  expect(shared).toMatchObject({ side: 'seller', isOpen: true, client: 'Asha K.', lawyer: { name: 'Sneha Patil' } })
  expect(shared.drafts).toMatchObject([
    { id: second.id, version: 2, comments: [{ by: 'other', words: 'June suits us.' }] },
  ])
  // What changed is for those who have the version before.
  expect((await theirs.readDraft({ documentId: second.id })).data).toMatchObject({ before: null })
  await theirs.downloadDocument({ documentId: second.id })
  for (const documentId of [first.id, report.id]) {
    await expect(theirs.downloadDocument({ documentId })).rejects.toMatchObject(notFound)
    await expect(theirs.readDraft({ documentId })).rejects.toMatchObject(notFound)
  }
  await expect(theirs.downloadPaper({ paperId: paper.id })).rejects.toMatchObject(notFound)
  await expect(theirs.getLead({ id: made.id })).rejects.toMatchObject(notFound)
  await expect(theirs.comment({ ...said, documentId: first.id })).rejects.toMatchObject(notFound)
  await expect(theirs.shareDraft({ documentId: second.id })).rejects.toMatchObject(notFound)
  await expect(theirs.sendOtp({ documentId: second.id })).rejects.toMatchObject(notFound)

  const { drafts } = await caseOf(made, made.lawyer)
  expect(drafts[0]?.comments.map(({ by, words }) => [by, words])).toEqual([
    ['client', 'Can we ask for May?'],
    ['other', 'June suits us.'],
  ])
  await expect(made.lawyer.client.cases.comment({ ...said, key: newKey() })).rejects.toMatchObject({ http: 403 })
})

test('both sides find the versions of the one draft, each as what it is in the deal', async () => {
  const { made, deal, seller } = await caseOfDeal()
  const { buyer, propertyId, bookingId } = deal
  await giveDraft(made)
  const second = await giveDraft(made, 'Another text.')
  await buyer.client.cases.shareDraft({ documentId: second.id })
  const versions = async (person: typeof buyer, as: 'getBuyerAgreement' | 'getSellerAgreement') =>
    (await person.client.cases[as]({ userId: person.user.id, id: made.id })).data.versions.map(({ version }) => version)
  const mine = await buyer.client.cases.getBuyerAgreement({ userId: buyer.user.id, id: made.id })
  expect(mine.data.versions.map(({ version }) => version)).toEqual([2, 1])
  expect(await versions(seller, 'getSellerAgreement')).toEqual([2])
  await expect(versions(buyer, 'getSellerAgreement')).rejects.toMatchObject({ http: 404 })
  await expect(versions(seller, 'getBuyerAgreement')).rejects.toMatchObject({ http: 404 })
  await expect(seller.client.cases.getSellerAgreement({ userId: buyer.user.id, id: made.id })).rejects.toMatchObject({
    http: 404,
  })
  await expect(versions(await createUser(app), 'getBuyerAgreement')).rejects.toMatchObject({ http: 404 })

  const listOf = (id: number) => seller.client.cases.listBySeller({ userId: seller.user.id, id })
  for (const id of [0, propertyId]) {
    expect((await listOf(id)).data).toMatchObject([{ leadId: made.id, bookingId, drafts: [{ version: 2 }] }])
  }
  await expect(buyer.client.cases.listBySeller({ userId: buyer.user.id, id: propertyId })).rejects.toMatchObject({
    http: 404,
  })
  await expect(buyer.client.cases.listBySeller({ userId: seller.user.id, id: 0 })).rejects.toMatchObject({ http: 404 })
  expect((await buyer.client.cases.listOfDeal({ bookingId })).data).toMatchObject([{ isMine: true, drafts: 2 }])
  expect((await seller.client.cases.listOfDeal({ bookingId })).data).toMatchObject([{ isMine: false, drafts: 1 }])
  await expect((await createUser(app)).client.cases.listOfDeal({ bookingId })).rejects.toMatchObject({ http: 404 })
})

test('without a deal there is nobody to share with', async () => {
  const made = await createCase(app)
  const { id: documentId } = await giveDraft(made)
  await expect(made.client.client.cases.shareDraft({ documentId })).rejects.toMatchObject({
    http: 409,
    body: { code: 'ruled-out' },
  })
})

test('it is delivered with a report or an approved draft, and not while papers are awaited', async () => {
  const made = await createCase(app)
  const { id: leadId, lawyer } = made
  const deliver = () => lawyer.client.cases.deliver({ leadId })
  await giveDraft(made)
  await expect(deliver()).rejects.toMatchObject({ http: 409, body: { code: 'not-yet' } })
  await giveReport(made)
  const requestId = await askPaper(made)
  await expect(deliver()).rejects.toMatchObject({ http: 409, body: { code: 'not-yet' } })
  await lawyer.client.cases.withdrawRequest({ requestId })
  await deliver()
  expect(await leadOf(made, made.client)).toMatchObject({
    lawyerdata: { requeststatus: 3 },
    case: { isOpen: false },
  })
  // What was delivered stays as it is.
  await expect(giveDraft(made)).rejects.toMatchObject({ http: 409, body: { code: 'moved-on' } })
  await expect(lawyer.client.cases.setItem({ leadId, item: 'mutations', state: 'clear' })).rejects.toMatchObject({
    http: 409,
  })
  const drafted = await createCase(app)
  await approve(drafted, (await giveDraft(drafted)).id)
  await drafted.lawyer.client.cases.deliver({ leadId: drafted.id })
})

test('the lawyer reads a closed case for three years, the client always', async () => {
  const made = await createCase(app)
  const { id: documentId } = await giveReport(made)
  const { id: paperId } = await givePaper(made)
  await app.db.run(sql`
    update hires set state = 'closed', delivered_at = ${app.clock.now}, closed_at = ${app.clock.now} where id = ${made.id}`)
  const until = addMonths(app.clock.now.toISOString().slice(0, 10), 36)
  expect(await caseOf(made, made.lawyer)).toMatchObject({ isOpen: false, lawyerReadsUntil: until })
  app.clock.advance(new Date(`${until}T12:00:00+05:30`).getTime() - app.clock.now.getTime())
  await signInAgain(app, made.lawyer)
  await made.lawyer.client.cases.downloadPaper({ paperId })
  app.clock.advance(dayMs)
  expect(await leadOf(made, made.lawyer)).toMatchObject({ case: null, lawyerdata: { requeststatus: 4 } })
  await expect(made.lawyer.client.cases.downloadPaper({ paperId })).rejects.toMatchObject({ http: 404 })
  await expect(made.lawyer.client.cases.downloadDocument({ documentId })).rejects.toMatchObject({ http: 404 })
  await signInAgain(app, made.client)
  await made.client.client.cases.downloadDocument({ documentId })
})

test('two lawyers, two clients: nobody opens, approves or comments on another’s draft', async () => {
  const one = await createCase(app)
  const two = await createCase(app)
  const { id: documentId } = await giveDraft(one)
  const notFound = { http: 404 }
  for (const { client } of [two.lawyer, two.client]) {
    await expect(client.cases.downloadDocument({ documentId })).rejects.toMatchObject(notFound)
    await expect(client.cases.readDraft({ documentId })).rejects.toMatchObject(notFound)
  }
  const { cases } = two.client.client
  await expect(cases.sendOtp({ documentId })).rejects.toMatchObject(notFound)
  await expect(cases.approve({ documentId, otp: '123456' })).rejects.toMatchObject(notFound)
  await expect(cases.shareDraft({ documentId })).rejects.toMatchObject(notFound)
  await expect(cases.comment({ documentId, words: 'Mine?', key: newKey() })).rejects.toMatchObject(notFound)
  const upload = { leadId: one.id, uploadId: uploadId() }
  await expect(two.lawyer.client.cases.giveDraft(upload, asBlob('Text'))).rejects.toMatchObject(notFound)
  await expect(two.lawyer.client.cases.giveReport({ ...upload, opinion: 'clear' }, asBlob(pdf))).rejects.toMatchObject(
    notFound,
  )
})
