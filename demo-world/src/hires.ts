import type { HireKind } from '@properysearch/contract/hires/facts'
import type { Supplier } from '@properysearch/server/src/config.ts'
import { findUserByEmail } from '@properysearch/server/src/modules/accounts/index.ts'
import { type DemoHire, insertDemoHire } from '@properysearch/server/src/modules/hires/demo-hires.ts'
import { insertDemoHeldRefund, insertDemoOrder } from '@properysearch/server/src/modules/orders/demo-orders.ts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { sql } from '@properysearch/server/src/platform/db/sql.ts'

const hourMs = 60 * 60 * 1000
const day = 24
/** As in every example of a GSTIN. */
const gstin = '27AAPFU0939F1ZV'

type Past = Pick<DemoHire, 'kind' | 'state' | 'title' | 'scope'> &
  Partial<Pick<DemoHire, 'details' | 'reason' | 'rating' | 'answer' | 'gstin'>> & {
    /** Rupees. */
    fee: number
    days: number
    /** Of a listing: its report is written and delivered like everybody's. */
    isOfHome?: true
    /** Hours ago. */
    asked: number
  }

/** What the demo's buyer hired people for: a hire in every state. */
const ofBuyer: readonly Past[] = [
  {
    kind: 'agent',
    state: 'asked',
    title: 'Find a three-bedroom flat in Aundh',
    scope: 'Ready to move in, up to ₹1.4 crore, with two parking places. Weekends suit us for visits.',
    fee: 15_000,
    days: 15,
    asked: 7,
  },
  {
    kind: 'lawyer',
    state: 'quoted',
    title: 'Draft an agreement for sale',
    scope: 'Agreement for sale of a resale flat, with two rounds of changes and your presence at the registration.',
    fee: 18_000,
    days: 7,
    asked: 30,
  },
  {
    kind: 'evaluator',
    state: 'paid',
    title: 'Market value of a flat in Kothrud',
    scope: 'A report with three comparable sales, inspected on site, for my home loan.',
    details: {
      purpose: 'A home loan',
      address: 'Flat 302, Dahanukar Colony, Kothrud, Pune',
      bank: 'Bank of Maharashtra',
    },
    fee: 6_500,
    days: 7,
    asked: 32,
  },
  {
    kind: 'agent',
    state: 'accepted',
    title: 'Accompany us on visits in Baner',
    scope: 'Six homes that fit our list, in one day, with your notes on each.',
    fee: 2_500,
    days: 10,
    asked: 4 * day,
  },
  {
    kind: 'lawyer',
    state: 'waiting',
    title: 'Title search for a flat in Wakad',
    scope: 'Search of thirty years at the sub-registrar, charges with CERSAI, and a title certificate.',
    fee: 12_000,
    days: 15,
    asked: 11 * day,
  },
  {
    kind: 'evaluator',
    state: 'delivered',
    title: 'Is this flat worth its price?',
    scope: 'Fair market value of a flat that we want to buy, with comparable homes. The owner knows and will show it.',
    details: { purpose: 'A purchase', address: 'As in the listing' },
    isOfHome: true,
    fee: 9_000,
    days: 10,
    asked: 6 * day,
    gstin,
  },
  {
    kind: 'agent',
    state: 'disputed',
    title: 'Photographs and text for a listing',
    scope: 'Fifteen edited photographs and a truthful text, ready to post.',
    fee: 4_000,
    days: 5,
    asked: 12 * day,
    reason: 'We were promised fifteen photographs and received six, two of which show another flat.',
    answer: 'It rained on both days. I offered to come again and take the others without a fee.',
    gstin,
  },
  {
    kind: 'agent',
    state: 'closed',
    title: 'A price opinion for a flat in Bavdhan',
    scope: 'What it is worth today, in writing, from registered deals of the last year.',
    fee: 3_000,
    days: 5,
    asked: 60 * day,
    rating: {
      stars: 5,
      words: 'Clear, quick, and honest about what the flat would not fetch.',
      answer: 'Thank you. I hope it helped you decide.',
    },
  },
  {
    kind: 'lawyer',
    state: 'closed',
    title: 'Read a builder’s agreement before I sign',
    scope: 'All clauses in plain words, with those that I should ask to have changed.',
    fee: 5_000,
    days: 4,
    asked: 11 * day - 1,
  },
  {
    kind: 'evaluator',
    state: 'declined',
    title: 'Value of a shop on MG Road',
    scope: 'Market value for a sale, this week if possible.',
    details: { purpose: 'A sale', address: 'Shop 7, MG Road, Camp, Pune' },
    fee: 8_000,
    days: 6,
    asked: 20 * day,
    reason: 'I am travelling this week and cannot inspect it in time.',
  },
  {
    kind: 'agent',
    state: 'withdrawn',
    title: 'Rent out my flat in Hinjawadi',
    scope: 'Find a family for eleven months from January.',
    fee: 10_000,
    days: 15,
    asked: 25 * day,
  },
  {
    kind: 'lawyer',
    state: 'lapsed',
    title: 'Gift deed to my daughter',
    scope: 'Draft and register a gift deed of a flat in Erandwane.',
    fee: 9_000,
    days: 10,
    asked: 40 * day,
  },
]

