import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { erasureWords } from '@properysearch/contract/erasure/calls'
import type { Client } from '@properysearch/contract/kernel/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { busyAdministrator, busyAgent, busyPerson } from '../../../test/busy-people.ts'
import { everyText } from '../../../test/every-text.ts'
import { createUser, signIn } from '../../../test/factories.ts'
import { newAddress, registerPerson } from '../../../test/people.ts'
import { placesOfPeople } from '../../../test/places-of-people.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../context.ts'
import { raw, sql } from '../../platform/db/sql.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import type { RealtimeEvent } from '../../platform/realtime/event-bus.ts'
import { hashPassword } from '../auth/index.ts'
import { purgeAuthJob } from '../auth/purge-auth.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const day = 24 * 60 * 60 * 1000
const typed = (id: number, password: string, confirmation: string = erasureWords) => ({ id, password, confirmation })

async function filesLeft(): Promise<string[]> {
  const names = await Promise.all(
    ['files/public/photos', 'files/private/exports'].map(async (folder) => {
      const path = join(app.config.dataDir, folder)
      return existsSync(path) ? readdir(path) : []
    }),
  )
  return names.flat()
}

test('says before what goes, what stays and why', async () => {
  const { user, client } = await createUser(app)
  const { data } = await client.erasure.getErasure({ id: user.id })
  expect(data.hindrance).toBeNull()
  expect(data.goes).toContain('Your name, email, mobile number, city, photo and password')
  for (const word of ['PAN', 'listings', 'favourites', 'notifications']) expect(data.goes.join()).toContain(word)
  expect(data.stays).toContainEqual(expect.objectContaining({ why: expect.stringContaining('72 months') }))
  for (const { what, why } of data.stays) expect([what.length > 10, why.length > 10]).toEqual([true, true])
})

test('erases every trace: no table names the person, no file is left, and the address is free again', async () => {
  const person = await busyPerson(app)
  const { id, client, password, email, mobile, pan, gstin } = person
  const traces = ['Vasundhara', 'Chandorkar', 'Alibag', email, mobile, pan, gstin, '50100123456789', 'HDFC0000123']
  const before = await everyText(app.db)
  for (const trace of ['Vasundhara', 'Chandorkar', 'Alibag', email, mobile, gstin]) expect(before).toContain(trace)
  expect(await filesLeft()).toHaveLength(2)
  const elsewhere = await signIn(app, id)
  const heard: RealtimeEvent[] = []
  const stop = app.events.subscribe((event) => heard.push(event))

  const reply = await client.erasure.eraseAccount(typed(id, password, ' Erase  my ACCOUNT '))
  stop()
  expect(reply.message).toContain('erased')
  await app.runJobs()

  const left = await everyText(app.db)
  for (const trace of traces) expect(left).not.toContain(trace)
  expect(await filesLeft()).toEqual([])
  // The other device is told; the one that asked has its answer.
  expect(heard).toContainEqual({ name: 'session.ended', to: { people: [id] }, sessionIds: [elsewhere.sessionId] })
  await expect(client.accounts.getProfile({ id })).rejects.toMatchObject({ http: 401 })
  await expect(app.visitor.auth.login({ email, password })).rejects.toMatchObject({ http: 401 })
  await expect(app.visitor.auth.login({ email: `erased-${id}@erased.invalid`, password })).rejects.toMatchObject({
    http: 401,
  })
  const listing = await app.db.one(
    sql`select state, title, address, latitude from properties where id = ${person.owned}`,
  )
  expect(listing).toEqual({ state: 'archived', title: 'A listing that was removed', address: null, latitude: null })
  expect(await app.db.many(sql`select purpose from consents where user_id = ${id} order by purpose`)).toHaveLength(4)

  const again = await registerPerson(app, { email, mobile })
  expect(again.id).not.toBe(id)
  expect((await again.client.kyc.getKyc({ id: again.id })).data.aadharverification).toBe(0)
})

