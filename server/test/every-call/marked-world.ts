import type { Role } from '@properysearch/contract/roles'
import { hashPassword } from '../../src/modules/auth/index.ts'
import { insertSubscription } from '../../src/modules/subscriptions/index.ts'
import { raw, sql } from '../../src/platform/db/sql.ts'
import { createAd } from '../ad-factory.ts'
import { clientId, say } from '../conversation-factory.ts'
import { agree, bookedSale, roomOf } from '../deal-factory.ts'
import { createUser, type TestPerson } from '../factories.ts'
import { tellAgents, unlockLead } from '../lead-factory.ts'
import { asBlob, photo, uploadId } from '../listing-factory.ts'
import { mandated } from '../mandate-factory.ts'
import { proposeMeeting } from '../meeting-factory.ts'
import { newKey, prepareOrders } from '../order-factory.ts'
import { bookedRental } from '../rental-factory.ts'
import { askToRepresent } from '../representation-factory.ts'
import { confirmShare, nameSharer } from '../sharer-factory.ts'
import type { TestApp } from '../test-app.ts'
import { askVisit } from '../visit-factory.ts'
import { openCase } from './marked-case.ts'
import { makeValuation } from './marked-valuation.ts'
import { furnish, type Possessions } from './possessions.ts'

/** Something private of one person, and who else may see it. */
export interface Marker {
  whose: string
  what: string
  text: string
  seenBy: string[]
}

export interface MarkedWorld {
  /** Those with something to hide. */
  owners: Record<string, { person: TestPerson; has: Possessions }>
  /** Those who only call. */
  strangers: Record<string, TestPerson>
  admin: TestPerson
  markers: Marker[]
  adId: number
}

/**
 * A world in which whatever is private to somebody is a text that appears nowhere else, so that a reply with another's
 * is noticed at once. Ids count too: each table numbers from a place of its own.
 */
export async function createMarkedWorld(app: TestApp): Promise<MarkedWorld> {
  await prepareOrders(app)
  await spreadIds(app)
  const admin = await createUser(app, { role: 'admin', firstname: 'Adhikari' })
  const markers: Marker[] = []
  const make = async (whose: string, role: Role, number: number) => {
    const person = await markedPerson(app, whose, role, number)
    const has = await furnish(app, { whose, person, admin, number })
    for (const { what, text, isForAdmin = false } of [
      { what: 'mobile', text: person.user.mobile },
      { what: 'email', text: person.user.email },
      { what: 'token', text: person.token },
      ...has.marks,
    ]) {
      markers.push({ whose, what, text, seenBy: [whose, ...(isForAdmin ? ['admin'] : [])] })
    }
    return { person, has }
  }
  const owner = await make('owner', 'user', 1)
  const seeker = await make('seeker', 'user', 2)
  const broker = await make('broker', 'agent', 3)
  const strangers = {
    stranger: await createUser(app),
    agent: await createUser(app, { role: 'agent' }),
    lawyer: await createUser(app, { role: 'lawyer' }),
    evaluator: await createUser(app, { role: 'evaluator' }),
  }
  await app.db.run(sql`update users set password_hash = ${await hashPassword('not a tall banyan')}`)
  await lendContact(app, { owner, seeker, broker }, markers)
  await offerToRepresent(app, { owner, broker }, markers)
  await lookAround(app, { owner, seeker }, markers)
  await writeMessages(app, { owner, seeker }, markers)
  await makeOffers(app, { owner, seeker, broker }, markers)
  await openCase(app, seeker, markers)
  await makeValuation(app, owner, markers)
  await giveLead({ seeker, broker }, markers)
  // Nobody can unlock anything more: what is seen from here on was not paid for.
  await app.db.run(sql`update subscription_quotas set used = granted where kind in ('contacts', 'leads')`)
  await app.runJobs()
  return { owners: { owner, seeker, broker }, strangers, admin, markers, adId: await createAd(app) }
}

