import { hash } from 'node:crypto'
import type { BookingKind, BookingSide, BookingState } from '@properysearch/contract/bookings/facts'
import { type DealPaperKind, dealPaperKinds, handoverItemsFor } from '@properysearch/contract/deal-papers/facts'
import { addDays } from '@properysearch/contract/values/days'
import type { Storage } from '@properysearch/server/src/adapters/storage/port.ts'
import { dayInIndia } from '@properysearch/server/src/platform/day-in-india.ts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { sql } from '@properysearch/server/src/platform/db/sql.ts'
import { onePagePdf } from './papers.ts'

const dayMs = 24 * 60 * 60 * 1000

interface Deal {
  id: number
  kind: BookingKind
  state: BookingState
  buyerId: number
  sellerId: number
  title: string
  changedAt: Date
  agreedOn: string | null
}

/** What became of a paper: who gave it in how many versions, who asked for it, or who said that it does not apply. */
type Past =
  | [kind: DealPaperKind, 'given', by: BookingSide, versions?: number]
  | [kind: DealPaperKind, 'asked' | 'not-needed' | 'kept', by: BookingSide]

const early: Past[] = [
  ['agreement-draft', 'given', 'seller'],
  ['index-ii', 'asked', 'buyer'],
  ['loan-sanction', 'kept', 'buyer'],
]
const booked: Past[] = [
  ['agreement-draft', 'given', 'seller', 2],
  ['title-papers', 'given', 'seller'],
  ['index-ii', 'given', 'seller'],
  ['occupancy-certificate', 'asked', 'buyer'],
  ['society-noc', 'asked', 'buyer'],
  ['loan-sanction', 'given', 'buyer'],
  ['foreclosure-letter', 'not-needed', 'seller'],
]
const agreed: Past[] = [
  ['agreement-draft', 'given', 'seller', 3],
  ['title-papers', 'given', 'seller'],
  ['index-ii', 'given', 'seller'],
  ['occupancy-certificate', 'given', 'seller'],
  ['share-certificate', 'given', 'seller'],
  ['society-noc', 'given', 'seller'],
  ['parking-allotment', 'asked', 'buyer'],
  ['loan-sanction', 'given', 'buyer'],
  ['foreclosure-letter', 'not-needed', 'seller'],
]
const rented: Past[] = [
  ['leave-and-licence', 'given', 'seller', 2],
  ['police-intimation', 'given', 'seller'],
  ['society-form', 'asked', 'seller'],
]

const pasts: Partial<Record<BookingState, Past[]>> = {
  accepted: early,
  'penny-paid': early,
  booked,
  cleared: booked,
  agreed,
  paying: agreed,
  settled: agreed,
  completed: agreed,
}

/** In the deals of the demo's buyer and seller: papers in every state, and handovers proposed, agreed and ticked. */
export async function makeDealPapers(db: Db, _now: Date, { storage }: { storage: Storage }): Promise<void> {
  const deals = await db.many<Deal>(sql`
    select b.id, b.kind, b.state, b.buyer_id, b.seller_id, p.title, b.changed_at, b.agreed_on::text
    from bookings b join properties p on p.id = b.property_id
    where exists (select from users u where u.id in (b.buyer_id, b.seller_id)
      and u.email in ('user@demo.in', 'seller@demo.in')) order by b.id`)
  for (const deal of deals) {
    const past = deal.kind === 'rental' ? rentedPast(deal) : pasts[deal.state]
    for (const [i, one] of (past ?? []).entries()) await makePaper(db, storage, deal, one, i)
    await makeHandover(db, deal)
  }
}

const rentedPast = ({ state }: Deal): Past[] | undefined =>
  ['requested', 'accepted', 'penny-paid', 'rejected', 'cancelled', 'expired'].includes(state) ? undefined : rented

async function makePaper(db: Db, storage: Storage, deal: Deal, past: Past, at: number): Promise<void> {
  const [kind, what, by, versions = 1] = past
  const userId = by === 'buyer' ? deal.buyerId : deal.sellerId
  const on = new Date(deal.changedAt.getTime() - (10 - at) * (dayMs / 24))
  const mark = what === 'asked' || what === 'not-needed' ? what : null
  const { id } = await db.one<{ id: number }>(sql`
    insert into deal_papers (booking_id, kind, added_by, added_at, mark, marked_by, marked_at, versions)
    values (${deal.id}, ${kind}, ${userId}, ${on}, ${mark}, ${mark && userId}, ${mark && on},
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
      values (${id}, ${userId}, ${new Date(on.getTime() + version * 60_000)}, ${what === 'kept' ? null : version}, ${key},
        ${`${kind}${versions > 1 ? ` v${version}` : ''}.pdf`}, 'application/pdf', ${bytes.length},
        ${hash('sha256', bytes, 'buffer')}, ${`demo-${version}`})`)
  }
}

/** Proposed once it is booked, agreed to by the agreement, ticked by both when it is completed. */
async function makeHandover(db: Db, deal: Deal): Promise<void> {
  const { id, kind, state, buyerId, sellerId, changedAt, agreedOn } = deal
  if (kind !== 'sale' || !['booked', 'cleared', 'agreed', 'paying', 'settled', 'completed'].includes(state)) return
  const isAgreed = agreedOn !== null
  const possessionOn = addDays(agreedOn ?? dayInIndia(changedAt), 90)
  await db.run(sql`
    insert into deal_handovers (booking_id, possession_on, stamp_duty, registration, society_transfer, proposed_by,
      proposed_at, agreed_by, agreed_at)
    values (${id}, ${possessionOn}, 'buyer', 'buyer', 'half', ${sellerId}, ${changedAt}, ${isAgreed ? buyerId : null},
      ${isAgreed ? changedAt : null})`)
  const items = handoverItemsFor('Flats')
  const ticked = state === 'completed' ? items : state === 'settled' ? items.slice(0, 3) : []
  for (const [i, item] of ticked.entries()) {
    const people = state === 'completed' || i < 2 ? [sellerId, buyerId] : [sellerId]
    for (const userId of people) {
      await db.run(sql`
        insert into deal_handover_ticks (booking_id, item, user_id, at) values (${id}, ${item}, ${userId}, ${changedAt})`)
    }
  }
}
