import { professionalNumbers } from '@properysearch/contract/identity-numbers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser, type TestPerson } from '../../../test/factories.ts'
import {
  asBlob,
  createOwner,
  createSubmitted,
  createWholeDraft,
  pdf,
  photo,
  uploadId,
} from '../../../test/listing-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

const reason = 'The marriage certificate shows both names.'
const nameInProfile = 'Asha Kulkarni'
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
const seen = async (id: number) => ({ id, changedAt: (await admin.client.review.getListing({ id })).data.changedAt })
const newestAct = async () => (await admin.client.backoffice.listAudit()).data[0]
const actCount = async () => (await admin.client.backoffice.listAudit()).total
const waiting = async (key: string) =>
  (await admin.client.backoffice.getOverview()).data.find((it) => it.key === key)?.waiting
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
    () => client.review.listChecks(),
    () => client.review.decideCheck({ checkId: 1, nameInProfile, decision: 'approve', reason }),
    () => client.review.listNumbers(),
    () => client.review.decideNumber({ userId: 1, number: 'x', decision: 'approve', reason }),
    () => client.review.listListings(),
    () => client.review.getListing({ id: 1 }),
    () => client.review.downloadPaper({ id: 1, paperId: 1 }),
    () => client.review.approveListing({ id: 1, changedAt: '2026-11-15T10:00:00Z', reason }),
    () => client.review.sendBackListing({ id: 1, changedAt: '2026-11-15T10:00:00Z', reasons: [reason] }),
    () => client.review.settleDuplicate({ id: 1, otherId: 2, isSame: true, reason }),
  ]
  for (const call of calls)
    await expect(call()).rejects.toMatchObject({ http: 403, body: { code: 'role-not-allowed' } })
})

describe('identity checks', () => {
  const inReview = async (pan: string) => {
    const person = await createUser(app)
    await person.client.kyc.verifyPan({ pan, nameOnPan: 'Meera Joshi', bornOn: '1985-03-09', consent: true })
    const { data } = await admin.client.review.listChecks()
    const check = data.find((it) => it.userId === person.user.id)
    if (!check) throw new Error('Nothing of this person waits.')
    return { person, check }
  }

  test('show two names and no number; an approved one is verified, told, logged and gone from the queue', async () => {
    const before = await waiting('kyc')
    const { person, check } = await inReview('ZZZPJ1111A')
    expect(check).toMatchObject({
      kind: 'pan',
      masked: 'XXXXX1111X',
      nameInProfile: 'Asha Kulkarni',
      nameFound: 'Meera Joshi',
    })
    expect(JSON.stringify((await admin.client.review.listChecks()).data)).not.toContain('ZZZPJ')
    expect(await waiting('kyc')).toBe((before ?? 0) + 1)
    await admin.client.review.decideCheck({ checkId: check.id, nameInProfile, decision: 'approve', reason })
    expect((await person.client.kyc.getKyc({ id: person.user.id })).data.pan.state).toBe('verified')
    expect((await newestNotice(person))?.title).toContain('Your PAN is verified')
    expect(await newestAct()).toMatchObject({
      admin: 'Nandini Rao',
      act: 'kyc.approved',
      person: { id: person.user.id },
      subjectId: check.id,
      reason,
    })
    expect(await waiting('kyc')).toBe(before)
  })

  test('a rejected one says why; nothing is decided twice, and a refused decision leaves no line', async () => {
    const { person, check } = await inReview('ZZZPJ2222A')
    const why = 'The names have nothing in common.'
    await admin.client.review.decideCheck({ checkId: check.id, nameInProfile, decision: 'reject', reason: why })
    expect((await newestNotice(person))?.body).toContain(why)
    expect(await newestAct()).toMatchObject({ act: 'kyc.rejected', reason: why })
    const lines = await actCount()
    for (const checkId of [check.id, 999_999]) {
      await expect(
        admin.client.review.decideCheck({ checkId, nameInProfile, decision: 'approve', reason }),
      ).rejects.toMatchObject({
        http: 409,
        body: { code: 'moved-on' },
      })
    }
    expect(await actCount()).toBe(lines)
  })

  test('of a person who has taken another name meanwhile are looked at again', async () => {
    const { person, check } = await inReview('ZZZPJ8888A')
    const { id } = person.user
    await person.client.accounts.updateProfile({ id, firstname: 'Ratna', lastname: 'Shah', city: 'Pune' })
    await expect(
      admin.client.review.decideCheck({
        checkId: check.id,
        nameInProfile: check.nameInProfile,
        decision: 'approve',
        reason,
      }),
    ).rejects.toMatchObject({
      http: 409,
      body: { code: 'changed-meanwhile', message: expect.stringContaining('changed their name') },
    })
    expect((await person.client.kyc.getKyc({ id })).data.panverification).toBe(0)
  })

  test('of one’s own are decided by somebody else', async () => {
    const self = await createUser(app, { role: 'admin' })
    await self.client.kyc.verifyPan({
      pan: 'ZZZPJ9999A',
      nameOnPan: 'Meera Joshi',
      bornOn: '1985-03-09',
      consent: true,
    })
    const check = (await self.client.review.listChecks()).data.find((it) => it.userId === self.user.id)
    const decision = {
      checkId: check?.id ?? 0,
      nameInProfile: check?.nameInProfile ?? '',
      decision: 'approve' as const,
      reason,
    }
    await expect(self.client.review.decideCheck(decision)).rejects.toMatchObject({
      http: 409,
      body: { code: 'ruled-out', message: 'This is your own check. Another administrator has to decide it.' },
    })
    await admin.client.review.decideCheck(decision)
  })

  test('are not decided without a reason', async () => {
    const { check } = await inReview('ZZZPJ3333A')
    await expect(
      admin.client.review.decideCheck({ checkId: check.id, nameInProfile, decision: 'approve', reason: 'ok' }),
    ).rejects.toMatchObject({ http: 400, body: { errors: { reason: expect.stringContaining('Give the reason') } } })
  })
})

