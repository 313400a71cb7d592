import { createHash } from 'node:crypto'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { DealPaperKind } from '@properysearch/contract/deal-papers/facts'
import { erasureWords } from '@properysearch/contract/erasure/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acceptedSale, bookedSale, type TestDeal } from '../../../../test/deal-factory.ts'
import { createUser, type TestPerson } from '../../../../test/factories.ts'
import { asBlob, pdf, photo, uploadId } from '../../../../test/listing-factory.ts'
import { createProperty } from '../../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/db/sql.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { RealtimeEvent } from '../../../platform/realtime/event-bus.ts'
import { hashPassword } from '../../auth/index.ts'
import { sweepFilesJob } from '../../files/index.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const notFound = { http: 404, body: { code: 'not-found' } }
const papersOf = async ({ bookingId }: TestDeal, { client }: TestPerson) =>
  (await client.dealPapers.list({ bookingId })).data
const paperOf = async (deal: TestDeal, person: TestPerson, kind: DealPaperKind) =>
  (await papersOf(deal, person)).papers.find((paper) => paper.kind === kind)
const put = async (deal: TestDeal, { client }: TestPerson, kind: DealPaperKind, name?: string) =>
  (await client.dealPapers.add({ bookingId: deal.bookingId, kind, ...(name ? { name } : {}) })).data.id
const give = async (
  { client }: TestPerson,
  paperId: number,
  { readers = 'both' as 'both' | 'only-me', content = pdf as string | Uint8Array, id = uploadId() } = {},
) => (await client.dealPapers.upload({ paperId, readers, uploadId: id }, asBlob(content, 'application/pdf'))).data
const titlesOf = async (person: TestPerson) =>
  (await person.client.notifications.listNotifications({ id: person.user.id })).data.map(({ title }) => title)

describe('the list', () => {
  test('lists what is usual for a flat and who provides it; nothing has been asked for or given yet', async () => {
    const deal = await bookedSale(app)
    const { side, isOpen, papers } = await papersOf(deal, deal.buyer)
    expect([side, isOpen]).toEqual(['buyer', true])
    expect(papers.map(({ kind, from, state }) => [kind, from, state])).toEqual([
      ['agreement-draft', 'either', 'open'],
      ['title-papers', 'seller', 'open'],
      ['index-ii', 'seller', 'open'],
      ['occupancy-certificate', 'seller', 'open'],
      ['share-certificate', 'seller', 'open'],
      ['society-noc', 'seller', 'open'],
      ['parking-allotment', 'seller', 'open'],
      ['loan-sanction', 'buyer', 'open'],
      ['foreclosure-letter', 'seller', 'open'],
    ])
  })

  test('of a plot asks for the 7/12 extract and the NA order instead', async () => {
    const deal = await bookedSale(app)
    await app.db.run(sql`
      update properties set subcategory = 'Plots', plot_sqft = 1500, carpet_sqft = null, bhk = null, bathrooms = null,
        balconies = 0, furnishing = null, floor = null, total_floors = null, age = null where id = ${deal.propertyId}`)
    const kinds = (await papersOf(deal, deal.buyer)).papers.map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(['seven-twelve', 'na-order']))
    expect(kinds).not.toContain('share-certificate')
  })

  test('is nobody else’s: not a stranger’s, not the back office’s, not a visitor’s', async () => {
    const deal = await bookedSale(app)
    const { bookingId } = deal
    const paperId = await put(deal, deal.seller, 'index-ii')
    const { id: fileId } = await give(deal.seller, paperId)
    const stranger = await createUser(app)
    const admin = await createUser(app, { role: 'admin' })
    for (const { client } of [stranger, admin]) {
      await expect(client.dealPapers.list({ bookingId })).rejects.toMatchObject(notFound)
      await expect(client.dealPapers.download({ fileId })).rejects.toMatchObject(notFound)
    }
    await expect(stranger.client.dealPapers.add({ bookingId, kind: 'index-ii' })).rejects.toMatchObject(notFound)
    await expect(stranger.client.dealPapers.mark({ paperId, mark: 'asked' })).rejects.toMatchObject(notFound)
    await expect(give(stranger, paperId)).rejects.toMatchObject(notFound)
    await expect(stranger.client.dealPapers.removeFile({ fileId })).rejects.toMatchObject(notFound)
    await expect(admin.client.dealPapers.add({ bookingId, kind: 'index-ii' })).rejects.toMatchObject({ http: 403 })
    await expect(app.visitor.dealPapers.list({ bookingId })).rejects.toMatchObject({ http: 401 })
  })

  test('opens with the acceptance; what ended early can still be read, and takes nothing more', async () => {
    const seller = await createUser(app)
    const buyer = await createUser(app)
    const propertyId = await createProperty(app, { ownerId: seller.user.id })
    const { data: booking } = await buyer.client.bookings.request({ propertyId })
    const deal: TestDeal = { buyer, seller, propertyId, bookingId: booking.id }
    expect((await papersOf(deal, buyer)).isOpen).toBe(false)
    await expect(put(deal, buyer, 'index-ii')).rejects.toMatchObject({ http: 409, body: { code: 'moved-on' } })
    await seller.client.bookings.act({ id: booking.id, act: 'accept' })
    const { id: fileId } = await give(seller, await put(deal, seller, 'index-ii'))
    await buyer.client.bookings.act({ id: booking.id, act: 'withdraw' })
    expect((await papersOf(deal, buyer)).isOpen).toBe(false)
    expect(await (await buyer.client.dealPapers.download({ fileId })).text()).toBe(pdf)
    await expect(put(deal, seller, 'share-certificate')).rejects.toMatchObject({ body: { code: 'moved-on' } })
    await seller.client.dealPapers.removeFile({ fileId })
    await expect(buyer.client.dealPapers.download({ fileId })).rejects.toMatchObject(notFound)
  })
})

