import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { createHire, createProfessional, showHire } from '../../../test/hire-factory.ts'
import { asBlob, uploadId } from '../../../test/listing-factory.ts'
import { createProperty } from '../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import {
  acceptedValuation,
  addPhoto,
  deliverValuation,
  type TestValuation,
  wholeReport,
  writeReport,
} from '../../../test/valuation-factory.ts'
import { sql } from '../../platform/db/sql.ts'

let app: TestApp
let client: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  client = await createUser(app, { firstname: 'Meera', lastname: 'Joshi' })
})
afterAll(() => app.close())

const notFound = { http: 404, body: { code: 'not-found' } }
const code = (name: string) => ({ body: { code: name } })
const leadOf = async ({ id, professional }: TestValuation) =>
  (await professional.client.valuations.getLead({ id })).data
const bytesOf = async (file: Blob) => Buffer.from(await file.arrayBuffer())
const another = async () => acceptedValuation(app, { client: await createUser(app) })

describe('leads', () => {
  test('are listed once they are paid for, with what was asked and until when', async () => {
    const evaluator = await createProfessional(app, 'evaluator')
    const propertyId = await createProperty(app, { ownerId: client.user.id })
    const given = { kind: 'evaluator', client, professional: evaluator } as const
    await createHire(app, { ...given, state: 'quoted' })
    const paid = await createHire(app, { ...given, propertyId, state: 'paid' })
    const leads = () => evaluator.client.valuations.listLeads({ id: evaluator.user.id, list: 'new' })
    const found = await leads()
    expect(found).toMatchObject({ total: 1, page: 1, counts: { all: 1, new: 1, work: 0, done: 0 } })
    expect(found.data[0]).toMatchObject({
      id: paid.id,
      requeststatus: 0,
      state: 'paid',
      purpose: 'A home loan',
      address: 'Flat 4, Baner Road, Pune',
      client: { firstname: 'Meera', lastname: 'Joshi' },
      property: { propertydata: { id: propertyId } },
      fee: 10_000,
      days: 10,
    })
    const { paidAt, answerBy } = found.data[0] ?? { paidAt: '', answerBy: '' }
    expect(new Date(answerBy ?? '').getTime() - new Date(paidAt).getTime()).toBe(48 * 60 * 60 * 1000)
    await evaluator.client.hires.act({ id: paid.id, act: 'accept' })
    expect(await leads()).toMatchObject({ total: 0, counts: { all: 1, new: 0, work: 1 } })
    expect((await evaluator.client.valuations.getLead({ id: paid.id })).data).toMatchObject({
      requeststatus: 1,
      isOpen: true,
      answerBy: null,
    })
    const { data } = await evaluator.client.dashboard.getDashboard({ id: evaluator.user.id })
    expect(JSON.stringify(data)).toContain('Valuations in progress')
  })

  test('are not what was declined before anybody paid for it', async () => {
    const { professional } = await createHire(app, { kind: 'evaluator', state: 'paid' })
    const { id } = await createHire(app, { kind: 'evaluator', professional })
    await professional.client.hires.act({ id, act: 'decline', reason: 'I do not value land.' })
    const leads = await professional.client.valuations.listLeads({ id: professional.user.id })
    expect(leads).toMatchObject({ total: 1, data: [{ state: 'paid' }], counts: { all: 1, done: 0 } })
  })

  test('are their evaluator’s alone', async () => {
    const mine = await another()
    const other = await createProfessional(app, 'evaluator')
    await writeReport(mine)
    const [photo] = (await leadOf(mine)).photos
    const photoId = photo?.id ?? 0
    const { valuations } = other.client
    const hireId = mine.id
    for (const tried of [
      () => valuations.getLead({ id: hireId }),
      () => valuations.listLeads({ id: mine.professional.user.id }),
      () => valuations.save({ hireId, version: 1, ...wholeReport(mine.comparables) }),
      () => valuations.findComparables({ hireId }),
      () => valuations.preview({ hireId }),
      () => valuations.deliver({ hireId, version: 1 }),
      () => valuations.getOfHire({ hireId }),
      () => valuations.downloadPhoto({ photoId }),
      () => valuations.captionPhoto({ photoId, caption: 'Mine' }),
      () => valuations.removePhoto({ photoId }),
      () => valuations.agree({ hireId, isShown: true }),
      () => addPhoto({ ...mine, professional: other }),
    ]) {
      await expect(tried()).rejects.toMatchObject(notFound)
    }
    expect((await valuations.listLeads({ id: other.user.id })).total).toBe(0)
    await expect(mine.client.client.valuations.getLead({ id: hireId })).rejects.toMatchObject({ http: 403 })
    await expect(app.visitor.valuations.getOfHire({ hireId })).rejects.toMatchObject({ http: 401 })
  })

  test('of a lawyer or an agent are no valuations', async () => {
    const hire = await createHire(app, { kind: 'agent', client, state: 'accepted' })
    await expect(hire.client.client.valuations.getOfHire({ hireId: hire.id })).rejects.toMatchObject(notFound)
  })
})

