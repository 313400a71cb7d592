import { isLegal } from '@properysearch/contract/kernel/state-graph'
import { type ListingActName, listingGraph, ownerActs, ownerActsFor } from '@properysearch/contract/listings/acts'
import { type PropertyState, propertyStateNames } from '@properysearch/contract/listings/facts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../../test/factories.ts'
import {
  asBlob,
  createOwner,
  createSubmitted,
  createWholeDraft,
  pdf,
  photo,
  uploadId,
} from '../../../../test/listing-factory.ts'
import { createProperty } from '../../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { inTransaction } from '../../../context.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { RealtimeEvent } from '../../../platform/realtime/event-bus.ts'
import {
  approve,
  getForReview,
  listSubmitted,
  moveForDeal,
  openPaperForReview,
  reject,
  settleDuplicate,
} from '../index.ts'

let app: TestApp
let owner: TestPerson
let adminId: number
beforeAll(async () => {
  app = await createTestApp()
  owner = await createOwner(app)
  adminId = (await createUser(app, { role: 'admin' })).user.id
})
afterAll(() => app.close())

const states = Object.keys(propertyStateNames) as PropertyState[]
let place = 0
/** Each somewhere else, so that none is the double of another. */
const elsewhere = () => {
  place += 1
  return { latitude: 18.4 + place * 0.002, longitude: 73.7 }
}
/** As it stands now. */
const changedAt = async (id: number) =>
  (await app.db.one<{ updatedAt: Date }>(sql`select updated_at from properties where id = ${id}`)).updatedAt
const approveNow = async (id: number): Promise<void> => {
  await approve(app.jobContext(), { id, adminId, changedAt: await changedAt(id) })
}
const rejectNow = async (id: number, reasons: string[]): Promise<void> =>
  reject(app.jobContext(), { id, adminId, changedAt: await changedAt(id), reasons })
const mine = async (id: number) => (await owner.client.listings.getMine({ id })).data
const lastNotice = async (userId: number) =>
  app.db.maybe<{ title: string; body: string }>(
    sql`select title, body from notifications where user_id = ${userId} order by id desc limit 1`,
  )

describe('the graph', () => {
  test('lets owners do only what is theirs', () => {
    for (const act of ownerActs) expect(listingGraph.acts[act].by).toBe('owner')
    expect(ownerActsFor('verified', 'sell')).toEqual(['pause', 'mark-sold', 'archive'])
    expect(ownerActsFor('on-hold', 'rent')).toEqual([])
  })

  test.each(ownerActs)('is what the server does for %s, in every state', async (act) => {
    for (const state of states) {
      const id = await createProperty(app, {
        ownerId: owner.user.id,
        state,
        rejectedReasons: ['x'],
        listedIn: act === 'mark-rented' ? 'rent' : 'sell',
      })
      const result = owner.client.listings.act({ id, act })
      if (isLegal(listingGraph, act, state)) expect((await result).data.state).toBe(listingGraph.acts[act].to)
      else await expect(result, state).rejects.toMatchObject({ http: 409, body: { code: 'moved-on' } })
    }
  })

  test('refuses what the product and the back office do in the wrong state', async () => {
    const acts: [ListingActName, (id: number) => Promise<void>][] = [
      ['approve', (id) => approveNow(id)],
      ['reject', (id) => rejectNow(id, ['No.'])],
      ...(['hold', 'release', 'sell', 'let'] as const).map((act): [ListingActName, (id: number) => Promise<void>] => [
        act,
        (id) => inTransaction(app.jobContext(), (tx) => moveForDeal(tx, id, act)),
      ]),
    ]
    for (const [act, run] of acts) {
      for (const state of states) {
        const id = await createProperty(app, { state, rejectedReasons: ['x'] })
        if (isLegal(listingGraph, act, state)) await run(id)
        else await expect(run(id), `${act} when ${state}`).rejects.toMatchObject({ code: 'moved-on' })
      }
    }
  })

  test('marks as sold what is for sale, as rented what is for rent', async () => {
    const id = await createProperty(app, { ownerId: owner.user.id })
    await expect(owner.client.listings.act({ id, act: 'mark-rented' })).rejects.toMatchObject({
      body: { code: 'ruled-out', message: 'This property is for sale, so it can only be marked as sold.' },
    })
  })
})

describe('submitting', () => {
  test('needs a proven identity', async () => {
    const unknown = await createOwner(app)
    const { id } = await createWholeDraft(unknown, elsewhere())
    await app.db.run(sql`update users set aadhaar_verified_at = null where id = ${unknown.user.id}`)
    await expect(unknown.client.listings.submit({ id })).rejects.toMatchObject({
      http: 409,
      body: { code: 'identity-needed', message: 'To Post Property You Need To Update the KYC' },
    })
    await app.db.run(sql`update users set pan_verified_at = ${app.clock.now} where id = ${unknown.user.id}`)
    expect((await unknown.client.listings.submit({ id })).data.state).toBe('submitted')
  })

  test('needs the whole listing, and names what is missing', async () => {
    const { data } = await owner.client.listings.createDraft({ listedIn: 'rent', subcategory: 'Shops' })
    await expect(owner.client.listings.submit({ id: data.id })).rejects.toMatchObject({
      http: 400,
      body: { errors: { price: expect.any(String), photos: expect.any(String), papers: expect.any(String) } },
    })
    expect(data.missing.map((item) => item.field)).not.toContain('bhk')
  })

  test('cannot be done twice', async () => {
    const { id } = await createSubmitted(owner, elsewhere())
    await expect(owner.client.listings.submit({ id })).rejects.toMatchObject({ http: 409, body: { code: 'moved-on' } })
  })
})