describe('professional numbers', () => {
  test('are decided about as they were looked at, once; the person is told and the log says so', async () => {
    const lawyer = await createUser(app, { role: 'lawyer', firstname: 'Tara', lastname: 'Bose' })
    const userId = lawyer.user.id
    const number = professionalNumbers.lawyer.example
    await lawyer.client.accounts.updateProfessionalDetails({ id: userId, number })
    expect((await admin.client.review.listNumbers()).data).toContainEqual(
      expect.objectContaining({ userId, name: 'Tara Bose', profession: 'lawyer', number }),
    )
    expect(await waiting('professional-numbers')).toBe(1)
    const decide = (given: string, decision: 'approve' | 'reject') =>
      admin.client.review.decideNumber({ userId, number: given, decision, reason: 'Found in the roll of advocates.' })
    const lines = await actCount()
    await expect(decide('MAH/1/1999', 'approve')).rejects.toMatchObject({ http: 409, body: { code: 'moved-on' } })
    await expect(decide('', 'approve')).rejects.toMatchObject({ http: 400 })
    expect(await actCount()).toBe(lines)
    await decide(number, 'approve')
    expect((await newestNotice(lawyer))?.title).toBe('Your professional number is verified')
    expect(await newestAct()).toMatchObject({ act: 'professional-number.approved', person: { name: 'Tara Bose' } })
    await expect(decide(number, 'reject')).rejects.toMatchObject({ http: 409, body: { code: 'moved-on' } })
    expect(await waiting('professional-numbers')).toBe(0)
  })

  test('a rejected one says why', async () => {
    const agent = await createUser(app, { role: 'agent' })
    const number = professionalNumbers.agent.example
    await agent.client.accounts.updateProfessionalDetails({ id: agent.user.id, number })
    const why = 'The register has another name under this number.'
    await admin.client.review.decideNumber({ userId: agent.user.id, number, decision: 'reject', reason: why })
    expect(await newestNotice(agent)).toMatchObject({ body: why })
    expect(await newestAct()).toMatchObject({ act: 'professional-number.rejected', reason: why })
  })
})

