import { erasureWords } from '@properysearch/contract/erasure/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../../test/factories.ts'
import {
  asBlob,
  createOwner,
  createSubmitted,
  createWholeDraft,
  photo,
  uploadId,
} from '../../../../test/listing-factory.ts'
import { registerPerson } from '../../../../test/people.ts'
import { createProperty } from '../../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/db/sql.ts'

const reason = 'Compared the deeds and the pictures of both.'
let app: TestApp
let admin: TestPerson
let owner: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  admin = await createUser(app, { role: 'admin', firstname: 'Nandini', lastname: 'Rao' })
  owner = await createOwner(app)
})
afterAll(() => app.close())

const seen = async (id: number) => ({
  id,
  changedAt: (await admin.client.listings.getForReview({ id })).data.changedAt,
})
const newestAct = async () => (await admin.client.backoffice.listAudit()).data[0]
const waiting = async (key: string) =>
  (await admin.client.backoffice.getOverview()).data.find((queue) => queue.key === key)?.waiting
const newestNotice = async ({ client, user }: TestPerson) =>
  (await client.notifications.listNotifications({ id: user.id })).data[0]
let place = 0
/** Each somewhere else, so that none is the double of another. */
const elsewhere = () => {
  place += 1
  return { latitude: 18.4 + place * 0.002, longitude: 73.7 }
}

describe('a listing that looks like another', () => {
  const makeDouble = async () => {
    const at = elsewhere()
    const otherId = await createProperty(app, { ...at, carpetSqft: 745, floor: 7, unit: null })
    const { id } = await createSubmitted(owner, at)
    return { id, otherId }
  }

  test('is counted and shown beside the other; a different one clears the way', async () => {
    const { id, otherId } = await makeDouble()
    const { data } = await admin.client.listings.listForReview({ show: 'duplicates' })
    expect(data.map((listing) => [listing.id, listing.duplicateCount])).toEqual([[id, 1]])
    expect(await waiting('duplicates')).toBe(1)
    expect((await admin.client.listings.getForReview({ id })).data.duplicates).toMatchObject([
      { otherId, reasons: ['same-place'], settledAt: null, isSame: null, other: { propertydata: { id: otherId } } },
    ])
    await expect(admin.client.listings.approve({ ...(await seen(id)), reason })).rejects.toMatchObject({
      http: 409,
      body: { code: 'not-yet' },
    })
    const settle = { id, otherId, isSame: false, reason: 'They are on two sides of the lift.' }
    await admin.client.listings.settleDuplicate(settle)
    expect(await newestAct()).toMatchObject({ act: 'duplicate.different', subjectId: id, reason: settle.reason })
    expect(await waiting('duplicates')).toBe(0)
    await expect(admin.client.listings.settleDuplicate(settle)).rejects.toMatchObject({
      http: 409,
      body: { code: 'moved-on' },
    })
    await admin.client.listings.approve({ ...(await seen(id)), reason })
  })

  test('beside one that itself waits is shown too', async () => {
    const at = elsewhere()
    const first = await createSubmitted(owner, at)
    const second = await createSubmitted(owner, at)
    const { duplicates } = (await admin.client.listings.getForReview({ id: second.id })).data
    expect(duplicates.map((duplicate) => duplicate.otherId)).toEqual([first.id])
    await admin.client.listings.settleDuplicate({ id: second.id, otherId: first.id, isSame: true, reason })
  })

  test('and is the same goes back to its owner, who reads why', async () => {
    const { id, otherId } = await makeDouble()
    const why = 'Deed and pictures are those of the older listing.'
    await expect(
      admin.client.listings.settleDuplicate({ id, otherId, isSame: true, reason: '' }),
    ).rejects.toMatchObject({
      http: 400,
    })
    await admin.client.listings.settleDuplicate({ id, otherId, isSame: true, reason: why })
    expect((await owner.client.listings.getMine({ id })).data.rejectedReasons).toEqual([
      expect.stringContaining('already listed'),
      why,
    ])
    expect((await newestNotice(owner))?.body).toContain(why)
    expect(await newestAct()).toMatchObject({ act: 'duplicate.same', person: { id: owner.user.id }, subjectId: id })
  })

  test('is held again when submitted again: pressing once more does not undo a decision', async () => {
    const { id, otherId } = await makeDouble()
    await admin.client.listings.settleDuplicate({ id, otherId, isSame: true, reason })
    const { data } = await owner.client.listings.submit({ id })
    expect(data.duplicateReasons).toEqual(['same-place'])
    await expect(admin.client.listings.approve({ ...(await seen(id)), reason })).rejects.toMatchObject({
      http: 409,
      body: { code: 'not-yet' },
    })
    await admin.client.listings.settleDuplicate({ id, otherId, isSame: true, reason })
  })

  test('even when its floor was left out', async () => {
    const at = elsewhere()
    await createProperty(app, { ...at, carpetSqft: 745, floor: 7, unit: null })
    const { id } = await createWholeDraft(owner, at)
    const { version } = (await owner.client.listings.getMine({ id })).data
    await owner.client.listings.save({ id, version, floor: null })
    expect((await owner.client.listings.submit({ id })).data.duplicateReasons).toEqual(['same-place'])
    await owner.client.listings.act({ id, act: 'archive' })
  })

  test('is no longer held when the other one is gone, and its page still opens', async () => {
    const other = await registerPerson(app)
    const at = elsewhere()
    const otherId = await createProperty(app, { ...at, ownerId: other.id, carpetSqft: 745, floor: 7, unit: null })
    const { id } = await createSubmitted(owner, at)
    expect(await waiting('duplicates')).toBe(1)
    await other.client.erasure.eraseAccount({ id: other.id, password: other.password, confirmation: erasureWords })
    expect(await app.db.one(sql`select state from properties where id = ${otherId}`)).toEqual({ state: 'archived' })
    expect(await waiting('duplicates')).toBe(0)
    expect((await admin.client.listings.getForReview({ id })).data.duplicates).toEqual([])
    await admin.client.listings.approve({ ...(await seen(id)), reason })
  })

  test('that was submitted at the same moment is found at the latest when one is approved', async () => {
    const at = elsewhere()
    const [one, two] = [await createSubmitted(owner, at), await createSubmitted(owner, at)]
    await app.db.run(sql`delete from listing_duplicates where property_id in (${one.id}, ${two.id})`)
    await expect(admin.client.listings.approve({ ...(await seen(one.id)), reason })).rejects.toMatchObject({
      http: 409,
      body: { code: 'not-yet', message: 'This listing looks like another one. Settle that first.' },
    })
    expect((await admin.client.listings.getForReview({ id: one.id })).data.duplicates).toMatchObject([
      { otherId: two.id, settledAt: null },
    ])
    await admin.client.listings.settleDuplicate({ id: one.id, otherId: two.id, isSame: false, reason })
    for (const { id } of [one, two]) await admin.client.listings.approve({ ...(await seen(id)), reason })
  })

  test('does not hold the one that was there first', async () => {
    const at = elsewhere()
    const first = await createSubmitted(owner, at)
    const second = await createSubmitted(await createOwner(app), at)
    await admin.client.listings.approve({ ...(await seen(first.id)), reason })
    await admin.client.listings.settleDuplicate({ id: second.id, otherId: first.id, isSame: true, reason })
  })
})

