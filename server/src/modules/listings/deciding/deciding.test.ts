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
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'

const reason = 'The marriage certificate shows both names.'
let app: TestApp
let admin: TestPerson
let owner: TestPerson
beforeAll(async () => {
  app = await createTestApp()
  admin = await createUser(app, { role: 'admin', firstname: 'Nandini', lastname: 'Rao' })
  owner = await createOwner(app)
})
afterAll(() => app.close())

/** What an approval says it has looked at. */
const seen = async (id: number) => ({
  id,
  changedAt: (await admin.client.listings.getForReview({ id })).data.changedAt,
})
const newestAct = async () => (await admin.client.backoffice.listAudit()).data[0]
const actCount = async () => (await admin.client.backoffice.listAudit()).total
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

test.each(['user', 'agent', 'lawyer', 'evaluator'] as const)('a %s neither sees nor decides anything', async (role) => {
  const { client } = await createUser(app, { role })
  const calls = [
    () => client.listings.listForReview(),
    () => client.listings.getForReview({ id: 1 }),
    () => client.listings.downloadPaperForReview({ id: 1, paperId: 1 }),
    () => client.listings.approve({ id: 1, changedAt: '2026-11-15T10:00:00Z', reason }),
    () => client.listings.sendBack({ id: 1, changedAt: '2026-11-15T10:00:00Z', reasons: [reason] }),
    () => client.listings.settleDuplicate({ id: 1, otherId: 2, isSame: true, reason }),
  ]
  for (const call of calls)
    await expect(call()).rejects.toMatchObject({ http: 403, body: { code: 'role-not-allowed' } })
})