/** What others ask of the demo's agent. */
const ofAgent: readonly Past[] = [
  {
    kind: 'agent',
    state: 'asked',
    title: 'Sell our row house in Wagholi',
    scope: 'Four bedrooms, nine years old. We want to move before the school year begins.',
    fee: 20_000,
    days: 20,
    asked: 9,
  },
  {
    kind: 'agent',
    state: 'paid',
    title: 'Show our flat on weekdays',
    scope: 'We live in Mumbai. Please show the flat in Balewadi to people who asked, up to ten visits.',
    fee: 7_500,
    days: 15,
    asked: 40,
    gstin,
  },
  {
    kind: 'agent',
    state: 'accepted',
    title: 'Rent for a family of four near Magarpatta',
    scope: 'Up to ₹38,000 a month, semi-furnished, a school within two kilometres.',
    fee: 12_000,
    days: 15,
    asked: 6 * day,
    gstin,
  },
  {
    kind: 'agent',
    state: 'closed',
    title: 'Photographs of a flat in Baner',
    scope: 'Fifteen edited photographs and a truthful text.',
    fee: 3_500,
    days: 4,
    asked: 45 * day,
    gstin,
    rating: { stars: 4, words: 'Good pictures. One day later than promised, but we were told beforehand.' },
  },
  {
    kind: 'agent',
    state: 'closed',
    title: 'Visits in Kharadi on one day',
    scope: 'Five homes that fit our list, with your notes on each.',
    fee: 2_500,
    days: 5,
    asked: 90 * day,
    gstin,
    rating: {
      stars: 5,
      words: 'Had seen every home before us and told us about the water in one of them. That saved us a mistake.',
      answer: 'Thank you for saying so.',
    },
  },
]

/** What owners ask of the demo's evaluator about the homes that they sell. */
const ofEvaluator: readonly Past[] = [
  {
    kind: 'evaluator',
    state: 'paid',
    title: 'Market value for a home loan',
    scope: 'A report with photographs and comparable homes, as our bank asks for it.',
    details: { purpose: 'A home loan', address: 'As in the listing', bank: 'Bank of Maharashtra' },
    fee: 6_500,
    days: 7,
    asked: 38,
  },
  {
    kind: 'evaluator',
    state: 'accepted',
    title: 'What is our flat worth before we sell?',
    scope: 'A value that we can show to buyers. We are at home in the evenings.',
    details: { purpose: 'A sale', address: 'As in the listing' },
    fee: 7_000,
    days: 10,
    asked: 4 * day,
  },
  {
    kind: 'evaluator',
    state: 'delivered',
    title: 'Value for a settlement in the family',
    scope: 'Fair market value as on the day of your visit, with what it rests on.',
    details: { purpose: 'A settlement in the family', address: 'As in the listing' },
    fee: 9_000,
    days: 10,
    asked: 6 * day,
  },
  {
    kind: 'evaluator',
    state: 'closed',
    title: 'Value of a flat for capital gains',
    scope: 'A report that our chartered accountant can use.',
    details: { purpose: 'Capital gains tax', address: 'As in the listing' },
    fee: 8_000,
    days: 7,
    asked: 30 * day,
    gstin,
    rating: { stars: 5, words: 'Looked at everything, and every figure in the report is explained.' },
  },
  {
    kind: 'evaluator',
    state: 'declined',
    title: 'Value for a visa, by tomorrow',
    scope: 'Net worth certificate for a student visa.',
    details: { purpose: 'A visa', address: 'As in the listing' },
    fee: 5_000,
    days: 2,
    asked: 16 * day,
    reason: 'I cannot inspect it and write a sound report in two days.',
  },
]

