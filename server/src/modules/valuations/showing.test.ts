import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { acceptedValuation, addPhoto, deliverValuation, type TestValuation } from '../../../test/valuation-factory.ts'
import { inTransaction } from '../../context.ts'
import { sql } from '../../platform/db/sql.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { eraseProfile } from '../accounts/index.ts'
import { sweepFilesJob } from '../files/index.ts'
import { valuationsModule } from './index.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const notFound = { http: 404, body: { code: 'not-found' } }
const shownWith = async (propertyId: number) => (await app.visitor.valuations.findShown({ propertyId })).data
const ofOwner = async () => acceptedValuation(app, { client: await createUser(app) })
const titlesOf = async ({ client, user }: TestPerson) =>
  (await client.notifications.listNotifications({ id: user.id })).data.map(({ title }) => title)
const say = ({ id: hireId }: TestValuation, { client }: TestPerson, isShown: boolean) =>
  client.valuations.agree({ hireId, isShown })

describe('checking', () => {
  test('anybody learns number, date, hash and evaluator, and nothing more', async () => {
    const report = await deliverValuation(await ofOwner())
    const { data } = await app.visitor.valuations.check({ number: report.number.toLowerCase().replaceAll('-', ' ') })
    expect(data).toEqual({
      number: report.number,
      issuedOn: '2026-11-15',
      hash: report.hash,
      evaluator: 'Sneha Patil',
      isReplaced: false,
      isWithdrawn: false,
    })
    for (const number of ['PV-2222-2222', 'nothing', '1']) {
      await expect(app.visitor.valuations.check({ number }), number).rejects.toMatchObject(notFound)
    }
  })

  test('the file is opened by its two sides alone', async () => {
    const { id: reportId } = await deliverValuation(await ofOwner())
    const others = [await createUser(app), await createUser(app, { role: 'admin' })]
    for (const { client } of others) {
      await expect(client.valuations.download({ reportId })).rejects.toMatchObject(notFound)
    }
    await expect(app.visitor.valuations.download({ reportId })).rejects.toMatchObject({ http: 401 })
  })
})

describe('with the property', () => {
  test('it is shown once both agree, and not any more once one takes it back', async () => {
    const valuation = await ofOwner()
    const { propertyId, client: owner, professional } = valuation
    await expect(say(valuation, owner, true)).rejects.toMatchObject({ body: { code: 'not-yet' } })
    const report = await deliverValuation(valuation)
    expect(await shownWith(propertyId)).toBeNull()
    await say(valuation, owner, true)
    await say(valuation, owner, true)
    expect(await shownWith(propertyId)).toBeNull()
    const told = (await titlesOf(professional)).filter((title) => title.startsWith('The owner agrees to show'))
    expect(told).toHaveLength(1)
    await say(valuation, professional, true)
    expect(await shownWith(propertyId)).toEqual({
      number: report.number,
      issuedOn: '2026-11-15',
      valuedOn: '2026-11-14',
      evaluator: 'Sneha Patil',
      market: 88_00_000,
      areaSqft: 800,
      rate: 11_000,
    })
    expect((await owner.client.valuations.getOfHire({ hireId: valuation.id })).data).toMatchObject({
      iAm: 'client',
      canBeShown: true,
      iAgree: true,
      otherAgrees: true,
    })
    for (const person of [professional, owner]) {
      await say(valuation, person, false)
      expect(await shownWith(propertyId)).toBeNull()
      await say(valuation, person, true)
      expect(await shownWith(propertyId)).not.toBeNull()
    }
    await app.db.run(sql`update properties set state = 'paused' where id = ${propertyId}`)
    expect(await shownWith(propertyId)).toBeNull()
  })

  test('not once the work was given up, and whoever checks the number is told', async () => {
    const valuation = await ofOwner()
    const { client, professional, propertyId } = valuation
    const report = await deliverValuation(valuation)
    for (const person of [client, professional]) await say(valuation, person, true)
    expect(await shownWith(propertyId)).not.toBeNull()
    expect((await app.visitor.valuations.check({ number: report.number })).data.isWithdrawn).toBe(false)
    await client.client.hires.act({ id: valuation.id, act: 'revise', reason: 'The area is not right.' })
    await professional.client.hires.act({ id: valuation.id, act: 'give-up', reason: 'I cannot come again.' })
    expect(await shownWith(propertyId)).toBeNull()
    expect((await app.visitor.valuations.check({ number: report.number })).data.isWithdrawn).toBe(true)
    await expect(say(valuation, client, true)).rejects.toMatchObject({ body: { code: 'ruled-out' } })
    expect((await client.client.valuations.getOfHire({ hireId: valuation.id })).data.canBeShown).toBe(false)
  })

  test('a buyer’s report about somebody else’s property is the buyer’s alone', async () => {
    const { user: seller } = await createUser(app)
    const valuation = await acceptedValuation(app, { client: await createUser(app), ownerId: seller.id })
    await deliverValuation(valuation)
    const { data } = await valuation.client.client.valuations.getOfHire({ hireId: valuation.id })
    expect(data.canBeShown).toBe(false)
    for (const person of [valuation.client, valuation.professional]) {
      await expect(say(valuation, person, true)).rejects.toMatchObject({ body: { code: 'ruled-out' } })
    }
  })
})