/** The seeker may see the owner's number; the broker could, until the owner took it back. */
async function lendContact(
  app: TestApp,
  { owner, seeker, broker }: Record<'owner' | 'seeker' | 'broker', { person: TestPerson; has: Possessions }>,
  markers: Marker[],
): Promise<void> {
  const propertyId = owner.has.live
  await broker.person.client.contacts.unlock({ propertyId })
  const [taken] = (await owner.person.client.contacts.listRequests({ userId: owner.person.user.id, id: 0 })).Data
  await owner.person.client.contacts.revoke({ contactId: taken?.id ?? 0, isBlocked: true })
  await seeker.person.client.contacts.unlock({ propertyId })
  await seeker.person.client.shortlists.showInterest({ id: propertyId })
  const note = 'a note that names my cousin Bhushan-of-seeker'
  await seeker.person.client.listings.reportProperty({ id: propertyId, reason: 'wrong-price', note })
  const requests = await owner.person.client.contacts.listRequests({ userId: owner.person.user.id, id: 0 })
  const contact = requests.Data.find(({ userData }) => userData.id === seeker.person.user.id)
  if (!contact) throw new Error('The seeker does not have the number of the owner.')
  owner.has.ids.contact = [contact.id]
  const { id } = await app.db.one<{ id: number }>(sql`select id from property_reports`)
  seeker.has.ids.report = [id]
  markers.push(
    { whose: 'seeker', what: 'report', text: note, seenBy: ['seeker', 'admin'] },
    { whose: 'owner', what: 'contact id', text: String(contact.id), seenBy: ['owner', 'seeker', 'admin'] },
  )
  for (const marker of markers) {
    if (marker.whose === 'owner' && ['mobile', 'email'].includes(marker.what)) marker.seenBy.push('seeker')
  }
}

/** The broker asks to represent the owner's listing. */
async function offerToRepresent(
  app: TestApp,
  { owner, broker }: Record<'owner' | 'broker', { person: TestPerson; has: Possessions }>,
  markers: Marker[],
): Promise<void> {
  const { representation } = await askToRepresent(app, broker.person, owner.has.live)
  for (const { has } of [owner, broker]) has.ids.representation = [representation.id]
  owner.has.ids.agentOfMine = [broker.person.user.id]
  const text = 'I have sold four flats in this society'
  markers.push({ whose: 'broker', what: 'words to an owner', text, seenBy: ['owner', 'broker'] })
}

/** The seeker asks to visit the owner's listing. */
async function lookAround(
  app: TestApp,
  { owner, seeker }: Record<'owner' | 'seeker', { person: TestPerson; has: Possessions }>,
  markers: Marker[],
): Promise<void> {
  const words = 'a visit that my mother Usha-of-seeker comes to'
  const { id } = await askVisit(app, seeker.person, owner.has.live, { words })
  for (const { has } of [owner, seeker]) has.ids.visit = [id]
  markers.push({ whose: 'seeker', what: 'words about a visit', text: 'Usha-of-seeker', seenBy: ['seeker', 'owner'] })
}

/** The seeker has written to the owner, with a file, and has shown one of the messages to the back office. */
async function writeMessages(
  app: TestApp,
  { owner, seeker }: Record<'owner' | 'seeker', { person: TestPerson; has: Possessions }>,
  markers: Marker[],
): Promise<void> {
  const { conversations } = seeker.person.client
  const { id } = (await conversations.ask({ propertyId: owner.has.live })).data
  const words = 'a message that my neighbour Shanta-of-seeker helped with'
  const { seq } = await say(seeker.person, id, words)
  await say(owner.person, id, 'a reply that my uncle Baban-of-owner wrote')
  const file = asBlob('%PDF-1.4\nFile-in-a-message-of-seeker\n%%EOF\n')
  await conversations.sendFile({ id, clientId: clientId() }, file)
  await conversations.report({ id, reason: 'other', note: 'as Pandurang-of-seeker says', seqs: [seq] })
  const report = await app.db.one<{ id: number }>(sql`select id from message_reports`)
  for (const { has } of [owner, seeker]) has.ids.conversation = [id]
  seeker.has.ids.messageReport = [report.id]
  const both = ['owner', 'seeker']
  markers.push(
    { whose: 'seeker', what: 'conversation id', text: String(id), seenBy: both },
    { whose: 'seeker', what: 'message', text: 'Shanta-of-seeker', seenBy: [...both, 'admin'] },
    { whose: 'owner', what: 'reply', text: 'Baban-of-owner', seenBy: both },
    { whose: 'seeker', what: 'file in a message', text: 'File-in-a-message-of-seeker', seenBy: both },
    { whose: 'seeker', what: 'report of a message', text: 'Pandurang-of-seeker', seenBy: ['seeker', 'admin'] },
  )
}

