import { hash } from 'node:crypto'
import {
  type BookingKind,
  type BookingSide,
  type BookingState,
  bookingGraphs,
} from '@properysearch/contract/bookings/facts'
import {
  type DealPaperKind,
  dealPaperKinds,
  handoverItemsFor,
  usualDealPapers,
} from '@properysearch/contract/deal-papers/facts'
import type { Subcategory } from '@properysearch/contract/listings/facts'
import { addDays } from '@properysearch/contract/values/days'
import type { Storage } from '@properysearch/server/src/adapters/storage/port.ts'
import { dayInIndia } from '@properysearch/server/src/platform/day-in-india.ts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { sql } from '@properysearch/server/src/platform/db/sql.ts'
import { onePagePdf } from './papers.ts'

const hourMs = 60 * 60 * 1000

interface Deal {
  id: number
  kind: BookingKind
  subcategory: Subcategory
  state: BookingState
  buyerId: number
  sellerId: number
  title: string
  agreedOn: string | null
}

interface Past {
  kind: DealPaperKind
  /** What became of it: given, in so many versions; asked for; said not to apply; or kept for oneself. */
  what: 'given' | 'asked' | 'not-needed' | 'kept'
  by: BookingSide
  versions?: number
  /** The step after which it came, and before the next one; `with` a step, it is what proves that step. */
  after?: string
  with?: string
}

const draft = (versions: number): Past => ({
  kind: 'agreement-draft',
  what: 'given',
  by: 'seller',
  versions,
  after: 'pay-booking',
})
const ofSeller = (kind: DealPaperKind, after = 'pay-booking'): Past => ({ kind, what: 'given', by: 'seller', after })
const askedByBuyer = (kind: DealPaperKind, after = 'pay-booking'): Past => ({ kind, what: 'asked', by: 'buyer', after })

const early: Past[] = [
  { ...draft(1), after: 'accept' },
  askedByBuyer('index-ii', 'accept'),
  { kind: 'loan-sanction', what: 'kept', by: 'buyer', after: 'accept' },
]
const atFirst: Past[] = [
  ofSeller('title-papers'),
  ofSeller('index-ii'),
  ofSeller('seven-twelve'),
  ofSeller('na-order'),
  { kind: 'loan-sanction', what: 'given', by: 'buyer', after: 'pay-booking' },
  { kind: 'foreclosure-letter', what: 'not-needed', by: 'seller', after: 'pay-booking' },
]
const booked: Past[] = [draft(2), ...atFirst, askedByBuyer('occupancy-certificate'), askedByBuyer('society-noc')]
const cleared: Past[] = [draft(2), ...atFirst, askedByBuyer('occupancy-certificate', 'clear'), ofSeller('society-noc')]
const settledSoon: Past[] = [
  draft(3),
  ...atFirst,
  ofSeller('society-noc'),
  ofSeller('occupancy-certificate', 'clear'),
  ofSeller('share-certificate', 'clear'),
]
const agreed: Past[] = [...settledSoon, askedByBuyer('parking-allotment', 'agree')]
const completed: Past[] = [...settledSoon, ofSeller('parking-allotment', 'clear')]

const licence = (past: Partial<Past>): Past => ({
  kind: 'leave-and-licence',
  what: 'given',
  by: 'seller',
  versions: 2,
  ...past,
})
const registered: Past[] = [
  licence({ with: 'register' }),
  { kind: 'society-form', what: 'asked', by: 'seller', after: 'register' },
]
const movedIn: Past[] = [
  licence({ with: 'register' }),
  { kind: 'police-intimation', what: 'given', by: 'seller', with: 'move-in' },
  { kind: 'society-form', what: 'given', by: 'seller', with: 'move-in' },
]

const pasts: Record<BookingKind, Partial<Record<BookingState, Past[]>>> = {
  sale: {
    accepted: early,
    'penny-paid': early,
    booked,
    cleared,
    agreed,
    paying: agreed,
    settled: agreed,
    completed,
  },
  rental: {
    booked: [licence({ after: 'pay-booking' })],
    registered,
    active: movedIn,
    notice: movedIn,
    exiting: movedIn,
    completed: movedIn,
  },
}

