import sharp from 'sharp'
import { hashPassword } from '../src/modules/auth/index.ts'
import { insertProfilePromotion } from '../src/modules/promotions/index.ts'
import { insertSubscription } from '../src/modules/subscriptions/index.ts'
import { sql } from '../src/platform/db/sql.ts'
import { insertOldReport } from './analysis-factory.ts'
import { insertOldCase } from './case-factory.ts'
import { say, talking } from './conversation-factory.ts'
import { insertOldDeal, insertOldMandate } from './deal-factory.ts'
import { createUser, type TestPerson } from './factories.ts'
import { insertOldHire } from './hire-factory.ts'
import { agentWithLeads, tellAgents, unlockLead } from './lead-factory.ts'
import { createOwner, createSubmitted } from './listing-factory.ts'
import { proposeMeeting } from './meeting-factory.ts'
import { newKey, payHeld, prepareOrders } from './order-factory.ts'
import { buy } from './paid-orders.ts'
import { codeFor, newAddress, registerPerson } from './people.ts'
import { createProperty } from './property-factory.ts'
import { askToRepresent } from './representation-factory.ts'
import type { TestApp } from './test-app.ts'
import { insertOldValuation } from './valuation-factory.ts'
import { askVisit } from './visit-factory.ts'

// People with a row in every table that points at people, for tests of what happens when they leave.

const day = 24 * 60 * 60 * 1000