/** As lists have them, and as the numbers of invoices follow the time. */
const oldestFirst = (pasts: readonly Past[]) => [...pasts].sort((one, other) => other.asked - one.asked)

/** A hire in every state for the demo's buyer, and work for its agent and its evaluator. */
export async function makeHires(db: Db, now: Date, { supplier }: { supplier: Supplier }): Promise<void> {
  const buyer = await findUserByEmail(db, 'user@demo.in')
  const agent = await findUserByEmail(db, 'agent@demo.in')
  const evaluator = await findUserByEmail(db, 'evaluator@demo.in')
  if (!buyer || !agent || !evaluator) throw new Error('The demo world has nobody who hires.')
  const others = (role: HireKind | 'user') =>
    db.many<{ id: number }>(sql`
      select id from users where role = ${role} and email not in ('user@demo.in', 'seller@demo.in', 'agent@demo.in',
        'lawyer@demo.in', 'evaluator@demo.in') and suspended_at is null
      order by id limit 12`)
  const people = {
    agent: await others('agent'),
    lawyer: await others('lawyer'),
    evaluator: await others('evaluator'),
  }
  const insert = (
    { fee, asked, isOfHome: _, ...past }: Past,
    clientId: number,
    professionalId: number,
    propertyId: number | null = null,
  ) =>
    insertDemoHire(db, {
      gstin: null,
      ...past,
      feePaise: fee * 100,
      clientId,
      professionalId,
      propertyId,
      askedAt: new Date(now.getTime() - asked * hourMs),
      supplier,
      pay: insertDemoOrder,
      giveBack: insertDemoHeldRefund,
    })
  const homes = await homesToValue(db)
  // Each is somebody else.
  for (const past of oldestFirst(ofBuyer)) {
    const home = past.isOfHome ? (homes.pop()?.id ?? null) : null
    await insert(past, buyer.id, people[past.kind].shift()?.id ?? 0, home)
  }
  const clients = await others('user')
  for (const [i, past] of oldestFirst(ofAgent).entries()) await insert(past, clients[i]?.id ?? 0, agent.id)
  for (const [i, past] of oldestFirst(ofEvaluator).entries()) {
    const home = homes[i]
    if (!home) throw new Error('The demo world has too few homes to value.')
    await insert(past, home.ownerId, evaluator.id, home.id)
  }
}

/** Flats for sale with enough like them nearby, each of another owner. */
function homesToValue(db: Db): Promise<{ id: number; ownerId: number }[]> {
  return db.many(sql`
    select min(p.id) as id, p.owner_id
    from properties p join users u on u.id = p.owner_id and u.role = 'user' and u.email not in ('user@demo.in', 'seller@demo.in')
    where p.state = 'verified' and p.listed_in = 'sell' and p.subcategory = 'Flats' and u.suspended_at is null
      and (select count(*) from properties o where o.locality = p.locality and o.subcategory = p.subcategory
        and o.listed_in = 'sell' and o.state = 'verified' and o.id <> p.id) >= 3
    group by p.owner_id order by min(p.id) limit ${ofEvaluator.length + 1}::int`)
}