describe('listings', () => {
  test('wait the longest first; the review shows everything, with the owner masked and the papers to open', async () => {
    const first = await createSubmitted(owner, elsewhere())
    app.clock.advance(1000)
    const second = await createSubmitted(owner, elsewhere())
    const { data, total } = await admin.client.listings.listForReview()
    expect(data.map((listing) => listing.id)).toEqual([first.id, second.id])
    expect(await waiting('listings')).toBe(total)
    expect(data[0]).toMatchObject({
      title: first.fields.title,
      price: first.fields.price,
      owner: { id: owner.user.id, name: 'Asha Kulkarni' },
      photoCount: 3,
      paperCount: 1,
      duplicateCount: 0,
    })
    const review = (await admin.client.listings.getForReview({ id: first.id })).data
    expect(review.listing).toMatchObject({ id: first.id, fields: first.fields, papers: first.papers })
    expect(review.owner).toMatchObject({
      mobile: `******${owner.user.mobile.slice(-4)}`,
      isAadhaarVerified: true,
      isPanVerified: false,
    })
    expect(JSON.stringify(review)).not.toContain(owner.user.email)
    const paperId = first.papers[0]?.id as number
    const file = await admin.client.listings.downloadPaperForReview({ id: first.id, paperId })
    expect(await file.text()).toBe(pdf)
    await expect(admin.client.listings.downloadPaperForReview({ id: second.id, paperId })).rejects.toMatchObject({
      http: 404,
    })
  })

  test('a pin far from the locality, or another’s pincode, is told to the owner and to whoever reviews it', async () => {
    const apart = await createSubmitted(owner, { latitude: 18.5074, longitude: 73.8077, pincode: '411007' })
    const doubts = [
      { field: 'latitude', message: expect.stringMatching(/^The pin is 6 km from Baner, near Kothrud\./) },
      { field: 'pincode', message: expect.stringMatching(/^411007 is the pincode of Aundh/) },
    ]
    expect(apart.doubts).toEqual(doubts)
    const { data } = await admin.client.listings.getForReview({ id: apart.id })
    expect(data.listing.doubts).toEqual(doubts)
    expect(data.namedPlace).toMatchObject({ name: 'Baner', latitude: 18.559, longitude: 73.7868 })
    const agreeing = await createWholeDraft(owner)
    expect(agreeing.doubts).toEqual([])
  })

  test('a pin in another part of the country is refused at its field', async () => {
    const draft = await createWholeDraft(owner, { latitude: 28.65, longitude: 77.23 })
    const message = 'The pin is 1,177 km from Pune. Move the pin, or correct the city.'
    expect(draft.missing).toEqual([{ step: 'place', field: 'latitude', message }])
    const own = (await owner.client.listings.listMine({ id: owner.user.id })).data
    expect(own.find(({ propertydata }) => propertydata.id === draft.id)?.propertydata.missingCount).toBe(1)
    await expect(owner.client.listings.submit({ id: draft.id })).rejects.toMatchObject({
      http: 400,
      body: { errors: { latitude: message } },
    })
    const submitted = await createSubmitted(owner, elsewhere())
    const moved = { id: submitted.id, version: submitted.version, latitude: 28.65, longitude: 77.23 }
    await expect(owner.client.listings.save(moved)).rejects.toMatchObject({ body: { errors: { latitude: message } } })
  })

  test('a draft is private, and what does not exist is not found', async () => {
    const draft = await createWholeDraft(owner, elsewhere())
    const { listings } = admin.client
    const changedAt = app.clock.now.toISOString()
    await expect(listings.getForReview({ id: draft.id })).rejects.toMatchObject({ http: 404 })
    const paperId = draft.papers[0]?.id as number
    await expect(listings.downloadPaperForReview({ id: draft.id, paperId })).rejects.toMatchObject({ http: 404 })
    await expect(listings.approve({ id: draft.id, changedAt, reason })).rejects.toMatchObject({
      http: 409,
      body: { code: 'moved-on' },
    })
    await expect(listings.approve({ id: 999_999, changedAt, reason })).rejects.toMatchObject({ http: 404 })
    await expect(listings.sendBack({ id: 999_999, changedAt, reasons: [reason] })).rejects.toMatchObject({
      http: 404,
    })
  })

  test('one is sent back with reasons, corrected, approved and found immediately; each act is logged', async () => {
    const { id } = await createSubmitted(owner, {
      ...elsewhere(),
      title: 'Corner flat in Jacaranda Grove',
      society: 'Jacaranda Grove',
    })
    const reasons = ['The property tax receipt is missing.', 'The second picture is blurred.']
    for (const wrong of [[], ['short']]) {
      await expect(admin.client.listings.sendBack({ ...(await seen(id)), reasons: wrong })).rejects.toMatchObject({
        http: 400,
      })
    }
    await admin.client.listings.sendBack({ ...(await seen(id)), reasons })
    expect((await owner.client.listings.getMine({ id })).data).toMatchObject({
      state: 'rejected',
      rejectedReasons: reasons,
    })
    expect(await newestNotice(owner)).toMatchObject({
      title: 'Your listing was sent back',
      body: expect.stringContaining(reasons.join(' ')),
    })
    const about = { person: { id: owner.user.id }, subjectId: id }
    expect(await newestAct()).toMatchObject({ act: 'listing.sent-back', reason: reasons.join(' '), ...about })
    await expect(admin.client.listings.sendBack({ ...(await seen(id)), reasons })).rejects.toMatchObject({
      http: 409,
      body: { code: 'moved-on' },
    })

    await owner.client.listings.uploadPaper({ id, kind: 'tax-receipt', uploadId: uploadId() }, asBlob(pdf))
    await owner.client.listings.submit({ id })
    const approval = { ...(await seen(id)), reason: 'Deed and tax receipt name the owner.' }
    await admin.client.listings.approve(approval)
    const found = await app.visitor.search.searchProperties({ text: 'jacaranda grove' })
    expect(found.data.map((item) => item.propertydata.id)).toEqual([id])
    expect(await newestNotice(owner)).toMatchObject({ title: 'Your listing is live' })
    expect(await newestAct()).toMatchObject({ act: 'listing.approved', reason: approval.reason, ...about })
    const lines = await actCount()
    await expect(admin.client.listings.approve(approval)).rejects.toMatchObject({
      http: 409,
      body: { code: 'moved-on' },
    })
    expect(await actCount()).toBe(lines)
  })

  test('is approved as it was looked at: what the owner changes meanwhile has to be looked at first', async () => {
    const { id, version } = await createSubmitted(owner, elsewhere())
    const changes = [
      () => owner.client.listings.save({ id, version, price: 45_00_000 }),
      () => owner.client.listings.uploadPaper({ id, kind: 'share-certificate', uploadId: uploadId() }, asBlob(pdf)),
      () => removeFirstPaper(id),
      async () =>
        owner.client.listings.uploadPicture({ id, role: 'photo', uploadId: uploadId() }, asBlob(await photo())),
      () => owner.client.listings.linkVideo({ id, url: 'https://youtu.be/abcdefghijk' }),
    ]
    for (const change of changes) {
      const approval = { ...(await seen(id)), reason }
      app.clock.advance(1000)
      await change()
      await expect(admin.client.listings.approve(approval)).rejects.toMatchObject({
        http: 409,
        body: {
          code: 'changed-meanwhile',
          message: 'The owner has changed this listing since you opened it. Please review it again.',
        },
      })
    }
    await admin.client.listings.approve({ ...(await seen(id)), reason })
  })

  test('of a suspended owner stays where it is', async () => {
    const suspended = await createOwner(app)
    const { id } = await createSubmitted(suspended, elsewhere())
    const approval = { ...(await seen(id)), reason }
    await admin.client.backoffice.suspendUser({ userId: suspended.user.id, reason })
    await expect(admin.client.listings.approve(approval)).rejects.toMatchObject({
      http: 409,
      body: { code: 'not-yet', message: expect.stringContaining('suspended') },
    })
    await admin.client.backoffice.restoreUser({ userId: suspended.user.id, reason })
    await admin.client.listings.approve(approval)
  })

  test('whose papers the back office opens leaves a line in the server’s log', async () => {
    const { id, papers } = await createSubmitted(owner, elsewhere())
    const paperId = papers[0]?.id as number
    await admin.client.listings.downloadPaperForReview({ id, paperId })
    const line = app
      .logged()
      .split('\n')
      .findLast((line) => line.includes('opened a paper'))
    expect(JSON.parse(line ?? '{}')).toMatchObject({ adminId: admin.user.id, propertyId: id, paperId })
  })
})

async function removeFirstPaper(id: number): Promise<void> {
  const { papers } = (await owner.client.listings.getMine({ id })).data
  await owner.client.listings.removePaper({ id, paperId: papers[0]?.id as number })
}