/** Somebody who has left traces everywhere. */
export async function busyPerson(app: TestApp) {
  const person = await registerPerson(app, { firstname: 'Vasundhara', lastname: 'Chandorkar', city: 'Alibag' })
  const { id, client, mobile } = person
  await client.kyc.sendAadhaarOtp({ number: `1${String(id).padStart(11, '0')}`, consent: true })
  await client.kyc.verifyAadhaarOtp({ otp: await codeFor(app, mobile) })
  const pan = `ZZZPC${String(1000 + id)}A`
  await client.kyc.verifyPan({ pan, nameOnPan: 'Vasundhara Chandorkar', bornOn: '1980-01-02', consent: true })
  const accountNumber = '50100123456789'
  const bank = { ifsc: 'HDFC0000123', accountNumber, accountNumberAgain: accountNumber }
  await client.kyc.addBankAccount({ id, ...bank, holderName: 'Vasundhara Chandorkar', consent: true })
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#333' } })
    .png()
    .toBuffer()
  await client.accounts.uploadPhoto({ id }, new Blob([new Uint8Array(picture)]))
  await client.notifications.setWays({ kind: 'deals', mail: 'daily', push: true, sms: false })
  await client.notifications.setQuietHours({ quietHours: { from: 60, until: 360 } })
  const push = { endpoint: `https://fcm.googleapis.com/fcm/send/${id}`, p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
  await client.notifications.addPushDevice(push)
  await client.savedSearches.save({ name: 'A home for Vasundhara', search: { text: 'baner' }, pace: 'at-once' })
  const owned = await createProperty(app, { ownerId: id })
  await app.db.run(sql`
    update properties set title = 'Chandorkar bungalow', description = 'Call Vasundhara', unit = '7', address = 'Chandorkar Lane'
    where id = ${owned}`)
  const landlord = await createUser(app)
  const other = await createProperty(app, { ownerId: landlord.user.id })
  await insertOldReport(app, id, 'Chandorkar bungalow')
  await client.shortlists.markFavourite({ userid: id, propertyid: [other] })
  await client.shortlists.addToShortlist({ propertyId: other })
  await client.shortlists.showInterest({ id: other })
  await client.listings.reportProperty({ id: other, reason: 'other', note: 'Vasundhara says so' })
  // Not bought: an invoice keeps its name by law.
  await insertSubscription(app.db, {
    userId: id,
    packageId: 4,
    name: 'Owner Plus',
    order: null,
    startsAt: app.clock.now,
    endsAt: new Date(app.clock.now.getTime() + day),
    quotas: { contacts: 1, promotedDays: 7 },
  })
  // Never paid, so no law keeps it.
  const gstin = '27AAPFU0939F1ZV'
  await client.orders.create({
    purpose: 'subscription',
    subjectId: 1,
    gstin,
    businessName: 'Chandorkar Traders',
    businessAddress: 'Chandorkar Wada, Alibag 402201',
    key: 'of somebody busy'.replaceAll(' ', '-'),
  })
  await client.bids.place({ propertyId: other, amount: 50_00_000, note: 'Vasundhara pays at once' })
  const { data: bid } = await landlord.client.bids.place({ propertyId: owned, amount: 60_00_000 })
  await client.bids.counter({ id: bid.id, amount: 65_00_000, note: 'Yours, Vasundhara' })
  const message = 'Vasundhara would like to move in soon'
  const { data: request } = await client.bookings.request({ propertyId: other, message })
  const share = { share: 5000, mobile: '9711111111' }
  await client.bookings.nameSharer({ id: request.id, name: 'Anand Chandorkar', ...share })
  const friend = await createUser(app)
  const { data: shared } = await friend.client.bookings.request({ propertyId: other })
  await friend.client.bookings.nameSharer({ id: shared.id, ...share, name: 'Vasundhara Chandorkar', mobile })
  await landlord.client.bookings.request({ propertyId: owned })
  const landlordId = landlord.user.id
  await insertOldDeal(app, { buyerId: id, sellerId: landlordId, propertyId: other, paidTo: 'SBIN0000456 ••••0001' })
  await insertOldDeal(app, { buyerId: landlordId, sellerId: id, propertyId: owned, paidTo: 'HDFC0000123 ••••6789' })
  await insertOldCase(app, person)
  const agent = await createUser(app, { role: 'agent' })
  await insertOldHire(app, { clientId: id, professionalId: agent.user.id, said: 'Vasundhara Chandorkar needs help' })
  const { id: asked } = (await client.conversations.ask({ propertyId: other })).data
  await say({ client }, asked, 'Vasundhara Chandorkar asks')
  await say(landlord, asked, 'Yes, it is available.')
  await client.conversations.report({ id: asked, reason: 'other', note: 'Vasundhara says so', seqs: [2] })
  await landlord.client.conversations.report({ id: asked, reason: 'spam', seqs: [1] })
  await client.contacts.unlock({ propertyId: other })
  await askToRepresent(app, await createUser(app, { role: 'agent' }), owned)
  await askVisit(app, { client }, other, { words: 'Vasundhara comes with her sister' })
  await askVisit(app, await createUser(app), owned)
  const leadAgent = await agentWithLeads(app)
  const { id: toldId } = await tellAgents({ client }, { words: 'Vasundhara looks for a quiet flat' })
  await unlockLead(leadAgent, toldId)
  await meetLandlord(app, client, landlord, other)
  await blockWhoAsked(landlord, other)
  await client.promotions.promoteProperty({ propertyId: owned, days: '7' })
  await insertOldValuation(app, { clientId: id, evaluatorId: landlord.user.id })
  await insertOldValuation(app, { clientId: landlord.user.id, evaluatorId: id })
  const neighbour = await createUser(app)
  await buy(app, neighbour, { purpose: 'owner-contact', subjectId: owned })
  await blockWhoAsked(person, owned)
  await client.listings.act({ id: owned, act: 'pause' })
  await insertProfilePromotion(app.db, {
    userId: id,
    since: app.clock.now,
    until: new Date(app.clock.now.getTime() + day),
  })
  await app.clientFor(null, { address: newAddress() }).auth.forgotPassword({ identifier: person.email })
  await client.accounts.requestDataExport({ id })
  await app.runJobs()
  return { ...person, pan, gstin, owned }
}

/** One meeting agreed on, one called off, and a calendar address. */
async function meetLandlord(
  app: TestApp,
  client: TestPerson['client'],
  landlord: TestPerson,
  propertyId: number,
): Promise<void> {
  const about = { about: 'listing', subjectId: propertyId, personIds: [landlord.user.id] } as const
  const own = { ...about, title: 'Vasundhara has questions', words: 'Yours, Vasundhara' }
  const agreed = await proposeMeeting(app, { client }, own)
  await landlord.client.meetings.act({ id: agreed.id, act: 'accept', slot: agreed.slots[0]?.startsAt })
  const { id } = await proposeMeeting(app, { client }, own)
  await client.meetings.act({ id, act: 'cancel', reason: 'Vasundhara is ill' })
  await client.meetings.renewFeed()
}

async function blockWhoAsked(
  { client, user }: Pick<TestPerson, 'client'> & { user: { id: number } },
  propertyId: number,
) {
  const { Data: requests } = await client.contacts.listRequests({ userId: user.id, id: propertyId })
  await client.contacts.revoke({ contactId: requests[0]?.id ?? 0, isBlocked: true })
}

const numberOf = (agentId: number) => `A52100${String(agentId).padStart(6, '0')}`

/** An agent, with the number that only professionals have. */
export async function busyAgent(app: TestApp) {
  const place = { latitude: 18.559, longitude: 73.7868 }
  const agent = await registerPerson(app, { role: 'agent', firstname: 'Vasundhara', lastname: 'Chandorkar', ...place })
  await agent.client.accounts.updateProfessionalDetails({ id: agent.id, number: numberOf(agent.id) })
  await agent.client.services.add({
    title: 'Ten photographs',
    delivers: 'Ten photographs, taken and edited by Vasundhara Chandorkar.',
    fee: 2500,
    days: 3,
    key: newKey(),
  })
  await agent.client.professionals.saveMine({
    about: 'Vasundhara Chandorkar has sold flats for twenty years.',
    sinceYear: 2005,
    languages: ['Marathi'],
    areas: [{ city: 'Pune', locality: 'Baner' }],
  })
  const certificate = '%PDF-1.4\nCertificate of Vasundhara Chandorkar\n%%EOF\n'
  await agent.client.professionals.uploadProof({ uploadId: newKey() }, new Blob([certificate]))
  await insertOldMandate(app, agent.id)
  await askToRepresent(app, agent, await createProperty(app))
  await buy(app, { client: agent.client, user: agent }, { purpose: 'subscription', subjectId: 11 })
  const { id } = await tellAgents(await createUser(app))
  const { leadId } = (await agent.client.leads.unlock({ id })).data
  await agent.client.leads.saveNote({ id: leadId ?? 0, note: 'Vasundhara calls back', nextOn: null })
  await agent.client.hires.setTaxProfile({ gstin: '27AAPFU0939F1ZV', isIndividual: false })
  await insertOldHire(app, { clientId: (await createUser(app)).user.id, professionalId: agent.id, said: 'Sell it' })
  return agent
}

/** An administrator who has decided about everything that is decided about; `payer` has money back from them. */
export async function busyAdministrator(app: TestApp, payer: Pick<TestPerson, 'client'> & { user: { id: number } }) {
  const password = 'a tall banyan'
  const name = { firstname: 'Vasundhara', lastname: 'Chandorkar' }
  const admin = await createUser(app, { role: 'admin', passwordHash: await hashPassword(password), ...name })
  const { client } = admin
  const reason = 'The papers are in order.'
  await client.ledger.startCheck()

  await prepareOrders(app)
  await buy(app, payer, { purpose: 'subscription', subjectId: 1 })
  // Held money would keep its payer from leaving: it goes back.
  const held = await payHeld(app, payer, 'held')
  await client.orders.refund({ id: held.id, reason, key: newKey() })

  const seeker = await createUser(app)
  const pan = `ZZZPJ${String(1000 + seeker.user.id)}A`
  await seeker.client.kyc.verifyPan({ pan, nameOnPan: 'Meera Joshi', bornOn: '1985-03-09', consent: true })
  const check = (await client.kyc.listChecks()).data.find(({ userId }) => userId === seeker.user.id)
  const nameInProfile = `${seeker.user.firstname} ${seeker.user.lastname}`
  await client.kyc.decideCheck({ checkId: check?.id ?? 0, nameInProfile, decision: 'approve', reason })

  const asked = await talking(app)
  await asked.asker.client.conversations.report({ id: asked.id, reason: 'rude', seqs: [2] })
  const reports = (await client.conversations.listReports()).data
  const reportId = reports.at(-1)?.id ?? 0
  await client.conversations.settleReport({ reportId, decision: 'dismissed', reason })

  const agent = await createUser(app, { role: 'agent' })
  const number = numberOf(agent.user.id)
  await agent.client.accounts.updateProfessionalDetails({ id: agent.user.id, number })
  await client.accounts.decideProfessionalNumber({ userId: agent.user.id, number, decision: 'approve', reason })

  const owner = await createOwner(app)
  const place = { latitude: 18.4 + admin.user.id / 1000, longitude: 73.7 }
  const { id: otherId } = await createSubmitted(owner, place)
  const { id } = await createSubmitted(owner, place)
  await client.listings.settleDuplicate({ id, otherId, isSame: false, reason })
  const { changedAt } = (await client.listings.getForReview({ id })).data
  await client.listings.approve({ id, changedAt, reason })

  await app.runJobs()
  return { ...admin, ...admin.user, password }
}