test('forgets after a year even that the person had given consent', async () => {
  const person = await registerPerson(app)
  await person.client.erasure.eraseAccount(typed(person.id, person.password))
  const consents = () => app.db.many(sql`select from consents where user_id = ${person.id}`)
  const purge = async () => {
    await enqueue(app.db, purgeAuthJob, {})
    await app.runJobs()
  }
  await purge()
  expect(await consents()).toHaveLength(1)
  app.clock.advance(367 * day)
  await purge()
  expect(await consents()).toEqual([])
})

test('takes the password again and the words, and nothing happens without them', async () => {
  const person = await registerPerson(app)
  const { id, client, password } = person
  await expect(client.erasure.eraseAccount(typed(id, 'wrong password'))).rejects.toMatchObject({
    http: 400,
    body: { errors: { password: expect.any(String) } },
  })
  await expect(client.erasure.eraseAccount(typed(id, password, 'yes'))).rejects.toMatchObject({
    http: 400,
    body: { errors: { confirmation: expect.stringContaining(erasureWords) } },
  })
  expect((await client.accounts.getProfile({ id })).data.Userdata.email).toBe(person.email)
  for (let i = 0; i < 4; i++) await client.erasure.eraseAccount(typed(id, 'wrong password')).catch(() => undefined)
  await expect(client.erasure.eraseAccount(typed(id, password))).rejects.toMatchObject({
    http: 429,
    body: { message: 'Too many tries. Please wait 30 seconds and try again.' },
  })
})

test('goes on while strangers guess at the sign-in', async () => {
  const { id, client, email, password } = await registerPerson(app)
  const strangers = Array.from({ length: 30 }, () => app.clientFor(null, { address: newAddress() }))
  for (const { auth } of strangers) await auth.login({ email, password: 'not this' }).catch(() => undefined)
  await expect(strangers[0]?.auth.login({ email, password })).rejects.toMatchObject({ http: 429 })
  await client.erasure.eraseAccount(typed(id, password))
})

test('of two who erase one account at the same time, one succeeds; the other is signed out', async () => {
  const { id, client, password, token } = await registerPerson(app)
  const other = app.clientFor(token, { address: newAddress() })
  const answers = await Promise.allSettled(
    [client, other].map((caller) => caller.erasure.eraseAccount(typed(id, password))),
  )
  expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(1)
  expect(answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.http] : []))).toEqual([401])
  await expect(client.kyc.sendAadhaarOtp({ number: '123456789012', consent: true })).rejects.toMatchObject({
    http: 401,
  })
})

test('whoever types the password while the account is being erased elsewhere is signed out, not told that it is wrong', async () => {
  const { id, client, password } = await registerPerson(app)
  const other = app.clientFor((await signIn(app, id)).token, { address: newAddress() })
  await other.erasure.eraseAccount(typed(id, 'wrong password')).catch(() => undefined)
  const late = await inTransaction(app.jobContext(), async ({ db }) => {
    // The next try of this session waits here, after its person was found and before their password is read.
    await db.run(sql`select from guess_waits for update`)
    const underWay = Promise.allSettled([other.erasure.eraseAccount(typed(id, password))])
    const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    await vi.waitFor(async () => expect(await app.fromOutside(() => app.db.many(waiting))).toHaveLength(1), 30_000)
    await client.erasure.eraseAccount(typed(id, password))
    return { underWay }
  })
  expect(await late.underWay).toMatchObject([{ status: 'rejected', reason: { http: 401 } }])
})

test('is mine alone', async () => {
  const asha = await createUser(app)
  const agent = await createUser(app, { role: 'agent' })
  const admin = await createUser(app, { role: 'admin' })
  const { id } = asha.user
  for (const { client } of [agent, admin]) {
    await expect(client.erasure.getErasure({ id })).rejects.toMatchObject({ http: 404 })
    await expect(client.erasure.eraseAccount(typed(id, 'a tall banyan'))).rejects.toMatchObject({ http: 404 })
  }
  await expect(app.visitor.erasure.getErasure({ id })).rejects.toMatchObject({ http: 401 })
  await expect(app.visitor.erasure.eraseAccount(typed(id, 'a tall banyan'))).rejects.toMatchObject({ http: 401 })
})

