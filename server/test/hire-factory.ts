import type { Hire } from '@properysearch/contract/hires/calls'
import type { HireKind, HireState } from '@properysearch/contract/hires/facts'
import type { PurposeName } from '@properysearch/contract/orders/facts'
import { inTransaction } from '../src/context.ts'
import { deliverHire } from '../src/modules/hires/index.ts'
import { sql } from '../src/platform/db/sql.ts'
import { createUser, type TestPerson } from './factories.ts'
import { addAccount } from './mandate-factory.ts'
import { choose, newKey } from './order-factory.ts'
import type { TestApp } from './test-app.ts'

export interface TestHire {
  id: number
  kind: HireKind
  client: TestPerson
  professional: TestPerson
}

interface GivenHire {
  kind: HireKind
  client?: TestPerson
  professional?: TestPerson
  propertyId?: number
  bookingId?: number
  state?: HireState
  /** Rupees. */
  fee?: number
  days?: number
  gstin?: string
  isIndividual?: boolean
}

/** With a PAN and a bank account. */
export async function createProfessional(app: TestApp, kind: HireKind): Promise<TestPerson> {
  const professional = await createUser(app, { role: kind, firstname: 'Sneha', lastname: 'Patil' })
  await app.db.run(sql`update users set pan_verified_at = ${app.clock.now} where id = ${professional.user.id}`)
  await addAccount(app, professional)
  return professional
}

const callBacks = { agent: 'agents', lawyer: 'lawyer', evaluator: 'propertyevaluator' } as const

/** As the client does: order, checkout, back. */
export async function payHire(app: TestApp, { id, kind, client }: Omit<TestHire, 'professional'>): Promise<void> {
  const purpose: PurposeName = `hire-${kind}`
  const { data: order } = await client.client.orders.create({ purpose, subjectId: id, key: newKey() })
  await choose(app, order, 'pay')
  await client.client.callBacks[callBacks[kind]]({ order_id: order.id })
}

/** The first steps of every hire, up to a state; by the calls of a browser. */
const way: Partial<Record<HireState, HireState[]>> = {
  asked: [],
  quoted: ['quoted'],
  paid: ['quoted', 'paid'],
  accepted: ['quoted', 'paid', 'accepted'],
  waiting: ['quoted', 'paid', 'accepted', 'waiting'],
  delivered: ['quoted', 'paid', 'accepted', 'delivered'],
  closed: ['quoted', 'paid', 'accepted', 'delivered', 'closed'],
  declined: ['quoted', 'paid', 'declined'],
  withdrawn: ['withdrawn'],
}

/** A hire in this state, by the calls that everybody uses. */
export async function createHire(app: TestApp, given: GivenHire): Promise<TestHire> {
  const { kind, state = 'asked' } = given
  const client = given.client ?? (await createUser(app))
  const professional = given.professional ?? (await createProfessional(app, kind))
  const { data: asked } = await client.client.hires.ask({
    professionalId: professional.user.id,
    ...(given.propertyId === undefined ? {} : { propertyId: given.propertyId }),
    ...(given.bookingId === undefined ? {} : { bookingId: given.bookingId }),
    title: 'Help with a flat in Baner',
    scope: 'Everything that has to be done before I buy it.',
    ...(kind === 'evaluator' ? { purpose: 'A home loan', address: 'Flat 4, Baner Road, Pune' } : {}),
    key: newKey(),
  })
  const hire = { id: asked.id, kind, client, professional }
  const steps = way[state]
  if (!steps) throw new Error(`The factory does not know the way to ${state}.`)
  for (const next of steps) await goTo(app, hire, next, given)
  return hire
}

async function goTo(app: TestApp, hire: TestHire, state: HireState, given: GivenHire): Promise<void> {
  const { id, client, professional } = hire
  const { act, quote } = professional.client.hires
  switch (state) {
    case 'quoted': {
      const { fee = 10_000, days = 10, gstin, isIndividual = gstin === undefined } = given
      const tax = { isIndividual, ...(gstin ? { gstin } : {}) }
      await quote({ id, fee, days, scope: 'All of it, in writing.', ...tax })
      return
    }
    case 'paid':
      return payHire(app, hire)
    case 'accepted':
      if (hire.kind === 'lawyer') await professional.client.cases.acceptLead({ leadId: id, declaresNoConflict: true })
      else await act({ id, act: 'accept' })
      return
    case 'waiting':
      if (hire.kind === 'lawyer') await professional.client.cases.askPaper({ leadId: id, name: 'Index II of 2011' })
      else await act({ id, act: 'ask-paper', reason: 'The share certificate, for its number.' })
      return
    case 'delivered':
      if (hire.kind === 'agent') await act({ id, act: 'deliver' })
      else await deliver(app, hire)
      return
    case 'declined':
      await act({ id, act: 'decline', reason: 'I have no time for it now.' })
      return
    case 'withdrawn':
      await client.client.hires.act({ id, act: 'withdraw' })
      return
    case 'closed':
      await client.client.hires.act({ id, act: 'approve' })
      return
    default:
      throw new Error(`The factory does not know the step to ${state}.`)
  }
}

/** As the case of a lawyer and the report of an evaluator do it. */
export async function deliver(app: TestApp, { id, professional }: TestHire): Promise<void> {
  await app.fromOutside(() =>
    inTransaction(app.jobContext(), (tx) => deliverHire(tx, { hireId: id, professionalId: professional.user.id })),
  )
}

export async function showHire({ id }: Pick<TestHire, 'id'>, person: TestPerson): Promise<Hire> {
  return (await person.client.hires.get({ id })).data
}

/** A hire long over, rated, with a dispute that both spoke in; written straight into the tables. */
export async function insertOldHire(
  app: TestApp,
  { clientId, professionalId, said }: { clientId: number; professionalId: number; said: string },
): Promise<void> {
  const { now } = app.clock
  for (const raisedBy of [clientId, professionalId]) {
    const { id } = await app.db.one<{ id: number }>(sql`
      insert into hires (kind, client_id, professional_id, state, title, scope, details, reason, gstin, key, asked_at,
        changed_at, closed_at)
      values ('agent', ${clientId}, ${professionalId}, 'declined', ${said}, ${said},
        ${JSON.stringify({ address: said })}::jsonb, ${said}, '27ZZZZZ0000Z1Z0', ${`old-${raisedBy}`}, ${now},
        ${now}, ${now}) returning id`)
    await app.db.run(sql`
      insert into hire_ratings (hire_id, professional_id, client_id, stars, words, answer, rated_at, answered_at)
      values (${id}, ${professionalId}, ${clientId}, 4, 'Well done', 'Thank you', ${now}, ${now})`)
    await app.db.run(sql`
      insert into hire_disputes (hire_id, raised_by, reason, answer, raised_at, answered_at, decide_by, decided_at,
        to_client_paise, to_professional_paise, decision, decided_by)
      values (${id}, ${raisedBy}, 'Mine', 'Theirs', ${now}, ${now}, ${now}, ${now}, 0, 0, 'So', ${clientId})`)
    await app.db.run(sql`
      insert into hire_dispute_files (hire_id, file_key, file_name, content_type, size_bytes, upload_id, added_by, added_at)
      values (${id}, ${`hire-disputes/${id}`}, 'photo.jpg', 'image/jpeg', 1, 'of-a-test', ${raisedBy}, ${now})`)
  }
}