describe('listings', () => {
  test('wait the longest first; the review shows everything, with the owner masked and the papers to open', async () => {
    const first = await createSubmitted(owner, elsewhere())
    app.clock.advance(1000)
    const second = await createSubmitted(owner, elsewhere())
    const { data, total } = await admin.client.review.listListings()
    expect(data.map((it) => it.id)).toEqual([first.id, second.id])
    expect(await waiting('listings')).toBe(total)
    expect(data[0]).toMatchObject({
      title: first.fields.title,
      price: first.fields.price,
      owner: { id: owner.user.id, name: 'Asha Kulkarni' },
      photoCount: 3,
      paperCount: 1,
      duplicateCount: 0,
    })
    const review = (await admin.client.review.getListing({ id: first.id })).data
    expect(review.listing).toMatchObject({ id: first.id, fields: first.fields, papers: first.papers })
    expect(review.owner).toMatchObject({
      mobile: `******${owner.user.mobile.slice(-4)}`,
      isAadhaarVerified: true,
      isPanVerified: false,
    })
    expect(JSON.stringify(review)).not.toContain(owner.user.email)
    const paperId = first.papers[0]?.id as number
    const file = await admin.client.review.downloadPaper({ id: first.id, paperId })
    expect(await file.text()).toBe(pdf)
    await expect(admin.client.review.downloadPaper({ id: second.id, paperId })).rejects.toMatchObject({ http: 404 })
  })

  test('a draft is nobody’s business, and what does not exist is not found', async () => {
    const draft = await createWholeDraft(owner, elsewhere())
    const { review } = admin.client
    const changedAt = app.clock.now.toISOString()
    await expect(review.getListing({ id: draft.id })).rejects.toMatchObject({ http: 404 })
    const paperId = draft.papers[0]?.id as number
    await expect(review.downloadPaper({ id: draft.id, paperId })).rejects.toMatchObject({ http: 404 })
    await expect(review.approveListing({ id: draft.id, changedAt, reason })).rejects.toMatchObject({
      http: 409,
      body: { code: 'moved-on' },
    })
    await expect(review.approveListing({ id: 999_999, changedAt, reason })).rejects.toMatchObject({ http: 404 })
    await expect(review.sendBackListing({ id: 999_999, changedAt, reasons: [reason] })).rejects.toMatchObject({
      http: 404,
    })
  })

  test('one is sent back with reasons, mended, approved, and found at once; each act stands in the log', async () => {
    const { id } = await createSubmitted(owner, {
      ...elsewhere(),
      title: 'Corner flat in Jacaranda Grove',
      society: 'Jacaranda Grove',
    })
    const reasons = ['The property tax receipt is missing.', 'The second picture is blurred.']
    for (const wrong of [[], ['short']]) {
      await expect(admin.client.review.sendBackListing({ ...(await seen(id)), reasons: wrong })).rejects.toMatchObject({
        http: 400,
      })
    }
    await admin.client.review.sendBackListing({ ...(await seen(id)), reasons })
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
    await expect(admin.client.review.sendBackListing({ ...(await seen(id)), reasons })).rejects.toMatchObject({
      http: 409,
      body: { code: 'moved-on' },
    })

    await owner.client.listings.uploadPaper({ id, kind: 'tax-receipt', uploadId: uploadId() }, asBlob(pdf))
    await owner.client.listings.submit({ id })
    const approval = { ...(await seen(id)), reason: 'Deed and tax receipt name the owner.' }
    await admin.client.review.approveListing(approval)
    const found = await app.visitor.properties.searchProperties({ text: 'jacaranda grove' })
    expect(found.data.map((it) => it.propertydata.id)).toEqual([id])
    expect(await newestNotice(owner)).toMatchObject({ title: 'Your listing is live' })
    expect(await newestAct()).toMatchObject({ act: 'listing.approved', reason: approval.reason, ...about })
    const lines = await actCount()
    await expect(admin.client.review.approveListing(approval)).rejects.toMatchObject({
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
      await expect(admin.client.review.approveListing(approval)).rejects.toMatchObject({
        http: 409,
        body: {
          code: 'changed-meanwhile',
          message: 'The owner has changed this listing since you opened it. Please review it again.',
        },
      })
    }
    await admin.client.review.approveListing({ ...(await seen(id)), reason })
  })

  test('of a suspended owner stays where it is', async () => {
    const suspended = await createOwner(app)
    const { id } = await createSubmitted(suspended, elsewhere())
    const approval = { ...(await seen(id)), reason }
    await admin.client.backoffice.suspendUser({ userId: suspended.user.id, reason })
    await expect(admin.client.review.approveListing(approval)).rejects.toMatchObject({
      http: 409,
      body: { code: 'not-yet', message: expect.stringContaining('suspended') },
    })
    await admin.client.backoffice.restoreUser({ userId: suspended.user.id, reason })
    await admin.client.review.approveListing(approval)
  })

  test('whose papers the back office opens leaves a line in the server’s log', async () => {
    const { id, papers } = await createSubmitted(owner, elsewhere())
    const paperId = papers[0]?.id as number
    await admin.client.review.downloadPaper({ id, paperId })
    const line = app
      .logged()
      .split('\n')
      .findLast((it) => it.includes('opened a paper'))
    expect(JSON.parse(line ?? '{}')).toMatchObject({ adminId: admin.user.id, propertyId: id, paperId })
  })
})

async function removeFirstPaper(id: number): Promise<void> {
  const { papers } = (await owner.client.listings.getMine({ id })).data
  await owner.client.listings.removePaper({ id, paperId: papers[0]?.id as number })
}