test('the last administrator stays', async () => {
  await app.db.run(sql`update users set suspended_at = ${app.clock.now} where role = 'admin'`)
  const passwordHash = await hashPassword('a tall banyan')
  const first = await createUser(app, { role: 'admin', passwordHash })
  const leave = () => first.client.erasure.eraseAccount(typed(first.user.id, 'a tall banyan'))
  expect((await first.client.erasure.getErasure({ id: first.user.id })).data.hindrance).toContain('only administrator')
  await expect(leave()).rejects.toMatchObject({ http: 409, body: { code: 'not-yet' } })
  const second = await createUser(app, { role: 'admin', passwordHash })
  await leave()
  await expect(second.client.erasure.eraseAccount(typed(second.user.id, 'a tall banyan'))).rejects.toMatchObject({
    http: 409,
    body: { code: 'not-yet' },
  })
})

/** What becomes of the rows when the person is erased; and where a copy of their data has them, or why it does not. */
type Place = { erasing: 'goes' | 'stays under a number' | 'stays by law' | 'loses the person' } & (
  | { copy: string }
  | { noCopy: string }
)

const inOffice = 'it is about somebody else: what an administrator did in office'

/** Every column that points at people. */
const places: Record<string, Place> = {
  'audit_log.admin_id': { erasing: 'stays under a number', noCopy: inOffice },
  'audit_log.user_id': { erasing: 'stays under a number', copy: 'decisions' },
  'bank_accounts.user_id': { erasing: 'goes', copy: 'identity.bankAccounts' },
  'bids.buyer_id': { erasing: 'goes', copy: 'bids' },
  'booking_conditions.decided_by': { erasing: 'stays under a number', copy: 'bookings' },
  'booking_confirmations.user_id': { erasing: 'stays under a number', copy: 'bookings' },
  'booking_payments.confirmed_by': { erasing: 'stays under a number', copy: 'bookings' },
  'booking_payments.recorded_by': { erasing: 'stays under a number', copy: 'bookings' },
  'booking_registrations.confirmed_by': { erasing: 'stays under a number', copy: 'bookings' },
  'booking_registrations.recorded_by': { erasing: 'stays under a number', copy: 'bookings' },
  'bookings.buyer_id': { erasing: 'stays under a number', copy: 'bookings' },
  'bookings.seller_id': { erasing: 'stays under a number', copy: 'bookings' },
  'case_comments.author_id': { erasing: 'goes', copy: 'cases.comments' },
  'commissions.recorded_by': { erasing: 'stays under a number', copy: 'mandates' },
  'consents.user_id': { erasing: 'stays under a number', copy: 'consents' },
  'contact_blocks.owner_id': { erasing: 'goes', copy: 'contacts.blocked' },
  'contact_blocks.user_id': { erasing: 'goes', noCopy: 'whoever blocked them did it, and it is in that person’s copy' },
  'contact_unlocks.user_id': { erasing: 'goes', copy: 'contacts.unlocked' },
  'conversation_members.user_id': { erasing: 'stays under a number', copy: 'conversations' },
  'conversations.asker_id': { erasing: 'stays under a number', copy: 'conversations' },
  'data_exports.user_id': { erasing: 'stays under a number', noCopy: 'it is the copy itself' },
  'deal_handover_ticks.user_id': { erasing: 'stays under a number', copy: 'dealPapers.ticks' },
  'deal_handovers.agreed_by': { erasing: 'stays under a number', copy: 'dealPapers.handovers' },
  'deal_handovers.proposed_by': { erasing: 'stays under a number', copy: 'dealPapers.handovers' },
  'deal_paper_files.uploaded_by': { erasing: 'goes', copy: 'dealPapers.files' },
  'deal_papers.added_by': { erasing: 'stays under a number', copy: 'dealPapers.papers' },
  'deal_papers.marked_by': { erasing: 'stays under a number', copy: 'dealPapers.papers' },
  'dispute_files.added_by': { erasing: 'goes', copy: 'disputes' },
  'disputes.decided_by': { erasing: 'stays under a number', noCopy: inOffice },
  'disputes.raised_by': { erasing: 'stays under a number', copy: 'disputes' },
  'favourites.user_id': { erasing: 'goes', copy: 'favourites' },
  'hire_disputes.decided_by': { erasing: 'stays under a number', noCopy: inOffice },
  'hire_disputes.raised_by': { erasing: 'stays under a number', copy: 'hires' },
  'hire_ratings.client_id': { erasing: 'stays under a number', copy: 'hires' },
  'hire_ratings.professional_id': { erasing: 'stays under a number', copy: 'hires' },
  'hires.client_id': { erasing: 'stays under a number', copy: 'hires' },
  'hires.professional_id': { erasing: 'stays under a number', copy: 'hires' },
  'interests.user_id': { erasing: 'goes', copy: 'interests' },
  'invoices.user_id': { erasing: 'stays by law', copy: 'invoices' },
  'known_devices.user_id': { erasing: 'goes', copy: 'devices' },
  'kyc_checks.decided_by': { erasing: 'stays under a number', noCopy: inOffice },
  'kyc_checks.user_id': { erasing: 'goes', copy: 'identity.checks' },
  'leads.agent_id': { erasing: 'goes', copy: 'leads.unlocked' },
  'leads.person_id': { erasing: 'goes', copy: 'leads.given' },
  'ledger_checks.asked_by': { erasing: 'stays under a number', noCopy: inOffice },
  'listing_duplicates.settled_by': { erasing: 'stays under a number', noCopy: inOffice },
  'listing_verifications.verified_by': { erasing: 'stays under a number', noCopy: inOffice },
  'mandates.agent_id': { erasing: 'stays under a number', copy: 'mandates' },
  'mandates.client_id': { erasing: 'stays under a number', copy: 'mandates' },
  'message_reports.decided_by': { erasing: 'stays under a number', noCopy: inOffice },
  'message_reports.reporter_id': { erasing: 'goes', copy: 'reportedConversations' },
  'messages.sender_id': { erasing: 'stays under a number', copy: 'conversations' },
  'notification_counts.user_id': { erasing: 'goes', noCopy: 'it is only a count of the notifications' },
  'notifications.user_id': { erasing: 'goes', copy: 'notifications' },
  'order_keys.user_id': { erasing: 'goes', noCopy: 'it only keeps an order from being made twice' },
  'orders.user_id': { erasing: 'stays under a number', copy: 'orders' },
  'professional_details.decided_by': { erasing: 'stays under a number', noCopy: inOffice },
  'professional_details.user_id': { erasing: 'goes', copy: 'professional' },
  'professional_profiles.user_id': { erasing: 'goes', copy: 'publicProfile' },
  'professional_proofs.user_id': { erasing: 'goes', copy: 'professionalProof' },
  'profile_promotions.user_id': { erasing: 'goes', copy: 'promotions.profile' },
  'properties.owner_id': { erasing: 'stays under a number', copy: 'listings' },
  'property_reports.reporter_id': { erasing: 'loses the person', copy: 'reports' },
  'receipts.user_id': { erasing: 'stays by law', copy: 'receipts' },
  'refunds.by_user': { erasing: 'stays under a number', noCopy: inOffice },
  'releases.payee_id': { erasing: 'stays under a number', copy: 'releases' },
  'releases.payer_id': { erasing: 'stays under a number', copy: 'releases' },
  'rental_inventories.changed_by': { erasing: 'stays under a number', copy: 'bookings' },
  'rental_photos.added_by': { erasing: 'stays under a number', copy: 'bookings' },
  'rental_renewals.confirmed_by': { erasing: 'stays under a number', copy: 'bookings' },
  'rental_renewals.recorded_by': { erasing: 'stays under a number', copy: 'bookings' },
  'reported_messages.sender_id': { erasing: 'goes', copy: 'conversations' },
  'representations.agent_id': { erasing: 'stays under a number', copy: 'representations' },
  'representations.owner_id': { erasing: 'stays under a number', copy: 'representations' },
  'requirements.user_id': { erasing: 'goes', copy: 'leads.requirements' },
  'services.professional_id': { erasing: 'goes', copy: 'services' },
  'sessions.user_id': { erasing: 'goes', copy: 'sessions' },
  'shortlists.user_id': { erasing: 'goes', copy: 'shortlist' },
  'state_moves.by_user': { erasing: 'stays under a number', copy: 'listingActs' },
  'subscriptions.user_id': { erasing: 'goes', copy: 'subscriptions.packages' },
  'tax_profiles.user_id': { erasing: 'goes', copy: 'taxedAs' },
  'valuation_reports.evaluator_id': { erasing: 'stays under a number', copy: 'valuations.reports' },
  'valuations.client_id': { erasing: 'stays under a number', copy: 'valuations.reports' },
  'valuations.evaluator_id': { erasing: 'stays under a number', copy: 'valuations.drafts' },
  'visits.host_id': { erasing: 'stays under a number', copy: 'visits' },
  'visits.visitor_id': { erasing: 'stays under a number', copy: 'visits' },
}

