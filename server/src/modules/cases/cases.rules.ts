import type { CaseItem, CasePaper, PaperRequest } from '@properysearch/contract/cases/case'
import { type CaseItemName, type CaseStage, itemsFor, lawyerReadsUntil } from '@properysearch/contract/cases/facts'
import type { Subcategory } from '@properysearch/contract/listings/facts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { type Failure, fail } from '../../platform/errors.ts'
import type { HireRow } from '../hires/index.ts'
import type { StageFacts } from './leads/stages.sql.ts'
import type { ItemRow, PaperRow, RequestRow } from './work/work.sql.ts'

type Hire = Pick<HireRow, 'state' | 'clientId' | 'professionalId' | 'acceptedAt' | 'closedAt'>

/** Work goes on: items are changed, papers and drafts are given. */
export const isOpen = ({ state }: Pick<HireRow, 'state'>): boolean => state === 'accepted' || state === 'waiting'

/** There is a draft to be talked about and approved. */
export const isTalkedAbout = (hire: Pick<HireRow, 'state'>): boolean => isOpen(hire) || hire.state === 'delivered'

export const sideOf = ({ clientId }: Pick<HireRow, 'clientId'>, userId: number): 'client' | 'lawyer' =>
  clientId === userId ? 'client' : 'lawyer'

/** The client always, once it was accepted: it is theirs. Its lawyer while they work, and as long after as the law says. */
export function mayRead(hire: Hire, userId: number, now: Date): boolean {
  if (hire.acceptedAt === null) return false
  if (sideOf(hire, userId) === 'client') return true
  if (hire.state === 'closed') return dayInIndia(now) <= lastDayOf(hire)
  return isTalkedAbout(hire) || hire.state === 'disputed'
}

const lastDayOf = ({ closedAt }: Hire): string => (closedAt ? lawyerReadsUntil(dayInIndia(closedAt)) : '')

export const readsUntil = (hire: Hire): string | null => (hire.state === 'closed' ? lastDayOf(hire) : null)

export function caseMovedOn(): Failure {
  return fail('moved-on', 'Work on this case has stopped for now. Please reload the page to see where it stands.')
}

/** What is furthest on counts; a missing paper before that, for nothing goes on without it. */
export function stageOf({ state }: Pick<HireRow, 'state'>, has: StageFacts | undefined): CaseStage {
  if (state === 'waiting') return 'awaited'
  if (!has) return 'accepted'
  if (has.hasApproved) return 'approved'
  if (has.hasDraft) return 'drafted'
  if (has.hasReport) return 'reported'
  if (has.hasConcern) return 'query'
  return has.hasItem ? 'search' : 'accepted'
}

/** The items for such a property, and whatever else was said something about. */
export function itemsOnWire(subcategory: Subcategory | null, rows: readonly ItemRow[]): CaseItem[] {
  const usual = itemsFor(subcategory)
  const others = rows.map(({ item }) => item).filter((item) => !usual.includes(item))
  return [...usual, ...others].map((item: CaseItemName) => {
    const row = rows.find((one) => one.item === item)
    return {
      item,
      state: row?.state ?? 'open',
      note: row?.note ?? null,
      changedAt: row?.changedAt.toISOString() ?? null,
    }
  })
}

export const paperOnWire = ({ id, fileName, sizeBytes, addedAt }: PaperRow): CasePaper => ({
  id,
  fileName,
  sizeBytes,
  addedAt: addedAt.toISOString(),
})

/** What waits for the client first. */
export function requestsOnWire(rows: readonly RequestRow[], papers: readonly PaperRow[]): PaperRequest[] {
  const shown = rows.map((row) => ({
    id: row.id,
    name: row.name,
    about: row.about,
    item: row.item,
    state: row.settledAs ?? ('open' as const),
    askedAt: row.askedAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
    reply: row.reply,
    papers: papers.filter(({ requestId }) => requestId === row.id).map(paperOnWire),
  }))
  return [...shown.filter(({ state }) => state === 'open'), ...shown.filter(({ state }) => state !== 'open').reverse()]
}
