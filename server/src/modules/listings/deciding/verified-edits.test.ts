import { editEffects, isChecked } from '@properysearch/contract/listings/checks'
import type { ListingField } from '@properysearch/contract/listings/steps'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../../test/factories.ts'
import { asBlob, createOwner, createSubmitted, pdf, photo, uploadId } from '../../../../test/listing-factory.ts'
import { createProperty } from '../../../../test/property-factory.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'

const reason = 'Deed and tax receipt say the same.'
let app: TestApp
let admin: TestPerson
let owner: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  admin = await createUser(app, { role: 'admin', firstname: 'Nandini', lastname: 'Rao' })
  owner = await createOwner(app)
})
afterAll(() => app.close())

let place = 0
let id: number
const elsewhere = () => ({ latitude: 18.4 + ++place * 0.002, longitude: 73.7 })
const mine = async () => (await owner.client.listings.getMine({ id })).data
const page = async () => (await app.visitor.listings.getProperty({ id })).data
const badges = async () => (await page()).badges.map((badge) => badge.kind)
const review = async () => (await admin.client.listings.getForReview({ id })).data
const seen = async () => ({ id, changedAt: (await review()).changedAt })
/** The newest of those that wait stand on the last page. */
const queue = async () => {
  const { total, pageSize } = await admin.client.listings.listForReview({ show: 'changed' })
  const page = Math.max(1, Math.ceil(total / pageSize))
  return (await admin.client.listings.listForReview({ show: 'changed', page })).data
}
const waiting = async () => (await queue()).map((listing) => listing.id)
const newestNotice = async () => (await owner.client.notifications.listNotifications({ id: owner.user.id })).data[0]
const save = async (fields: object) => {
  app.clock.advance(60_000)
  return (await owner.client.listings.save({ id, version: (await mine()).version, ...fields })).data
}
const addPaper = (kind: 'tax-receipt' | 'share-certificate') =>
  owner.client.listings.uploadPaper({ id, kind, uploadId: uploadId() }, asBlob(pdf))

const post = async () => {
  id = (await createSubmitted(owner, elsewhere())).id
  await admin.client.listings.approve({ ...(await seen()), reason })
}

/** Another value for every field that the owner of a live flat may change. */
const others: Partial<Record<ListingField, unknown>> = {
  postedBy: 'builder',
  city: 'Nashik',
  locality: 'Aundh',
  society: 'Other Court',
  address: 'S. No. 9, Lane 2, Baner, Pune 411045',
  unit: 'C-1203',
  pincode: '411021',
  latitude: 18.9,
  longitude: 73.9,
  bhk: '3',
  bathrooms: 3,
  balconies: 2,
  garages: 2,
  carpetSqft: 801,
  builtUpSqft: 901,
  superBuiltUpSqft: 1200,
  floor: 9,
  totalFloors: 14,
  possession: 'Under Construction',
  age: '0-5 Years',
  furnishing: 'Furnished',
  facing: 'West',
  exteriorMaterial: 'Stone',
  structureType: 'Steel Frame',
  reraNumber: 'P52100012345',
  price: 99_00_000,
  maintenance: 4_500,
  title: 'Another title for the flat',
  description: 'Another description, which is long enough to be one.',
  amenities: ['Park'],
}
/** A flat for sale does not have these, or its kind is settled once it has been live. */
const notOfThisOne: ListingField[] = ['listedIn', 'subcategory', 'plotSqft', 'permittedUse', 'availableFrom', 'deposit']

