import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser, signIn, type TestPerson } from '../../../../test/factories.ts'
import {
  asBlob,
  createOwner,
  createWholeDraft,
  pdf,
  photo,
  uploadId,
  wholeFlat,
} from '../../../../test/listing-factory.ts'
import { newAddress } from '../../../../test/people.ts'
import { createProperty } from '../../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { sql } from '../../../platform/db/sql.ts'

let app: TestApp
let owner: TestPerson
let other: TestPerson
let agent: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  owner = await createOwner(app)
  other = await createOwner(app)
  agent = await createUser(app, { role: 'agent' })
})
afterAll(() => app.close())

const begin = async (
  subcategory: 'Flats' | 'Plots' | 'Shops' | 'Studio Apartments' = 'Flats',
  listedIn: 'sell' | 'rent' = 'sell',
) => (await owner.client.listings.createDraft({ listedIn, subcategory })).data

describe('a draft', () => {
  test('knows what is missing, step by step, and forgets nothing that was saved', async () => {
    const draft = await begin()
    expect(draft).toMatchObject({ state: 'draft', version: 1, pictures: [], papers: [] })
    expect(draft.missing.map((item) => item.step)).toContain('papers')
    const { data } = await owner.client.listings.save({ id: draft.id, version: 1, city: 'pune', locality: 'baner' })
    expect(data).toMatchObject({ version: 2, fields: { city: 'Pune', locality: 'Baner' } })
    const next = await owner.client.listings.save({
      id: draft.id,
      version: 2,
      price: 8550000,
      amenities: ['Park', 'School'],
    })
    expect(next.data.fields).toMatchObject({ city: 'Pune', price: 8550000, amenities: ['School', 'Park'] })
    expect((await owner.client.listings.getMine({ id: draft.id })).data).toEqual(next.data)
    expect(next.data.missing.map((item) => item.field)).not.toContain('price')
  })

  test.each(['Rent', 'RENT', 'rent'])('is begun with the specification’s own words, such as %s', async (listedIn) => {
    const begun = await owner.client.listings.createDraft({ listedIn: listedIn as 'rent', subcategory: 'Flats' })
    expect(begun.data.fields.listedIn).toBe('rent')
    const wrong = owner.client.listings.createDraft({ listedIn: 'lend' as 'rent', subcategory: 'Flats' })
    await expect(wrong).rejects.toMatchObject({ body: { errors: { listedIn: expect.stringContaining('for rent') } } })
  })

  test('begun again with the same idempotency key is the same one, also at the same moment', async () => {
    const key = randomUUID()
    const send = (payload: object, token = owner.token) =>
      app.inject({
        method: 'POST',
        url: '/api/listings',
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
        payload,
      })
    const sent = await Promise.all([1, 2, 3].map(() => send({ listedIn: 'Rent', subcategory: 'Flats' })))
    expect(new Set(sent.map((response) => response.json().data.id)).size).toBe(1)
    const other = await send({ listedIn: 'sell', subcategory: 'Flats' })
    expect([other.statusCode, other.json().code]).toEqual([409, 'changed-meanwhile'])
    // A key is its owner's: somebody else's is another.
    const theirs = await createOwner(app)
    const next = await send({ listedIn: 'Rent', subcategory: 'Flats' }, theirs.token)
    expect(next.json().data.id).not.toBe(sent[0]?.json().data.id)
  })

  test('of a plot asks for no bathrooms, and loses them when the kind changes', async () => {
    const plot = await begin('Plots')
    expect(plot.missing.map((item) => item.field)).toContain('plotSqft')
    expect(plot.missing.map((item) => item.field)).not.toContain('bathrooms')
    const flat = await begin()
    const { data: saved } = await owner.client.listings.save({ id: flat.id, version: 1, ...wholeFlat })
    const { data } = await owner.client.listings.save({
      id: flat.id,
      version: saved.version,
      subcategory: 'Plots',
      plotSqft: 2400,
    })
    expect(data.fields).toMatchObject({
      subcategory: 'Plots',
      bhk: null,
      bathrooms: null,
      carpetSqft: null,
      plotSqft: 2400,
    })
  })

  test.each([
    ['a city we do not serve', { city: 'Atlantis' }, 'city'],
    ['a pincode of five digits', { pincode: '41104' }, 'pincode'],
    ['a pin at sea', { latitude: 0, longitude: 0 }, 'latitude'],
    ['half a pin', { latitude: 18.5 }, 'latitude'],
    ['a floor above the roof', { floor: 12, totalFloors: 11 }, 'floor'],
    ['a carpet larger than the flat', { carpetSqft: 900, builtUpSqft: 800 }, 'builtUpSqft'],
    ['a made-up RERA number', { reraNumber: 'RERA-1' }, 'reraNumber'],
    ['a price of nothing', { price: 0 }, 'price'],
    ['paise', { price: 10.5 }, 'price'],
    ['a phone number in the text', { description: 'Airy flat near the river, call 98220 12345' }, 'description'],
    ['a mail address in the title', { title: '2 BHK, asha@example.in' }, 'title'],
  ])('refuses %s, naming the field', async (_, given, field) => {
    const { id } = await begin()
    await expect(owner.client.listings.save({ id, version: 1, ...given })).rejects.toMatchObject({
      http: 400,
      body: { code: 'invalid-input', errors: { [field]: expect.any(String) } },
    })
    expect((await owner.client.listings.getMine({ id })).data.version).toBe(1)
  })

  test('takes both forms of a MahaRERA number', async () => {
    const { id } = await begin()
    await owner.client.listings.save({ id, version: 1, reraNumber: ' p52100012345 ' })
    const { data } = await owner.client.listings.save({ id, version: 2, reraNumber: 'PR1260002401234' })
    expect(data.fields.reraNumber).toBe('PR1260002401234')
  })

  test('can be thrown away with its files, while nobody has seen it', async () => {
    const { id } = await begin()
    await owner.client.listings.uploadPicture({ id, role: 'photo', uploadId: uploadId() }, asBlob(await photo()))
    await owner.client.listings.discardDraft({ id })
    await expect(owner.client.listings.getMine({ id })).rejects.toMatchObject({ http: 404 })
    await app.runJobs()
    expect(await app.db.many(sql`select 1 from orphaned_files`)).toEqual([])
    const live = await createProperty(app, { ownerId: owner.user.id })
    await expect(owner.client.listings.discardDraft({ id: live })).rejects.toMatchObject({
      http: 409,
      body: { code: 'moved-on' },
    })
  })

  test('cannot be begun without end', async () => {
    const eager = await createOwner(app)
    await app.db.run(sql`insert into properties (owner_id, posted_by, state, listed_in, subcategory, permitted_use, possession, created_at, updated_at)
      select ${eager.user.id}, 'owner', 'draft', 'sell', 'Flats', 'residential', 'Ready To Move', now(), now() from generate_series(1, 30)`)
    await expect(eager.client.listings.createDraft({ listedIn: 'sell', subcategory: 'Flats' })).rejects.toMatchObject({
      http: 429,
      body: { message: expect.stringContaining('30 drafts') },
    })
  })

  test('cannot be begun without end by beginning many at once', async () => {
    const eager = await createOwner(app)
    const begun = await Promise.allSettled(
      Array.from({ length: 60 }, () => {
        const { listings } = app.clientFor(eager.token, { address: newAddress() })
        return listings.createDraft({ listedIn: 'sell', subcategory: 'Flats' })
      }),
    )
    expect(begun.filter((result) => result.status === 'fulfilled')).toHaveLength(30)
    const { n } = await app.db.one<{ n: number }>(
      sql`select count(*)::int as n from properties where owner_id = ${eager.user.id}`,
    )
    expect(n).toBe(30)
  })
})

