import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import { createProperties, createProperty } from '../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { sql } from '../../platform/db/sql.ts'

let app: TestApp
let asha: TestPerson
let other: TestPerson
let ids: number[]
beforeAll(async () => {
  app = await createTestApp()
  asha = await createUser(app)
  other = await createUser(app)
  ids = await createProperties(app, [{}, {}, {}])
})
afterAll(() => app.close())

const favouriteIds = async (person: TestPerson) =>
  (await person.client.shortlists.listFavourites({ id: person.user.id })).data.map((item) => item.propertydata.id)

describe('favourites', () => {
  test('are marked one by one or together, once each, and found again', async () => {
    const userid = asha.user.id
    expect(await asha.client.shortlists.markFavourite({ userid, propertyid: ids[0] as number })).toMatchObject({
      status: 1,
    })
    app.clock.advance(1000)
    await asha.client.shortlists.markFavourite({ userid, propertyid: ids })
    expect((await favouriteIds(asha)).sort()).toEqual([...ids].sort())
    expect((await favouriteIds(asha)).at(-1)).toBe(ids[0])
    expect(await favouriteIds(other)).toEqual([])
    const { data } = await asha.client.shortlists.getMarks()
    expect(data).toEqual({ favourites: expect.arrayContaining(ids), shortlisted: [], interested: [] })
    await asha.client.shortlists.unmarkFavourite({ userid, propertyid: ids })
    expect(await favouriteIds(asha)).toEqual([])
  })

  test('an empty list answers status 1 and changes nothing', async () => {
    for (const propertyid of [[], ''] as const) {
      expect(await asha.client.shortlists.markFavourite({ userid: asha.user.id, propertyid })).toMatchObject({
        status: 1,
      })
    }
    expect(await favouriteIds(asha)).toEqual([])
  })

  test('one that is gone is still listed and says so', async () => {
    const id = await createProperty(app)
    await asha.client.shortlists.markFavourite({ userid: asha.user.id, propertyid: id })
    await app.db.run(sql`update properties set state = 'sold' where id = ${id}`)
    const { data, total } = await asha.client.shortlists.listFavourites({ id: asha.user.id })
    expect([total, data[0]?.propertydata.availability]).toEqual([1, 'sold'])
  })

  test('all of a list are marked or none', async () => {
    const hidden = await createProperty(app, { state: 'submitted' })
    const mark = other.client.shortlists.markFavourite({
      userid: other.user.id,
      propertyid: [ids[0] as number, hidden],
    })
    await expect(mark).rejects.toMatchObject({ http: 404 })
    expect(await favouriteIds(other)).toEqual([])
  })

  test('are nobody else’s business', async () => {
    const userid = asha.user.id
    await expect(other.client.shortlists.markFavourite({ userid, propertyid: ids })).rejects.toMatchObject({
      http: 404,
    })
    await expect(other.client.shortlists.unmarkFavourite({ userid, propertyid: ids })).rejects.toMatchObject({
      http: 404,
    })
    await expect(other.client.shortlists.listFavourites({ id: userid })).rejects.toMatchObject({ http: 404 })
    await expect(app.visitor.shortlists.markFavourite({ userid, propertyid: ids })).rejects.toMatchObject({ http: 401 })
    await expect(app.visitor.shortlists.getMarks()).rejects.toMatchObject({ http: 401 })
  })

  test('refuse what are not ids', async () => {
    const mark = asha.client.shortlists.markFavourite({ userid: asha.user.id, propertyid: 'one,two' })
    await expect(mark).rejects.toMatchObject({ http: 400 })
    await expect(asha.client.shortlists.unmarkFavourite({ userid: 'x', propertyid: 1 })).rejects.toMatchObject({
      http: 400,
    })
  })

  test('come in pages', async () => {
    const many = await createProperties(
      app,
      Array.from({ length: 23 }, () => ({})),
    )
    await other.client.shortlists.markFavourite({ userid: other.user.id, propertyid: many })
    const second = await other.client.shortlists.listFavourites({ id: other.user.id, page: 2 })
    expect(second).toMatchObject({ page: 2, pageSize: 20, total: 23 })
    expect(second.data).toHaveLength(3)
  })
})

describe('the shortlist', () => {
  const shortlisted = async (person: TestPerson) =>
    (await person.client.shortlists.listShortlisted({ id: person.user.id })).data.map((item) => item.propertydata.id)

  test('takes a listing and gives it back', async () => {
    await asha.client.shortlists.addToShortlist({ propertyId: ids[1] as number })
    await asha.client.shortlists.addToShortlist({ propertyId: ids[1] as number })
    expect(await shortlisted(asha)).toEqual([ids[1]])
    expect((await asha.client.shortlists.getMarks()).data.shortlisted).toEqual([ids[1]])
    await asha.client.shortlists.removeFromShortlist({ propertyId: ids[1] as number })
    expect(await shortlisted(asha)).toEqual([])
    await expect(asha.client.shortlists.removeFromShortlist({ propertyId: 999_999 })).resolves.toMatchObject({
      status: 1,
    })
  })

  test('takes only what exists, from signed-in people, for themselves', async () => {
    await expect(asha.client.shortlists.addToShortlist({ propertyId: 999_999 })).rejects.toMatchObject({ http: 404 })
    await expect(asha.client.shortlists.addToShortlist({ propertyId: 'x' })).rejects.toMatchObject({ http: 400 })
    await expect(app.visitor.shortlists.addToShortlist({ propertyId: 1 })).rejects.toMatchObject({ http: 401 })
    await expect(app.visitor.shortlists.removeFromShortlist({ propertyId: 1 })).rejects.toMatchObject({ http: 401 })
    await expect(other.client.shortlists.listShortlisted({ id: asha.user.id })).rejects.toMatchObject({ http: 404 })
  })
})

test('the copy of a person’s data holds what they keep, posted and reported', async () => {
  const person = await createUser(app)
  const own = await createProperty(app, { ownerId: person.user.id, unit: 'Flat 1204' })
  await person.client.shortlists.markFavourite({ userid: person.user.id, propertyid: ids[0] as number })
  await person.client.shortlists.addToShortlist({ propertyId: ids[1] as number })
  await person.client.listings.reportProperty({ id: ids[2] as number, reason: 'duplicate' })
  const { data } = await person.client.accounts.requestDataExport({ id: person.user.id })
  await app.runJobs()
  const file = await person.client.accounts.downloadDataExport({ id: person.user.id, exportId: data.id })
  expect(JSON.parse(await file.text())).toMatchObject({
    favourites: [{ propertyId: ids[0], title: '2 BHK flat in Baner' }],
    shortlist: [{ propertyId: ids[1] }],
    listings: [{ id: own, unit: 'Flat 1204', state: 'verified' }],
    reports: [{ propertyId: ids[2], reason: 'duplicate' }],
  })
})