/** The broker has unlocked what the seeker told agents, and noted something about it. */
async function giveLead(
  { seeker, broker }: Record<'seeker' | 'broker', { person: TestPerson; has: Possessions }>,
  markers: Marker[],
): Promise<void> {
  const { id } = await tellAgents(seeker.person)
  const { leadId } = await unlockLead(broker.person, id)
  const note = 'a lead that my partner Rohan-of-broker calls'
  await broker.person.client.leads.saveNote({ id: leadId ?? 0, note, nextOn: null })
  Object.assign(seeker.has.ids, { requirement: [id], offer: [id] })
  broker.has.ids.lead = [leadId ?? 0]
  markers.push({ whose: 'broker', what: 'note about a lead', text: 'Rohan-of-broker', seenBy: ['broker'] })
  for (const marker of markers) {
    if (marker.whose === 'seeker' && marker.what === 'mobile') marker.seenBy.push('broker')
  }
}

/** The seeker bids for the owner's listing and asks to book it; the broker represents the seeker in another deal. */
async function makeOffers(
  app: TestApp,
  { owner, seeker, broker }: Record<'owner' | 'seeker' | 'broker', { person: TestPerson; has: Possessions }>,
  markers: Marker[],
): Promise<void> {
  const note = 'a bid that my aunt Malati-of-seeker pays for'
  const { data } = await seeker.person.client.bids.place({ propertyId: owner.has.live, amount: 7_654_321, note })
  owner.has.ids.bid = seeker.has.ids.bid = [data.id]
  const message = 'a booking that my uncle Anand-of-seeker knows of'
  const booked = await seeker.person.client.bookings.request({ propertyId: owner.has.live, message })
  const deal = await bookedSale(app, { buyer: seeker.person, seller: owner.person })
  await confirmShare(app, await nameSharer(app, deal, 'seller', { name: 'Anagha Gokhale-of-owner', share: 2500 }))
  await agree(app, deal)
  const { id: mandateId } = await mandated(app, deal, broker.person, { side: 'buyer' })
  const commission = await app.db.one<{ id: number }>(sql`
    insert into commissions (mandate_id, part, means, fee_paise, gst_paise, tcs_paise, tds_paise, our_fee_paise,
      our_cgst_paise, our_sgst_paise, our_igst_paise, payout_paise, key, asked_at, changed_at)
    values (${mandateId}, 'agreement', 'direct', 100, 18, 0, 0, 0, 0, 0, 0, 118, 'of-a-test', ${app.clock.now},
      ${app.clock.now}) returning id`)
  const room = await roomOf(deal)
  const { id: releaseId } = await app.db.one<{ id: number }>(sql`
    insert into releases (booking_id, kind, payer_id, payee_id, amount_paise, key, asked_at, changed_at, lapses_at)
    values (${deal.bookingId}, 'asked', ${seeker.person.user.id}, ${owner.person.user.id}, 100, 'of-a-test', ${app.clock.now},
      ${app.clock.now}, ${new Date(app.clock.now.getTime() + 1000 * 60 * 60)}) returning id`)
  const paper = await keepPaper(owner.person, deal.bookingId)
  const wall = 'a wall that my cousin Suhas-of-seeker saw wet'
  const dispute = await seeker.person.client.disputes.raise({
    bookingId: deal.bookingId,
    amount: 100,
    reason: wall,
    key: newKey(),
  })
  const file = await seeker.person.client.disputes.addFile(
    { id: dispute.data.id, uploadId: uploadId() },
    asBlob(`%PDF-1.4\nWet-wall-of-seeker\n%%EOF\n`),
  )
  const title = 'a meeting that my friend Leela-of-seeker joins'
  const wanted = { subjectId: deal.bookingId, personIds: [owner.person.user.id], title }
  const { id: meetingId } = await proposeMeeting(app, seeker.person, wanted)
  const both = {
    booking: [booked.data.id, deal.bookingId],
    instalment: room.money.instalments.map((row) => row.id),
    dealPayment: room.money.payments.map((row) => row.id),
    condition: room.conditions.map((row) => row.id),
    release: [releaseId],
    dealPaper: [paper.id],
    dealPaperFile: [paper.fileId],
    ...(await rentOut(app, { owner, seeker })),
    dispute: [dispute.data.id],
    disputeFile: [file.data.id],
    meeting: [meetingId],
  }
  const { sharers } = (await owner.person.client.bookings.listSharers({ id: deal.bookingId })).data
  Object.assign(owner.has.ids, both, { sharer: sharers.map((row) => row.id) })
  Object.assign(seeker.has.ids, both)
  // The ledger and the orders name the deal that money is held for, and disputes are decided by the back office.
  const forOffice = ['id of a deal', 'reason of a dispute', 'file of a dispute']
  // Whoever represents a side knows which deal that is.
  broker.has.ids.booking = [deal.bookingId]
  for (const { has } of [seeker, broker]) Object.assign(has.ids, { mandate: [mandateId], commission: [commission.id] })
  markers.push({ whose: 'owner', what: 'co-owner', text: 'Gokhale-of-owner', seenBy: ['owner'] })
  for (const [what, text] of [
    ['booking', message],
    ['booking id', String(booked.data.id)],
    ['id of a deal', String(deal.bookingId)],
    ['id of a release', String(releaseId)],
    ['paper of a deal', paper.name],
    ['file of a deal', paper.text],
    ['reason of a dispute', wall],
    ['file of a dispute', 'Wet-wall-of-seeker'],
    ['title of a meeting', title],
    ['bid', note],
    ['bid id', String(data.id)],
    ['amount of a bid', '7654321'],
  ] as const) {
    markers.push({
      whose: 'seeker',
      what,
      text,
      seenBy: [
        'seeker',
        'owner',
        ...(forOffice.includes(what) ? ['admin'] : []),
        ...(what === 'id of a deal' ? ['broker'] : []),
      ],
    })
  }
}