describe('the back office', () => {
  test('sends back for a missing paper, then approves; the listing is found at once and the owner told', async () => {
    const { id } = await createSubmitted(owner, {
      ...elsewhere(),
      title: 'Jacaranda corner flat',
      society: 'Jacaranda Grove',
    })
    const waiting = await listSubmitted(app.db, 1)
    expect(waiting.data.map((listing) => listing.id)).toContain(id)
    const review = await getForReview(app.db, id)
    expect(review).toMatchObject({
      owner: { id: owner.user.id },
      duplicates: [],
      listing: { papers: [{ kind: 'index-ii' }] },
    })
    const file = await openPaperForReview(app.jobContext(), {
      id,
      paperId: review.listing.papers[0]?.id as number,
      adminId,
    })
    file.stream.destroy()

    await expect(rejectNow(id, [' '])).rejects.toMatchObject({ code: 'invalid-input' })
    await rejectNow(id, ['The property tax receipt is missing.'])
    expect(await mine(id)).toMatchObject({
      state: 'rejected',
      rejectedReasons: ['The property tax receipt is missing.'],
    })
    expect(await lastNotice(owner.user.id)).toMatchObject({
      title: 'Your listing was sent back',
      body: expect.stringContaining('tax receipt'),
    })

    await owner.client.listings.uploadPaper({ id, kind: 'tax-receipt', uploadId: uploadId() }, asBlob(pdf))
    await owner.client.listings.submit({ id })
    await approveNow(id)
    await app.runJobs()
    expect(await lastNotice(owner.user.id)).toMatchObject({ title: 'Your listing is live' })
    const found = await app.visitor.search.searchProperties({ text: 'jacaranda grove' })
    expect(found.data.map((item) => item.propertydata.id)).toEqual([id])
    const typo = await app.visitor.search.searchProperties({ text: 'jacarnda' })
    expect(typo.data.map((item) => item.propertydata.id)).toEqual([id])
    expect((await owner.client.listings.getPriceHistory({ id })).data).toHaveLength(1)
    expect(
      (await owner.client.listings.listVerified({ id: owner.user.id })).data.map((item) => item.propertydata.id),
    ).toContain(id)
  })

  test('of two who decide at the same time, one wins', async () => {
    const { id } = await createSubmitted(owner, elsewhere())
    const both = await Promise.allSettled([approveNow(id), rejectNow(id, ['Blurred.'])])
    expect(both.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('a live listing', () => {
  const live = async (given: object = {}) => {
    const { id } = await createSubmitted(owner, { ...elsewhere(), ...given })
    await approveNow(id)
    return id
  }

  test('stays live when its price or place changes, and the price is remembered', async () => {
    const id = await live()
    app.clock.advance(60_000)
    const { version } = await mine(id)
    const { data } = await owner.client.listings.save({ id, version, price: 80_00_000, ...elsewhere() })
    expect(data.state).toBe('verified')
    expect((await owner.client.listings.getPriceHistory({ id })).data.map((step) => step.price)).toEqual([
      85_50_000, 80_00_000,
    ])
    await expect(owner.client.listings.save({ id, version: data.version, price: null })).rejects.toMatchObject({
      http: 400,
      body: { errors: { price: expect.any(String) } },
    })
    await expect(owner.client.listings.save({ id, version: data.version, subcategory: 'Shops' })).rejects.toMatchObject(
      { http: 409, body: { code: 'ruled-out' } },
    )
  })

  test('keeps enough pictures', async () => {
    const id = await live()
    const pictureId = (await mine(id)).pictures[0]?.id as number
    await expect(owner.client.listings.removePicture({ id, pictureId })).rejects.toMatchObject({
      http: 409,
      body: { code: 'not-yet' },
    })
    await owner.client.listings.uploadPicture({ id, role: 'photo', uploadId: uploadId() }, asBlob(await photo()))
    // Pages that were kept must not show a picture that is gone.
    const heard: RealtimeEvent[] = []
    const stop = app.events.subscribe((event) => heard.push(event))
    expect((await owner.client.listings.removePicture({ id, pictureId })).data).toHaveLength(3)
    stop()
    expect(heard).toContainEqual({ name: 'listing.changed', to: { people: [owner.user.id] }, propertyId: id })
    expect((await mine(id)).state).toBe('verified')
  })

  test('goes off the site to be checked when a title paper changes, and stays for another paper', async () => {
    const id = await live()
    await owner.client.listings.uploadPaper({ id, kind: 'tax-receipt', uploadId: uploadId() }, asBlob(pdf))
    expect((await mine(id)).state).toBe('verified')
    await owner.client.listings.uploadPaper({ id, kind: 'share-certificate', uploadId: uploadId() }, asBlob(pdf))
    expect((await mine(id)).state).toBe('submitted')
    expect(await lastNotice(owner.user.id)).toMatchObject({ title: 'We are checking your listing again' })
  })

  test('can be paused and resumed, and confirmed while it is live', async () => {
    const id = await live()
    await owner.client.listings.act({ id, act: 'pause' })
    await expect(app.visitor.listings.getProperty({ id })).rejects.toMatchObject({ http: 404 })
    await expect(owner.client.listings.confirmAvailable({ id })).rejects.toMatchObject({
      http: 409,
      body: { code: 'moved-on' },
    })
    await owner.client.listings.act({ id, act: 'resume' })
    app.clock.advance(24 * 60 * 60_000)
    const { data } = await owner.client.listings.confirmAvailable({ id })
    expect(data.confirmedAt).toBe(app.clock.now.toISOString())
    expect((await app.visitor.listings.getProperty({ id })).data.propertydata.confirmedAt).toBe(data.confirmedAt)
  })

  test('cannot be changed while a booking holds it', async () => {
    const id = await live()
    await inTransaction(app.jobContext(), (tx) => moveForDeal(tx, id, 'hold'))
    const { version } = await mine(id)
    // Also from a page that is old: there is nothing newer to reload and change again.
    for (const known of [version, version - 1]) {
      await expect(owner.client.listings.save({ id, version: known, price: 1 })).rejects.toMatchObject({
        http: 409,
        body: { code: 'moved-on', message: expect.stringContaining('booked') },
      })
    }
  })
})

describe('a duplicate', () => {
  test('in the same place with the same area, rooms and floor is held, and says why without naming anybody', async () => {
    // A number that is in no price, area or name of a file by chance.
    await app.db.run(sql`alter table properties alter column id restart with 80808081`)
    const at = elsewhere()
    const first = await createProperty(app, { ...at, carpetSqft: 745, floor: 7, unit: null })
    const { data } = await (async () => {
      const { id } = await createWholeDraft(owner, { ...at, latitude: at.latitude + 0.0002 })
      return owner.client.listings.submit({ id })
    })()
    expect(data).toMatchObject({ state: 'submitted', duplicateReasons: ['same-place'] })
    expect(JSON.stringify(data)).not.toContain(String(first))
    expect((await lastNotice(owner.user.id))?.body).toContain('It is in the same place')
    await expect(approveNow(data.id)).rejects.toMatchObject({ code: 'not-yet' })
    expect((await getForReview(app.db, data.id)).duplicates).toMatchObject([
      { otherId: first, reasons: ['same-place'], other: { propertydata: { id: first } } },
    ])
    await settleDuplicate(app.jobContext(), { id: data.id, otherId: first, isSame: false, adminId })
    await expect(
      settleDuplicate(app.jobContext(), { id: data.id, otherId: first, isSame: true, adminId }),
    ).rejects.toMatchObject({ code: 'moved-on' })
    await approveNow(data.id)
  })

  test.each([
    ['another floor', { floor: 8 }],
    ['another area', { carpetSqft: 800 }],
    ['another number of rooms', { bhk: '3' as const }],
    ['another flat number', { unit: 'C-12' }],
    ['a hundred metres away', { latitude: 18.9011 }],
  ])('is not what has %s', async (_, given) => {
    await createProperty(app, { latitude: 18.9, longitude: 73.9, carpetSqft: 745, floor: 7, unit: 'B 704' })
    const { id } = await createWholeDraft(owner, { latitude: 18.9, longitude: 73.9, builtUpSqft: 1000, ...given })
    expect((await owner.client.listings.submit({ id })).data.duplicateReasons).toEqual([])
    await owner.client.listings.act({ id, act: 'archive' })
  })

  test('by its pictures, also at another size, is held; the same found by the back office sends it back', async () => {
    const thief = await createOwner(app)
    const stolen = await photo({ seed: 4242, width: 1200, height: 900 })
    const original = await createWholeDraft(owner, elsewhere(), [stolen, await photo(), await photo()])
    await owner.client.listings.submit({ id: original.id })
    const copy = await createWholeDraft(thief, elsewhere(), [
      await photo({ seed: 4242, width: 700, height: 525 }),
      await photo(),
      await photo(),
    ])
    const { data } = await thief.client.listings.submit({ id: copy.id })
    expect(data.duplicateReasons).toEqual(['same-pictures'])
    await settleDuplicate(app.jobContext(), { id: copy.id, otherId: original.id, isSame: true, adminId })
    const { data: after } = await thief.client.listings.getMine({ id: copy.id })
    expect(after).toMatchObject({ state: 'rejected', rejectedReasons: [expect.stringContaining('already listed')] })
  })
})