/** The rows that name one of these people, and how many rows there are of anybody's. */
async function rowsIn(place: string, ids: readonly number[]): Promise<{ theirs: string[]; total: number }> {
  const [table = '', column = ''] = place.split('.')
  const rows = await app.db.many<{ line: string; isTheirs: boolean | null }>(sql`
    select t::text as line, ${raw(`t.${column}`)} = any (${ids}) as is_theirs from ${raw(table)} t order by 1`)
  return { theirs: rows.filter(({ isTheirs }) => isTheirs).map(({ line }) => line), total: rows.length }
}

test('every table that points at people is in the list', async () => {
  const rows = await app.db.many<{ place: string }>(sql`
    select c.conrelid::regclass || '.' || a.attname as place
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1`)
  expect(
    rows.map((row) => row.place),
    'a new table that points at people: add it here, its eraser and its part of the data copy to its module, and a row to the busy person',
  ).toEqual(Object.keys(placesOfPeople))
})

async function copyFor({ id, client }: { id: number; client: Client }): Promise<object> {
  const { data } = await client.accounts.requestDataExport({ id })
  await app.runJobs()
  return JSON.parse(await (await client.accounts.downloadDataExport({ id, exportId: data.id })).text())
}

/** What stands there: `identity.checks` of a copy. */
const standsAt = (copy: unknown, path: string) =>
  path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key], copy)