/** A paper that both sides of the deal can open. */
async function keepPaper({ client }: TestPerson, bookingId: number) {
  const name = 'Letter of the bank of owner-and-seeker'
  const text = 'Paper-of-a-deal-of-owner-and-seeker'
  const { data: paper } = await client.dealPapers.add({ bookingId, kind: 'other', name })
  const upload = { paperId: paper.id, readers: 'both', uploadId: uploadId() } as const
  const { data: file } = await client.dealPapers.upload(upload, asBlob(`%PDF-1.4\n${text}\n%%EOF\n`))
  return { id: paper.id, fileId: file.id, name, text }
}

/** The seeker also rents from the owner: something to see of the home, and something to keep of the deposit. */
async function rentOut(
  app: TestApp,
  { owner, seeker }: Record<'owner' | 'seeker', { person: TestPerson }>,
): Promise<Pick<Possessions['ids'], 'deduction' | 'inventoryPhoto'>> {
  const { bookingId } = await bookedRental(app, { buyer: seeker.person, seller: owner.person })
  const wanted = { id: bookingId, at: 'in', uploadId: uploadId() } as const
  const { data } = await seeker.person.client.bookings.uploadInventoryPhoto(wanted, asBlob(await photo()))
  const { id } = await app.db.one<{ id: number }>(sql`
    insert into rental_deductions (booking_id, kind, amount_paise, note, proposed_at, changed_at)
    values (${bookingId}, 'painting', 100, 'Two rooms', ${app.clock.now}, ${app.clock.now}) returning id`)
  return { deduction: [id], inventoryPhoto: [data.id] }
}

async function markedPerson(app: TestApp, whose: string, role: Role, number: number): Promise<TestPerson> {
  const person = await createUser(app, { role, mobile: `77000${number}1234`, email: `${whose}@hidden-${number}.in` })
  const { now } = app.clock
  await app.db.run(sql`update users set aadhaar_verified_at = ${now} where id = ${person.user.id}`)
  await insertSubscription(app.db, {
    userId: person.user.id,
    packageId: null,
    name: 'Test',
    order: null,
    startsAt: now,
    endsAt: new Date(now.getTime() + 1000 * 24 * 60 * 60 * 1000),
    quotas: { listings: 1000, contacts: 1000 },
  })
  return {
    ...person,
    client: app.clientFor(person.token, { userAgent: `device-of-${whose}`, address: `10.9.0.${number}` }),
  }
}

/** Numbers every table from a place of its own: 3 100 000, 3 110 000 and so on. */
async function spreadIds(app: TestApp): Promise<void> {
  const sequences = await app.db.many<{ name: string }>(sql`
    select format('%I.%I', schemaname, sequencename) as name from pg_sequences
    where schemaname = 'public' order by sequencename`)
  for (const [i, { name }] of sequences.entries()) {
    await app.db.run(sql`alter sequence ${raw(name)} restart with ${raw(String(3_100_000 + i * 10_000))}`)
  }
}