describe('whoever leaves', () => {
  /** The eraser alone: an account whose hire is under way cannot be erased as a whole. */
  const leave = async ({ user: { id: userId } }: TestPerson) => {
    await inTransaction(app.jobContext(), async (tx) => {
      for (const { erase } of valuationsModule.erasers ?? []) {
        await erase?.(tx, { userId, sessionId: 0, email: '', mobile: '' })
      }
      await eraseProfile(tx, userId, 'no password fits this')
    })
    await app.runJobs()
  }
  const filesOf = async ({ id }: TestValuation) => {
    const rows = await app.db.many<{ key: string }>(sql`
      select file_key as key from valuation_photos where hire_id = ${id}
      union all select file_key from valuation_reports where hire_id = ${id} and file_key is not null`)
    return rows.map(({ key }) => key)
  }
  const isThere = async (key: string) => {
    const file = await app.adapters.storage.read('private', key)
    file?.stream.destroy()
    return file !== undefined
  }

  test('as the client takes report, draft and photos with them; that it was issued can still be checked', async () => {
    const valuation = await ofOwner()
    const { client } = valuation
    const report = await deliverValuation(valuation)
    await say(valuation, client, true)
    await say(valuation, valuation.professional, true)
    const files = await filesOf(valuation)
    expect(files).toHaveLength(2)
    await leave(client)
    expect(await Promise.all(files.map(isThere))).toEqual([false, false])
    expect(await shownWith(valuation.propertyId)).toBeNull()
    const { valuations } = valuation.professional.client
    await expect(valuations.download({ reportId: report.id })).rejects.toMatchObject(notFound)
    expect((await valuations.getLead({ id: valuation.id })).data.draft.property).toBeNull()
    expect((await app.visitor.valuations.check({ number: report.number })).data.hash).toBe(report.hash)
  })

  test('as the evaluator takes drafts and photos; the client keeps the report', async () => {
    const valuation = await ofOwner()
    const { client, professional } = valuation
    const report = await deliverValuation(valuation)
    await leave(professional)
    expect(await filesOf(valuation)).toHaveLength(1)
    expect((await client.client.valuations.download({ reportId: report.id })).size).toBe(report.sizeBytes)
    expect((await app.visitor.valuations.check({ number: report.number })).data.evaluator).toBeNull()
  })

  test('finds in the copy of their data what they wrote and what they paid for', async () => {
    const valuation = await ofOwner()
    const report = await deliverValuation(valuation)
    const copyOf = async ({ client, user: { id } }: TestPerson) => {
      const { data } = await client.accounts.requestDataExport({ id })
      await app.runJobs()
      return JSON.parse(await (await client.accounts.downloadDataExport({ id, exportId: data.id })).text())
    }
    expect((await copyOf(valuation.client)).valuations).toMatchObject({
      reports: [{ number: report.number, writtenByYou: false, marketPaise: 88_00_000_00 }],
      drafts: [],
      photos: [],
    })
    expect((await copyOf(valuation.professional)).valuations).toMatchObject({
      reports: [{ number: report.number, writtenByYou: true }],
      drafts: [{ draft: { property: { areaSqft: 800 } } }],
      photos: [{ hireId: valuation.id }],
    })
  })

  test('a file that no row names is swept away after a day, and no other', async () => {
    const valuation = await ofOwner()
    await addPhoto(valuation)
    const [key = ''] = await filesOf(valuation)
    await app.adapters.storage.put('private', 'valuations/lost.pdf', Buffer.from('x'))
    const longAgo = new Date(app.clock.now.getTime() - 48 * 60 * 60 * 1000)
    for (const name of [key, 'valuations/lost.pdf']) {
      await utimes(join(app.config.dataDir, 'files', 'private', name), longAgo, longAgo)
    }
    await enqueue(app.db, sweepFilesJob, {})
    await app.runJobs()
    expect([await isThere('valuations/lost.pdf'), await isThere(key)]).toEqual([false, true])
  })
})