describe('writing', () => {
  test('saves part by part; of two windows the second is told', async () => {
    const valuation = await another()
    const { id: hireId, professional } = valuation
    const { assignment, property } = wholeReport([])
    const { data } = await professional.client.valuations.save({ hireId, version: 0, assignment })
    expect(data).toMatchObject({ version: 1, draft: { assignment: { purpose: 'loan' }, property: null } })
    await expect(professional.client.valuations.save({ hireId, version: 0, property })).rejects.toMatchObject(
      code('changed-meanwhile'),
    )
    await professional.client.valuations.save({ hireId, version: 1, property })
    expect(await leadOf(valuation)).toMatchObject({
      version: 2,
      draft: { assignment: { purpose: 'loan' }, property: { areaSqft: 800 }, values: null },
    })
  })

  test('a day to come, a flat without built-up area, a distress value above the realisable: refused by name', async () => {
    const { id: hireId, professional } = await another()
    const { assignment, property, values } = wholeReport([])
    const { save } = professional.client.valuations
    const refused = (fields: string) => ({ http: 400, body: { errors: { [fields]: expect.any(String) } } })
    await expect(
      save({ hireId, version: 0, assignment: { ...assignment, inspectedOn: '2027-01-01' } }),
    ).rejects.toMatchObject(refused('inspectedOn'))
    for (const wrong of [
      { property: { ...property, builtUpSqft: null } },
      { values: { ...values, distressPercent: 95 } },
      { declaration: { hasNoInterest: true, inspectedMyself: false, feeIsIndependent: true } as never },
      { documents: { seen: [], notes: '' } },
    ]) {
      await expect(save({ hireId, version: 0, ...wrong })).rejects.toMatchObject({ http: 400 })
    }
  })

  test('comparables are live listings near it and like it, never its own; what they said is kept', async () => {
    const valuation = await another()
    const { id: hireId, professional, comparables, propertyId } = valuation
    const { valuations } = professional.client
    await expect(valuations.findComparables({ hireId })).rejects.toMatchObject(code('not-yet'))
    const whole = wholeReport(comparables)
    await valuations.save({ hireId, version: 0, property: whole.property })
    const rented = await createProperty(app, {
      listedIn: 'rent',
      pricePaise: 30_000_00,
      depositPaise: 90_000_00,
      carpetSqft: 800,
    })
    const large = await createProperty(app, { carpetSqft: 1_400, builtUpSqft: null, superBuiltUpSqft: null })
    const { listings, usual } = (await valuations.findComparables({ hireId })).data
    const ids = listings.map(({ propertydata }) => propertydata.id)
    expect(ids).toHaveLength(12)
    for (const id of [propertyId, rented, large]) expect(ids).not.toContain(id)
    expect(usual).toMatchObject({ place: 'Baner' })

    const own = [propertyId, ...comparables.slice(1)]
    await expect(
      valuations.save({ hireId, version: 1, comparables: wholeReport(own).comparables }),
    ).rejects.toMatchObject({ http: 400, body: { errors: { rows: expect.stringContaining('its own listing') } } })
    await expect(
      valuations.save({ hireId, version: 1, comparables: { ...whole.comparables, reason: '' } }),
    ).rejects.toMatchObject({ http: 400, body: { errors: { reason: expect.any(String) } } })
    const saved = await valuations.save({ hireId, version: 1, comparables: whole.comparables })
    expect(saved.data.draft.comparables?.rows[0]).toMatchObject({ sizeSqft: 780, rate: 12_308, seenOn: '2026-11-15' })

    // Sold meanwhile: one that was chosen stays as it was, a new one cannot be chosen.
    await app.db.run(sql`update properties set state = 'sold', price_paise = 1 where id = ${comparables[0]}`)
    const again = await valuations.save({ hireId, version: 2, comparables: whole.comparables })
    expect(again.data.draft.comparables?.rows[0]).toMatchObject({ rate: 12_308 })
    const fresh = await another()
    await expect(
      fresh.professional.client.valuations.save({ hireId: fresh.id, version: 0, comparables: whole.comparables }),
    ).rejects.toMatchObject({ http: 400, body: { errors: { rows: expect.stringContaining('no longer live') } } })
  })

  test('photos are drawn anew, at most twelve, the same upload once; a program is refused', async () => {
    const valuation = await another()
    const { professional } = valuation
    const id = uploadId()
    const first = await addPhoto(valuation, id)
    expect(await addPhoto(valuation, id)).toEqual(first)
    await professional.client.valuations.captionPhoto({ photoId: first.id, caption: ' The  front ' })
    expect((await leadOf(valuation)).photos).toEqual([{ id: first.id, caption: 'The front' }])
    const file = await professional.client.valuations.downloadPhoto({ photoId: first.id })
    expect((await bytesOf(file)).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
    const program = { hireId: valuation.id, uploadId: uploadId() }
    await expect(professional.client.valuations.uploadPhoto(program, asBlob('MZ'))).rejects.toMatchObject({ http: 415 })
    for (let i = 1; i < 12; i++) await addPhoto(valuation)
    await expect(addPhoto(valuation)).rejects.toMatchObject(code('limit-reached'))
    await professional.client.valuations.removePhoto({ photoId: first.id })
    expect((await leadOf(valuation)).photos).toHaveLength(11)
    await expect(professional.client.valuations.downloadPhoto({ photoId: first.id })).rejects.toMatchObject(notFound)
  })
})

describe('delivering', () => {
  test('waits until every step is done', async () => {
    const valuation = await another()
    const { id: hireId, professional } = valuation
    const { values, ...most } = wholeReport(valuation.comparables)
    const { version } = await writeReport(valuation, most)
    for (const tried of [
      () => professional.client.valuations.deliver({ hireId, version }),
      () => professional.client.valuations.preview({ hireId }),
    ]) {
      await expect(tried()).rejects.toMatchObject({
        body: { code: 'not-yet', message: 'Still to be done: Values and remarks.' },
      })
    }
    const saved = await professional.client.valuations.save({ hireId, version, values })
    await expect(professional.client.valuations.deliver({ hireId, version })).rejects.toMatchObject(
      code('changed-meanwhile'),
    )
    const draft = await professional.client.valuations.preview({ hireId })
    expect((await bytesOf(draft)).subarray(0, 5).toString()).toBe('%PDF-')
    await professional.client.valuations.deliver({ hireId, version: saved.data.version })
    expect((await showHire(valuation, valuation.client)).state).toBe('delivered')
  })

  test('gives it a number, its values and a hash; after that nothing changes', async () => {
    const valuation = await another()
    const { id: hireId, professional, client: owner } = valuation
    const report = await deliverValuation(valuation)
    expect(report).toMatchObject({
      version: 1,
      valuedOn: '2026-11-14',
      areaSqft: 800,
      rate: 11_000,
      market: 88_00_000,
      realisable: 79_20_000,
      distress: 66_00_000,
      isReplaced: false,
    })
    expect(report.number).toMatch(/^PV-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
    for (const person of [owner, professional]) {
      const bytes = await bytesOf(await person.client.valuations.download({ reportId: report.id }))
      expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([report.sizeBytes, report.hash])
    }
    const lead = await leadOf(valuation)
    expect(lead).toMatchObject({ isOpen: false, requeststatus: 3, reports: [{ number: report.number }] })
    for (const tried of [
      () => professional.client.valuations.save({ hireId, version: 1, documents: { seen: ['deed'], notes: '' } }),
      () => professional.client.valuations.deliver({ hireId, version: 1 }),
      () => professional.client.valuations.removePhoto({ photoId: lead.photos[0]?.id ?? 0 }),
      () => addPhoto(valuation),
    ]) {
      await expect(tried()).rejects.toMatchObject(code('moved-on'))
    }
  })

  test('pressed twice at once it is one report', async () => {
    const valuation = await another()
    const { id: hireId, professional } = valuation
    const { version } = await writeReport(valuation)
    const pressed = await Promise.allSettled(
      [1, 2].map(() => professional.client.valuations.deliver({ hireId, version })),
    )
    expect(pressed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await leadOf(valuation)).reports).toHaveLength(1)
  })

  test('waits while a paper is waited for', async () => {
    const valuation = await another()
    const { id: hireId, professional } = valuation
    const { version } = await writeReport(valuation)
    await professional.client.hires.act({ id: hireId, act: 'ask-paper', reason: 'The sanctioned plan.' })
    await expect(professional.client.valuations.deliver({ hireId, version })).rejects.toMatchObject(code('not-yet'))
    await professional.client.hires.act({ id: hireId, act: 'provide' })
    await professional.client.valuations.deliver({ hireId, version })
  })

  test('once more after a revision: a new number, and the former is marked as replaced', async () => {
    const valuation = await another()
    const { id: hireId, professional, client: owner } = valuation
    const first = await deliverValuation(valuation)
    await owner.client.hires.act({ id: hireId, act: 'revise', reason: 'The floor is wrong.' })
    const { version, draft } = await leadOf(valuation)
    const property = { ...wholeReport([]).property, floor: 5 }
    const saved = await professional.client.valuations.save({ hireId, version, property })
    expect(draft.property?.floor).toBe(4)
    const second = (await professional.client.valuations.deliver({ hireId, version: saved.data.version })).data
    expect(second).toMatchObject({ version: 2, isReplaced: false })
    expect(second.number).not.toBe(first.number)
    const { reports } = (await owner.client.valuations.getOfHire({ hireId })).data
    expect(reports.map(({ number, isReplaced }) => [number, isReplaced])).toEqual([
      [second.number, false],
      [first.number, true],
    ])
    expect((await app.visitor.valuations.check({ number: first.number })).data.isReplaced).toBe(true)
    const before = await bytesOf(await owner.client.valuations.download({ reportId: first.id }))
    expect(createHash('sha256').update(before).digest('hex')).toBe(first.hash)
  })
})
