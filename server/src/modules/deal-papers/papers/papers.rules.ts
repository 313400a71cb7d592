import type { DealPaper, DealPaperFile } from '@properysearch/contract/deal-papers/calls'
import { type DealPaperKind, dealPaperKinds } from '@properysearch/contract/deal-papers/facts'
import { fail } from '../../../platform/errors.ts'
import type { DealParties } from '../../bookings/index.ts'
import { sideIn } from '../whose-deal.ts'
import type { DealPaperFileRow, DealPaperRow } from './papers.sql.ts'

export const paperMovedOn = () => fail('moved-on', 'Papers can no longer be changed in this deal.')

export const nameOf = ({ kind, name }: { kind: DealPaperKind; name: string | null }): string =>
  name ?? dealPaperKinds[kind].name

/** In the middle of a sentence: index II stays as it is. */
export function nameInSentence(paper: Pick<DealPaperRow, 'kind' | 'name'>): string {
  if (paper.name) return `“${paper.name}”`
  const { name } = dealPaperKinds[paper.kind]
  return /^(Index|NA|7)/.test(name) ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`
}

export function fileOnWire(deal: DealParties, row: DealPaperFileRow): DealPaperFile {
  return {
    id: row.id,
    fileName: row.fileName,
    contentType: row.contentType,
    sizeBytes: row.sizeBytes,
    hash: row.contentHash.toString('hex'),
    by: sideIn(deal, row.uploadedBy),
    addedAt: row.uploadedAt.toISOString(),
    readers: row.version === null ? 'only-me' : 'both',
    version: row.version,
  }
}

/** What was last said or given counts: a paper that is asked for again after it was given is asked for. */
export function paperOnWire(
  deal: DealParties,
  row: DealPaperRow,
  files: readonly DealPaperFileRow[],
  userId: number,
): DealPaper & { id: number } {
  const own = files.filter((file) => file.paperId === row.id)
  const isGiven = own.some((file) => file.version !== null)
  const { name, about, from } = dealPaperKinds[row.kind]
  return {
    id: row.id,
    kind: row.kind,
    name: row.name ?? name,
    about: row.kind === 'other' ? '' : about,
    from,
    state: row.mark ?? (isGiven ? 'given' : 'open'),
    markedBy: row.markedBy === null ? null : sideIn(deal, row.markedBy),
    markedAt: row.markedAt?.toISOString() ?? null,
    mayRemove: row.kind === 'other' && row.addedBy === userId && own.length === 0,
    files: own.map((file) => fileOnWire(deal, file)),
  }
}

export function usualPaper(kind: DealPaperKind): DealPaper {
  const { name, about, from } = dealPaperKinds[kind]
  const nothing = { id: null, state: 'open', markedBy: null, markedAt: null, mayRemove: false, files: [] } as const
  return { ...nothing, kind, name, about, from, files: [] }
}
