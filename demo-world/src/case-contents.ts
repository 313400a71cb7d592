import { hash } from 'node:crypto'
import { type CaseItemName, type CaseItemState, itemsFor } from '@properysearch/contract/cases/facts'
import type { HireState } from '@properysearch/contract/hires/facts'
import type { Storage } from '@properysearch/server/src/adapters/storage/port.ts'
import {
  approveDocument,
  insertComment,
  insertDocument,
  insertPaper,
  insertRequest,
  saveItem,
  settleRequest,
  shareDocument,
} from '@properysearch/server/src/modules/cases/demo-cases.ts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'
import { sql } from '@properysearch/server/src/platform/db/sql.ts'
import { type DraftOf, draftText } from './draft-text.ts'
import { acceptedAt, type DemoHire } from './lawyer-hires.ts'
import { onePagePdf } from './papers.ts'

const hourMs = 60 * 60 * 1000

interface DemoCase extends Pick<DemoHire, 'paidAt' | 'clientId' | 'bookingId' | 'title'> {
  hireId: number
  state: HireState
  names: DraftOf
  /** Its place in the list: how far it has got depends on it. */
  at: number
}

/** What was found about some; all others are in order. */
const found: Partial<Record<CaseItemName, [state: Exclude<CaseItemState, 'open'>, note: string | null]>> = {
  'heirs-and-succession': ['not-applicable', null],
  'sub-registrar-search': ['clear', 'Searched by name and by number for thirty years; certified copies on file.'],
  'charge-search': ['concern', 'A loan of 2016 is still shown at CERSAI. The bank’s letter of closure is needed.'],
  'public-notice': ['checking', 'Published in two newspapers; the fourteen days are running.'],
  'tenancy-and-ceiling': ['not-applicable', null],
  'development-plan': ['clear', 'Residential zone; the road widening does not touch the plot.'],
  mutations: ['clear', 'Four entries, each certified.'],
}

/** What the lawyer has done so far. */
export async function makeCase(db: Db, storage: Storage, demo: DemoCase): Promise<void> {
  const { state, at, bookingId } = demo
  const begun = acceptedAt(demo)
  const later = (hours: number) => new Date(begun.getTime() + hours * hourMs)
  const items = itemsFor('Flats')
  const looked = state === 'delivered' ? items.length : bookingId ? 19 : (at * 5) % 17
  for (const [i, item] of items.slice(0, looked).entries()) {
    await saveFound(db, demo, { item, at: later(1 + i / 4) })
  }
  await askForPapers(db, storage, demo, later)
  const makesReport = state === 'delivered' || bookingId !== null || at % 3 === 0
  const drafts = bookingId ? 3 : demo.title === 'Title search and report' ? 0 : state === 'delivered' ? 2 : at % 3
  if (makesReport) await giveReport(db, storage, demo, later(20))
  for (let version = 1; version <= drafts; version++) {
    const id = await giveDraft(db, storage, demo, { version, at: later(22 + version * 5) })
    if (state === 'delivered' && version === drafts) await approveDocument(db, id, later(24 + version * 5))
    if (bookingId && version === 2) await talkAbout(db, demo, id, later(35))
  }
}

async function saveFound(
  db: Db,
  { hireId, state }: DemoCase,
  { item, at }: { item: CaseItemName; at: Date },
): Promise<void> {
  const [what, note] = found[item] ?? ['clear', null]
  // What is delivered has been settled.
  const isSettled = state === 'delivered' && (what === 'checking' || what === 'concern')
  await saveItem(db, hireId, {
    item,
    state: isSettled ? 'clear' : what,
    note: isSettled ? null : note,
    changedAt: at,
  })
}