test('the copy of people’s data has something of theirs from every table that points at them', async () => {
  const person = await busyPerson(app)
  const copies: object[] = []
  for (const leaver of [person, await busyAgent(app), await busyAdministrator(app, person)]) {
    copies.push(await copyFor(leaver))
  }
  const empty = Object.values(placesOfPeople)
    .flatMap((place) => ('copy' in place ? place.copy : []))
    .filter((path) => copies.every((copy) => Object.keys(standsAt(copy, path) ?? {}).length === 0))
  expect(empty, 'these parts of the copy are empty for all busy people').toEqual([])
})

test('erasing does with every table that points at people what the list says', async () => {
  await createUser(app, { role: 'admin' })
  const person = await busyPerson(app)
  const leavers = [person, await busyAgent(app), await busyAdministrator(app, person)]
  const ids = leavers.map(({ id }) => id)
  const rowsNow = () => Promise.all(Object.keys(placesOfPeople).map((place) => rowsIn(place, ids)))
  const before = await rowsNow()
  const missing = Object.keys(placesOfPeople).filter((_, i) => before[i]?.theirs.length === 0)
  expect(missing, 'no busy person has a row there: give one in busy-people.ts').toEqual([])
  for (const { id, client, password } of leavers) await client.erasure.eraseAccount(typed(id, password))
  await app.runJobs()
  const after = await rowsNow()

  const names = new RegExp(
    ['Vasundhara', 'Chandorkar', ...leavers.flatMap(({ email, mobile }) => [email, mobile])].join('|'),
  )
  for (const [i, [place, { erasing }]] of Object.entries(placesOfPeople).entries()) {
    const [was, is] = [before[i], after[i]]
    if (!was || !is) throw new Error(`${place} was not looked at.`)
    if (erasing === 'goes') expect(is.theirs, place).toEqual([])
    if (erasing === 'loses the person') expect([is.theirs, is.total], place).toEqual([[], was.total])
    if (erasing === 'stays by law') expect(is.theirs, place).toEqual(was.theirs)
    if (erasing === 'stays under a number') {
      expect(is.theirs, place).toHaveLength(was.theirs.length)
      expect(is.theirs.join('\n'), place).not.toMatch(names)
    }
  }
})