describe('of each field', () => {
  test('an edit is tried below for every field but those that a live flat cannot change', () => {
    const tried = [...Object.keys(others), ...notOfThisOne, 'possessionOn'].sort()
    expect(tried).toEqual(Object.keys(editEffects).sort())
  })

  test.each(Object.entries(others) as [ListingField, unknown][])(
    'an edit of %s does what the table says',
    async (field, value) => {
      id = await createProperty(app, { ownerId: owner.user.id, ...elsewhere() })
      // A pin in another city than the one that is named is refused.
      const pin = field === 'city' ? { latitude: 20.01, longitude: 73.79 } : {}
      const saved = await save({ [field]: value, ...pin })
      expect(saved.fields[field]).toEqual(value)
      expect(saved.state).toBe('verified')
      expect(saved.beingCheckedSince).toBe(isChecked(field) ? app.clock.now.toISOString() : null)
      expect(await badges()).toContain(isChecked(field) ? 'being-checked' : 'verified-listing')
      expect((await waiting()).includes(id)).toBe(isChecked(field))
    },
  )
})

describe('an edit of a verified listing', () => {
  beforeEach(post)

  test('of the pictures or the video leaves it verified', async () => {
    await owner.client.listings.uploadPicture({ id, role: 'photo', uploadId: uploadId() }, asBlob(await photo()))
    await owner.client.listings.linkVideo({ id, url: 'https://youtu.be/abcdefghijk' })
    expect((await mine()).beingCheckedSince).toBeNull()
    expect(await badges()).toContain('verified-listing')
  })

  test('takes the badge at once and keeps the listing where it is, with the day of the change', async () => {
    app.clock.advance(3 * 24 * 60 * 60_000)
    await save({ carpetSqft: 801, unit: 'C-1203', price: 80_00_000 })
    const { badges: shown, propertydata } = await page()
    expect(shown.map((badge) => badge.kind)).not.toContain('verified-listing')
    const badge = shown.find((badge) => badge.kind === 'being-checked')
    expect(badge?.label).toMatch(/^Changed on \d+ \w+ 2026, being checked$/)
    expect(badge?.evidence).toContain('the flat or plot number and carpet area')
    expect(JSON.stringify(shown)).not.toContain('C-1203')
    expect(propertydata.beingCheckedSince).toBe(app.clock.now.toISOString())
    const found = await app.visitor.listings.listByIds({ ids: [id] })
    expect(found.data[0]?.propertydata.beingCheckedSince).toBe(app.clock.now.toISOString())
    const own = await owner.client.listings.listMine({ id: owner.user.id })
    expect(own.data.find((item) => item.propertydata.id === id)?.propertydata).toMatchObject({
      state: 'verified',
      beingCheckedSince: app.clock.now.toISOString(),
    })
    expect(await newestNotice()).toMatchObject({
      title: 'We are checking your changes',
      body: expect.stringContaining('the flat or plot number and carpet area'),
    })
  })

  test('that is undone before the check brings the badge back, with the date it had', async () => {
    const before = (await page()).badges[0]
    await save({ carpetSqft: 801, floor: 9 })
    await save({ carpetSqft: 745 })
    expect((await mine()).beingCheckedSince).not.toBeNull()
    await save({ floor: 7, price: 70_00_000 })
    expect((await mine()).beingCheckedSince).toBeNull()
    expect((await page()).badges[0]).toEqual(before)
    expect(await waiting()).not.toContain(id)
    expect(await newestNotice()).toMatchObject({ title: 'Your listing is verified again' })
  })

  test('waits from the first change on, however many follow', async () => {
    const first = (await save({ floor: 9 })).beingCheckedSince
    expect(first).toBe(app.clock.now.toISOString())
    expect((await save({ floor: 10, carpetSqft: 801 })).beingCheckedSince).toBe(first)
  })

  test('while it is paused goes back on the site without the badge', async () => {
    await owner.client.listings.act({ id, act: 'pause' })
    await save({ floor: 9 })
    await owner.client.listings.act({ id, act: 'resume' })
    expect(await badges()).toContain('being-checked')
  })

  test('is no longer to be checked once the listing has left the site', async () => {
    await save({ floor: 9 })
    await owner.client.listings.act({ id, act: 'mark-sold' })
    expect(await waiting()).not.toContain(id)
    expect((await mine()).beingCheckedSince).toBeNull()
  })
})