describe('asking', () => {
  test('asked for once, given, asked for again: each side sees the same, and the other hears of it', async () => {
    const deal = await bookedSale(app)
    const { buyer, seller } = deal
    const paperId = await put(deal, buyer, 'occupancy-certificate')
    expect(await put(deal, buyer, 'occupancy-certificate')).toBe(paperId)
    await buyer.client.dealPapers.mark({ paperId, mark: 'asked' })
    await buyer.client.dealPapers.mark({ paperId, mark: 'asked' })
    const asked = await paperOf(deal, seller, 'occupancy-certificate')
    expect(asked).toMatchObject({ id: paperId, state: 'asked', markedBy: 'buyer', mayRemove: false })
    expect((await titlesOf(seller)).filter((title) => title.startsWith('The buyer asks for a paper'))).toHaveLength(1)
    await give(seller, paperId)
    expect(await paperOf(deal, buyer, 'occupancy-certificate')).toMatchObject({ state: 'given', markedBy: null })
    expect((await titlesOf(buyer))[0]).toMatch(/^The seller gave a paper/)
    await buyer.client.dealPapers.mark({ paperId, mark: 'asked' })
    expect(await paperOf(deal, seller, 'occupancy-certificate')).toMatchObject({ state: 'asked' })
    await buyer.client.dealPapers.mark({ paperId, mark: 'none' })
    expect(await paperOf(deal, seller, 'occupancy-certificate')).toMatchObject({ state: 'given' })
  })

  test('one’s own paper is not asked for; what the other said is not taken back by me', async () => {
    const deal = await bookedSale(app)
    const { buyer, seller } = deal
    const paperId = await put(deal, buyer, 'loan-sanction')
    await expect(buyer.client.dealPapers.mark({ paperId, mark: 'asked' })).rejects.toMatchObject({
      body: { code: 'ruled-out' },
    })
    await buyer.client.dealPapers.mark({ paperId, mark: 'not-needed' })
    expect(await paperOf(deal, seller, 'loan-sanction')).toMatchObject({ state: 'not-needed', markedBy: 'buyer' })
    await expect(seller.client.dealPapers.mark({ paperId, mark: 'none' })).rejects.toMatchObject(notFound)
    await seller.client.dealPapers.mark({ paperId, mark: 'asked' })
    expect(await paperOf(deal, buyer, 'loan-sanction')).toMatchObject({ state: 'asked', markedBy: 'seller' })
  })

  test('another paper has a name; until it is asked for or given, it is its own side’s alone', async () => {
    const deal = await bookedSale(app)
    const { buyer, seller, bookingId } = deal
    await expect(put(deal, buyer, 'other')).rejects.toMatchObject({
      http: 400,
      body: { errors: { name: expect.any(String) } },
    })
    await expect(buyer.client.dealPapers.add({ bookingId, kind: 'index-ii', name: 'Mine' })).rejects.toMatchObject({
      http: 400,
    })
    const paperId = await put(deal, buyer, 'other', '  Letter of   the bank ')
    expect(await put(deal, buyer, 'other', 'letter of the BANK')).toBe(paperId)
    expect(await paperOf(deal, seller, 'other')).toBeUndefined()
    await expect(seller.client.dealPapers.mark({ paperId, mark: 'not-needed' })).rejects.toMatchObject(notFound)
    expect(await paperOf(deal, buyer, 'other')).toMatchObject({ name: 'Letter of the bank', mayRemove: true })
    await buyer.client.dealPapers.mark({ paperId, mark: 'asked' })
    expect(await paperOf(deal, seller, 'other')).toMatchObject({ state: 'asked', mayRemove: false })
    const { id: fileId } = await give(seller, paperId)
    await expect(buyer.client.dealPapers.remove({ paperId })).rejects.toMatchObject({ body: { code: 'not-yet' } })
    await expect(seller.client.dealPapers.remove({ paperId })).rejects.toMatchObject(notFound)
    await seller.client.dealPapers.removeFile({ fileId })
    await buyer.client.dealPapers.remove({ paperId })
    expect(await paperOf(deal, buyer, 'other')).toBeUndefined()
  })

  test('at most thirty papers of one’s own', async () => {
    const deal = await bookedSale(app)
    for (let i = 0; i < 30; i++) await put(deal, deal.buyer, 'other', `Paper number ${i}`)
    await expect(put(deal, deal.buyer, 'other', 'One more')).rejects.toMatchObject({ body: { code: 'limit-reached' } })
    expect(await put(deal, deal.seller, 'other', 'One of the seller')).toBeGreaterThan(0)
  })
})