describe('a live listing that becomes a duplicate of another', () => {
  const goLive = async (person: TestPerson) => {
    const { id } = await createSubmitted(person, elsewhere())
    await admin.client.listings.approve({ ...(await seen(id)), reason })
    return id
  }

  test.each(['by moving there', 'by its new pictures'])(
    '%s comes to the queue, and goes when it is the same',
    async (how) => {
      const thief = await createOwner(app)
      const theirs = await photo()
      const at = elsewhere()
      const original = await createWholeDraft(owner, at, [theirs, await photo(), await photo()])
      await owner.client.listings.submit({ id: original.id })
      const id = await goLive(thief)
      const { version } = (await thief.client.listings.getMine({ id })).data
      if (how === 'by moving there') await thief.client.listings.save({ id, version, ...at })
      else await thief.client.listings.uploadPicture({ id, role: 'photo', uploadId: uploadId() }, asBlob(theirs))
      expect((await thief.client.listings.getMine({ id })).data.state).toBe('verified')
      expect(await waiting('duplicates')).toBe(1)
      const { data, total } = await admin.client.listings.listForReview({ show: 'duplicates' })
      expect([total, data[0]]).toEqual([1, expect.objectContaining({ id, state: 'verified', duplicateCount: 1 })])
      const why = 'The pictures and the deed are those of the older listing.'
      await admin.client.listings.settleDuplicate({ id, otherId: original.id, isSame: true, reason: why })
      await expect(app.visitor.listings.getProperty({ id })).rejects.toMatchObject({ http: 404 })
      expect(await newestNotice(thief)).toMatchObject({
        title: 'Your listing was taken down',
        body: expect.stringContaining(why),
      })
      expect(await waiting('duplicates')).toBe(0)
      await owner.client.listings.act({ id: original.id, act: 'archive' })
    },
  )

  test('stays live while it waits, and for good when it is another property', async () => {
    const at = elsewhere()
    await createProperty(app, { ...at, carpetSqft: 745, floor: 7, unit: null })
    const id = await goLive(owner)
    const { version } = (await owner.client.listings.getMine({ id })).data
    await owner.client.listings.save({ id, version, ...at })
    const { otherId } = (await admin.client.listings.getForReview({ id })).data.duplicates[0] ?? { otherId: 0 }
    await admin.client.listings.settleDuplicate({ id, otherId, isSame: false, reason })
    expect((await app.visitor.listings.getProperty({ id })).data.propertydata.id).toBe(id)
    expect(await waiting('duplicates')).toBe(0)
  })
})