describe('the papers of a verified listing', () => {
  beforeEach(post)

  test('another one that is not about the title has it checked again while it is visible; removed again, all is well', async () => {
    app.clock.advance(60_000)
    const { data: paper } = await addPaper('tax-receipt')
    expect(await badges()).toContain('being-checked')
    expect((await page()).badges[0]?.evidence).toContain('the papers')
    expect((await mine()).state).toBe('verified')
    await owner.client.listings.removePaper({ id, paperId: paper.id })
    expect(await badges()).toContain('verified-listing')
  })

  test('one about the title takes it off the site, and the review shows what else had changed', async () => {
    await save({ floor: 9 })
    await addPaper('share-certificate')
    expect(await mine()).toMatchObject({ state: 'submitted', beingCheckedSince: null })
    const { listing } = await review()
    expect([listing.verification?.fields.floor, listing.fields.floor]).toEqual([7, 9])
    await admin.client.listings.approve({ ...(await seen()), reason })
    expect((await mine()).verification?.fields.floor).toBe(9)
  })
})

describe('the back office', () => {
  beforeEach(post)

  test('sees old and new side by side, and who had compared the old', async () => {
    await save({ carpetSqft: 801, unit: 'C-1203' })
    const row = (await queue()).find((row) => row.id === id)
    expect(row).toMatchObject({
      state: 'verified',
      changes: ['flat or plot number', 'carpet area'],
      beingCheckedSince: app.clock.now.toISOString(),
    })
    const { listing, verifiedBy } = await review()
    expect(verifiedBy).toBe('Nandini Rao')
    expect(listing.verification?.fields).toMatchObject({ carpetSqft: 745, unit: 'B-704' })
    expect(listing.verification?.papers).toMatchObject([{ kind: 'index-ii' }])
    expect(listing.fields).toMatchObject({ carpetSqft: 801, unit: 'C-1203' })
    const overview = (await admin.client.backoffice.getOverview()).data
    for (const [key, show] of [
      ['listings', 'all'],
      ['changed-listings', 'changed'],
    ] as const) {
      const { total } = await admin.client.listings.listForReview({ show })
      expect(overview.find((entry) => entry.key === key)?.waiting).toBe(total)
    }
  })

  test('finds what people see meanwhile before what nobody sees yet', async () => {
    await createSubmitted(owner, elsewhere())
    await save({ carpetSqft: 801 })
    const { total, pageSize } = await admin.client.listings.listForReview()
    const isChanged: boolean[] = []
    for (let page = 1; page <= Math.ceil(total / pageSize); page++) {
      const { data } = await admin.client.listings.listForReview({ page })
      isChanged.push(...data.map((listing) => listing.beingCheckedSince !== null))
    }
    expect(isChanged.length).toBe(total)
    expect(isChanged.lastIndexOf(true)).toBeLessThan(isChanged.indexOf(false))
  })

  test('approves: the badge returns with the day of checking, the listing keeps its place in lists', async () => {
    const { confirmedAt, listedAt } = (await page()).propertydata
    await save({ carpetSqft: 801 })
    app.clock.advance(2 * 24 * 60 * 60_000)
    await admin.client.listings.approve({ ...(await seen()), reason })
    const { badges: shown, propertydata } = await page()
    expect(shown[0]).toMatchObject({ kind: 'verified-listing', since: app.clock.now.toISOString().slice(0, 10) })
    expect(shown[0]?.evidence).toContain('carpet area')
    expect(shown[0]?.evidence).toContain('Index II or sale deed')
    expect(propertydata).toMatchObject({ confirmedAt, listedAt, beingCheckedSince: null })
    expect(await waiting()).not.toContain(id)
    expect(await newestNotice()).toMatchObject({
      title: 'Your changes are verified',
      body: expect.stringContaining('carpet area'),
    })
    expect((await admin.client.backoffice.listAudit()).data[0]).toMatchObject({
      act: 'listing.change-approved',
      subjectId: id,
      reason,
    })
    // From now on the new value is the verified one.
    expect((await save({ carpetSqft: 745 })).beingCheckedSince).not.toBeNull()
    expect((await save({ carpetSqft: 801 })).beingCheckedSince).toBeNull()
  })

  test('rejects: it goes back to the owner with the reason, off the site, and returns by the usual way', async () => {
    await save({ carpetSqft: 801 })
    const reasons = ['The deed says 745 sqft.']
    await admin.client.listings.sendBack({ ...(await seen()), reasons })
    expect(await mine()).toMatchObject({ state: 'rejected', rejectedReasons: reasons, beingCheckedSince: null })
    await expect(page()).rejects.toMatchObject({ http: 404 })
    expect(await newestNotice()).toMatchObject({ title: 'Your listing was sent back' })
    await save({ carpetSqft: 745 })
    await owner.client.listings.submit({ id })
    await admin.client.listings.approve({ ...(await seen()), reason })
    expect(await badges()).toContain('verified-listing')
  })

  test.each(['approve', 'send back'] as const)('does not %s what it has not seen', async (decision) => {
    await save({ carpetSqft: 801 })
    const stale = await seen()
    await save({ carpetSqft: 845 })
    const decide = () =>
      decision === 'approve'
        ? admin.client.listings.approve({ ...stale, reason })
        : admin.client.listings.sendBack({ ...stale, reasons: [reason] })
    await expect(decide()).rejects.toMatchObject({
      http: 409,
      body: {
        code: 'changed-meanwhile',
        message: 'The owner has changed this listing since you opened it. Please review it again.',
      },
    })
    expect(await mine()).toMatchObject({ state: 'verified', verification: { fields: { carpetSqft: 745 } } })
  })

  test('has nothing to decide about a listing that is as verified, even if it was changed back', async () => {
    await save({ carpetSqft: 801 })
    const stale = await seen()
    await save({ carpetSqft: 745 })
    for (const now of [stale, await seen()]) {
      await expect(admin.client.listings.approve({ ...now, reason })).rejects.toMatchObject({
        http: 409,
        body: { code: 'moved-on' },
      })
      await expect(admin.client.listings.sendBack({ ...now, reasons: [reason] })).rejects.toMatchObject({
        http: 409,
        body: { code: 'moved-on' },
      })
    }
    expect(await badges()).toContain('verified-listing')
  })

  test('of a save and an approval at the same moment one wins, and the badge is never on what nobody saw', async () => {
    await save({ carpetSqft: 801 })
    const approval = { ...(await seen()), reason }
    app.clock.advance(1000)
    const { version } = await mine()
    await Promise.allSettled([
      owner.client.listings.save({ id, version, carpetSqft: 845 }),
      admin.client.listings.approve(approval),
    ])
    const { fields, verification, beingCheckedSince } = await mine()
    expect(fields.carpetSqft).toBe(845)
    expect(verification?.fields.carpetSqft).not.toBe(845)
    expect(beingCheckedSince).toEqual(expect.any(String))
  })

  test('of two who decide at the same time, one wins', async () => {
    await save({ carpetSqft: 801 })
    const version = await seen()
    const both = await Promise.allSettled([
      admin.client.listings.approve({ ...version, reason }),
      admin.client.listings.sendBack({ ...version, reasons: [reason] }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('settles a duplicate before it approves the change that made it one', async () => {
    const { latitude, longitude } = (await mine()).fields
    const first = id
    id = (await createSubmitted(owner, { ...elsewhere() })).id
    await admin.client.listings.approve({ ...(await seen()), reason })
    await save({ latitude, longitude })
    await expect(admin.client.listings.approve({ ...(await seen()), reason })).rejects.toMatchObject({
      body: { message: 'This listing looks like another one. Settle that first.' },
    })
    await admin.client.listings.settleDuplicate({ id, otherId: first, isSame: false, reason })
    await admin.client.listings.approve({ ...(await seen()), reason })
  })
})