/** In the deals of the demo's buyer and seller: papers in every state, and handovers proposed, agreed and ticked. */
export async function makeDealPapers(db: Db, now: Date, { storage }: { storage: Storage }): Promise<void> {
  const deals = await db.many<Deal>(sql`
    select b.id, b.kind, p.subcategory, b.state, b.buyer_id, b.seller_id, p.title, b.agreed_on::text
    from bookings b join properties p on p.id = b.property_id
    where exists (select from users u where u.id in (b.buyer_id, b.seller_id)
      and u.email in ('user@demo.in', 'seller@demo.in')) order by b.id`)
  for (const deal of deals) {
    const usual = usualDealPapers(deal.kind, deal.subcategory)
    const papers = (pasts[deal.kind][deal.state] ?? []).filter(({ kind }) => usual.includes(kind))
    if (papers.length === 0) continue
    const steps = await stepsOf(db, deal, now)
    for (const past of papers) {
      const together = papers.filter((one) => one.after === past.after)
      const share = (together.indexOf(past) + 1) / (together.length + 1)
      await makePaper(db, storage, deal, past, past.with ? steps.at(past.with) : steps.after(past.after ?? '', share))
    }
    await makeHandover(db, deal, steps)
  }
}

interface Steps {
  at(act: string): Date
  /** So far between this step and the next, or now. */
  after(act: string, share: number): Date
}

async function stepsOf(db: Db, { id, kind }: Deal, now: Date): Promise<Steps> {
  const moves = await db.many<{ act: string; at: Date }>(sql`
    select act, at from state_moves where graph = ${bookingGraphs[kind].name} and subject_id = ${id} order by id`)
  const find = (act: string) => {
    const i = moves.findIndex((move) => move.act === act)
    const move = moves[i]
    if (!move) throw new Error(`The demo's booking ${id} has no step ${act}.`)
    return { at: move.at, next: moves[i + 1]?.at ?? now }
  }
  return {
    at: (act) => find(act).at,
    after: (act, share) => {
      const { at, next } = find(act)
      return new Date(at.getTime() + (next.getTime() - at.getTime()) * share)
    },
  }
}

async function makePaper(db: Db, storage: Storage, deal: Deal, past: Past, on: Date): Promise<void> {
  const { kind, what, by, versions = 1 } = past
  const userId = by === 'buyer' ? deal.buyerId : deal.sellerId
  const mark = what === 'asked' || what === 'not-needed' ? what : null
  const versionAt = (version: number) => new Date(on.getTime() - (versions - version) * hourMs)
  const { id } = await db.one<{ id: number }>(sql`
    insert into deal_papers (booking_id, kind, added_by, added_at, mark, marked_by, marked_at, versions)
    values (${deal.id}, ${kind}, ${userId}, ${versionAt(1)}, ${mark}, ${mark && userId}, ${mark && on},
      ${what === 'given' ? versions : 0}) returning id`)
  if (mark) return
  for (let version = 1; version <= versions; version++) {
    const { name } = dealPaperKinds[kind]
    const bytes = onePagePdf([name, deal.title, `Version ${version}. A paper of the demo world: it proves nothing.`])
    const key = `deal-papers/demo-${id}-${version}.pdf`
    await storage.put('private', key, bytes)
    await db.run(sql`
      insert into deal_paper_files (paper_id, uploaded_by, uploaded_at, version, file_key, file_name, content_type,
        size_bytes, content_hash, upload_id)
      values (${id}, ${userId}, ${versionAt(version)}, ${what === 'kept' ? null : version}, ${key},
        ${`${kind}${versions > 1 ? ` v${version}` : ''}.pdf`}, 'application/pdf', ${bytes.length},
        ${hash('sha256', bytes, 'buffer')}, ${`demo-${version}`})`)
  }
}

/** Proposed once it is booked, agreed to before the agreement, ticked by both before it is completed. */
async function makeHandover(db: Db, deal: Deal, steps: Steps): Promise<void> {
  const { id, kind, state, buyerId, sellerId, agreedOn } = deal
  if (kind !== 'sale' || !['booked', 'cleared', 'agreed', 'paying', 'settled', 'completed'].includes(state)) return
  const proposedAt = steps.after('pay-booking', 0.6)
  const isAgreed = agreedOn !== null
  const possessionOn = addDays(agreedOn ?? dayInIndia(proposedAt), 90)
  await db.run(sql`
    insert into deal_handovers (booking_id, possession_on, stamp_duty, registration, society_transfer, proposed_by,
      proposed_at, agreed_by, agreed_at)
    values (${id}, ${possessionOn}, 'buyer', 'buyer', 'half', ${sellerId}, ${proposedAt}, ${isAgreed ? buyerId : null},
      ${isAgreed ? steps.after('clear', 0.6) : null})`)
  const items = handoverItemsFor(deal.subcategory)
  const ticked = state === 'completed' ? items : state === 'settled' ? items.slice(0, 3) : []
  for (const [i, item] of ticked.entries()) {
    const people = state === 'completed' || i < 2 ? [sellerId, buyerId] : [sellerId]
    for (const userId of people) {
      await db.run(sql`
        insert into deal_handover_ticks (booking_id, item, user_id, at)
        values (${id}, ${item}, ${userId}, ${steps.after('settle', 0.9)})`)
    }
  }
}