describe('files', () => {
  test('each new one is a version, with its hash; nobody’s number is given twice', async () => {
    const deal = await bookedSale(app)
    const { buyer, seller } = deal
    const paperId = await put(deal, seller, 'agreement-draft')
    const first = await give(seller, paperId)
    expect(first).toMatchObject({ version: 1, by: 'seller', readers: 'both', fileName: 'upload.pdf' })
    expect(first.hash).toBe(createHash('sha256').update(pdf).digest('hex'))
    const second = await give(buyer, paperId, { content: `${pdf}% with changes\n%%EOF\n` })
    expect(second).toMatchObject({ version: 2, by: 'buyer' })
    await buyer.client.dealPapers.removeFile({ fileId: second.id })
    expect(await give(seller, paperId)).toMatchObject({ version: 3 })
    const { files } = (await paperOf(deal, buyer, 'agreement-draft')) ?? { files: [] }
    expect(files.map(({ version }) => version)).toEqual([3, 1])
    await expect(buyer.client.dealPapers.removeFile({ fileId: first.id })).rejects.toMatchObject(notFound)
  })

  test('kept for oneself, the other side learns nothing of it until it is shared', async () => {
    const deal = await bookedSale(app)
    const { buyer, seller } = deal
    const heard: RealtimeEvent[] = []
    const stop = app.events.subscribe((event) => heard.push(event))
    const paperId = await put(deal, buyer, 'other', 'Notes of my lawyer')
    const { id: fileId, version } = await give(buyer, paperId, { readers: 'only-me' })
    expect(version).toBeNull()
    expect(heard.filter(({ name }) => name === 'deal-papers.changed').map(({ to }) => to)).toEqual([
      { people: [buyer.user.id] },
      { people: [buyer.user.id] },
    ])
    expect(await paperOf(deal, seller, 'other')).toBeUndefined()
    await expect(seller.client.dealPapers.download({ fileId })).rejects.toMatchObject(notFound)
    await expect(seller.client.dealPapers.share({ fileId })).rejects.toMatchObject(notFound)
    expect(await paperOf(deal, buyer, 'other')).toMatchObject({ state: 'open', files: [{ readers: 'only-me' }] })
    await buyer.client.dealPapers.share({ fileId })
    await buyer.client.dealPapers.share({ fileId })
    stop()
    expect(await paperOf(deal, seller, 'other')).toMatchObject({
      state: 'given',
      files: [{ id: fileId, version: 1, readers: 'both' }],
    })
    expect(await (await seller.client.dealPapers.download({ fileId })).text()).toBe(pdf)
    expect((await titlesOf(seller)).filter((title) => title.startsWith('The buyer gave a paper'))).toHaveLength(1)
    expect(heard.filter(({ name }) => name === 'deal-papers.changed').at(-1)?.to).toEqual({
      people: [buyer.user.id, seller.user.id],
    })
  })

  test('sent again after a lost answer it is the same file; a photo is drawn anew, a program refused', async () => {
    const deal = await bookedSale(app)
    const { seller } = deal
    const paperId = await put(deal, seller, 'parking-allotment')
    const id = uploadId()
    const first = await give(seller, paperId, { id })
    expect(await give(seller, paperId, { id })).toEqual(first)
    const asPhoto = await give(seller, paperId, { content: await photo() })
    expect(asPhoto).toMatchObject({ contentType: 'image/jpeg', fileName: 'upload.jpg' })
    await expect(give(seller, paperId, { content: 'MZ not a paper' })).rejects.toMatchObject({ http: 415 })
    expect((await paperOf(deal, seller, 'parking-allotment'))?.files).toHaveLength(2)
  })

  test('one upload pressed twice at once is one file, and its bytes are there once', async () => {
    const deal = await acceptedSale(app)
    const paperId = await put(deal, deal.seller, 'index-ii')
    const id = uploadId()
    const sent = await Promise.allSettled([give(deal.seller, paperId, { id }), give(deal.seller, paperId, { id })])
    expect(sent.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
    expect((await paperOf(deal, deal.buyer, 'index-ii'))?.files).toHaveLength(1)
  })

  test('two versions given at once have two numbers', async () => {
    const deal = await bookedSale(app)
    const paperId = await put(deal, deal.seller, 'agreement-draft')
    const given = await Promise.all([give(deal.seller, paperId), give(deal.buyer, paperId), give(deal.seller, paperId)])
    expect(given.map(({ version }) => version).sort()).toEqual([1, 2, 3])
  })
})

describe('whoever leaves', () => {
  test('takes their files and the names they gave; the other side keeps theirs', async () => {
    const password = 'a tall banyan'
    const person = await createUser(app, { passwordHash: await hashPassword(password) })
    const deal = await acceptedSale(app, { buyer: person })
    const { buyer, seller } = deal
    const mine = await put(deal, buyer, 'other', 'About my divorce')
    const { id: fileId } = await give(buyer, mine)
    const kept = await give(seller, mine)
    await put(deal, buyer, 'other', 'Nothing given with it')
    await buyer.client.bookings.act({ id: deal.bookingId, act: 'withdraw' })
    const [{ key }] = (await app.db.many(sql`
      select file_key as key from deal_paper_files where id = ${fileId}`)) as [{ key: string }]
    await person.client.erasure.eraseAccount({ id: person.user.id, password, confirmation: erasureWords })
    await app.runJobs()
    expect(await app.adapters.storage.read('private', key)).toBeUndefined()
    expect(await app.db.many(sql`select name from deal_papers where booking_id = ${deal.bookingId}`)).toEqual([
      { name: `Paper ${mine}` },
    ])
    expect((await papersOf(deal, seller)).papers.at(-1)).toMatchObject({ files: [{ id: kept.id }] })
  })

  test('finds in the copy of their data what they asked for, gave and ticked', async () => {
    const deal = await bookedSale(app)
    const { buyer, bookingId } = deal
    const { id } = buyer.user
    const paperId = await put(deal, buyer, 'index-ii')
    await buyer.client.dealPapers.mark({ paperId, mark: 'asked' })
    await give(buyer, await put(deal, buyer, 'loan-sanction'), { readers: 'only-me' })
    await buyer.client.dealPapers.tick({ bookingId, item: 'meters', isDone: true })
    const { data } = await buyer.client.accounts.requestDataExport({ id })
    await app.runJobs()
    const copy = JSON.parse(await (await buyer.client.accounts.downloadDataExport({ id, exportId: data.id })).text())
    expect(copy.dealPapers).toMatchObject({
      papers: [{ kind: 'index-ii', markedByYou: 'asked' }, { kind: 'loan-sanction' }],
      files: [{ kind: 'loan-sanction', bothSidesCanOpenIt: false }],
      ticks: [{ item: 'meters' }],
    })
  })

  test('a file that no paper names is swept away after a day, and no other', async () => {
    const deal = await bookedSale(app)
    const { id: fileId } = await give(deal.seller, await put(deal, deal.seller, 'index-ii'))
    const { key } = await app.db.one<{ key: string }>(sql`
      select file_key as key from deal_paper_files where id = ${fileId}`)
    await app.adapters.storage.put('private', 'deal-papers/lost.pdf', Buffer.from('x'))
    const longAgo = new Date(app.clock.now.getTime() - 48 * 60 * 60 * 1000)
    for (const name of [key, 'deal-papers/lost.pdf']) {
      await utimes(join(app.config.dataDir, 'files', 'private', name), longAgo, longAgo)
    }
    await enqueue(app.db, sweepFilesJob, {})
    await app.runJobs()
    expect(await app.adapters.storage.read('private', 'deal-papers/lost.pdf')).toBeUndefined()
    expect((await deal.buyer.client.dealPapers.download({ fileId })).size).toBeGreaterThan(0)
  })
})