/** One that was given, and one that is open while the case waits. */
async function askForPapers(
  db: Db,
  storage: Storage,
  { hireId, state, at, names }: DemoCase,
  later: (hours: number) => Date,
): Promise<void> {
  if (at % 2 === 0 || state !== 'accepted') {
    const requestId = await insertRequest(db, {
      hireId,
      name: 'Index II of the seller’s agreement',
      about: 'From the IGR site or the sub-registrar, all pages.',
      item: 'registered-agreement',
      askedAt: later(2),
    })
    const content = onePagePdf(['Index II', names.property, 'A paper of the demo world: it proves nothing.'])
    const fileKey = `case-papers/demo-${hireId}.pdf`
    await storage.put('private', fileKey, content)
    await insertPaper(db, {
      hireId,
      requestId,
      addedAt: later(9),
      fileKey,
      fileName: 'Index II.pdf',
      contentType: 'application/pdf',
      sizeBytes: content.length,
      uploadId: 'demo-index-ii',
    })
    await settleRequest(db, { id: requestId, as: 'given' }, later(9))
  }
  if (state !== 'waiting') return
  await insertRequest(db, {
    hireId,
    name: 'Bank’s letter of loan closure',
    about: 'The charge of 2016 is still shown at CERSAI. Please ask the seller for the letter of their bank.',
    item: 'loan-closure',
    askedAt: later(24),
  })
}

async function giveReport(
  db: Db,
  storage: Storage,
  { hireId, at, names, state }: DemoCase,
  madeAt: Date,
): Promise<void> {
  // Before all is settled, it is clear subject to what is not.
  const opinion = state === 'delivered' && at % 3 !== 1 ? 'clear' : 'clear-subject-to'
  const content = onePagePdf([
    'Title search report',
    names.property,
    `Search of thirty years. Opinion: ${opinion.replaceAll('-', ' ')}.`,
    'A report of the demo world: it proves nothing.',
  ])
  await store(db, storage, { hireId, kind: 'report', opinion, madeAt, content, body: null, name: 'Title report.pdf' })
}

async function giveDraft(
  db: Db,
  storage: Storage,
  { hireId, names }: DemoCase,
  { version, at }: { version: number; at: Date },
): Promise<number> {
  const body = draftText(names, version)
  const given = { hireId, kind: 'draft', opinion: null, madeAt: at, content: Buffer.from(body), body } as const
  return store(db, storage, { ...given, name: 'Draft agreement.txt' })
}

type Stored = Pick<Parameters<typeof insertDocument>[1], 'hireId' | 'kind' | 'opinion' | 'madeAt' | 'body'> & {
  content: Buffer
  name: string
}

async function store(db: Db, storage: Storage, { content, name, ...row }: Stored): Promise<number> {
  const ending = name.split('.').at(-1) ?? 'pdf'
  const uploadId = `demo-${row.kind}-${row.madeAt.getTime()}`
  const fileKey = `case-documents/demo-${row.hireId}-${uploadId}.${ending}`
  await storage.put('private', fileKey, content)
  const { id } = await insertDocument(db, {
    ...row,
    fileKey,
    fileName: name,
    contentType: row.body === null ? 'application/pdf' : 'text/plain; charset=utf-8',
    sizeBytes: content.length,
    contentHash: hash('sha256', content, 'buffer'),
    uploadId,
  })
  return id
}

/** The client shared the second version, and both sides said something about it. */
async function talkAbout(db: Db, { clientId, bookingId }: DemoCase, documentId: number, at: Date): Promise<void> {
  await shareDocument(db, documentId, at)
  const { sellerId } = await findSeller(db, bookingId)
  const said = [
    [clientId, 'Can we fix a last day for the possession? My lease ends in June.'],
    [sellerId, 'The society’s transfer charges should be shared: that is what we agreed on.'],
  ] as const
  for (const [i, [authorId, words]] of said.entries()) {
    const saidAt = new Date(at.getTime() + (i + 1) * hourMs)
    await insertComment(db, { documentId, authorId, words, saidAt, key: `demo-comment-${i}-----` })
  }
}

const findSeller = (db: Db, bookingId: number | null) =>
  db.one<{ sellerId: number }>(sql`select seller_id from bookings where id = ${bookingId}`)