describe('two devices', () => {
  test('the later save is told when and from where it changed, and overwrites nothing', async () => {
    const { id } = await begin()
    const { token } = await signIn(app, owner.user.id)
    const phone = app.clientFor(token, { userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile' })
    await phone.listings.save({ id, version: 1, title: 'From the phone' })
    await expect(owner.client.listings.save({ id, version: 1, title: 'From the desk' })).rejects.toMatchObject({
      http: 409,
      body: {
        code: 'changed-meanwhile',
        message: expect.stringMatching(/15 Nov 2026, 3:30 pm from Chrome on Android/),
      },
    })
    expect((await owner.client.listings.getMine({ id })).data.fields.title).toBe('From the phone')
  })

  test('of two saves at once exactly one wins', async () => {
    const { id } = await begin()
    const both = await Promise.allSettled(
      ['One', 'Two'].map((title) => owner.client.listings.save({ id, version: 1, title })),
    )
    expect(both.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected'])
    const { data } = await owner.client.listings.getMine({ id })
    expect(data.version).toBe(2)
  })
})

describe('ownership', () => {
  test('nobody else reads, changes or removes a listing, its pictures or its papers', async () => {
    const mine = await createWholeDraft(owner, { unit: 'B-901' })
    const { id } = mine
    const pictureId = mine.pictures[0]?.id as number
    const paperId = mine.papers[0]?.id as number
    const blob = asBlob(await photo())
    const calls = (by: TestPerson['client']): Record<string, Promise<unknown>> => ({
      getMine: by.listings.getMine({ id }),
      save: by.listings.save({ id, version: mine.version, title: 'Mine now' }),
      discardDraft: by.listings.discardDraft({ id }),
      submit: by.listings.submit({ id }),
      act: by.listings.act({ id, act: 'archive' }),
      confirmAvailable: by.listings.confirmAvailable({ id }),
      uploadPicture: by.listings.uploadPicture({ id, role: 'photo', uploadId: uploadId() }, blob),
      arrangePictures: by.listings.arrangePictures({ id, ids: mine.pictures.map((picture) => picture.id) }),
      removePicture: by.listings.removePicture({ id, pictureId }),
      uploadVideo: by.listings.uploadVideo({ id }, asBlob('....ftypisom....')),
      linkVideo: by.listings.linkVideo({ id, url: 'https://youtu.be/abcdefghijk' }),
      removeVideo: by.listings.removeVideo({ id }),
      uploadPaper: by.listings.uploadPaper({ id, kind: 'other', uploadId: uploadId() }, asBlob(pdf)),
      removePaper: by.listings.removePaper({ id, paperId }),
      downloadPaper: by.listings.downloadPaper({ id, paperId }),
      getPriceHistory: by.listings.getPriceHistory({ id }),
      listMine: by.listings.listMine({ id: owner.user.id }),
      listVerified: by.listings.listVerified({ id: owner.user.id }),
      listByRequests: by.listings.listByRequests({ id: owner.user.id }),
    })
    const outcomes = async (by: TestPerson['client']) => {
      const all = Object.entries(calls(by))
      const settled = await Promise.allSettled(all.map(([, call]) => call))
      return Object.fromEntries(
        all.map(([name], i) => {
          const result = settled[i] as PromiseSettledResult<unknown>
          return [name, result.status === 'rejected' ? result.reason.http : 'done']
        }),
      )
    }
    const only = (http: number, seen: Record<string, unknown>) =>
      expect(seen).toEqual(Object.fromEntries(Object.keys(seen).map((name) => [name, http])))
    only(404, await outcomes(other.client))
    only(403, await outcomes(agent.client))
    only(401, await outcomes(app.visitor))
    expect((await owner.client.listings.getMine({ id })).data).toEqual(mine)
  })

  test('nor gets a draft or price guidance without being a user', async () => {
    const kind = { listedIn: 'sell', subcategory: 'Flats' } as const
    await expect(agent.client.listings.createDraft(kind)).rejects.toMatchObject({ http: 403 })
    await expect(agent.client.listings.getPriceGuidance({ city: 'Pune', ...kind })).rejects.toMatchObject({ http: 403 })
    await expect(app.visitor.listings.getPriceGuidance({ city: 'Pune', ...kind })).rejects.toMatchObject({ http: 401 })
  })
})

test('a person who may not post is refused before a byte of the file is read', async () => {
  const { token } = await createUser(app, { role: 'lawyer' })
  const url = `/api/listings/1/pictures/photo/${randomUUID()}`
  const answer = await app.inject({ method: 'POST', url, headers: { authorization: token }, payload: { no: 'file' } })
  expect(answer.json()).toMatchObject({ code: 'role-not-allowed' })
})
